#pragma once

#include "model/core/types.h"

#include <functional>
#include <string>

namespace tessera::tetress {

/// The text `rows side actions`; the side follows from the actions.
[[nodiscard]] std::string positionText(int actions, const std::function<Piece(int cell)> &tokenAt);

} // namespace tessera::tetress
