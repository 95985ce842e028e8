#pragma once

#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::tetress {

/// The computer player of Tetress.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::tetress
