#pragma once

#include "app/files/gamefile.h"

#include <QObject>

class QMenu;

namespace tessera {

struct GameSession;
class Lobby;
class Settings;

/// Which file the game on the board belongs to, and all ways in and out of files.
/// What was not saved is marked and never asked about: the game itself is kept anyway.
class GameFiles final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of dialogs. All must outlive this.
    GameFiles(Settings &settings, GameSession &session, Lobby &lobby, QWidget &window);

    /// The name of the game's file without its folder; empty when it has none.
    [[nodiscard]] QString fileName() const;
    /// Whether the game has moves that its file does not have.
    [[nodiscard]] bool isModified() const;

    void askOpen();
    void openPath(const QString &path);
    /// Goes on with a game that was read; what could not be read of it is said.
    std::optional<Error> open(const OpenedGame &game);

    /// To the game's file, or to one that is asked for.
    void save();
    /// Asks for a file; a copy leaves the game with the file it has.
    void askSave(bool isCopy);
    /// Whatever stands there is replaced.
    void saveTo(const QString &path, bool isCopy);

    /// The game as a file would have it now.
    [[nodiscard]] std::string text() const;
    /// Whether the game goes on in the fog; says then that `title` has to wait for its end.
    [[nodiscard]] bool mustWait(const QString &title);

    /// Shows the files opened or saved last; the latest first.
    void fillRecent(QMenu &menu);

signals:
    /// Another file, or another state of being saved.
    void changed();
    /// What was to be opened is no game but the configuration of one.
    void configurationOpened(const QString &path);
    /// It holds several games.
    void severalFound(const QString &path);
    /// A game was saved to a file, or opened from one that holds nothing else.
    void fileTaken(const QString &path);

private:
    void forget();
    void take(const std::string &path);
    /// The game on the board belongs to `path` again, which may hold less of it, or nothing any more; `mark` tells what stood
    /// in it last.
    void takeUp(const std::string &path, const std::string &mark);
    /// Says that the file was changed elsewhere, and asks whether to replace it.
    void askReplace();
    [[nodiscard]] QString offeredName(bool isCopy) const;

    Settings &m_settings;
    GameSession &m_session;
    Lobby &m_lobby;
    QWidget &m_window;
    std::string m_path;
    /// What the game's file had when it was read or written last.
    std::string m_mark;
    /// The game as its file has it.
    GameRecord m_saved;
};

} // namespace tessera
