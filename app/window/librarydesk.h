#pragma once

#include "app/rating/ratingbook.h"
#include "controller/session/gamesession.h"

#include <QObject>
#include <QPointer>

namespace tessera {

class Appearance;
class GameFiles;
class GamePage;
class Library;
class LibraryWindow;
class Lobby;
class Settings;

/// Brings library and ratings together with the window: games come from it to the board and go into it, files with
/// several games are offered, rated games are entered.
class LibraryDesk final : public QObject
{
    Q_OBJECT

public:
    /// What it works with; all must outlive it. `window` is the parent of its windows.
    struct Parts
    {
        Settings &settings;
        Appearance &appearance;
        GameSession &session;
        Library &library;
        GamePage &page;
        Lobby &lobby;
        GameFiles &files;
        QWidget &window;
    };

    explicit LibraryDesk(const Parts &parts);

    [[nodiscard]] RatingBook &ratings() const { return *m_ratings; }
    /// Shows the window of the library.
    LibraryWindow &show();

private:
    void connectFaults();
    /// Notes that somebody plays with help.
    void connectHelp();
    /// Offers the games of a file.
    void chooseGame(const QString &path);

    Parts m_parts;
    RatingBook *m_ratings;
    QPointer<LibraryWindow> m_window;
};

} // namespace tessera
