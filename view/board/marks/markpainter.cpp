#include "view/board/marks/markpainter.h"

#include "view/board/marks/painting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

MarkPainter::MarkPainter(
    QPainter &painter, const QPolygonF &outline, const Theme &theme, TileShade shade)
    : m_painter(painter)
    , m_outline(outline)
    , m_theme(theme)
    , m_shade(shade)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

double MarkPainter::width(double cells, double leastPixels) const
{
    const QTransform world = m_painter.worldTransform();
    const double scale = std::hypot(world.m11(), world.m12());
    return m_theme.shapeScale() * std::max(cells, leastPixels / std::max(scale, 1.0));
}

void MarkPainter::disc(double radius)
{
    const double ring = width(radius * 0.2, 1);
    m_painter.setPen(QPen(colour(ThemeRole::LegalRing), ring));
    m_painter.setBrush(colour(ThemeRole::LegalDisc));
    m_painter.drawEllipse(centre(), radius - ring / 2, radius - ring / 2);
}

void MarkPainter::ring(double radius)
{
    const double casing = width(0.15, 4);
    m_painter.setBrush(Qt::NoBrush);
    for (const auto &[role, line] :
         {std::pair(ThemeRole::LegalRing, casing), std::pair(ThemeRole::LegalDisc, casing / 2)}) {
        m_painter.setPen(QPen(colour(role), line));
        m_painter.drawEllipse(centre(), radius - casing / 2, radius - casing / 2);
    }
}

void MarkPainter::frame(ThemeRole role, double lineWidth, double inset, Qt::PenStyle style)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour(role), lineWidth, style, Qt::FlatCap, Qt::MiterJoin));
    m_painter.drawPolygon(insetOutline(m_outline, inset + lineWidth / 2));
}

void MarkPainter::brackets(ThemeRole role)
{
    const double lineWidth = width(0.065);
    const QPolygonF inner = insetOutline(m_outline, 0.05 + lineWidth / 2);
    const double arm = m_outline.size() == 4 ? 0.24 : 0.22;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour(role), lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    for (qsizetype i = 0; i < inner.size(); ++i) {
        const QPointF corner = inner[i];
        const QPointF before = inner[(i + inner.size() - 1) % inner.size()];
        const QPointF after = inner[(i + 1) % inner.size()];
        m_painter.drawPolyline(
            QPolygonF({corner + (before - corner) * arm, corner, corner + (after - corner) * arm}));
    }
}

void MarkPainter::badge(const QString &sign, ThemeRole ground, ThemeRole ink)
{
    const QRectF box = m_outline.boundingRect();
    const QPointF place = centre() + QPointF(box.width() * 0.33, -box.height() * 0.33);
    m_painter.setPen(QPen(colour(ink), width(0.03, 1)));
    m_painter.setBrush(colour(ground));
    m_painter.drawEllipse(place, 0.15, 0.15);
    paintText(m_painter, sign, place, 0.22, {colour(ink), true});
}

void MarkPainter::ghost(
    ThemeRole role, const QString &sign, Qt::PenStyle style, const MarkStyle &mark)
{
    const double lineWidth = width(0.075);
    if (mark.part == MarkPart::Casing) {
        outerSides(ThemeRole::FocusHalo, 1.9 * lineWidth, Qt::SolidLine, mark.joined);
        return;
    }
    outerSides(role, lineWidth, style, mark.joined);
    if (!mark.bearsSign)
        return;
    m_painter.setPen(QPen(colour(role), width(0.04, 1)));
    m_painter.setBrush(colour(ThemeRole::FocusHalo));
    m_painter.drawEllipse(centre(), 0.27, 0.27);
    paintText(m_painter, sign, centre(), 0.36, {colour(role), true});
}

void MarkPainter::border(ThemeRole role, ThemeRole casing, const MarkStyle &mark)
{
    const double whole = width(0.13, 4);
    if (mark.part == MarkPart::Casing)
        outerSides(casing, whole, Qt::SolidLine, mark.joined);
    else
        outerSides(role, whole - 2 * width(0.03, 1), Qt::SolidLine, mark.joined);
}

void MarkPainter::band(const MarkStyle &mark)
{
    const double lineWidth = width(0.06);
    if (mark.part == MarkPart::Casing) {
        outerSides(ThemeRole::LastFill, 1.5 * lineWidth, Qt::SolidLine, mark.joined);
        return;
    }
    QColor wash = colour(ThemeRole::LastFill);
    wash.setAlphaF(0.5f);
    m_painter.fillRect(m_outline.boundingRect(), wash);
    outerSides(ThemeRole::LastLine, lineWidth, Qt::DashLine, mark.joined);
}

void MarkPainter::outerSides(
    ThemeRole role, double lineWidth, Qt::PenStyle style, const CellSides &joined)
{
    QPen pen(colour(role), lineWidth, Qt::SolidLine, Qt::RoundCap);
    if (style == Qt::DashLine) {
        const double dash = m_outline.boundingRect().width() / 4 / lineWidth;
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({dash, dash});
        pen.setDashOffset(dash / 2);
    }
    m_painter.setPen(pen);
    for (qsizetype i = 0; i < m_outline.size(); ++i) {
        if (!joined.test(static_cast<std::size_t>(i)))
            m_painter.drawLine(m_outline[i], m_outline[(i + 1) % m_outline.size()]);
    }
}

} // namespace tessera
