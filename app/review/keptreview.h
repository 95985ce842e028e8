#pragma once

#include "model/review/gamereview.h"
#include "model/session/gamemodel.h"

namespace tessera {

/// Puts the glyphs that a review proposes into the game, where nobody has judged themselves, and the best lines beside
/// the moves that lost. `nodes` are the places of its positions.
void keepReview(const GameReview &review, const std::vector<NodeId> &nodes, GameModel &game);

} // namespace tessera
