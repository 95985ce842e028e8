#pragma once

#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::xxlchess {

/// The computer player of XXLChess: alpha-beta search, and sampling in the fog.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::xxlchess
