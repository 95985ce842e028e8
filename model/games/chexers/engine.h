#pragma once

#include "model/search/engine.h"

#include <memory>

namespace tessera::chexers {

/// The computer player of Chexers.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

/// A rival: paranoid search with an evaluation written by hand.
[[nodiscard]] std::unique_ptr<Engine> makeParanoidEngine();

} // namespace tessera::chexers
