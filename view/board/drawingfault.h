#pragma once

#include <QString>

namespace tessera {

/// Why a piece's drawing, an SVG document or the data of an SVG path, cannot be drawn; empty when it can. Documents that
/// read other files or pages, contain pictures or programs, or repeat their parts without measure are refused.
[[nodiscard]] QString faultOfDrawing(const QString &drawing);

} // namespace tessera
