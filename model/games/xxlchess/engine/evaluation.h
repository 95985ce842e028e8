#pragma once

#include "model/games/xxlchess/engine/terms.h"
#include "model/games/xxlchess/rules/position.h"
#include "model/games/xxlchess/rules/see.h"

#include <memory>
#include <vector>

namespace tessera::xxlchess {

struct PieceSquareSums;

/// The tables of the evaluation for a board and its kinds of pieces, made once for all searches on it. Constant, so
/// threads may share them.
struct EvaluationTables
{
    explicit EvaluationTables(const Ruleset &rules);

    /// The traits of a kind of piece.
    struct alignas(8) KindTraits
    {
        /// The class by value: 0 pawns, 1 light (minor), 2 middling, 3 heavy (major) pieces.
        std::uint8_t valueClass = 0;
        /// The value in the rules' text (X1), in hundredths of a pawn; 0 for pawns and royal pieces. It measures the
        /// material that is left.
        std::int16_t materialValue = 0;
        bool likesOpenFiles = false;
    };

    RuleChoices choices;
    Terms terms;
    /// The tapered value of each row of the terms.
    std::vector<TaperedScore> values;
    /// The mean values of kinds in the evaluation, for static exchange evaluation.
    PieceValues seeValues{};
    std::array<KindTraits, kMostKinds> kinds{};
    /// The squares near each square: up to one step and up to two steps away.
    std::vector<SquareSet> near;
    std::vector<SquareSet> around;
    /// The squares from which a pawn is so near to promotion that its path is evaluated.
    PerPlayer<SquareSet> nearPromotion;
    /// The file of each square and the files beside it.
    std::array<std::uint32_t, kSquareCount> filesNear{};
    /// The nearness of each square to the middle, 0 at the corners.
    std::array<std::int16_t, kSquareCount> centrality{};
    /// The value of both sides' officers from which on the game phase is `kFull`.
    int manyOfficers = 0;

    /// The game phase for tapered evaluation, from 0 at the end to `kFull`.
    [[nodiscard]] int fullness(const PieceSquareSums &pieces) const;
    static constexpr int kFull = 256;
    /// The weight of a lead in a game phase, in shares of `kFull`: with many pieces, a lead is less certain. Of the
    /// curves that were fitted to results of self-play, this one predicted them best: 1.6 / (1 + 1.2 x) in phase x.
    [[nodiscard]] static int certainty(int fullness)
    {
        return 8 * kFull * kFull / (5 * kFull + 6 * fullness);
    }

private:
    void setKinds(const Ruleset &rules);
    void setSquares(const Ruleset &rules);
    [[nodiscard]] int usualValue(const Ruleset &rules, Kind kind) const;
};

/// An entry of the pawn hash table: the scores of the terms that depend on pawns alone, for both players.
struct alignas(32) PawnEntry
{
    /// The position's pawn key; the default marks an empty entry, and differs from that of positions without pawns.
    std::uint64_t key = ~std::uint64_t(0);
    std::array<TaperedScore, 2> scores;
};

/// The hand-crafted evaluation, in hundredths of a pawn: material, piece-square values and mobility of the officers,
/// passed pawns and pawn structure, space, threats, king safety, and mop-up of a bare king. It is a tapered sum of
/// weights that are trained on self-play (weights.h), and works with any board and any set of pieces. Not
/// thread-safe: each search has its own.
class Evaluation
{
public:
    /// The value for the player to move.
    [[nodiscard]] int operator()(const Position &position);
    /// The same with piece-square sums that are known already.
    [[nodiscard]] int operator()(const Position &position, const PieceSquareSums &pieces);
    /// The tables for the position's board.
    [[nodiscard]] const EvaluationTables &tables(const Position &position)
    {
        prepare(position);
        return *m_tables;
    }
    /// The values for static exchange evaluation.
    [[nodiscard]] const PieceValues &values(const Position &position)
    {
        prepare(position);
        return m_tables->seeValues;
    }

    /// The evaluation trace for training: how often each weight counts in the value for White, in the middle game and
    /// in the endgame.
    struct Trace
    {
        std::array<float, kWeightCount> middle{};
        std::array<float, kWeightCount> end{};
    };
    [[nodiscard]] Trace trace(const Position &position);

private:
    static constexpr std::size_t kPawnTableSize = 16384;

    void prepare(const Position &position)
    {
        if (m_rules != position.sharedRules())
            changeRules(position);
    }
    void changeRules(const Position &position);

    std::shared_ptr<const Ruleset> m_rules;
    std::shared_ptr<const EvaluationTables> m_tables;
    std::vector<PawnEntry> m_pawns;
};

} // namespace tessera::xxlchess
