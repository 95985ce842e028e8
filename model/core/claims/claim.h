#pragma once

#include "model/core/types.h"

#include <string>
#include <vector>

namespace tessera {

/// A claim is true of a position by the rules alone, independent of any evaluation: trying moves out proves it. Its
/// fields hold its subject, so that it can be proved again; the game puts it into words (`ProvesClaims`). A value.
struct Claim
{
    enum class Kind : std::uint8_t {
        /// `by` can take the pieces of `whom` on `cells`: `number` of them, at the cost of `cost` of their own. If `by`
        /// is to move, `moves` are all moves that do exactly this; otherwise there are none, and no player who moves
        /// before can prevent it.
        Takes,
        /// With any move of `by`, who is to move, the pieces of `whom` on `cells`, `number` of them, leave the board.
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
    /// For `Takes`: if `whom` moves next, no move of theirs takes the piece that the first of `moves` moved.
    bool isFree = false;
    std::vector<MoveCode> moves;
    /// A legal continuation from the position: the first of `moves`, or the line that a search expects.
    std::vector<MoveCode> line;
    /// The section of the rules that it follows from.
    std::string section;

    friend bool operator==(const Claim &, const Claim &) = default;
};

/// Whether `claim`, true after one move, says no more against its victim than `other`, true after another.
[[nodiscard]] bool isCovered(const Claim &claim, const Claim &other);

} // namespace tessera
