#include "model/games/chexers/engine/evaluation.h"

#include "model/games/chexers/engine/positionfeatures.h"

#include <algorithm>
#include <cmath>

namespace tessera::chexers {

int Evaluation::standing(const Position &position, Player player) const
{
    const Bits own = position.board().pieces(player);
    const Bits all = position.board().occupied();
    const int needed = kExitsToWin - position.exits(player);
    const int pieces = std::popcount(own);
    const int missing = std::max(needed - pieces, 0);
    const int turns = m_race.turns(player, nearestFour(own, player), needed - missing);
    const int threatened = std::popcount(jumpedOver(own, all & ~own, kBoard & ~all, Directions()));
    return -m_weights.turn * turns - m_weights.missing * missing
           + m_weights.piece * (pieces + kExitsToWin - needed)
           + m_weights.spare * std::max(pieces - needed, 0) - m_weights.jumpable * threatened;
}

int Evaluation::against(const Position &position, Player player) const
{
    const int own = standing(position, player);
    const int one = standing(position, after(player));
    const int other = standing(position, before(player));
    constexpr int kAll = 100;
    const int theirs = m_weights.best * std::max(one, other)
                       + (kAll - m_weights.best) * (one + other) / 2;
    return own - theirs / kAll;
}

PerPlayer<int> Evaluation::shares(const Position &position, Player player, int score) const
{
    // How much better than the others multiplies the odds by e. Fitted to the results of 33,000 positions of self-play;
    // at equal standing everybody has a third.
    constexpr double kScale = 310;
    constexpr int kWhole = 1000;
    const Player one = after(player);
    const Player other = before(player);
    const double odds = std::exp(score / kScale) / 2;
    const double oneOverOther = std::exp(
        (standing(position, one) - standing(position, other)) / kScale);
    PerPlayer<int> shares;
    shares[player] = static_cast<int>(std::lround(kWhole * odds / (1 + odds)));
    const int rest = kWhole - shares[player];
    shares[one] = static_cast<int>(std::lround(rest * oneOverOther / (1 + oneOverOther)));
    shares[other] = rest - shares[one];
    return shares;
}

} // namespace tessera::chexers
