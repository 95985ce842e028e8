#pragma once

#include <QRectF>
#include <QSize>
#include <QTransform>

namespace tessera {

/// How a board lies in a viewport: as large as it can, in the middle, with cells of a whole number of device pixels and
/// its corner on one, so that it is sharp at every scale.
struct BoardFit
{
    /// The side of a cell in device pixels.
    int cellPixels = 0;
    /// From the plane of the board to the viewport.
    QTransform transform;
};

/// `board` is the board's rectangle in cells, `ratio` the device pixels in a pixel of the viewport, and `padding` the
/// pixels that stay free, on both sides together.
[[nodiscard]] BoardFit fitBoard(const QRectF &board, QSize viewport, double ratio, int padding);

} // namespace tessera
