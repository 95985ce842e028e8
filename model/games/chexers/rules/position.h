#pragma once

#include "model/core/outcome.h"
#include "model/games/chexers/rules/board.h"
#include "model/games/chexers/rules/history.h"
#include "model/games/chexers/rules/reasons.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

namespace tessera::chexers {

/// The exits that win, the turns of all players after which the game is drawn, and the occurrences of a board that draw
/// (rules C5).
inline constexpr int kExitsToWin = Keys::kMostExits;
inline constexpr int kTurnLimit = Keys::kMostTurns;
inline constexpr int kRepetitionLimit = 4;

/// The content of a position text: a position without the boards before it.
struct Setup
{
    std::array<Bits, kPlayers> pieces = kStartEdges;
    std::array<std::uint8_t, kPlayers> exits{};
    int turnsTaken = 0;
};

/// What `Position::undo` needs besides the move: the former owner of a converted piece.
struct Undo
{
    Player convertedFrom = Player::None;
};

/// A position of Chexers and its rules: board, exits, turns, and the boards since the start, for repetitions (rules
/// C5). A copyable value of some 8 KB; search plays and takes back on one copy.
class Position
{
public:
    /// A game that starts from `setup`, whose board counts as its first occurrence.
    explicit Position(const Setup &setup = {});

    /// The player to move; turns go round strictly, passes included (rules C3).
    [[nodiscard]] Player toMove() const { return m_board.toMove(); }
    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] int exits(Player player) const { return m_exits[slot(player)]; }
    [[nodiscard]] int turnsTaken() const { return m_turnsTaken; }
    [[nodiscard]] Setup setup() const { return {m_board.allPieces(), m_exits, m_turnsTaken}; }

    [[nodiscard]] bool isOver() const { return m_end != EndReason::None; }
    [[nodiscard]] Outcome outcome() const;
    /// The number of occurrences of this board with this player to move, including the present one.
    [[nodiscard]] int occurrences() const { return m_history.occurrences(); }
    [[nodiscard]] bool hasOccurred() const { return m_history.repeats(); }

    /// A hash of board, player to move, exits and turns, but not of the boards before.
    [[nodiscard]] std::uint64_t hash() const
    {
        return m_board.key() ^ kKeys.exits[0][m_exits[0]] ^ kKeys.exits[1][m_exits[1]]
               ^ kKeys.exits[2][m_exits[2]] ^ kKeys.turn[static_cast<std::size_t>(m_turnsTaken)];
    }

    void legalMoves(MoveList &list) const;
    [[nodiscard]] std::size_t countLegalMoves() const;
    /// A legal move, drawn with equal chances by `bits`, which must be well mixed; empty when the game is over.
    [[nodiscard]] std::optional<Move> randomMove(std::uint64_t bits) const
    {
        return isOver() ? std::nullopt : std::optional(m_board.randomAction(bits));
    }

    Undo play(Move move);
    void undo(Move move, Undo undo);

    /// The same game with board and colours turned by `thirds` (0 to 2) thirds, and `thirds` turns later, since the
    /// turn number decides who is to move.
    [[nodiscard]] Position turnedBy(int thirds) const;

private:
    /// Adds the present board to the history and ends the game when it is drawn.
    void recordBoard();

    Board m_board;
    int m_turnsTaken;
    std::array<std::uint8_t, kPlayers> m_exits;
    EndReason m_end{};
    History m_history;
};

inline void Position::legalMoves(MoveList &list) const
{
    if (isOver())
        return;
    const std::size_t sizeBefore = list.size();
    m_board.actions(list);
    if (list.size() == sizeBefore)
        list.add(Move::pass());
}

inline std::size_t Position::countLegalMoves() const
{
    if (isOver())
        return 0;
    const int actions = m_board.countActions();
    return actions == 0 ? 1 : static_cast<std::size_t>(actions);
}

inline void Position::recordBoard()
{
    const bool mayRepeat = m_history.add(m_board.key(), kRepetitionLimit);
    // A win counts even when the same turn would make a draw (rules C5).
    if (isOver())
        return;
    if (mayRepeat && occurrences() >= kRepetitionLimit)
        m_end = EndReason::Repetition;
    else if (m_turnsTaken == kTurnLimit)
        m_end = EndReason::TurnLimit;
}

inline Undo Position::play(Move move)
{
    assert(!isOver());
    if (move.isExit() && ++m_exits[slot(toMove())] == kExitsToWin)
        m_end = reason::kExits;
    const Undo undo{m_board.play(move)};
    ++m_turnsTaken;
    recordBoard();
    return undo;
}

inline void Position::undo(Move move, Undo undo)
{
    m_history.drop();
    m_board.undo(move, undo.convertedFrom, m_history.last());
    --m_turnsTaken;
    m_end = EndReason::None;
    if (move.isExit())
        --m_exits[slot(toMove())];
}

} // namespace tessera::chexers
