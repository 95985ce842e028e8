#include "view/board/items/lensitems.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/marks/painting.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace tessera {

namespace {

constexpr QPointF kOrderPlace{-0.33, -0.33};
constexpr double kOrderRadius = 0.16;
constexpr double kRodWidth = 0.12;
constexpr double kRodOpacity = 0.75;
/// The pill of one number.
constexpr double kPillWidth = 0.3;
constexpr double kPillHeight = 0.27;
constexpr double kPillFoot = 0.47;

} // namespace

OrderItem::OrderItem(const BoardPicture &picture, const OrderNumber &order)
    : m_picture(picture)
    , m_number(order.number)
{
    setPos(picture.geometry->centre(order.cell) + kOrderPlace);
    setZValue(BoardLayer::Arrows + 1);
}

QRectF OrderItem::boundingRect() const
{
    constexpr double kReach = kOrderRadius + 0.05;
    return {-kReach, -kReach, 2 * kReach, 2 * kReach};
}

void OrderItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QColor ink = m_picture.theme.colour(ThemeRole::FocusHalo);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(ink, 0.03));
    painter->setBrush(m_picture.theme.colour(ThemeRole::FocusRing));
    painter->drawEllipse(QPointF(), kOrderRadius, kOrderRadius);
    paintText(*painter, QString::number(m_number), {}, 0.22, {ink, true});
}

RodItem::RodItem(const BoardPicture &picture, const PinRod &rod)
    : m_picture(picture)
    , m_from(picture.geometry->centre(rod.from))
    , m_over(picture.geometry->centre(rod.over))
    , m_to(picture.geometry->centre(rod.to))
{
    setZValue(BoardLayer::Arrows - 1);
    setOpacity(kRodOpacity);
}

QRectF RodItem::boundingRect() const
{
    return QRectF(m_from, m_to).normalized().adjusted(-0.6, -0.6, 0.6, 0.6);
}

void RodItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    constexpr double kRing = 0.46;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const double rod = kRodWidth * m_picture.theme.shapeScale();
    const std::pair<ThemeRole, double> lines[]
        = {{ThemeRole::FocusHalo, rod + 0.06}, {ThemeRole::ThreatArrow, rod}};
    for (const auto &[role, width] : lines) {
        painter->setPen(QPen(m_picture.theme.colour(role), width, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(m_from, m_to);
        painter->setPen(QPen(m_picture.theme.colour(role), width * 0.6));
        painter->drawEllipse(m_over, kRing, kRing);
    }
}

AttackMapItem::AttackMapItem(const BoardPicture &picture)
    : m_picture(picture)
{
    setZValue(BoardLayer::Arrows + 0.5);
    setFlag(ItemUsesExtendedStyleOption);
}

QRectF AttackMapItem::boundingRect() const
{
    return m_picture.geometry->bounds();
}

void AttackMapItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    for (const AttackCount &count : m_picture.marks.attacks) {
        const QPointF centre = m_picture.geometry->centre(count.cell);
        if (option->exposedRect.intersects(QRectF(centre.x() - 0.5, centre.y() - 0.5, 1, 1)))
            paintPill(*painter, count);
    }
}

void AttackMapItem::paintPill(QPainter &painter, const AttackCount &count) const
{
    const BoardDesign &design = m_picture.design;
    std::vector<Player> attackers;
    for (int i = 0; i < design.info().playerCount(); ++i) {
        if (count.attackers[playerAt(i)] > 0)
            attackers.push_back(playerAt(i));
    }
    const QPointF centre = m_picture.geometry->centre(count.cell);
    const double width = kPillWidth * static_cast<double>(attackers.size());
    QRectF box(centre.x() - width / 2, centre.y() + kPillFoot - kPillHeight, kPillWidth, kPillHeight);
    for (const Player player : attackers) {
        const QColor ink = m_picture.theme.playerEdge(design.gameId(), player);
        painter.setPen(QPen(ink, 0.02));
        painter.setBrush(m_picture.theme.playerFill(design.gameId(), player));
        painter.drawRoundedRect(box, 0.06, 0.06);
        const QString number = QString::number(count.attackers[player]);
        paintText(painter, number, box.center(), 0.24, {ink, true});
        box.translate(kPillWidth, 0);
    }
}

} // namespace tessera
