#pragma once

#include "model/games/chexers/chances.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/evaluation.h"
#include "model/games/chexers/levels.h"
#include "model/search/maxntree.h"

namespace tessera::chexers {

/// What max^n search asks of the game (see `ForeseesChances`).
struct Forecast
{
    using Rules = chexers::Rules;

    static constexpr std::uint32_t kPollInterval = 512;
    static constexpr LevelTable kLevels = chexers::kLevels;
    static constexpr int kPlayers = chexers::kPlayers;
    static constexpr int kOddsScale = chexers::kOddsScale;
    /// Less than a third, so that whoever still hopes to win goes on.
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
    [[nodiscard]] static Survey survey(const Position &position) { return Survey(position); }
    [[nodiscard]] static int oddsAfter(const Survey &before, const Position &position, Undo undone)
    {
        return oddsOf(Survey(before, position, undone), chexers::before(position.toMove()));
    }
    [[nodiscard]] static PerPlayer<int> odds(const Position &position)
    {
        const Survey survey(position);
        PerPlayer<int> odds;
        for (const Player player : kAllPlayers)
            odds[player] = oddsOf(survey, player);
        return odds;
    }
};

} // namespace tessera::chexers
