#pragma once

#include "model/core/facets/refusal.h"
#include "model/core/types.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

class AnyPosition;

namespace xxlchess {

/// A square of interest (X5) and the pieces that attack it.
struct AttackedSquare
{
    Cell square = Cell::None;
    std::vector<Cell> attackers;

    friend bool operator==(const AttackedSquare &, const AttackedSquare &) = default;
};

/// What a view shows of one side. Of a side whose pieces are not all seen (X7), only captured ones are given.
struct SideFacts
{
    Cell king = Cell::None;
    /// The pieces that give check; none while the side is not in check.
    std::vector<Cell> checkers;
    /// The number of the side's pieces of each kind that have been captured (kinds as in `PieceCard`).
    std::vector<int> captured;
    /// The value of its pieces in eighths of a pawn.
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

/// Why a game that goes on could be called a draw: what the switches of X5 end it by where they are on.
enum class Tiredness : std::uint8_t { None, Repeated, Quiet };

/// What a view shows of a position.
struct Facts
{
    PerPlayer<SideFacts> sides;
    std::optional<MateFacts> mate;
    /// White's material less Black's, in eighths of a pawn; empty where a part of it is not seen.
    std::optional<int> balance;
    /// Given on the turn on which it begins.
    Tiredness tiredness = Tiredness::None;

    friend bool operator==(const Facts &, const Facts &) = default;
};

class Position;
/// Defined beside the switches whose numbers it shares.
[[nodiscard]] Tiredness tirednessOf(const Position &position);

/// The facts of a position, which must be one of this game.
[[nodiscard]] Facts factsOf(const AnyPosition &position);

/// Whether a refused move would be legal but for an attack on the own king, so that the window says "You must defend
/// your king!" (X6).
[[nodiscard]] bool exposesKing(const Refusal &refusal);

} // namespace xxlchess
} // namespace tessera
