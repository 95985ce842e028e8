#pragma once

#include "model/core/refusal.h"
#include "model/core/types.h"

#include <optional>
#include <vector>

namespace tessera {

class AnyPosition;

namespace xxlchess {

/// A square of interest and the pieces that bear on it.
struct AttackedSquare
{
    Cell square = Cell::None;
    std::vector<Cell> attackers;
};

/// What a view shows of one side.
struct SideFacts
{
    Cell king = Cell::None;
    /// The pieces that give check; none while the side is not in check.
    std::vector<Cell> checkers;
    /// How many of the side's pieces of each kind have been lost (kinds as in `PieceCard`).
    std::vector<int> captured;
    /// Value of its pieces in eighths of a pawn.
    int material = 0;
};

/// A checkmate and what brings it about (X5).
struct MateFacts
{
    Player mated = Player::None;
    /// The pieces highlighted.
    std::vector<Cell> mating;
    /// The squares of interest, each with all pieces that attack it.
    std::vector<AttackedSquare> squares;
};

/// What a view shows of a position.
struct Facts
{
    PerPlayer<SideFacts> sides;
    std::optional<MateFacts> mate;

    /// White's material less Black's, in eighths of a pawn.
    [[nodiscard]] int balance() const
    {
        return sides[Player::First].material - sides[Player::Second].material;
    }
};

[[nodiscard]] Facts factsOf(const AnyPosition &position);

/// Whether a refusal means a move that would be legal but for an attack on the own king: then
/// the window says "You must defend your king!" (X6).
[[nodiscard]] bool exposesKing(const Refusal &refusal);

} // namespace xxlchess
} // namespace tessera
