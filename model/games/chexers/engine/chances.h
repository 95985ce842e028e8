#pragma once

#include "model/games/chexers/engine/positionfeatures.h"

namespace tessera::chexers {

/// So many hundredths make odds e times better.
inline constexpr int kOddsScale = 310;

/// The odds of `player` to win, learnt from games (see learning.h): the logarithm of the chance to win
/// over that not to win, in hundredths of which `kOddsScale` are 1. The position is not over.
[[nodiscard]] int oddsOf(const PositionFeatures &features, Player player);

/// The odds of the player to move behind each of their moves. What the moves leave as it was is summed
/// up once, so that an answer costs less than half of what `oddsOf` does.
class MoverOdds
{
public:
    explicit MoverOdds(const PositionFeatures &before);

    /// The same as `oddsOf` says for the mover of a position one move later.
    [[nodiscard]] int after(const PositionFeatures &now) const;
    [[nodiscard]] const PositionFeatures &features() const { return m_before; }

private:
    static constexpr std::size_t kHidden = 48;

    PositionFeatures m_before;
    alignas(64) std::array<std::int16_t, kHidden> m_sums;
};

} // namespace tessera::chexers
