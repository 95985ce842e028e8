#pragma once

#include "model/games/chexers/engine/chances.h"
#include "model/games/chexers/engine/engine.h"
#include "model/games/chexers/engine/evaluation.h"
#include "model/games/chexers/engine/policynet.h"
#include "model/games/chexers/engine/styles.h"
#include "model/games/chexers/rules/rules.h"
#include "model/search/maxn/maxntree.h"

#include <algorithm>

namespace tessera::chexers {

/// The game for best-first max^n (see `MaxnGame`).
struct MaxnAdapter
{
    using Rules = chexers::Rules;

    static constexpr std::uint32_t kPollInterval = 512;
    static constexpr LevelTable kLevels = chexers::kLevels;
    static constexpr int kPlayers = chexers::kPlayers;
    static constexpr int kOddsScale = chexers::kOddsScale;
    /// Contempt: less than a third, so that players avoid draws.
    static constexpr float kDrawChance = 0.15F;

    [[nodiscard]] static std::uint16_t code(Move move) { return move.bits(); }
    [[nodiscard]] static int expectedTurns(const Position &position)
    {
        return chexers::expectedTurns(position);
    }
    [[nodiscard]] static bool hasOccurred(const Position &position)
    {
        return position.hasOccurred();
    }
    [[nodiscard]] static MoverOdds features(const Position &position)
    {
        return MoverOdds(PositionFeatures(position));
    }
    [[nodiscard]] static int oddsAfter(const MoverOdds &before, const Position &position, Undo undone)
    {
        const PositionFeatures now(before.features(), position, undone);
        return withHaste(before.after(now), now, chexers::before(position.toMove()));
    }
    [[nodiscard]] static PerPlayer<int> odds(const Position &position)
    {
        const PositionFeatures features(position);
        PerPlayer<int> odds;
        for (const Player player : kAllPlayers)
            odds[player] = withHaste(oddsOf(features, player), features, player);
        return odds;
    }
    [[nodiscard]] static int odds(const Position &position, Player player)
    {
        const PositionFeatures features(position);
        return withHaste(oddsOf(features, player), features, player);
    }

protected:
    /// The net's log-odds with a bonus for haste: each turn less in the solo race counts, and a piece that is missing
    /// for an exit counts as two turns. The chances alone are equal whether a lead is used or only kept: without the
    /// bonus as many games are won, but they take half as long again, and a few end in a draw (`bench_chexerswins`). In
    /// blocks of six seatings with 10,000 nodes, the net trained on games with three times this bonus for a turn scored
    /// 57 % (51 to 63) in 180 games with this bonus against the net before it, and 44 % with three times the bonus.
    [[nodiscard]] static int withHaste(int odds, const PositionFeatures &features, Player player)
    {
        constexpr int kTurn = 20;
        constexpr int kTurnsForPiece = 2;
        constexpr int kUsualTurns = 12;
        const int missing = std::max(kExitsToWin - features.material(player), 0);
        return odds + kTurn * (kUsualTurns - features.race(player) - kTurnsForPiece * missing);
    }
};

/// The game for best-first max^n that is guided by the policy and value net (see `HasPolicy`), and knows players who do
/// not search (see `HasStyles`).
struct PolicyMaxnAdapter : MaxnAdapter
{
    using Logits = PolicyNet::Logits;
    using MoveChances = chexers::MoveChances;

    /// Greedy players cannot be told from others: in 39 % of the turns of static max^n and of MCTS their moves looked like
    /// those, and the engine scored 3 of 12 against both with 0.1 s, 8.3 without styles.
    static constexpr std::array kStyles{Style::Racing};

    static constexpr std::uint32_t kPollInterval = 64;

    [[nodiscard]] static PerPlayer<int> odds(const Position &position)
    {
        const PositionFeatures features(position);
        const PolicyNet net(features);
        PerPlayer<int> odds;
        Player player = position.toMove();
        for (std::size_t seat = 0; seat < kAllPlayers.size(); ++seat, player = after(player))
            odds[player] = withHaste(net.odds(seat), features, player);
        return odds;
    }
    static void judge(const Position &position, const MoveList &moves, Logits &logits)
    {
        const PositionFeatures features(position);
        PolicyNet(features).judge(moves, logits);
    }
    static void addChances(
        Style style,
        const Position &position,
        const MoveList &moves,
        float weight,
        MoveChances &chances)
    {
        chexers::addChances(style, position, moves, weight, chances);
    }
    [[nodiscard]] static bool winsAtOnce(const Position &position)
    {
        const Player mover = position.toMove();
        return position.exits(mover) == kExitsToWin - 1
               && (position.board().pieces(mover) & kExitEdges[slot(mover)]) != 0;
    }
};

} // namespace tessera::chexers
