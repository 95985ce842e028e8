#pragma once

#include "model/games/chexers/engine/positionfeatures.h"

namespace tessera::chexers {

/// The unit of log-odds: so many multiply the odds by e.
inline constexpr int kOddsScale = 310;

/// The net's log-odds that `player` wins: the logarithm of the ratio of the chances to win and not to win, in units of
/// 1 / `kOddsScale` (trained as learning.h tells). The game must not be over.
[[nodiscard]] int oddsOf(const PositionFeatures &features, Player player);

/// The net's log-odds for the player to move after each of their moves. The part of the accumulator that few moves
/// change is computed once, so that a move costs less than half of `oddsOf`.
class MoverOdds
{
public:
    explicit MoverOdds(const PositionFeatures &before);

    /// The value of `oddsOf` for the mover in a position one move later.
    [[nodiscard]] int after(const PositionFeatures &now) const;
    [[nodiscard]] const PositionFeatures &features() const { return m_before; }

private:
    static constexpr std::size_t kHidden = 48;

    PositionFeatures m_before;
    alignas(64) std::array<std::int16_t, kHidden> m_sums;
};

} // namespace tessera::chexers
