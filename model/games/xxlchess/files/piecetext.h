#pragma once

#include "model/core/result.h"
#include "model/games/xxlchess/rules/pieces.h"

#include <string>

namespace tessera::xxlchess {

/// The differences of `pieces` from the eleven kinds of X1 as a line of JSON, empty without any: the value of the option
/// `pieces`, by which game files and the protocol carry further kinds.
[[nodiscard]] std::string writePieces(const PieceTypes &pieces);
[[nodiscard]] Result<PieceTypes> readPieces(const std::string &text);

/// The same as a configuration has them: an object with the key `pieces`, on several lines.
[[nodiscard]] std::string writeConfigurationPieces(const PieceTypes &pieces);

} // namespace tessera::xxlchess
