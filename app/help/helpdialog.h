#pragma once

#include "app/help/helptext.h"

#include "view/theme/theme.h"

#include <QDialog>

#include <map>

class QTreeWidget;
class QTreeWidgetItem;

namespace tessera {

class HelpPage;

/// The rules of all games in a window of its own, beside which one can play on: contents at the left,
/// the text at the right.
class HelpDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Shows a section of a game's rules; an empty section: their beginning.
    void showRules(const QString &game, const QString &section);
    [[nodiscard]] HelpPage &page() const { return *m_page; }
    /// The id of the game whose rules are shown.
    [[nodiscard]] QString game() const { return m_game; }

signals:
    /// Somebody wants to try what they read.
    void learnRequested(const QString &game);

private:
    void addGame(const GameEntry &entry);
    void showItem(const QTreeWidgetItem *item);
    [[nodiscard]] QTreeWidgetItem *itemOf(const QString &game, const QString &section) const;

    QTreeWidget *m_contents;
    HelpPage *m_page;
    QString m_game;
    std::map<QString, HelpText> m_texts;
};

} // namespace tessera
