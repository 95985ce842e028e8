#pragma once

#include "model/core/anygame.h"
#include "model/core/phrase.h"
#include "model/record/programtrace.h"
#include "model/search/engine/engine.h"

#include <QObject>

#include <memory>

namespace tessera {

/// A question to a player: a copy of the position, the clocks, and a ticket that the answer must carry.
struct MoveRequest
{
    std::shared_ptr<const AnyPosition> position;
    SearchLimits limits;
    int ticket = 0;
    /// The moves from the start of the game to `position`, for other programs and for the opponent of a puzzle's
    /// solver.
    std::vector<MoveCode> moves{};
};

/// Why another program cannot go on.
struct PlayerTrouble
{
    /// The reason for the record, if the game ends with it.
    EndReason reason = EndReason::None;
    Phrase sentence;
};

/// The referee's interface to a player of any kind. A request for a move is answered once, by `chosen` with the ticket
/// of the request; an answer with an older ticket is ignored. Lives in the window's thread and never blocks it.
class GamePlayer : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The game has ended: the player forgets it and lets its memory go, until the next request.
    virtual void endGame() {}
    /// Asks for a move; replaces a request that is not answered yet.
    virtual void request(const MoveRequest &request) = 0;
    /// Whether the player uses the others' time.
    [[nodiscard]] virtual bool ponders() const { return false; }
    /// Others are to move at `position`: a player that ponders, as `self`, thinks ahead until the next
    /// request or `cancel`.
    virtual void ponder(const AnyPosition & /*position*/, Player /*self*/) {}
    /// Withdraws the request.
    virtual void cancel() = 0;
    /// Answers at once with the best move so far.
    virtual void moveNow() {}
    [[nodiscard]] virtual bool isHuman() const = 0;

signals:
    /// The player has chosen a move; `trace` is that of another program.
    void chosen(tessera::MoveCode move, int ticket, const tessera::ProgramTrace &trace = {});
    /// Reports the search of a thinking player.
    void thought(const tessera::SearchInfo &info, int ticket);
    /// The player cannot answer, for instance for lack of memory.
    void failed(int ticket);
    /// Another program has broken down; the next request starts it anew.
    void broke(const tessera::PlayerTrouble &trouble, int ticket);
};

/// A person at the board: the input controller chooses for them.
class HumanPlayer final : public GamePlayer
{
    Q_OBJECT

public:
    using GamePlayer::GamePlayer;

    void request(const MoveRequest &request) override { m_ticket = request.ticket; }
    void cancel() override { m_ticket = 0; }
    [[nodiscard]] bool isHuman() const override { return true; }
    /// The person's move, made on the board.
    void choose(MoveCode move) { emit chosen(move, m_ticket); }

private:
    int m_ticket = 0;
};

} // namespace tessera

Q_DECLARE_METATYPE(tessera::MoveCode)
Q_DECLARE_METATYPE(tessera::ProgramTrace)
Q_DECLARE_METATYPE(tessera::SearchInfo)
Q_DECLARE_METATYPE(tessera::PlayerTrouble)
