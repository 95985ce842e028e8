#pragma once

#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/engine.h"
#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/engine/picker.h"
#include "model/games/xxlchess/engine/piecesquaresums.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/search/engine/searchgame.h"

namespace tessera::xxlchess {

/// The game for alpha-beta search (see `SearchGame`).
class Search
{
public:
    using Rules = xxlchess::Rules;

    static constexpr std::uint32_t kPollInterval = 1024;
    static constexpr LevelTable kLevels = xxlchess::kLevels;
    static constexpr SearchFeatures kFeatures{
        .allowsNullMove = true,
        .knowsCheck = true,
        .hasSee = true,
        .predictsCheck = true,
        .endsWithoutMoves = true,
        .knowsRepetition = true,
        .hasOwnPicker = true,
        .skipsQuiets = true,
        .hasHistorySlots = true,
        .hasAccumulator = true,
        .hasPawnKey = true,
        .predictsHash = true,
        .knowsUrgency = true};
    static constexpr std::size_t kCodeCount = std::size_t{kSquareCount} * kSquareCount;
    static constexpr std::size_t kHistorySlots = xxlchess::kHistorySlots;

    /// The parameters were found by a regression over 1,728 games of engines that differed in random halves of 13 to 27
    /// parameters and heuristics; all together scored 163.5 of 260 against the usual ones.
    static constexpr SearchTuning kTuning = [] {
        SearchTuning tuning;
        tuning.quiescenceUsesTable = true;
        tuning.storesEvaluations = true;
        tuning.aspirationWindow = 15;
        tuning.averagesReverseFutility = true;
        tuning.lateMoveGrowth = 160;
        tuning.multiCut = true;
        tuning.reductionDivisor = 2.6;
        tuning.failLowBonus = 100;
        tuning.deltaMargin = 300;
        tuning.quiescencePlies = 6;
        return tuning;
    }();

    /// The game's staged move picker over this search's stack.
    class Picker : public xxlchess::Picker
    {
    public:
        Picker(
            Search &search,
            const Position &position,
            std::uint16_t tableCode,
            const Killers &killers,
            const QuietScore &quietScore)
            : xxlchess::Picker(
                search.m_moves,
                search.m_evaluation.values(position),
                position,
                tableCode,
                killers,
                quietScore)
        {}
        Picker(Search &search, const Position &position, int leastGain)
            : xxlchess::Picker(
                search.m_moves, search.m_evaluation.values(position), position, leastGain)
        {}
    };

    void reset(const Position &position)
    {
        m_pieceSquareSums.assign(1, PieceSquareSums(m_evaluation.tables(position), position));
    }
    void played(const Position &position, Move move)
    {
        m_pieceSquareSums.push_back(
            m_pieceSquareSums.back().after(m_evaluation.tables(position), position, move));
    }
    void undone() { m_pieceSquareSums.pop_back(); }

    [[nodiscard]] int evaluate(const Position &position)
    {
        return m_evaluation(position, m_pieceSquareSums.back());
    }
    /// Exact except for castling, promotions, and moves that change what may castle or step twice.
    [[nodiscard]] static std::uint64_t hashAfter(const Position &position, Move move)
    {
        return position.hashAfter(move);
    }
    [[nodiscard]] static std::uint16_t code(Move move) { return moveCode(move); }

    [[nodiscard]] static bool isUrgent(const Position &position, Move move)
    {
        return nearsPromotion(position, move);
    }
    [[nodiscard]] static std::uint16_t slot(const Position &position, Move move)
    {
        return historySlot(position.piece(move.from).kind(), move.to);
    }
    [[nodiscard]] bool losesMoreThan(const Position &position, Move move, int amount)
    {
        return isSeeBelow(position, move, m_evaluation.values(position), -amount);
    }

    [[nodiscard]] static std::uint64_t pawnKey(const Position &position)
    {
        return position.pawnKey();
    }

    [[nodiscard]] static int expectedTurns(const Position &)
    {
        constexpr int kUsual = 60;
        return kUsual;
    }

    [[nodiscard]] static bool isInCheck(const Position &position)
    {
        return position.isInCheck(position.toMove());
    }
    [[nodiscard]] static bool endsOtherwise(const Position &position)
    {
        return position.isKingTaken() || position.isDrawnByRule();
    }
    [[nodiscard]] static bool isRepetition(const Position &position)
    {
        return position.earlierOccurrences() > 0;
    }

    /// Not with pawns and the king alone, where zugzwang is likely.
    [[nodiscard]] static bool mayPlayNullMove(const Position &position)
    {
        const Player mover = position.toMove();
        return position.pieces(mover).without(position.pawns(mover)).count() > 1;
    }
    static int playNullMove(Position &position)
    {
        position.passTurn();
        return 0;
    }
    static void undoNullMove(Position &position, int) { position.passTurn(); }

private:
    Evaluation m_evaluation;
    /// The sums of each position on the line that is being searched.
    std::vector<PieceSquareSums> m_pieceSquareSums;
    MoveStack m_moves;
};

} // namespace tessera::xxlchess
