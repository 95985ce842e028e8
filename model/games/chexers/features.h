#pragma once

#include "model/games/chexers/position.h"
#include "model/games/chexers/race.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tessera::chexers {

/// What the evaluation looks at, as numbers of weights. The trainer and the evaluation read positions
/// through the same `forEachFeature`, so that what was learnt is what is used.
struct FeatureLayout
{
    /// By the turns until the player moves: 0, 1 or 2.
    static constexpr std::size_t kTempo = 0;
    /// Turns to go in the solo race, and exits for which a piece is yet to be won.
    static constexpr std::size_t kRace = 3;
    static constexpr std::size_t kMissing = 4;
    /// Pieces beyond those needed.
    static constexpr std::size_t kSpare = 5;
    /// By the number of pieces and of exits.
    static constexpr std::size_t kPieces = 6;
    static constexpr std::size_t kMostPieces = 8;
    static constexpr std::size_t kExits = kPieces + kMostPieces + 1;
    /// Own pieces that somebody could jump over, and others' that the player could, by the turns
    /// until the player moves.
    static constexpr std::size_t kJumpable = kExits + kExitsToWin + 1;
    static constexpr std::size_t kJumps = kJumpable + kPlayers;
    /// By hex, as the player sees the board, left and right the same.
    static constexpr std::size_t kHexes = kJumps + kPlayers;
    static constexpr std::size_t kCount = kHexes + 64;
};

using FeatureWeights = std::array<int, FeatureLayout::kCount>;

/// By player, each hex in the frame of the first player, the lower-numbered of a hex and its mirror
/// image in the player's axis.
inline constexpr std::array<std::array<Hex, 64>, kPlayers> kOwnFrame = [] {
    std::array<std::array<Hex, 64>, kPlayers> frames{};
    for (const Hex hex : chexers::kHexes) {
        Hex seen = hex;
        // A turn takes Red's frame to Green's; two more bring Green's back to Red's.
        for (int turns = 0; turns < kPlayers; ++turns) {
            const Axial at = axial(seen);
            const Hex mirrored = hexAt({at.q, -at.q - at.r});
            frames[static_cast<std::size_t>((kPlayers - turns) % kPlayers)][hex]
                = std::min(seen, mirrored);
            seen = turned(seen);
        }
    }
    return frames;
}();

/// The pieces `own` over which a piece of `others` could jump now.
template<int... directions>
[[nodiscard]] constexpr Bits jumpedOver(
    Bits own, Bits others, Bits empty, std::integer_sequence<int, directions...>)
{
    return own & (... | (shifted<directions>(others) & shifted<-directions>(empty)));
}

/// The four pieces nearest to the exit of `player`, or all when there are no more.
[[nodiscard]] Bits nearestFour(Bits pieces, Player player);

/// Calls `use(feature, amount)` for all that counts for `player`.
template<typename Use>
void forEachFeature(const Position &position, Player player, const RaceTable &race, Use use)
{
    using L = FeatureLayout;
    const Board &board = position.board();
    const Bits own = board.pieces(player);
    const Bits all = board.occupied();
    const Bits empty = kBoard & ~all;
    const int needed = std::max(kExitsToWin - position.exits(player), 0);
    const int pieces = std::popcount(own);
    const int missing = std::max(needed - pieces, 0);
    const auto wait = static_cast<std::size_t>(
        (index(player) - index(board.toMove()) + kPlayers) % kPlayers);
    use(L::kTempo + wait, 1);
    use(L::kRace, race.turns(player, nearestFour(own, player), needed - missing));
    use(L::kMissing, missing);
    use(L::kSpare, std::max(pieces - needed, 0));
    use(L::kPieces + std::min(static_cast<std::size_t>(pieces), L::kMostPieces), 1);
    use(L::kExits + static_cast<std::size_t>(kExitsToWin - needed), 1);
    use(L::kJumpable + wait, std::popcount(jumpedOver(own, all & ~own, empty, Directions())));
    use(L::kJumps + wait, std::popcount(jumpedOver(all & ~own, own, empty, Directions())));
    for (Bits left = own; left != 0;)
        use(L::kHexes + kOwnFrame[slot(player)][takeLowest(left)], 1);
}

} // namespace tessera::chexers
