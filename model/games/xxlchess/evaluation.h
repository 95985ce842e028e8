#pragma once

#include "model/games/xxlchess/exchange.h"
#include "model/games/xxlchess/position.h"

#include <memory>
#include <vector>

namespace tessera::xxlchess {

/// Judges positions in hundredths of a pawn: material by the text's values (X1), squares and
/// mobility of the officers, pawns on their way to promotion, shelter of the king and attacks on
/// it, and the driving of a bare king. Works with any board and any piece set; its tables are made
/// when it first sees a rule set. One for each search.
class Evaluation
{
public:
    /// For the player to move.
    [[nodiscard]] int operator()(const Position &position);
    [[nodiscard]] const PieceValues &values(const Position &position)
    {
        prepare(position);
        return m_values;
    }

private:
    /// What an officer's movement is worth, by kind.
    struct KindWeights
    {
        int leap = 0;
        int slide = 0;
        /// How much an attacked square near the enemy king counts.
        int danger = 0;
        int centre = 0;
    };
    /// The squares near a king, as a set and along the lines.
    struct Zone
    {
        SquareSet squares;
        LineWords lines;
    };
    /// What is summed up for one side.
    struct Side;

    void prepare(const Position &position);
    void prepareKinds(const Ruleset &rules);
    void officers(const Position &position, Player player, Side &side, const Side &other) const;
    void officer(const Position &position, Square square, Side &side, const Side &other) const;
    void pawns(const Position &position, Player player, Side &side, const Side &other) const;
    [[nodiscard]] int kingSafety(
        const Position &position, Player player, const Side &side, const Side &other) const;
    [[nodiscard]] int driving(const Position &position, Player player, const Side &other) const;

    std::shared_ptr<const Ruleset> m_rules;
    PieceValues m_values{};
    std::array<KindWeights, kMostKinds> m_weights{};
    /// How near a square is to the middle, 0 at the corners.
    std::array<std::int16_t, kSquareCount> m_centrality{};
    std::vector<Zone> m_zones;
};

} // namespace tessera::xxlchess
