#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

#include <optional>

namespace tessera {

class Appearance;
class Composer;
class GamePage;
class Lobby;
class NewGameDialog;
class Settings;
struct ConfiguredSetup;

/// Where games are set up: opens the dialog for a new game and the position editor over the window, and begins
/// the games of configuration files.
class SetupDesk final : public QObject
{
    Q_OBJECT

public:
    /// What it works with; all must outlive it. `window` is the parent of its dialogs.
    struct Parts
    {
        Settings &settings;
        Appearance &appearance;
        GameSession &session;
        GamePage &page;
        Lobby &lobby;
        QWidget &window;
    };

    explicit SetupDesk(const Parts &parts);

    /// Opens the dialog for a new game of the kind named.
    void newGame(const QString &game);
    /// Asks who plays which side of the running game from now on.
    void changePlayers();
    /// Asks for a side and a level, and goes on against the computer from the position shown.
    void goOn();
    /// Opens the position editor; a new game, an analysis or a puzzle may follow from it.
    void editPosition();
    /// Begins the game of a configuration file, see `MainWindow::startConfigured`.
    std::optional<Error> startConfigured(const QString &path);
    /// The same with a configuration, its folder or a layout, see `MainWindow::startFrom`.
    std::optional<Error> startFrom(const QString &path);

signals:
    /// The game that has begun is to be seen in the classic view.
    void classicWanted();
    /// The position that has come to the board is to be analysed.
    void analysisWanted();

private:
    /// Opens the dialog for a new game of the kind named, with what was set up last.
    NewGameDialog &openNewGame(const QString &game);
    /// Turns the board to its only person, who plays on.
    void faceThePerson();
    /// Whether the game on the board is the one that a configuration file set up last.
    [[nodiscard]] bool isConfiguredOnBoard() const;
    /// Begins what a file sets up, and says what was odd about it.
    std::optional<Error> startRead(const ConfiguredSetup &read);

    Parts m_parts;
    Composer *m_composer;
    /// What the configuration file that was opened last sets up.
    std::optional<GameSetup> m_configured;
};

} // namespace tessera
