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

/// Draws a figure with the painter's pen and brush. The writer of SVG files (Qt 6.4) measures the dashes of a
/// thin pen as if it was one unit wide; there the surface that the dashes cover is drawn instead.
void paintFigure(QPainter &painter, const QPainterPath &figure);

/// The sign of a player where more than two play: a disc, a triangle, a square, about as large as
/// `box`.
[[nodiscard]] QPainterPath playerSign(Player player, const QRectF &box);

/// Slanting lines that cover `area`, `spacing` apart (cell units, measured across them).
[[nodiscard]] QList<QLineF> hatchLines(const QRectF &area, double spacing);

/// `top` painted with opacity `alpha` over an opaque `ground`. Lines that are blended beforehand are
/// painted many times faster than translucent ones (Qt 6.4, smoothed lines).
[[nodiscard]] QColor blended(const QColor &top, double alpha, const QColor &ground);

/// The outline of a convex cell with each edge moved inwards by `inset`.
[[nodiscard]] QPolygonF insetOutline(const QPolygonF &outline, double inset);

} // namespace tessera
