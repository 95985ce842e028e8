#pragma once

#include "model/games/tetress/evaluation.h"
#include "model/games/tetress/levels.h"
#include "model/games/tetress/tetress.h"

#include "model/search/searchgame.h"
#include "model/search/treegame.h"

#include <algorithm>

namespace tessera::tetress {

/// What the search asks of the game (see `SearchGame`).
struct Search
{
    using Rules = tetress::Rules;

    static constexpr std::uint32_t kPollInterval = 256;
    static constexpr LevelTable kLevels = tetress::kLevels;
    static constexpr std::size_t kCodeCount = Move::kCount + 1;

    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        // Full lines open the board again, so positions with so few moves are often far from the end:
        // a proof-number search proved no more of them with the same nodes, at three times the cost.
        tuning.wholeBelow = 25;
        tuning.lateMovesDepth = 4;
        tuning.usesContinuations = false;
        return tuning;
    }();

    /// With these the tree scored 36 of 60 against alpha-beta at the same processor time (20 ms a
    /// move), and 33 of 44 when it had become a fifth faster.
    static constexpr TreeTuning kTree = {
        .oddsScale = 150,
        .exploration = 0.4,
        .temperature = 80,
        .staticVisits = 0.5,
        .staticShare = 0.5,
        .laterVisits = 50,
    };

    [[nodiscard]] static int evaluate(const Position &position) { return evaluated(position); }
    static void rank(const Position &position, const Position::MoveList &moves, std::span<int> ranks)
    {
        evaluateMoves(position, moves, ranks);
    }
    [[nodiscard]] static std::uint16_t code(Move move)
    {
        return static_cast<std::uint16_t>(move.number() + 1);
    }
    [[nodiscard]] static int expectedTurns(const Position &position)
    {
        constexpr int kUsual = 35;
        return std::min(kUsual, (kTurnLimit - position.turnsTaken() + 1) / 2);
    }
};

static_assert(SearchGame<Search>);
static_assert(RanksMoves<Search>);

} // namespace tessera::tetress
