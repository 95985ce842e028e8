#pragma once

#include "model/games/tetress/engine/engine.h"
#include "model/games/tetress/engine/evaluation.h"
#include "model/games/tetress/rules/rules.h"

#include "model/search/engine/searchgame.h"
#include "model/search/mcts/treegame.h"

#include <algorithm>

namespace tessera::tetress {

/// The game for alpha-beta and Monte Carlo tree search (see `SearchGame` and `TreeTuning`).
struct Search
{
    using Rules = tetress::Rules;

    static constexpr std::uint32_t kPollInterval = 256;
    static constexpr LevelTable kLevels = tetress::kLevels;
    static constexpr SearchFeatures kFeatures{.ranksMoves = true};
    static constexpr std::size_t kCodeCount = Move::kCount + 1;

    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        // Full lines open the board again, so positions with so few moves are often far from the end. Proof-number
        // search proved no more of them with the same nodes, at three times the cost.
        tuning.fullWidthBelow = 25;
        tuning.lateMoveDepth = 4;
        tuning.usesContinuationHistory = false;
        return tuning;
    }();

    /// With these parameters the tree scored 36 of 60 against alpha-beta at the same processor time (20 ms a move), and
    /// 33 of 44 when it had become a fifth faster. Implicit minimax then scored 229 of 400 (123 of 200 with 1,500
    /// simulations each, 106 of 200 at 30 ms on a busy machine), and its principal variations were a quarter longer.
    ///
    /// A whole random playout says less than one of six turns with the static evaluation after it, and costs more
    /// (early playout termination). With that, and with less of the leaf's own evaluation, the tree scored 152.5 of 200
    /// against the tree before at 10 ms of processor time. Expansion at three visits instead of two then scored 122.5
    /// of 220. With longer times few games were played: 12.5 of 20 at 60 ms with two visits and 11 of 20 with three, and
    /// 32 of 44 at 100 ms.
    ///
    /// Placements come in any order: a quarter to more than half of the tree's nodes were transpositions. With shared
    /// transpositions, and with expansion that slows down as the memory fills, the principal variation of a second's
    /// search in 64 MiB has at least 10 plies instead of 2. At 50 ms a move, when the memory is far from full, this
    /// scored 157 of 310 against the tree before, and at 300 ms 22 of 40.
    ///
    /// A trained prior (a softmax over phase, shape, tokens around, lines cleared and nearly full; 16,000 positions
    /// with the visits of 5,000 simulations) did not help: the cross entropy of the visits fell only from 3.41 to 3.37,
    /// where their own entropy is 2.01. It scored 55 of 100 with the same simulations at several times the cost; with
    /// the tokens around alone, which cost little, 39.5 of 80.
    static constexpr TreeTuning kTree = {
        .oddsScale = 150,
        .exploration = 0.4,
        .temperature = 80,
        .staticVisits = 0.5,
        .staticShare = 0.2,
        .playoutTurns = 6,
        .raveVisits = 50,
        .minimaxShare = 0.2,
        .tempoBonus = 0.04,
        .expansionVisits = 3,
    };

    [[nodiscard]] static int evaluate(const Position &position)
    {
        return tetress::evaluate(position);
    }
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

} // namespace tessera::tetress
