#pragma once

#include "model/games/chexers/engine/race.h"
#include "model/games/chexers/rules/position.h"

#include <algorithm>

namespace tessera::chexers {

/// Own turns that the game will probably still take.
[[nodiscard]] inline int expectedTurns(const Position &position)
{
    constexpr int kUsual = 30;
    constexpr int kLeast = 10;
    return std::max(kUsual - position.turnsTaken() / kPlayers, kLeast);
}

/// What the parts of the evaluation are worth, in hundredths of a turn of the solo race.
struct Weights
{
    /// A turn less to go in the solo race.
    int turn = 100;
    /// Turns for an exit for which a piece is yet to be won.
    int missing = 550;
    /// A piece on the board, and one beyond those needed for the exits left.
    int piece = 100;
    int spare = 60;
    /// A piece that an opponent next to it could jump over.
    int jumpable = 120;
    /// How much of the others' standing is the best one's, per cent; the rest is their mean.
    int best = 30;
    /// What a draw is worth to a player who is not far behind: little enough to avoid it even when a
    /// paranoid search sees dark …
    int draw = -1500;
    /// … and to one who stands worse than this: a good end.
    int behind = -400;
    int drawBehind = 0;
};

/// How each player stands, in hundredths of a turn: only differences mean something. Owned by a
/// search.
class Evaluation
{
public:
    explicit Evaluation(const Weights &weights)
        : m_weights(weights)
    {}

    /// How `player` stands against the two others.
    [[nodiscard]] int against(const Position &position, Player player) const;
    /// How `player` stands in the race.
    [[nodiscard]] int standing(const Position &position, Player player) const;

    /// Everybody's winning chances per mille, 1,000 in all, when `player` stands at `score`.
    [[nodiscard]] PerPlayer<int> shares(const Position &position, Player player, int score) const;

private:
    Weights m_weights;
    const RaceTable &m_race = RaceTable::instance();
};

} // namespace tessera::chexers
