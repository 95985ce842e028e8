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

/// The weights of the evaluation's terms, in hundredths of a turn of the solo race.
struct Weights
{
    /// One turn less in the solo race.
    int turn = 100;
    /// An exit for which a piece has yet to be won.
    int missing = 550;
    /// A piece on the board, and one beyond those needed for the exits left.
    int piece = 100;
    int spare = 60;
    /// A piece that an opponent next to it could jump over.
    int jumpable = 120;
    /// The share of the best opponent's standing in the others' standing, per cent; the rest is their mean.
    int best = 30;
    /// The value of a draw for a player who is not far behind: so low that they avoid it even when a paranoid search is
    /// pessimistic …
    int draw = -1500;
    /// … and a player who stands worse than this takes a draw for a good end.
    int behind = -400;
    int drawBehind = 0;
};

/// The evaluation of each player's standing, in hundredths of a turn, of which only differences matter. A search owns
/// it.
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
