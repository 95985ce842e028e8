#include "model/games/chexers/engine/evaluation.h"

#include "model/games/chexers/engine/positionfeatures.h"

#include <algorithm>
#include <cmath>

namespace tessera::chexers {

int Evaluation::playerValue(const Position &position, Player player) const
{
    const Bits own = position.board().pieces(player);
    const Bits all = position.board().occupied();
    const int needed = kExitsToWin - position.exits(player);
    const int pieces = std::popcount(own);
    const int missing = std::max(needed - pieces, 0);
    const int turns = m_race.turns(player, nearestFour(own, player), needed - missing);
    Bits threatened = 0;
    addJumpedOver(all & ~own, kBoard & ~all, threatened);
    return -m_weights.turn * turns - m_weights.missing * missing
           + m_weights.piece * (pieces + kExitsToWin - needed)
           + m_weights.spare * std::max(pieces - needed, 0)
           - m_weights.jumpable * std::popcount(own & threatened);
}

int Evaluation::evaluate(const Position &position, Player player) const
{
    const int own = playerValue(position, player);
    const int one = playerValue(position, after(player));
    const int other = playerValue(position, before(player));
    constexpr int kAll = 100;
    const int theirs = m_weights.bestOpponent * std::max(one, other)
                       + (kAll - m_weights.bestOpponent) * (one + other) / 2;
    return own - theirs / kAll;
}

PerPlayer<int> Evaluation::shares(const Position &position, Player player, int score) const
{
    // So much multiplies the odds by e; fitted to the results of 33,000 positions of self-play. With equal values
    // everybody has a third.
    constexpr double kScale = 310;
    constexpr int kWhole = 1000;
    const Player one = after(player);
    const Player other = before(player);
    const double odds = std::exp(score / kScale) / 2;
    const double oneOverOther = std::exp(
        (playerValue(position, one) - playerValue(position, other)) / kScale);
    PerPlayer<int> shares;
    shares[player] = static_cast<int>(std::lround(kWhole * odds / (1 + odds)));
    const int rest = kWhole - shares[player];
    shares[one] = static_cast<int>(std::lround(rest * oneOverOther / (1 + oneOverOther)));
    shares[other] = rest - shares[one];
    return shares;
}

} // namespace tessera::chexers
