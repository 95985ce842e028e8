#pragma once

#include "model/games/xxlchess/engine/exchange.h"
#include "model/games/xxlchess/engine/terms.h"
#include "model/games/xxlchess/rules/position.h"

#include <memory>
#include <vector>

namespace tessera::xxlchess {

struct PieceSquareSums;

/// What the evaluation of a board with its pieces needs, made once for all searches on it.
struct EvaluationTables
{
    explicit EvaluationTables(const Ruleset &rules);

    /// What is to be known of a kind of piece.
    struct KindTraits
    {
        /// Of pieces by worth: 0 pawns, 1 light, 2 middling, 3 heavy.
        std::uint8_t rank = 0;
        /// The text's value (X1), in hundredths of a pawn: a measure of how many pieces are left.
        std::int16_t worth = 0;
        bool likesOpenFiles = false;
    };

    RuleChoices choices;
    Terms terms;
    /// What a row of the terms is worth with many pieces and with few.
    std::vector<TaperedScore> values;
    /// What kinds are usually worth to the evaluation, for exchanges.
    PieceValues exchangeValues{};
    std::array<KindTraits, kMostKinds> kinds{};
    /// The squares near each square: one and two steps away.
    std::vector<SquareSet> near;
    std::vector<SquareSet> around;
    /// Where pawns are so near to promotion that the way there is looked at.
    PerPlayer<SquareSet> nearPromotion;
    /// The files of a square and beside it.
    std::array<std::uint32_t, kSquareCount> filesNear{};
    /// How near a square is to the middle, 0 at the corners.
    std::array<std::int16_t, kSquareCount> centrality{};
    /// Worth of both sides' officers with which the pieces count as many.
    int manyOfficers = 0;

    /// How far the game is from its end, from 0 to `kFull`.
    [[nodiscard]] int fullness(const PieceSquareSums &pieces) const;
    static constexpr int kFull = 256;
    /// How much of a lead counts, in shares of `kFull`: with many pieces more can still happen to it. Of
    /// the curves tried on own games' results the one that foretold them best: 1.6 / (1 + 1.2 x) with
    /// a share x of the pieces.
    [[nodiscard]] static int certainty(int fullness)
    {
        return 8 * kFull * kFull / (5 * kFull + 6 * fullness);
    }

private:
    void setKinds(const Ruleset &rules);
    void setSquares(const Ruleset &rules);
    [[nodiscard]] int usualValue(const Ruleset &rules, Kind kind) const;
};

/// What the pawns of a position come to by themselves, for both players.
struct PawnMemory
{
    /// Of the pawns' squares; no position has none of both colours and this key.
    std::uint64_t key = ~std::uint64_t(0);
    std::array<TaperedScore, 2> worth;
};

/// Judges positions in hundredths of a pawn: material, squares and mobility of the officers, pawns
/// on their way to promotion, threats, shelter of the king and attacks on it, and the driving of a
/// bare king. A sum of weights that are fitted to own games (`weights.inc`); works with any board and
/// any piece set. One for each search.
class Evaluation
{
public:
    /// For the player to move.
    [[nodiscard]] int operator()(const Position &position);
    /// The same, when the pieces' worth is known.
    [[nodiscard]] int operator()(const Position &position, const PieceSquareSums &pieces);
    [[nodiscard]] const EvaluationTables &tables(const Position &position)
    {
        prepare(position);
        return *m_tables;
    }
    [[nodiscard]] const PieceValues &values(const Position &position)
    {
        prepare(position);
        return m_tables->exchangeValues;
    }

    /// Of which weights the value of a position, for White, is the sum: for training.
    struct Trace
    {
        std::array<float, kWeightCount> middle{};
        std::array<float, kWeightCount> end{};
    };
    [[nodiscard]] Trace trace(const Position &position);

private:
    static constexpr std::size_t kPawnMemory = 16384;

    void prepare(const Position &position)
    {
        if (m_rules != position.sharedRules())
            changeRules(position);
    }
    void changeRules(const Position &position);

    std::shared_ptr<const Ruleset> m_rules;
    std::shared_ptr<const EvaluationTables> m_tables;
    std::vector<PawnMemory> m_pawns;
};

} // namespace tessera::xxlchess
