#include "view/board/items/usermarkitem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kSignRadius = 0.41;
constexpr double kFootRadius = 0.13;
constexpr double kMarkLine = 0.065;
constexpr double kMarkCasing = 0.035;
constexpr double kOpacity = 0.85;
constexpr double kDrawingOpacity = 0.55;

/// The colours are the same in every theme, as files and people name marks by them.
QColor colourOf(UserMark::Colour colour)
{
    switch (colour) {
    case UserMark::Colour::Green:
        return QColor(0x15, 0x78, 0x1b);
    case UserMark::Colour::Red:
        return QColor(0xb0, 0x20, 0x20);
    case UserMark::Colour::Blue:
        return QColor(0x00, 0x3f, 0xa8);
    case UserMark::Colour::Yellow:
        break;
    }
    return QColor(0xe6, 0x8f, 0x00);
}

/// The sign of a colour, whose shape distinguishes it for people who cannot tell the colours.
QPainterPath signOf(UserMark::Colour colour, QPointF centre, double radius)
{
    const auto polygon = [centre, radius](std::initializer_list<QPointF> corners) {
        QPolygonF outline;
        for (const QPointF corner : corners)
            outline << centre + radius * corner;
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        return path;
    };
    switch (colour) {
    case UserMark::Colour::Red:
        return polygon({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}});
    case UserMark::Colour::Blue:
        return polygon({{0, -1.12}, {1.12, 0}, {0, 1.12}, {-1.12, 0}});
    case UserMark::Colour::Yellow:
        return polygon({{0, -1.12}, {1.08, 0.85}, {-1.08, 0.85}});
    case UserMark::Colour::Green:
        break;
    }
    QPainterPath ring;
    ring.addEllipse(centre, radius, radius);
    return ring;
}

QPainterPath arrowOf(UserMark::Colour colour, QPointF from, QPointF to, double scale)
{
    constexpr double kShaft = 0.13;
    constexpr double kHead = 0.4;
    constexpr double kHeadHalf = 0.24;
    const QLineF line(from, to);
    const QPointF along = QPointF(line.dx(), line.dy()) / std::max(line.length(), 0.01);
    const QPointF across(-along.y() * scale, along.x() * scale);
    const QPointF tip = to - along * 0.05;
    const QPointF neck = tip - along * kHead * scale;
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {from + across * kShaft / 2,
         neck + across * kShaft / 2,
         neck + across * kHeadHalf,
         tip,
         neck - across * kHeadHalf,
         neck - across * kShaft / 2,
         from - across * kShaft / 2}));
    path.closeSubpath();
    return path.united(signOf(colour, from, kFootRadius * scale));
}

/// The painting of `to` that is nearest to `from`; the true one where several are.
QPointF nearestCopy(const BoardGeometry &geometry, QPointF from, Cell to)
{
    const std::vector<QPointF> places = geometry.copies(to);
    return *std::min_element(places.begin(), places.end(), [from](QPointF one, QPointF other) {
        return QLineF(from, one).length() < QLineF(from, other).length() - 0.01;
    });
}

} // namespace

void paintUserSign(QPainter &painter, UserMark::Colour colour, QPointF centre, const Theme &theme)
{
    const QPainterPath sign = signOf(colour, centre, kSignRadius);
    const double line = kMarkLine * theme.shapeScale();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(ThemeRole::FocusHalo), line + 2 * kMarkCasing));
    painter.drawPath(sign);
    painter.setPen(QPen(colourOf(colour), line));
    painter.drawPath(sign);
}

UserMarkItem::UserMarkItem(const BoardPicture &picture, const UserMark &mark)
    : m_picture(picture)
    , m_colour(mark.colour)
{
    setZValue(BoardLayer::Arrows + 2);
    setOpacity(mark.isBeingDrawn ? kDrawingOpacity : kOpacity);
    const BoardGeometry &geometry = *picture.geometry;
    if (mark.to == Cell::None) {
        m_centres = geometry.copies(mark.from);
        return;
    }
    const QPointF from = geometry.centre(mark.from);
    m_arrow = arrowOf(
        mark.colour, from, nearestCopy(geometry, from, mark.to), picture.theme.shapeScale());
}

QRectF UserMarkItem::boundingRect() const
{
    QRectF bounds = m_arrow.boundingRect();
    for (const QPointF centre : m_centres)
        bounds |= QRectF(centre.x() - 0.5, centre.y() - 0.5, 1, 1);
    return bounds.adjusted(-0.1, -0.1, 0.1, 0.1);
}

void UserMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    for (const QPointF centre : m_centres)
        paintUserSign(*painter, m_colour, centre, m_picture.theme);
    if (m_arrow.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(colourOf(m_colour));
    painter->setPen(QPen(m_picture.theme.colour(ThemeRole::FocusHalo), kMarkCasing));
    painter->drawPath(m_arrow);
}

} // namespace tessera
