#pragma once

#include "model/core/phrase.h"

#include <string_view>

namespace tessera {

/// What the library that reads JSON says it found or wanted, as `JsonFault` has it.
[[nodiscard]] Phrase jsonWords(std::string_view words);

} // namespace tessera
