#pragma once

#include "app/help/helptext.h"
#include "app/help/manual.h"

#include "view/theme/theme.h"

#include <QTextBlock>
#include <QTextBrowser>

#include <map>

namespace tessera {

/// Shows the rules of one game, or a page of the manual. The figures are boards, drawn by the board renderer in the
/// theme that holds now.
class HelpPage final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpPage(QWidget *parent = nullptr);

    void showHelp(const GameEntry &entry, const HelpText &help);
    void showManual(const ManualPage &page);
    void setTheme(const Theme &theme);
    /// Marks every place at which `words` stand; nothing when empty.
    void mark(const QString &words);
    /// Brings a section to the top.
    void showSection(const QString &id);
    /// The section that is read now; empty above the first.
    [[nodiscard]] QString section() const;

protected:
    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void layMarkdown();
    /// The heading of a section of the manual; invalid without one.
    [[nodiscard]] QTextBlock headingOf(const QString &section) const;

    const GameEntry *m_entry = nullptr;
    HelpText m_help;
    /// The page of the manual that is shown instead of rules; empty else.
    QString m_markdown;
    QString m_marked;
    Theme m_theme;
};

} // namespace tessera
