#pragma once

#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/jsondocument.h"

namespace tessera::xxlchess {

/// Warns of entries of a configuration, read from `root`, that cannot be honoured or are hardly meant: none of them is
/// silently ignored (X7).
void warnOfOddities(JsonDocument &document, const JsonNode &root, const Configuration &configuration);

} // namespace tessera::xxlchess
