#include "view/board/items/boarditems.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/marks/markpainting.h"
#include "view/board/marks/painting.h"

#include <QLineF>
#include <QPainter>
#include <QPropertyAnimation>

namespace tessera {

namespace {

QPolygonF localOutline(const BoardPicture &picture, Cell cell)
{
    return picture.geometry->outline(cell).translated(-picture.geometry->centre(cell));
}

/// The figure of an arrow: a shaft and a head that ends in `to`.
QPolygonF arrowShape(QPointF from, QPointF to, double width)
{
    const QLineF line(from, to);
    if (line.length() < 0.01)
        return {};
    const QPointF along = QPointF(line.dx(), line.dy()) / line.length();
    const QPointF across(-along.y(), along.x());
    const double head = std::min(width * 3.2, line.length() * 0.6);
    const QPointF neck = to - along * head;
    return QPolygonF(
        {from + across * width / 2,
         neck + across * width / 2,
         neck + across * width * 1.5,
         to,
         neck - across * width * 1.5,
         neck - across * width / 2,
         from - across * width / 2});
}

/// Later marks lie over earlier ones.
constexpr double kRoleStep = 0.01;

} // namespace

MarkItem::MarkItem(const BoardPicture &picture, MarkRole role, Cell cell, MarkPart part)
    : m_picture(picture)
    , m_role(role)
    , m_cell(cell)
    , m_part(part)
{
    setPos(picture.geometry->centre(cell));
    const double rank = static_cast<double>(role) + (part == MarkPart::Figure ? 0.5 : 0);
    setZValue(
        (liesAbovePieces(role) ? BoardLayer::MarksAbove : BoardLayer::MarksBelow)
        + kRoleStep * rank);
    if (role == MarkRole::Refusal && picture.isAnimated)
        pulse();
}

QRectF MarkItem::boundingRect() const
{
    return localOutline(m_picture, m_cell).boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1);
}

void MarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintMark(
        *painter,
        m_role,
        localOutline(m_picture, m_cell),
        m_picture.markStyle(m_role, m_cell, m_part));
}

OwnMarkItem::OwnMarkItem(const BoardPicture &picture, const OwnMark &mark, Cell cell)
    : m_picture(picture)
    , m_look(mark.look)
    , m_cell(cell)
{
    setPos(picture.geometry->centre(cell));
    setZValue(BoardLayer::MarksAbove + kRoleStep * (static_cast<double>(mark.above) + 0.75));
}

QRectF OwnMarkItem::boundingRect() const
{
    return localOutline(m_picture, m_cell).boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1);
}

void OwnMarkItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintOwnMark(*painter, m_look, localOutline(m_picture, m_cell), m_picture.ownMarkStyle(m_cell));
}

void MarkItem::pulse()
{
    auto *animation = new QPropertyAnimation(this, "opacity", this);
    animation->setDuration(400);
    animation->setLoopCount(3);
    animation->setKeyValueAt(0, 1.0);
    animation->setKeyValueAt(0.5, 0.35);
    animation->setKeyValueAt(1, 1.0);
    animation->start(QAbstractAnimation::DeleteWhenStopped);
}

ArrowItem::ArrowItem(const BoardPicture &picture, const MarkArrow &arrow)
    : m_scale(picture.theme.shapeScale())
{
    const QPointF from = picture.geometry->centre(arrow.from);
    const QPointF to = picture.geometry->centre(arrow.to);
    const QLineF line(from, to);
    const QPointF along = QPointF(line.dx(), line.dy()) / std::max(line.length(), 0.01);
    setZValue(BoardLayer::Arrows);
    switch (arrow.kind) {
    case MarkArrow::Kind::LastMove:
        m_shape = arrowShape(from + along * 0.1, to - along * 0.44, 0.055 * m_scale);
        m_colour = picture.theme.colour(ThemeRole::LastLine);
        setZValue(BoardLayer::MarksBelow + 0.5);
        return;
    case MarkArrow::Kind::Reply: {
        const QString game = picture.design.gameId();
        m_shape = arrowShape(from + along * 0.3, to - along * 0.12, 0.1 * m_scale);
        m_colour = picture.theme.playerFill(game, arrow.player);
        m_edge = picture.theme.playerEdge(game, arrow.player);
        setZValue(BoardLayer::Arrows - 0.5);
        break;
    }
    case MarkArrow::Kind::Hint:
    case MarkArrow::Kind::Threat:
        m_shape = arrowShape(from + along * 0.3, to - along * 0.08, 0.15 * m_scale);
        m_colour = picture.theme.colour(
            arrow.kind == MarkArrow::Kind::Hint ? ThemeRole::HintArrow : ThemeRole::ThreatArrow);
        m_edge = picture.theme.colour(ThemeRole::FocusHalo);
        break;
    }
    setOpacity(0.88);
}

QRectF ArrowItem::boundingRect() const
{
    return m_shape.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1);
}

void ArrowItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(m_colour);
    painter->setPen(
        m_edge.isValid() ? QPen(m_edge, 0.03 * m_scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                         : QPen(Qt::NoPen));
    painter->drawPolygon(m_shape);
}

TileItem::TileItem(const BoardPicture &picture, Cell cell)
    : m_outline(localOutline(picture, cell))
    , m_look(picture.look(cell))
{
    setPos(picture.geometry->centre(cell));
    setZValue(BoardLayer::FallingTiles);
}

QRectF TileItem::boundingRect() const
{
    return m_outline.boundingRect();
}

void TileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing, scale() < 1 || m_outline.size() != 4);
    paintTile(*painter, m_outline, m_look);
}

CursorItem::CursorItem(const BoardPicture &picture)
    : m_picture(picture)
{
    setZValue(BoardLayer::Cursor);
    setVisible(false);
}

void CursorItem::showAt(Cell cell)
{
    prepareGeometryChange();
    setVisible(cell != Cell::None);
    m_outline = {};
    if (cell == Cell::None)
        return;
    m_outline = localOutline(m_picture, cell);
    setPos(m_picture.geometry->centre(cell));
}

QRectF CursorItem::boundingRect() const
{
    return m_outline.boundingRect().adjusted(-0.3, -0.3, 0.3, 0.3);
}

void CursorItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintFocusRing(*painter, m_outline, m_picture.theme);
}

} // namespace tessera

#include "moc_boarditems.cpp"
