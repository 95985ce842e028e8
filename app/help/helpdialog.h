#pragma once

#include "app/help/helptext.h"
#include "app/help/manual.h"

#include "view/theme/theme.h"

#include <QDialog>

#include <map>
#include <vector>

class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tessera {

class HelpPage;

/// The manual and the rules of all games in a window of its own, beside which one can play on: contents at the left,
/// the text at the right, a search over everything, and the way back.
class HelpDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Shows a section of a game's rules; an empty section: their beginning.
    void showRules(const QString &game, const QString &section);
    /// Shows a page of the manual, at a section or at its beginning. An unknown page: the first.
    void showManual(const QString &page, const QString &section = {});
    [[nodiscard]] HelpPage &page() const { return *m_page; }
    /// The id of the game whose rules are shown; empty at a page of the manual.
    [[nodiscard]] QString game() const { return m_game; }
    /// The id of the page of the manual that is shown; empty at rules.
    [[nodiscard]] QString manualPage() const { return m_manualPage; }

signals:
    /// Somebody wants to try what they read.
    void learnRequested(const QString &game);

private:
    [[nodiscard]] QWidget *makeContents();
    [[nodiscard]] QWidget *makeButtons();
    void addContents();
    void addGame(const GameEntry &entry);
    QTreeWidgetItem *addTop(const QString &title, int role, const QString &id);
    void addSection(
        QTreeWidgetItem *top, const QString &id, const QString &title, const QString &text);
    void showItem(QTreeWidgetItem *item);
    void follow(const QUrl &link);
    /// Goes `step` places through what was read: -1 back, 1 forward.
    void walk(int step);
    /// Shows only what has all these words.
    void search(const QString &words);
    void enableButtons();
    [[nodiscard]] QTreeWidgetItem *itemOf(int role, const QString &id, const QString &section) const;
    void select(QTreeWidgetItem *item);

    QLineEdit *m_search;
    QTreeWidget *m_contents;
    HelpPage *m_page;
    QPushButton *m_back = nullptr;
    QPushButton *m_forward = nullptr;
    QPushButton *m_learn = nullptr;
    QString m_game;
    QString m_manualPage;
    std::map<QString, HelpText> m_texts;
    std::vector<ManualPage> m_manual;
    /// What was read, and which of it is shown.
    std::vector<QTreeWidgetItem *> m_read;
    std::size_t m_shown = 0;
    bool m_isWalking = false;
};

} // namespace tessera
