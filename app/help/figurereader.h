#pragma once

#include "app/help/helptext.h"

namespace tessera {

/// Reads `POSITION | MARK CELL… | Caption`, what stands behind `figure:` in a help text. Cells are
/// named as the game names them. The error has no place.
[[nodiscard]] Result<HelpFigure> readFigure(const GameEntry &entry, const QString &text);

/// The cell of a position that its game calls `name`; `Cell::None` when there is none.
[[nodiscard]] Cell cellNamed(const AnyPosition &position, const std::string &name);

} // namespace tessera
