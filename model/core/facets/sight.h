#pragma once

#include "model/core/anygame.h"

#include <memory>

namespace tessera {

/// `position` as `viewer` sees it; a copy where they see everything, or for `Player::None`.
[[nodiscard]] std::unique_ptr<AnyPosition> asSeen(const AnyPosition &position, Player viewer);

/// The changes by a legal move of `position` that `viewer` sees: visible steps, and pieces that come into sight or go
/// out of it (`Step::isSight`). They lead from the one view to the other, apart from grounds, and are the same for
/// positions that the viewer cannot tell apart.
[[nodiscard]] Transition seenTransition(const AnyPosition &position, MoveCode move, Player viewer);

} // namespace tessera
