#pragma once

#include "view/theme/theme.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace tessera {

/// The look of a cell's tile.
struct CellLook
{
    /// The tile's colour; none leaves the backdrop bare (a cell that is gone).
    QColor fill;
    /// Which shades of the highlights are readable on it.
    TileShade shade = TileShade::Light;
    /// A line around the tile, half a line's width inside it.
    QColor edge;
    double edgeWidth = 0;
    /// The colour of a cross from corner to corner.
    QColor cross;

    friend bool operator==(const CellLook &, const CellLook &) = default;
};

/// The colours of a text and its alignment at its point.
struct TextStyle
{
    QColor colour;
    bool isBold = false;
    /// Whether the text begins at the point; otherwise it is centred there.
    bool isLeftAligned = false;
    /// Surrounds the letters where it is valid, so that they can be read on whatever lies below them.
    QColor halo = {};
};

/// Writes `text` upright at `place`, `height` cell units high. The font is set in screen pixels, so that it is as sharp
/// as any label.
void paintText(
    QPainter &painter, const QString &text, QPointF place, double height, const TextStyle &style);

/// The tile of a cell with this outline; `fill` replaces the look's own colour when it is valid.
void paintTile(
    QPainter &painter, const QPolygonF &outline, const CellLook &look, const QColor &fill = {});

/// Draws a figure with the painter's pen and brush. Qt 6.4's writer of SVG files measures the dashes of a thin pen as
/// if it were one unit wide; there the area that the dashes cover is drawn instead.
void paintFigure(QPainter &painter, const QPainterPath &figure);

/// The sign of a player where more than two play: a disc, a triangle, a square, about as large as
/// `box`.
[[nodiscard]] QPainterPath playerSign(Player player, const QRectF &box);

/// Slanting lines that cover `area`, `spacing` apart (cell units, measured across them).
[[nodiscard]] QList<QLineF> hatchLines(const QRectF &area, double spacing);

/// `top` painted with opacity `alpha` over an opaque `ground`. Opaque lines in a blended colour are painted many times
/// faster than translucent ones (Qt 6.4, smoothed lines).
[[nodiscard]] QColor blended(const QColor &top, double alpha, const QColor &ground);

/// The outline of a convex cell with each edge moved inwards by `inset`.
[[nodiscard]] QPolygonF insetOutline(const QPolygonF &outline, double inset);

} // namespace tessera
