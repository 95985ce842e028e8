#pragma once

#include "view/board/marks/markpainting.h"

namespace tessera {

/// Paints the marks of consequences: what a move would close, reach or expose, and what opponents threaten. `paintMark`
/// calls it for their roles.
void paintLensMark(
    QPainter &painter, MarkRole role, const QPolygonF &outline, const MarkStyle &style);

} // namespace tessera
