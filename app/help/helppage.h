#pragma once

#include "app/help/helptext.h"

#include "view/theme/theme.h"

#include <QTextBrowser>

#include <map>

namespace tessera {

/// Shows the rules of one game. The figures are boards, drawn by the board renderer in the theme that
/// holds now.
class HelpPage final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpPage(QWidget *parent = nullptr);

    void showHelp(const GameEntry &entry, const HelpText &help);
    void setTheme(const Theme &theme);
    /// Brings a section to the top.
    void showSection(const QString &id);
    /// The section that is read now; empty above the first.
    [[nodiscard]] QString section() const;

protected:
    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const GameEntry *m_entry = nullptr;
    HelpText m_help;
    Theme m_theme;
};

} // namespace tessera
