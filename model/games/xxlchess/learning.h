#pragma once

#include "model/search/training/curriculum.h"

namespace tessera::xxlchess {

/// What the evaluation learns: all its weights, from games on boards of many sizes.
///
/// Tried on 24,200 younger games (1.42 million positions), and left out:
///  * the same fit to them, or to them and the older ones, leads counting less the more men there are
///    (by 1.6 / (1 + 1.2 x) with a share x of them) and the squares behind the pawns counted, too. It
///    foretells results better (cross entropy 0.003 to 0.004 less) and does not win. Points against
///    these weights at 3,000 and 4,000 nodes: with both 362 of 720, with the quietest younger ones 358
///    of 720 (more on 14×14, less on smaller boards), with all of these 114 of 240; by the fit alone,
///    without the two changes, 106.5 of 240.
///  * a net of 4,312 inputs (kind, side and square) and 128 units that mends the sum. It learns the
///    games by heart: the loss on games kept apart rises with every epoch, from 0.6176 to 0.6224.
[[nodiscard]] training::Curriculum curriculum();

} // namespace tessera::xxlchess
