#include "view/board/scene/boardfit.h"

#include <algorithm>
#include <cmath>

namespace tessera {

BoardFit fitBoard(const QRectF &board, QSize viewport, double ratio, int padding)
{
    const QSizeF room = QSizeF(viewport) * ratio;
    const double free = padding * ratio;
    const double cell
        = std::min((room.width() - free) / board.width(), (room.height() - free) / board.height());
    const int pixels = std::max(4, static_cast<int>(std::floor(cell)));
    const double scale = pixels / ratio;
    // The board begins on a whole device pixel.
    const double left = std::round((room.width() - board.width() * pixels) / 2) / ratio;
    const double top = std::round((room.height() - board.height() * pixels) / 2) / ratio;
    const double shiftX = std::round(board.left() * pixels) / ratio;
    const double shiftY = std::round(board.top() * pixels) / ratio;
    return {pixels, QTransform(scale, 0, 0, scale, left - shiftX, top - shiftY)};
}

} // namespace tessera
