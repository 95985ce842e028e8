#pragma once

#include "model/search/engine/engine.h"

#include <memory>

namespace tessera::watchyourback {

/// The computer player of Watch Your Back!
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

} // namespace tessera::watchyourback
