#include "view/board/items/conversionitem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"

#include <QPainter>

namespace tessera {

namespace {

constexpr double kPieceRadius = 0.45;
constexpr double kLine = 0.075;
/// The line in the second colour that lies around the dashes.
constexpr double kCasing = 0.13;
constexpr QPointF kBadge{0.31, -0.31};
constexpr double kBadgeSize = 0.44;

} // namespace

ConversionItem::ConversionItem(BoardPicture &picture, const Conversion &conversion)
    : m_picture(picture)
    , m_conversion(conversion)
{
    setPos(picture.geometry->centre(conversion.cell));
    setZValue(BoardLayer::MarksAbove + 0.5);
}

QRectF ConversionItem::boundingRect() const
{
    const double reach = kPieceRadius + kCasing;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

void ConversionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QString game = m_picture.design.gameId();
    const Player owner = m_conversion.piece.owner;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(m_picture.theme.playerEdge(game, owner), kCasing));
    painter->drawEllipse(QPointF(), kPieceRadius, kPieceRadius);
    QPen dashes(m_picture.theme.playerFill(game, owner), kLine, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2.4, 1.37});
    painter->setPen(dashes);
    painter->drawEllipse(QPointF(), kPieceRadius, kPieceRadius);

    const QPixmap &drawing = m_picture.pieces.pixmap(
        m_picture.pieces.element(m_picture.design, m_conversion.piece));
    const QRectF badge(kBadge - QPointF(kBadgeSize, kBadgeSize) / 2, QSizeF(kBadgeSize, kBadgeSize));
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(badge, drawing, QRectF(drawing.rect()));
}

} // namespace tessera
