#include "view/board/pieceitem.h"

#include "view/board/boarddesign.h"
#include "view/board/boardlayer.h"
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
    m_element = m_design.pieceElement(piece);
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
    const QPixmap &pixmap = m_set.pixmap(m_element);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawPixmap(boundingRect(), pixmap, QRectF(pixmap.rect()));
}

} // namespace tessera
