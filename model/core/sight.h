#pragma once

#include "model/core/anygame.h"

#include <memory>

namespace tessera {

/// `position` as `viewer` sees it; a copy where they see everything, or when nobody's eyes are meant
/// (`Player::None`).
[[nodiscard]] std::unique_ptr<AnyPosition> asSeen(const AnyPosition &position, Player viewer);

/// What `viewer` sees a legal move of `position` change: what happens before their eyes, and pieces
/// that come into sight or go out of it by it (`Step::isSight`). It leads from the one view to the
/// other, grounds left aside, and is the same for positions that the viewer cannot tell apart.
[[nodiscard]] Transition seenTransition(const AnyPosition &position, MoveCode move, Player viewer);

} // namespace tessera
