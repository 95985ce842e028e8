#pragma once

#include "view/board/geometry/geometry.h"

#include <optional>

class QKeyEvent;

namespace tessera {

/// The direction in which a key moves the cursor: arrows everywhere, the keypad's digits (with or without Num Lock)
/// everywhere, and Home, PgUp, End, PgDn as diagonals on slanting boards. Empty for other keys and for keys with Ctrl,
/// Alt or Shift, which belong to the window.
[[nodiscard]] std::optional<Direction> cursorDirection(const QKeyEvent &event, bool isSlanting);

} // namespace tessera
