#pragma once

#include "model/games/chexers/engine/styles.h"
#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::chexers {

/// A player of this style, as a rival in self-play: it makes the moves with the probabilities of `addChances`, drawn by
/// the position's hash, at any limits and settings. Its scores tell nothing.
[[nodiscard]] std::unique_ptr<Engine> makeSimplePlayer(Style style);

} // namespace tessera::chexers
