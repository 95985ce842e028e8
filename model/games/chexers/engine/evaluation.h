#pragma once

#include "model/games/chexers/rules/position.h"
#include "model/games/chexers/rules/race.h"

#include <algorithm>

namespace tessera::chexers {

/// The turns that the player to move will probably still take.
[[nodiscard]] inline int expectedTurns(const Position &position)
{
    constexpr int kUsual = 30;
    constexpr int kLeast = 10;
    return std::max(kUsual - position.turnsTaken() / kPlayers, kLeast);
}

/// The weights of the hand-crafted evaluation, in hundredths of a turn of the solo race.
struct Weights
{
    /// A turn less in the solo race.
    int turn = 100;
    /// An exit for which a piece is missing.
    int missing = 550;
    /// A piece on the board, and one beyond those needed for the exits left.
    int piece = 100;
    int spare = 60;
    /// A piece over which an opponent could jump.
    int jumpable = 120;
    /// The share of the best opponent's value in that of the opponents, per cent; the rest is the mean of both.
    int bestOpponent = 30;
    /// Contempt: the value of a draw for a player who is not far behind, so low that they avoid it even when a paranoid
    /// search is pessimistic …
    int draw = -1500;
    /// … and the evaluation below which a player is far behind, with the value of a draw for them.
    int behind = -400;
    int drawBehind = 0;
};

/// The hand-crafted evaluation, in hundredths of a turn of the solo race. A search owns it.
class Evaluation
{
public:
    explicit Evaluation(const Weights &weights)
        : m_weights(weights)
    {}

    /// The evaluation for `player` against both opponents.
    [[nodiscard]] int evaluate(const Position &position, Player player) const;
    /// The value of `player`'s race and material; only differences between players matter.
    [[nodiscard]] int playerValue(const Position &position, Player player) const;

    /// Everybody's winning chances, 1,000 in all, where `score` is the evaluation for `player`.
    [[nodiscard]] PerPlayer<int> shares(const Position &position, Player player, int score) const;

private:
    Weights m_weights;
    const RaceTable &m_race = RaceTable::instance();
};

} // namespace tessera::chexers
