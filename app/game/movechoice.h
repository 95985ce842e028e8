#pragma once

#include "model/core/anygame.h"
#include "view/widgets/choicepopover.h"

namespace tessera {

class BoardDesign;
class Theme;

/// How `move` is offered among others with the same cells: by the piece that it makes, with its letter as a key, where
/// it makes one, else in words.
[[nodiscard]] ChoicePopover::Choice moveChoice(
    const BoardDesign &design, const Theme &theme, const AnyPosition &position, MoveCode move);

} // namespace tessera
