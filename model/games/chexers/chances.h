#pragma once

#include "model/games/chexers/survey.h"

namespace tessera::chexers {

/// So many hundredths make odds e times better.
inline constexpr int kOddsScale = 310;

/// The odds of `player` to win, learnt from games (see learning.h): the logarithm of the chance to win
/// over that not to win, in hundredths of which `kOddsScale` are 1. The position is not over.
[[nodiscard]] int oddsOf(const Survey &survey, Player player);

} // namespace tessera::chexers
