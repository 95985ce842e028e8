#pragma once

#include <QPalette>

namespace tessera {

/// The colours of windows and widgets, for Fusion, when the appearance is forced; all groups and
/// roles are set, disabled ones and place-holder texts too. With high contrast every text has a
/// contrast of 7 at least (WCAG 2.1, level AAA), disabled ones of 4.5.
[[nodiscard]] QPalette windowPalette(bool isDark, bool isHighContrast = false);

/// Whether a palette is dark: its texts are lighter than their ground.
[[nodiscard]] bool isDark(const QPalette &palette);

} // namespace tessera
