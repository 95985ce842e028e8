#pragma once

#include "app/game/gamesession.h"
#include "app/sound/sounds.h"
#include "app/window/actions.h"

#include <QMainWindow>
#include <QPointer>

class QToolBar;

namespace tessera {

class Appearance;
class Composer;
class GameExports;
class GameFiles;
class GamePage;
class HelpDialog;
class Library;
class LibraryDesk;
class Lobby;
class PreferenceMenus;
class Settings;
struct ConfiguredSetup;
struct OpenedGame;
struct Preferences;

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
    /// The same with whatever `configurationKind` tells of: a configuration, its folder, or a layout
    /// (by the configuration of the same name beside it, else with the players and clocks of last time).
    std::optional<Error> startFrom(const QString &path);
    /// Makes the window the classic one of 792×672 pixels (X6), or the usual one again.
    void setClassic(bool isClassic);
    /// Goes on with a game from a file; a file that could be read in part is opened as far as it
    /// goes, and the window says why no further.
    std::optional<Error> open(const OpenedGame &game);

    /// Shows the new-game dialog.
    void newGame();
    /// The same for the game named.
    void newGame(const QString &game);
    [[nodiscard]] GameSession &session() { return m_session; }
    [[nodiscard]] GamePage &page() const { return *m_page; }
    [[nodiscard]] Lobby &lobby() const { return *m_lobby; }
    [[nodiscard]] GameFiles &files() const { return *m_files; }
    [[nodiscard]] Library &library() const { return *m_library; }
    [[nodiscard]] LibraryDesk &desk() const { return *m_desk; }
    [[nodiscard]] GameExports &exports() const { return *m_exports; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void connectActions();
    void connectSession();
    void connectLobby();
    /// Begins what a file sets up, and says what was odd about it.
    std::optional<Error> startRead(const ConfiguredSetup &read);
    void restoreLayout();
    void connectFiles();
    void connectComposer();
    /// Opens the rules of a game, or of the one on the board, at a section.
    void showRules(const QString &section, const QString &game = {});
    void setZen(bool isZen);
    /// The id of the game on the board, or of the one played last; empty before the first.
    [[nodiscard]] QString shownGame() const;
    /// Shows as much around the page as it and the view ask for.
    void refreshFrame();
    void refreshActions();
    void refreshTitle();
    /// The same for what is set up already, if it is.
    void newGame(const QString &game, const std::optional<GameSetup> &wanted);
    /// Opens the position editor; what is set up there is played from, or left.
    void editPosition();
    void checkAgent();
    /// Asks a program what it would play at the position shown.
    void askProgram();
    void preferencesDialog();
    /// What the window itself takes from the preferences: its keys, sounds, what is allowed.
    void followPreferences(const Preferences &preferences);
    /// Lets the computer think ahead if it may, somebody looks, and a processor is to spare.
    void followPondering();

    Settings &m_settings;
    Appearance &m_appearance;
    GameSession m_session;
    std::unique_ptr<Library> m_library;
    /// Looks at the session, so it goes first.
    std::unique_ptr<GamePage> m_page;
    Sounds m_sounds;
    Actions m_actions;
    PreferenceMenus *m_preferenceMenus;
    Lobby *m_lobby;
    GameFiles *m_files;
    GameExports *m_exports;
    LibraryDesk *m_desk;
    Composer *m_composer;
    QToolBar *m_toolBar;
    QPointer<HelpDialog> m_help;
    bool m_isZen = false;
    /// What the configuration file that was opened last sets up.
    std::optional<GameSetup> m_configured;
    /// The size to go back to from the classic view.
    QSize m_usualSize;
};

} // namespace tessera
