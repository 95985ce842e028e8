#pragma once

#include "model/core/anygame.h"
#include "model/record/programtrace.h"
#include "model/search/engine/engine.h"

#include <QObject>

#include <memory>

namespace tessera {

/// What a player is asked: a position of their own, what the clocks say, and a ticket that the
/// answer must carry.
struct MoveRequest
{
    std::shared_ptr<const AnyPosition> position;
    SearchLimits limits;
    int ticket = 0;
    /// The moves from the start of the game to `position`; programs of others are told them, and who plays
    /// against the solver of a puzzle.
    std::vector<MoveCode> moves{};
};

/// Why a program of others cannot go on.
struct PlayerTrouble
{
    /// For the record, if the game ends with it.
    EndReason reason = EndReason::None;
    QString sentence;
};

/// A player as the referee sees one, whoever it is. Asked for a move it answers with `chosen` once,
/// carrying the ticket it was asked with; an answer with an older ticket is not heard. Lives in the
/// window's thread and never blocks it.
class GamePlayer : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// A game begins: forget the one before.
    virtual void beginGame() {}
    /// Asks for a move; replaces a request that is not answered yet.
    virtual void request(const MoveRequest &request) = 0;
    /// Whether the player makes use of the others' time.
    [[nodiscard]] virtual bool ponders() const { return false; }
    /// Others are to move at `position`: a player that ponders, as `self`, thinks ahead until the next
    /// request or `cancel`.
    virtual void ponder(std::shared_ptr<const AnyPosition> /*position*/, Player /*self*/) {}
    /// The answer is no longer wanted.
    virtual void cancel() = 0;
    /// Answers at once with the best move so far.
    virtual void moveNow() {}
    [[nodiscard]] virtual bool isHuman() const = 0;

signals:
    /// `trace` is what a program of others took for it and wrote.
    void chosen(tessera::MoveCode move, int ticket, const tessera::ProgramTrace &trace = {});
    /// What the player thinks while it thinks.
    void thought(const tessera::SearchInfo &info, int ticket);
    /// The player cannot answer, for instance for want of memory.
    void failed(int ticket);
    /// A program of others has broken down; asked once more, it is started anew.
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
