#pragma once

#include "model/core/anygame.h"

#include <vector>

namespace tessera {

/// A threat: what a player could do with one move at the cost of another player, or to come nearer to the end of a
/// race. A value.
struct Threat
{
    enum class Kind : std::uint8_t {
        /// Pieces of others would be removed.
        Take,
        /// Pieces of others would change sides, and none would be removed.
        Convert,
        /// A piece would leave for a place beside the board.
        Leave,
    };

    Kind kind = Kind::Take;
    Player by = Player::None;
    /// The cell that the piece comes from; `Cell::None` when it is placed.
    Cell from = Cell::None;
    /// The cell that it goes to; the first one for a placement on several cells.
    Cell to = Cell::None;
    /// The pieces of others that would be removed or change sides.
    std::vector<Cell> victims;

    friend bool operator==(const Threat &, const Threat &) = default;
};

/// The threats of `by` on `position` if it were their turn, found by trying their moves on a copy, in the order of the
/// game's moves; in games with gains, only moves that win something. Empty where the game cannot tell.
[[nodiscard]] std::vector<Threat> threatsOf(const AnyPosition &position, Player by);

/// The same of all players but `against`, in the order of their turns, and only what takes or
/// converts pieces of `against` or leaves the board.
[[nodiscard]] std::vector<Threat> threatsAgainst(const AnyPosition &position, Player against);

/// The pieces of `owner` that `threats` would remove or convert, each once, ascending.
[[nodiscard]] std::vector<Cell> victimsOf(
    const AnyPosition &position, const std::vector<Threat> &threats, Player owner);

} // namespace tessera
