#pragma once

#include <QPalette>

namespace tessera {

/// The colours of windows and widgets, for Fusion, when the appearance is forced to light or dark;
/// all groups and roles are set, disabled ones and place-holder texts too.
[[nodiscard]] QPalette windowPalette(bool isDark);

/// Whether a palette is a dark one: its texts are lighter than their ground.
[[nodiscard]] bool isDark(const QPalette &palette);

} // namespace tessera
