#pragma once

#include "model/games/chexers/engine/maxnadapter.h"
#include "model/games/chexers/engine/search.h"

namespace tessera::chexers {

/// The game for alpha-beta search with an evaluation by the learnt odds, as in max^n (see `MaxnAdapter`). `Guide`
/// orders the moves.
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
    /// As low as in `MaxnAdapter`, so that players who still hope to win play on.
    [[nodiscard]] static int drawScore(const Position &, Player)
    {
        static const int odds = ChanceTable::ofScale<kOddsScale>().odds(MaxnAdapter::kDrawChance);
        return odds;
    }
    /// The two others share the rest of `player`'s chance by their odds.
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

/// Monte Carlo tree search with playouts: max^n that plays some turns on from its leaves. With the best of four moves
/// it won 40 % in as much processor time (3 turns, 90 games; 6 turns, 120), and with half of the leaf's own value and
/// half of the playout's 39 % (6 turns) and 33 % (3 turns with the best of eight).
struct PlayingMaxnAdapter : MaxnAdapter
{
    static constexpr std::size_t kPlayoutTurns = 3;
    static constexpr int kPlayoutCandidates = 2;
};

} // namespace tessera::chexers
