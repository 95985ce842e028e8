#pragma once

#include "model/games/chexers/engine/positionfeatures.h"

namespace tessera::chexers {

/// How many hundredths multiply the odds by e.
inline constexpr int kOddsScale = 310;

/// The odds of `player` to win, learnt from games (see learning.h): the logarithm of the chance to win over that not to
/// win, in hundredths of which `kOddsScale` are 1. The position must not be over.
[[nodiscard]] int oddsOf(const PositionFeatures &features, Player player);

/// The odds of the player to move after each of their moves. The part that no move changes is summed up once, so that
/// an answer costs less than half of `oddsOf`.
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
