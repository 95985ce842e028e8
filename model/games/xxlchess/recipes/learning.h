#pragma once

#include "model/search/learning/trainingsetup.h"

namespace tessera::xxlchess {

/// How the evaluation is trained (Texel tuning by logistic regression): now only the changes of its weights where pawns
/// are promoted later than usual, from games on boards of many sizes. The weights for the usual promotion rank, and
/// their changes with the size, stay as they are. At 2,000 nodes on 8×8 with orthodox armies and promotion on the last
/// rank, the engine scored 85 of 100 points against the one without these changes (95 %: 77.9 to 92.1 %).
///
/// The weights for the usual rank were trained in the same way from such games. Against the weights before (without
/// changes by size, certainty of leads and space), the score at 3,000 nodes was 153.5 of 240 on 14×14, 126 on 8×8, 129
/// on 10×8, 120.5 on 12×10. The best share of the search's score in the target depends on the board: 0.4 scored 50 % on
/// 14×14 and 58 % on 10×8, 0.7 61 % and 50 % (of 360 games each).
///
/// Tried without success:
///  * late promotion trained with 0.3 of the search's score instead of 0.55, and from 300-node games, too:
///    37.5 of 100 at 1,500 nodes on 8×8 against the present weights.
///  * the same without the changes by size: 358 of 720 on all four (more on 14×14, less on smaller ones);
///    with four times the decay 223.5 of 480.
///  * a net of 4,312 inputs (kind, side and square) and 128 units for the errors of the sum. It overfits: the
///    validation loss rises with every epoch, from 0.6176 to 0.6224.
[[nodiscard]] training::TrainingSetup trainingSetup();

} // namespace tessera::xxlchess
