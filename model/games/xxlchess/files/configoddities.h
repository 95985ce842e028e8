#pragma once

#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/jsondocument.h"

namespace tessera::xxlchess {

/// Warns of what a configuration that was read from `root` says although it cannot be honoured, or hardly is
/// what was meant: nothing of that is passed over in silence (X7).
void warnOfOddities(JsonDocument &document, const JsonNode &root, const Configuration &configuration);

} // namespace tessera::xxlchess
