#pragma once

#include "model/search/engine.h"

#include <memory>

namespace tessera::chexers {

/// The computer player of Chexers.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::chexers
