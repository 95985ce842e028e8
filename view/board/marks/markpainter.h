#pragma once

#include "view/board/marks/markpainting.h"

#include <QPolygonF>

class QPainter;

namespace tessera {

/// The shapes of which marks are made, painted on one cell. For the time of one painting.
class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const QPolygonF &outline, const Theme &theme, TileShade shade);

    /// A line's width in cell units that is at least `leastPixels` on the screen.
    [[nodiscard]] double width(double cells, double leastPixels = 2) const;
    void disc(double radius);
    /// A ring in the colours of the disc.
    void ring(double radius);
    /// A frame whose outer edge lies `inset` within the outline.
    void frame(ThemeRole role, double lineWidth, double inset, Qt::PenStyle style = Qt::SolidLine);
    /// Two short arms along the edges at each corner.
    void brackets(ThemeRole role);
    /// A round badge with a sign at the upper right of the cell.
    void badge(const QString &sign, ThemeRole ground, ThemeRole ink);
    /// A cell of a placement in preview: a border around all its cells, a sign on one of them.
    void ghost(ThemeRole role, const QString &sign, Qt::PenStyle style, const MarkStyle &mark);
    /// A border around all cells of the mark: a line, and another one on each side of it.
    void border(ThemeRole role, ThemeRole casing, const MarkStyle &mark);
    /// A cell of a line that will be emptied.
    void band(const MarkStyle &mark);

private:
    [[nodiscard]] QColor colour(ThemeRole role) const { return m_theme.colour(role, m_shade); }
    [[nodiscard]] QPointF centre() const { return m_outline.boundingRect().center(); }

    /// The sides of the outline without the joined ones; dashes meet at the corners.
    void outerSides(ThemeRole role, double lineWidth, Qt::PenStyle style, const CellSides &joined);

    QPainter &m_painter;
    const QPolygonF &m_outline;
    const Theme &m_theme;
    TileShade m_shade;
};

} // namespace tessera
