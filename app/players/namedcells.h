#pragma once

#include "model/core/anygame.h"

#include <QString>

#include <vector>

namespace tessera {

/// The cells of the board that a text names as the game's moves do, or as agents do: `3,4` and `(3, 4)`.
[[nodiscard]] std::vector<Cell> cellsNamed(const AnyPosition &position, const QString &text);

} // namespace tessera
