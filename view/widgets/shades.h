#pragma once

#include <QColor>

class QPalette;

namespace tessera {

/// The colour of a thin line around something, visible in light and in dark windows.
[[nodiscard]] QColor outlineColour(const QPalette &palette);

/// The ground of bars and toasts: the window's, with a touch of the highlight.
[[nodiscard]] QColor noticeColour(const QPalette &palette);

} // namespace tessera
