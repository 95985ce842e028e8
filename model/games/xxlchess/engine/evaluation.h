#pragma once

#include "model/games/xxlchess/engine/exchange.h"
#include "model/games/xxlchess/engine/terms.h"
#include "model/games/xxlchess/rules/position.h"

#include <memory>
#include <vector>

namespace tessera::xxlchess {

struct PieceSquareSums;

/// The tables of the evaluation for a board with its pieces, made once for all searches on it.
struct EvaluationTables
{
    explicit EvaluationTables(const Ruleset &rules);

    /// The traits of a kind of piece.
    struct KindTraits
    {
        /// The class of pieces by value: 0 pawns, 1 light, 2 middling, 3 heavy.
        std::uint8_t rank = 0;
        /// The value of the rules' text (X1), in hundredths of a pawn, which measures how much material is left.
        std::int16_t worth = 0;
        bool likesOpenFiles = false;
    };

    RuleChoices choices;
    Terms terms;
    /// The value of each row of the terms, with many pieces and with few.
    std::vector<TaperedScore> values;
    /// The usual values of kinds in the evaluation, for static exchange evaluation.
    PieceValues exchangeValues{};
    std::array<KindTraits, kMostKinds> kinds{};
    /// The squares near each square: one and two steps away.
    std::vector<SquareSet> near;
    std::vector<SquareSet> around;
    /// Squares so near to promotion that the evaluation examines the pawn's way.
    PerPlayer<SquareSet> nearPromotion;
    /// The file of each square and the files beside it.
    std::array<std::uint32_t, kSquareCount> filesNear{};
    /// The nearness of each square to the middle, 0 at the corners.
    std::array<std::int16_t, kSquareCount> centrality{};
    /// The value of both sides' officers from which on the pieces count as many.
    int manyOfficers = 0;

    /// The game phase, from 0 at the end to `kFull`.
    [[nodiscard]] int fullness(const PieceSquareSums &pieces) const;
    static constexpr int kFull = 256;
    /// How much of a lead counts, in shares of `kFull`: with many pieces, a lead is less certain. Of the curves that
    /// were tried on results of self-play, this one predicted them best: 1.6 / (1 + 1.2 x) with a share x of the
    /// pieces.
    [[nodiscard]] static int certainty(int fullness)
    {
        return 8 * kFull * kFull / (5 * kFull + 6 * fullness);
    }

private:
    void setKinds(const Ruleset &rules);
    void setSquares(const Ruleset &rules);
    [[nodiscard]] int usualValue(const Ruleset &rules, Kind kind) const;
};

/// An entry of the pawn hash table: the score of a position's pawns by themselves, for both players.
struct alignas(32) PawnMemory
{
    /// The key of the pawns' squares; no position without pawns has this default.
    std::uint64_t key = ~std::uint64_t(0);
    std::array<TaperedScore, 2> worth;
};

/// The evaluation of positions in hundredths of a pawn: material, squares and mobility of the officers, pawns on their
/// way to promotion, threats, shelter of the king and attacks on it, and the driving of a bare king. It is a sum of
/// weights that are fitted to self-play (`weights.inc`), and works with any board and any piece set. Each search has
/// its own.
class Evaluation
{
public:
    /// The value for the player to move.
    [[nodiscard]] int operator()(const Position &position);
    /// The same, when the piece-square sums are known.
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

    /// The weights whose sum is the value of a position for White, for training.
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
