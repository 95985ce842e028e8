#include "view/board/marks/painting.h"

#include <QFont>
#include <QFontMetricsF>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPathStroker>

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
    // The ink is centred horizontally, the height of a capital vertically, so that digits stand on one line.
    const double left = style.isLeftAligned ? ink.left() : ink.center().x();
    const QPointF base(point.x() - left, point.y() + metrics.capHeight() / 2);
    if (style.halo.isValid()) {
        constexpr double kHaloWidth = 0.24;
        QPainterPath letters;
        // Letters are drawn at whole pixels, and so is what surrounds them.
        letters.addText(QPointF(base.toPoint()), font, text);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.strokePath(
            letters, {style.halo, kHaloWidth * pixels, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    }
    painter.drawText(base, text);
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

QPainterPath playerSign(Player player, const QRectF &box)
{
    QPainterPath path;
    const QPointF middle = box.center();
    const double half = box.width() / 2;
    switch (player) {
    case Player::First:
        path.addEllipse(middle, 0.92 * half, 0.92 * half);
        break;
    case Player::Second:
        path.addPolygon(QPolygonF(
            {middle + QPointF(0, -half),
             middle + QPointF(half, 0.8 * half),
             middle + QPointF(-half, 0.8 * half)}));
        path.closeSubpath();
        break;
    default:
        path.addRect(
            QRectF(middle - QPointF(0.82 * half, 0.82 * half), QSizeF(1.64 * half, 1.64 * half)));
        break;
    }
    return path;
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

QColor blended(const QColor &top, double alpha, const QColor &ground)
{
    const auto share = static_cast<float>(alpha);
    const auto mix = [share](float upper, float lower) {
        return share * upper + (1 - share) * lower;
    };
    return QColor::fromRgbF(
        mix(top.redF(), ground.redF()),
        mix(top.greenF(), ground.greenF()),
        mix(top.blueF(), ground.blueF()));
}

void paintFigure(QPainter &painter, const QPainterPath &figure)
{
    const QPen pen = painter.pen();
    const bool isDashed = pen.style() != Qt::SolidLine && pen.style() != Qt::NoPen;
    if (!isDashed || painter.paintEngine()->type() != QPaintEngine::SVG) {
        painter.drawPath(figure);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.drawPath(figure);
    painter.setBrush(pen.brush());
    painter.drawPath(QPainterPathStroker(pen).createStroke(figure));
}

QPolygonF insetOutline(const QPolygonF &outline, double inset)
{
    const auto inward = [middle = outline.boundingRect().center()](QPointF from, QPointF to) {
        const QLineF edge(from, to);
        const QPointF normal = QPointF(-edge.dy(), edge.dx()) / edge.length();
        return QPointF::dotProduct(normal, middle - from) < 0 ? -normal : normal;
    };
    QPolygonF result;
    const qsizetype corners = outline.size();
    for (qsizetype i = 0; i < corners; ++i) {
        const QPointF corner = outline[i];
        const QPointF before = inward(outline[(i + corners - 1) % corners], corner);
        const QPointF after = inward(corner, outline[(i + 1) % corners]);
        result << corner + inset * (before + after) / (1 + QPointF::dotProduct(before, after));
    }
    return result;
}

} // namespace tessera
