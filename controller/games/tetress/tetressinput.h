#pragma once

#include "controller/board/inputcontroller.h"

#include <memory>

namespace tessera::tetress {

/// Pointing in Tetress: see `TetrominoInput`.
[[nodiscard]] std::unique_ptr<InputController> makeInput(
    BoardView &view, MatchController &match, NavigationController &navigation);

} // namespace tessera::tetress
