#pragma once

#include "model/core/facets/refusal.h"
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

    friend bool operator==(const AttackedSquare &, const AttackedSquare &) = default;
};

/// What a view shows of one side; of a side whose pieces are not all seen, only its captured ones.
struct SideFacts
{
    Cell king = Cell::None;
    /// The pieces that give check; none while the side is not in check.
    std::vector<Cell> checkers;
    /// How many of the side's pieces of each kind have been lost (kinds as in `PieceCard`).
    std::vector<int> captured;
    /// Value of its pieces in eighths of a pawn.
    int material = 0;

    friend bool operator==(const SideFacts &, const SideFacts &) = default;
};

/// A checkmate and its causes (X5).
struct MateFacts
{
    Player mated = Player::None;
    /// The pieces highlighted.
    std::vector<Cell> mating;
    /// The squares of interest, each with all pieces that attack it.
    std::vector<AttackedSquare> squares;

    friend bool operator==(const MateFacts &, const MateFacts &) = default;
};

/// What a view shows of a position.
struct Facts
{
    PerPlayer<SideFacts> sides;
    std::optional<MateFacts> mate;
    /// White's material less Black's, in eighths of a pawn; empty where a part of it is not seen.
    std::optional<int> balance;

    friend bool operator==(const Facts &, const Facts &) = default;
};

[[nodiscard]] Facts factsOf(const AnyPosition &position);

/// Whether a refusal means a move that would be legal but for an attack on the own king: then
/// the window says "You must defend your king!" (X6).
[[nodiscard]] bool exposesKing(const Refusal &refusal);

} // namespace xxlchess
} // namespace tessera
