#pragma once

#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::xxlchess {

/// The built-in computer player: principal variation search with staged moves.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::xxlchess
