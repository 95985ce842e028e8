#pragma once

#include "model/core/anygame.h"

#include <vector>

namespace tessera {

/// What a player could do with one move at the cost of another player, or to be nearer to the end of
/// a race. A value.
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
    /// Where the piece comes from; `Cell::None` when it is placed.
    Cell from = Cell::None;
    /// Where it goes; of a placement on several cells the first.
    Cell to = Cell::None;
    /// The pieces of others that would be removed or change sides.
    std::vector<Cell> victims;

    friend bool operator==(const Threat &, const Threat &) = default;
};

/// What `by` could do on `position` if it were their turn, found by trying their moves on a copy; of
/// games that weigh gains only what wins something. In the order of the game's moves; none where the
/// game cannot be asked.
[[nodiscard]] std::vector<Threat> threatsOf(const AnyPosition &position, Player by);

/// The same of all players but `against`, in the order of their turns, and only what takes or
/// converts pieces of `against` or leaves the board.
[[nodiscard]] std::vector<Threat> threatsAgainst(const AnyPosition &position, Player against);

/// The pieces of `owner` that `threats` would remove or convert, each once, ascending.
[[nodiscard]] std::vector<Cell> victimsOf(
    const AnyPosition &position, const std::vector<Threat> &threats, Player owner);

} // namespace tessera
