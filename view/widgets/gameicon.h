#pragma once

#include "model/core/gameinfo.h"

#include <QIcon>

namespace tessera {

/// The sign of a game in lists (`resources/games/<id>.svg`), in its own colours, also where it is
/// selected; null for a game without one.
[[nodiscard]] QIcon gameIcon(const GameInfo &info);

} // namespace tessera
