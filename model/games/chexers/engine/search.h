#pragma once

#include "model/games/chexers/engine/engine.h"
#include "model/games/chexers/engine/evaluation.h"
#include "model/games/chexers/rules/rules.h"
#include "model/search/paranoid/paranoidtree.h"

#include <algorithm>
#include <optional>

namespace tessera::chexers {

/// The game for paranoid search (see `SearchGame` and `MultiplayerGame`), with the hand-crafted evaluation of these
/// weights.
template<const Weights &weights>
struct Search
{
    using Rules = chexers::Rules;

    static constexpr std::uint32_t kPollInterval = 512;
    static constexpr LevelTable kLevels = chexers::kLevels;
    static constexpr SearchFeatures kFeatures{.scoresMoves = true, .findsTableMoves = true};
    static constexpr std::size_t kCodeCount = std::size_t{64} * 64;

    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        tuning.reverseFutilityMargin = 150;
        tuning.reverseFutilityDepth = 3;
        tuning.futilityBase = 100;
        tuning.futilityMargin = 100;
        tuning.futilityDepth = 3;
        tuning.lateMoveDepth = 0;
        tuning.reductionDivisor = 1.7;
        return tuning;
    }();

    Evaluation evaluation{weights};

    [[nodiscard]] int evaluate(const Position &position, Player player) const
    {
        return evaluation.evaluate(position, player);
    }
    [[nodiscard]] int evaluate(const Position &position) const
    {
        return evaluate(position, position.toMove());
    }

    [[nodiscard]] int drawScore(const Position &position, Player player) const
    {
        return evaluation.evaluate(position, player) < weights.behind ? weights.drawBehind
                                                                      : weights.draw;
    }

    [[nodiscard]] static std::uint16_t code(Move move) { return move.bits(); }

    [[nodiscard]] static int expectedTurns(const Position &position)
    {
        return chexers::expectedTurns(position);
    }

    [[nodiscard]] static bool hasOccurred(const Position &position)
    {
        return position.hasOccurred();
    }

    [[nodiscard]] static std::optional<Move> moveOf(const Position &position, std::uint16_t code)
    {
        const Move move = Move::ofBits(code);
        const Board &board = position.board();
        if (move == Move::pass())
            return board.countActions() == 0 ? std::optional(move) : std::nullopt;
        const Bits from = bit(move.from()) & board.pieces(board.toMove());
        if (move.isExit())
            return (from & kExitEdges[slot(board.toMove())]) != 0 ? std::optional(move)
                                                                  : std::nullopt;
        const Bits all = board.occupied();
        const Bits reached = (kNeighbours[move.from()] | across(from, all, Directions())) & kBoard
                             & ~all;
        return from != 0 && (reached & bit(move.to())) != 0 ? std::optional(move) : std::nullopt;
    }

    /// The gains of moves for their order: exits, then conversions.
    class MoveScorer
    {
    public:
        explicit MoveScorer(const Position &position)
            : m_own(position.board().pieces(position.toMove()))
        {}
        [[nodiscard]] int operator()(Move move) const
        {
            constexpr int kExit = 200;
            constexpr int kConversion = 100;
            if (move.isExit())
                return kExit;
            return move.isJump() && (m_own & bit(move.middle())) == 0 ? kConversion : 0;
        }

    private:
        Bits m_own;
    };
    [[nodiscard]] static MoveScorer moveScorer(const Position &position)
    {
        return MoveScorer(position);
    }

    [[nodiscard]] static PerPlayer<int> shares(const Position &position, Player player, int score)
    {
        return Evaluation(weights).shares(position, player, score);
    }
};

} // namespace tessera::chexers
