#pragma once

#include "model/games/chexers/engine/survey.h"

namespace tessera::chexers {

/// So many hundredths make odds e times better.
inline constexpr int kOddsScale = 310;

/// The odds of `player` to win, learnt from games (see learning.h): the logarithm of the chance to win
/// over that not to win, in hundredths of which `kOddsScale` are 1. The position is not over.
[[nodiscard]] int oddsOf(const Survey &survey, Player player);

/// The odds of the player to move behind each of their moves. What the moves leave as it was is summed
/// up once, so that an answer costs less than half of what `oddsOf` does.
class MoverOdds
{
public:
    explicit MoverOdds(const Survey &before);

    /// The same as `oddsOf` says for the mover of a position one move later.
    [[nodiscard]] int after(const Survey &now) const;
    [[nodiscard]] const Survey &survey() const { return m_before; }

private:
    static constexpr std::size_t kHidden = 32;

    Survey m_before;
    alignas(64) std::array<std::int16_t, kHidden> m_sums;
};

} // namespace tessera::chexers
