#pragma once

#include "app/actions.h"
#include "app/gamesession.h"
#include "app/unfinishedgames.h"

#include <QMainWindow>
#include <QPointer>

class QStackedWidget;
class QToolBar;

namespace tessera {

class Appearance;
class GamePage;
class GuidedGame;
class HelpDialog;
class PreferenceMenus;
class Settings;
class StartPage;
struct OpenedGame;

/// The window: menus, tool bar, the start page and the game page. It owns the session and turns
/// actions into calls of it; it knows no rules.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// `settings` and `appearance` must outlive the window.
    MainWindow(
        Settings &settings,
        Appearance &appearance,
        const TimeSource &now = steadyTime(),
        QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Begins a game; an error is also shown in the window, and what was played goes on.
    std::optional<Error> start(const GameSetup &setup);

    /// Begins the game of a configuration file in the classic view. A file that cannot be used
    /// leaves everything as it was; the error is also shown in the window.
    std::optional<Error> startConfigured(const QString &path);
    /// Makes the window the classic one of 792×672 pixels (X6), or the usual one again.
    void setClassic(bool isClassic);
    /// Goes on with a game from a file; a file that could be read in part is opened as far as it
    /// goes, and the window says why no further.
    std::optional<Error> open(const OpenedGame &game);

    /// Shows the new-game dialog.
    void newGame();
    /// The same for the game named.
    void newGame(const QString &game);
    /// Shows the start page; the game on the board waits, and its clocks stand.
    void goHome();
    /// Whether the start page is shown.
    [[nodiscard]] bool isHome() const;

    /// Begins the guided game of the game named.
    void learn(const QString &game);

    [[nodiscard]] GameSession &session() { return m_session; }
    [[nodiscard]] GamePage &page() const { return *m_page; }
    [[nodiscard]] GuidedGame &guidedGame() const { return *m_guided; }
    [[nodiscard]] StartPage &startPage() const { return *m_start; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectActions();
    void connectSession();
    void connectStartPage();
    void connectGuidedGame();
    void restoreLayout();
    /// Shows the game page, before a game begins there or for one that goes on.
    void showGame();
    /// Goes on with the game on the board, or with one that was left before it.
    void continueGame(int number);
    void offerUnfinished();
    /// Keeps the game on the board for later, if it is one to be played on.
    void keepGame();
    /// Says what went wrong on the page that is shown.
    void showError(const Error &error);
    void openFile();
    /// Opens the rules of a game, or of the one on the board, at a section.
    void showRules(const QString &section, const QString &game = {});
    void setZen(bool isZen);
    /// The id of the game on the board, or of the one played last; empty before the first.
    [[nodiscard]] QString shownGame() const;
    /// Shows as much around the page as it and the view ask for.
    void refreshFrame();
    void refreshActions();
    void refreshTitle();
    void preferencesDialog();

    Settings &m_settings;
    Appearance &m_appearance;
    GameSession m_session;
    /// Looks at the session, so it goes first.
    std::unique_ptr<GamePage> m_page;
    Actions m_actions;
    PreferenceMenus *m_preferenceMenus;
    UnfinishedGames m_unfinished;
    GuidedGame *m_guided;
    StartPage *m_start;
    QStackedWidget *m_pages;
    QToolBar *m_toolBar;
    QPointer<HelpDialog> m_help;
    /// The game was paused by going to the start page.
    bool m_waits = false;
    bool m_isZen = false;
    /// What is on the board belongs to a guided game, and nobody will play on there.
    bool m_isLesson = false;
    /// The size to go back to from the classic view.
    QSize m_usualSize;
};

} // namespace tessera
