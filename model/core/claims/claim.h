#pragma once

#include "model/core/types.h"

#include <string>
#include <vector>

namespace tessera {

/// Something that is true of a position by the rules alone, whatever anybody thinks of it: trying moves out
/// proves it. What it is about stands in its fields, so that it can be proved again; the words are the game's
/// (`ProvesClaims`). A value.
struct Claim
{
    enum class Kind : std::uint8_t {
        /// `by` can take the pieces of `whom` on `cells`: `number` of them, at the cost of `cost` of their own. If `by` is to
        /// move, `moves` are all that do exactly this; else there are none, and whoever moves before cannot prevent it.
        Takes,
        /// Whatever `by`, who is to move, does, the pieces of `whom` on `cells` leave with that move, `number` of them.
        Loses,
        /// `by` wins with their own move number `number` at the latest, whatever the others do, and not
        /// earlier by force. If `by` is to move, each of `moves` begins that.
        Wins,
        /// A piece of `by` leaves for a place beside the board, in the same sense.
        Leaves,
        /// After the only one of `moves`, which is legal, `whom` is to move and has `number` legal moves.
        Choices,
    };

    Kind kind = Kind::Takes;
    Player by = Player::None;
    Player whom = Player::None;
    std::vector<Cell> cells;
    int number = 0;
    int cost = 0;
    /// Of `Takes`: `whom` has no move that takes the piece which the first of `moves` moved, if they move next.
    bool isFree = false;
    std::vector<MoveCode> moves;
    /// How it could go on from the position, legal moves: the first of `moves`, or what a search expects.
    std::vector<MoveCode> line;
    /// The section of the rules that it follows from.
    std::string section;

    friend bool operator==(const Claim &, const Claim &) = default;
};

/// Whether `claim`, true after one move, says no more against its victim than `other`, true after another.
[[nodiscard]] bool isCovered(const Claim &claim, const Claim &other);

} // namespace tessera
