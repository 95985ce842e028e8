#include "view/board/painting.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace tessera {

void paintText(
    QPainter &painter, const QString &text, QPointF place, double height, const TextStyle &style)
{
    const QTransform world = painter.worldTransform();
    const double scale = std::hypot(world.m11(), world.m12());
    const int pixels = static_cast<int>(std::lround(height * scale));
    if (pixels < 4)
        return;
    painter.save();
    painter.resetTransform();
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setBold(style.isBold);
    painter.setFont(font);
    painter.setPen(style.colour);
    const QFontMetricsF metrics(font);
    const QRectF ink = metrics.tightBoundingRect(text);
    const QPointF point = world.map(place);
    // The ink is centred across, the height of a capital along: digits then stand on one line.
    const double left = style.isLeftAligned ? ink.left() : ink.center().x();
    painter.drawText(QPointF(point.x() - left, point.y() + metrics.capHeight() / 2), text);
    painter.restore();
}

void paintTile(QPainter &painter, const QPolygonF &outline, const CellLook &look, const QColor &fill)
{
    const QColor colour = fill.isValid() ? fill : look.fill;
    if (!colour.isValid())
        return;
    if (outline.size() == 4 && !painter.testRenderHint(QPainter::Antialiasing)) {
        painter.fillRect(outline.boundingRect(), colour);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(outline);
    }
    if (look.cross.isValid()) {
        const QPolygonF inner = insetOutline(outline, 0.28);
        const bool isSmoothed = painter.testRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(look.cross, 0.075, Qt::SolidLine, Qt::RoundCap));
        const auto half = inner.size() / 2;
        for (qsizetype i = 0; i < half; ++i)
            painter.drawLine(inner[i], inner[i + half]);
        painter.setRenderHint(QPainter::Antialiasing, isSmoothed);
    }
    if (look.edgeWidth > 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.edge, look.edgeWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawPolygon(insetOutline(outline, look.edgeWidth / 2));
    }
}

QList<QLineF> hatchLines(const QRectF &area, double spacing)
{
    QList<QLineF> lines;
    const double step = spacing * std::sqrt(2.0);
    // Lines x + y = k: the same lines on whatever area, so that neighbouring areas meet.
    const double first = std::ceil((area.left() + area.top()) / step) * step;
    for (double k = first; k < area.right() + area.bottom(); k += step) {
        const double x0 = std::max(area.left(), k - area.bottom());
        const double x1 = std::min(area.right(), k - area.top());
        lines.append(QLineF(x0, k - x0, x1, k - x1));
    }
    return lines;
}

QPolygonF insetOutline(const QPolygonF &outline, double inset)
{
    // The board's polygons are regular or rectangles: pulling the corners to the middle is enough.
    const QRectF box = outline.boundingRect();
    const double across = 1 - 2 * inset / box.width();
    const double along = 1 - 2 * inset / box.height();
    const bool isRectangle = outline.size() == 4;
    QPolygonF result;
    for (const QPointF &corner : outline) {
        const QPointF arm = corner - box.center();
        result << box.center()
                      + QPointF(arm.x() * across, arm.y() * (isRectangle ? along : across));
    }
    return result;
}

} // namespace tessera
