#pragma once

#include "app/actions/actions.h"
#include "app/sound/sounds.h"
#include "controller/session/gamesession.h"

#include <QMainWindow>

namespace tessera {

class Appearance;
class FileDesk;
class GameExports;
class GameFiles;
class GamePage;
class Library;
class LibraryDesk;
class Lobby;
class Settings;
class SetupDesk;
class Speech;
class WindowDialogs;
class WindowFrame;
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
    /// See `FileDesk`.
    void openHandedOver(const QStringList &files);

    /// Shows the new-game dialog.
    void newGame();
    /// The same for the game named.
    void newGame(const QString &game);
    [[nodiscard]] GameSession &session() { return m_session; }
    [[nodiscard]] GamePage &page() const { return *m_page; }
    [[nodiscard]] Lobby &lobby() const { return *m_lobby; }
    [[nodiscard]] GameFiles &files() const;
    [[nodiscard]] Library &library() const { return *m_library; }
    [[nodiscard]] LibraryDesk &desk() const { return *m_desk; }
    [[nodiscard]] GameExports &exports() const;

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
    void connectStudy();
    /// Says that a game is not kept, and what can be done.
    void askToLose();
    void refreshActions();
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
    Lobby *m_lobby;
    Speech *m_speech;
    FileDesk *m_files;
    LibraryDesk *m_desk;
    SetupDesk *m_setups;
    WindowDialogs *m_dialogs;
    WindowFrame *m_frame;
    /// It was said that the game cannot be kept: whoever closes now has decided so.
    bool m_mayLose = false;
};

} // namespace tessera
