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
    /// The same with its folder.
    [[nodiscard]] QString filePath() const { return QString::fromStdString(file()); }
    /// Whether the game has moves that its file does not have.
    [[nodiscard]] bool isModified() const;

    void askOpen();
    void openPath(const QString &path);
    /// Continues a game that was read, and reports what could not be read.
    std::optional<Error> open(const OpenedGame &game);

    /// Saves to the game's file, or asks for one.
    void save();
    /// Asks for a file; a copy leaves the game with the file it has.
    void askSave(bool isCopy);
    /// Saves to `path`, and replaces an existing file.
    void saveTo(const QString &path, bool isCopy);

    /// The game as a file would have it now.
    [[nodiscard]] std::string text() const;
    /// Whether the game goes on in the fog; says then that `title` has to wait for its end.
    [[nodiscard]] bool mustWait(const QString &title);

    /// Shows the files opened or saved last; the latest first.
    void fillRecent(QMenu &menu);

signals:
    /// The file has changed, or whether it is up to date.
    void changed();
    /// The opened file is the configuration of a game.
    void configurationOpened(const QString &path);
    /// The opened file holds several games.
    void severalFound(const QString &path);
    /// Somebody wants to say who plays which side of the opened game.
    void playersWanted();
    /// A game was saved to a file, or opened from one that holds nothing else.
    void fileTaken(const QString &path);

private:
    /// The file of the game on the board, which its keeper knows; empty for none.
    [[nodiscard]] const std::string &file() const;
    void take(const std::string &path, const std::string &mark);
    /// Connects the game on the board with `path` again, which may lack a part of it, or have gone; `mark` is that of
    /// its last content.
    void takeUp(const std::string &path, const std::string &mark);
    /// Lists the file among those that were used.
    void remember(const std::string &path);
    /// Asks who plays on in a game of which no person, or a program that is not here, plays a side.
    void askWhoPlays();
    /// Says that the file was changed elsewhere, and asks whether to replace it.
    void askReplace();
    [[nodiscard]] QString offeredName(bool isCopy) const;

    Settings &m_settings;
    GameSession &m_session;
    Lobby &m_lobby;
    QWidget &m_window;
    /// The game as it is in its file.
    GameRecord m_saved;
};

} // namespace tessera
