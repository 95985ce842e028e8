#pragma once

#include "view/board/boarddesign.h"

class QPainter;

namespace tessera {

/// How a text lies at the point where it is written.
struct TextStyle
{
    QColor colour;
    bool isBold = false;
    /// It begins at the point; otherwise its middle is there.
    bool isLeftAligned = false;
};

/// Writes `text` upright at `place`, `height` cell units high. The font is set in pixels of the
/// screen, so that it is as sharp as any label.
void paintText(
    QPainter &painter, const QString &text, QPointF place, double height, const TextStyle &style);

/// The tile of a cell with this outline; `fill` replaces the look's own colour when it is valid.
void paintTile(
    QPainter &painter, const QPolygonF &outline, const CellLook &look, const QColor &fill = {});

/// Slanting lines that cover `area`, `spacing` apart (cell units, measured across them).
[[nodiscard]] QList<QLineF> hatchLines(const QRectF &area, double spacing);

/// The outline drawn inwards by `inset`.
[[nodiscard]] QPolygonF insetOutline(const QPolygonF &outline, double inset);

} // namespace tessera
