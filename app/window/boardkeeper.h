#pragma once

#include "app/files/unfinishedgames.h"
#include "app/library/libraryplace.h"
#include "model/library/libraryfiles.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <string>

namespace tessera {

class GamePage;
class GuidedGame;
class Settings;
struct GameSession;

/// Keeps the game on the board, so that nothing loses it: in its file among the unfinished games soon after each change
/// while it goes on, and in the library once it is over.
class BoardKeeper final : public QObject
{
    Q_OBJECT

public:
    /// What is known of the game on the board beside the game itself: made with each game, and dropped with it.
    struct OnBoard
    {
        /// The file to which it belongs, and the mark of its content when it was last read or written (see `fileMark`);
        /// empty for none.
        std::string file{};
        std::string fileMark{};
        /// Its place in the library, once it has one.
        LibraryPlace place{};
        /// It was played to its end here, so that the library is to have it.
        bool hasEnded = false;
        /// Something was said about it since it came to the board.
        bool hasNews = false;
        /// It was paused by leaving its page.
        bool waits = false;
        /// It belongs to a guided game, and nobody will play on there.
        bool isLesson = false;
        /// It was removed, or waits among the unfinished games: nobody goes on with it on this board.
        bool isLeft = false;
    };

    /// All must outlive this.
    BoardKeeper(
        Settings &settings,
        GameSession &session,
        GamePage &page,
        const GuidedGame &guided,
        QObject *parent);

    [[nodiscard]] UnfinishedGames &unfinished() { return m_unfinished; }
    [[nodiscard]] OnBoard &onBoard() { return m_onBoard; }
    [[nodiscard]] const OnBoard &onBoard() const { return m_onBoard; }

    /// Whether somebody may play on at the board, so that its game is to be kept.
    [[nodiscard]] bool isToBeKept() const;
    /// The game on the board as it is to be kept, if it is.
    [[nodiscard]] std::optional<KeptGame> game() const;
    void setFile(const std::string &path, const std::string &mark);
    /// The game on the board, which is over, is one of the library: what is said about it is kept there.
    void setPlace(const LibraryPlace &place);
    /// The library has these games no more, or again: what is said about the one on the board goes there accordingly.
    void noteRemoved(const std::vector<TakenGame> &games);
    void noteRestored(const std::vector<TakenGame> &games);
    /// Keeps the game on the board now.
    void keep();
    /// Before another game comes to the board: a comment that is being written counts as written, and what is not kept
    /// yet of the game is kept.
    void settle();
    /// Keeps it for certain, as the window closes. Returns whether every game is kept.
    [[nodiscard]] bool keepForGood();
    /// Puts the game on the board, which has ended, into the library.
    void finish();
    /// The game on the board waits among the unfinished ones from now on, if it is one to be kept.
    void leave();
    /// Another game has come to the board, where `left` was before, if that is to be kept; `isTaken` if it is the
    /// unfinished one that was handed out last.
    void takeNew(const std::optional<KeptGame> &left, bool isTaken);

signals:
    /// A game that is over was written to the folder of the library.
    void finishedSaved();
    /// What is said about a game that shares its file with others has changed.
    void sharedGameChanged(const tessera::LibraryPlace &place, const std::string &text);
    /// What was said about not keeping games holds no more.
    void recovered();
    /// Something about the files must be said.
    void told(const QString &sentence);

private:
    void connectGame();
    void connectWriter();
    void keepSoon();
    void begin();
    void end();
    void keepFinished();
    /// The game on the board goes on after all.
    void withdraw();
    [[nodiscard]] bool isAmong(const std::vector<TakenGame> &games) const;

    Settings &m_settings;
    GameSession &m_session;
    GamePage &m_page;
    const GuidedGame &m_guided;
    UnfinishedGames m_unfinished;
    OnBoard m_onBoard;
    /// Of the game that the last restart left.
    OnBoard m_beforeRestart;
    /// Why no game can be kept at present; empty when they can.
    QString m_fault;
    /// Runs from a change of the game to its being kept.
    QTimer m_keeping;
};

} // namespace tessera
