#pragma once

#include "model/games/chexers/engine/maxnadapter.h"
#include "model/games/chexers/engine/search.h"

namespace tessera::chexers {

/// The game for alpha-beta search with the net's evaluation, as in max^n (see `MaxnAdapter`). All else, such as the
/// move ordering, is that of `Guide`.
template<typename Guide>
struct NetSearch : Guide
{
    [[nodiscard]] static int evaluate(const Position &position, Player player)
    {
        return MaxnAdapter::odds(position, player);
    }
    [[nodiscard]] static int evaluate(const Position &position)
    {
        return evaluate(position, position.toMove());
    }
    /// Contempt: the value of a draw is that of `MaxnAdapter`.
    [[nodiscard]] static int drawScore(const Position &, Player)
    {
        static const int odds = ChanceTable::ofScale<kOddsScale>().odds(MaxnAdapter::kDrawChance);
        return odds;
    }
    /// The opponents share what `player`'s chance leaves, in proportion to their own chances.
    [[nodiscard]] static PerPlayer<int> shares(const Position &position, Player player, int score)
    {
        constexpr float kWhole = 1000;
        const ChanceTable &table = ChanceTable::ofScale<kOddsScale>();
        const Player next = after(player);
        const float ours = table.chance(score);
        const float one = table.chance(MaxnAdapter::odds(position, next));
        const float other = table.chance(MaxnAdapter::odds(position, after(next)));
        PerPlayer<int> shares;
        shares[player] = static_cast<int>(kWhole * ours);
        shares[next] = static_cast<int>(kWhole * (1 - ours) * (one / (one + other)));
        shares[after(next)] = static_cast<int>(kWhole) - shares[player] - shares[next];
        return shares;
    }
};

/// Monte Carlo tree search with playouts: max^n with a short playout from each leaf. In equal processor time, playouts
/// with the best of four moves won 40 % (3 turns, 90 games; 6 turns, 120), and the mean of the leaf's evaluation and
/// the playout's 39 % (6 turns) and 33 % (3 turns with the best of eight).
struct PlayoutMaxnAdapter : MaxnAdapter
{
    static constexpr std::size_t kPlayoutTurns = 3;
    static constexpr int kPlayoutCandidates = 2;
};

} // namespace tessera::chexers
