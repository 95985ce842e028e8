#pragma once

#include "model/session/gamemodel.h"

namespace tessera {

/// The round of the move that led to `node`, as the list of moves counts them; 0 for the start.
[[nodiscard]] int roundOf(const GameModel &game, NodeId node);

/// The round of the next move after `node`.
[[nodiscard]] int roundAfter(const GameModel &game, NodeId node);

} // namespace tessera
