#include "view/board/items/pieceitem.h"

#include "view/board/boarddesign.h"
#include "view/board/boardlayer.h"
#include "view/board/marks/painting.h"
#include "view/board/pieceset.h"

#include <QPainter>

namespace tessera {

PieceItem::PieceItem(const BoardDesign &design, PieceSet &set, Piece piece)
    : m_design(design)
    , m_set(set)
{
    setPiece(piece);
    setZValue(BoardLayer::Pieces);
}

void PieceItem::setPiece(Piece piece)
{
    m_piece = piece;
    m_element = m_set.element(m_design, piece);
    update();
}

void PieceItem::setBadge(QChar letter)
{
    m_badge = letter;
    update();
}

void PieceItem::toRest()
{
    setZValue(BoardLayer::Pieces);
}

QRectF PieceItem::boundingRect() const
{
    const double size = m_design.pieceSize();
    return {-size / 2, -size / 2, size, size};
}

void PieceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    m_set.paint(*painter, m_element, boundingRect());
    if (!m_badge.isNull())
        paintBadge(*painter);
}

void PieceItem::paintBadge(QPainter &painter) const
{
    constexpr double kRadius = 0.16;
    const QPointF middle(0.5 - kRadius - 0.02, 0.5 - kRadius - 0.02);
    const bool isFirst = index(m_piece.owner) == 0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isFirst ? Qt::black : Qt::white, 0.025));
    painter.setBrush(isFirst ? Qt::white : Qt::black);
    painter.drawEllipse(middle, kRadius, kRadius);
    const QColor ink = isFirst ? Qt::black : Qt::white;
    paintText(painter, QString(m_badge), middle, 1.45 * kRadius, {ink, true});
}

} // namespace tessera

#include "moc_pieceitem.cpp"
