#pragma once

#include "model/core/fixedlist.h"
#include "model/core/outcome.h"
#include "model/games/tetress/rules/kernel.h"
#include "model/games/tetress/rules/tetromino.h"

#include <optional>

namespace tessera::tetress {

inline constexpr Player kRed = Player::First;
inline constexpr Player kBlue = Player::Second;

[[nodiscard]] constexpr Player opponent(Player player)
{
    return nextPlayer(player, 2);
}

/// The actions after which the tokens are counted (T5).
inline constexpr int kTurnLimit = 150;

/// A position of Tetress and its rules: two bitboards and the number of actions. A copyable value.
class Position
{
public:
    using MoveList = FixedList<Move, Move::kCount>;

    /// What `undo` needs besides the move: the tokens that full lines have removed, if there were any.
    struct Undo
    {
        std::optional<std::array<Board, 2>> cleared;
    };

    Position() = default;
    /// A position from a text or an editor; `actions` is at most `kTurnLimit`, and no cell has tokens of both players.
    Position(const Board &red, const Board &blue, int actions);

    void legalMoves(MoveList &list) const;
    [[nodiscard]] std::size_t countLegalMoves() const;
    /// A legal move drawn with equal chances by 64 random bits; empty when the game is over.
    [[nodiscard]] std::optional<Move> randomMove(std::uint64_t random) const;
    [[nodiscard]] bool isLegal(Move move) const;
    /// Plays a legal move.
    Undo play(Move move);
    void undo(Move move, const Undo &undone);

    [[nodiscard]] Player toMove() const { return playerAt(m_actions & 1); }
    [[nodiscard]] bool isAtTurnLimit() const { return m_actions >= kTurnLimit; }
    [[nodiscard]] bool isOver() const { return countLegalMoves() == 0; }
    [[nodiscard]] Outcome outcome() const;
    /// The actions of both players together.
    [[nodiscard]] int turnsTaken() const { return m_actions; }
    /// A hash of the tokens and the actions taken.
    [[nodiscard]] std::uint64_t hash() const;

    [[nodiscard]] const Board &tokens(Player player) const { return m_tokens[slot(player)]; }
    [[nodiscard]] Board occupied() const { return m_tokens[0] | m_tokens[1]; }
    /// The cells to one of which a placement of `player` must be adjacent: their tokens, or all cells at their first
    /// action (T3).
    [[nodiscard]] const Board &support(Player player) const;
    /// The placements that `player` would have if it were their turn, whatever the turn limit says.
    [[nodiscard]] int placementsOf(Player player) const;
    /// The same for Red and Blue.
    [[nodiscard]] std::array<int, 2> placementsOfBoth() const;

    friend bool operator==(const Position &, const Position &) = default;

private:
    [[nodiscard]] static std::size_t slot(Player player)
    {
        return static_cast<std::size_t>(player);
    }
    [[nodiscard]] bool isFirstActionOf(Player player) const { return m_actions <= index(player); }

    std::array<Board, 2> m_tokens{};
    int m_actions = 0;
};

} // namespace tessera::tetress
