#include "view/board/scene/piecedrag.h"

#include "view/board/boardlayer.h"
#include "view/board/items/pieceitem.h"
#include "view/board/scene/boardview.h"

#include <QApplication>

namespace tessera {

void PieceDrag::begin(Cell cell)
{
    m_cell = cell;
    m_isMoving = false;
}

std::optional<QPointF> PieceDrag::follow(QPointF position)
{
    PieceItem *item = m_view.board().pieceItem(m_cell);
    if (!item)
        return {};
    const QPointF way = position - m_pressedAt;
    if (!m_isMoving && way.manhattanLength() < QApplication::startDragDistance())
        return {};
    if (!m_isMoving) {
        m_isMoving = true;
        item->setZValue(BoardLayer::Dragged);
        m_view.viewport()->setCursor(Qt::ClosedHandCursor);
    }
    const QPointF point = m_view.toPlane(position);
    item->setPos(point);
    return point;
}

void PieceDrag::end()
{
    if (PieceItem *item = m_view.board().pieceItem(m_cell); item && m_isMoving)
        item->toRest();
    m_cell = Cell::None;
    m_isMoving = false;
    m_view.viewport()->unsetCursor();
}

} // namespace tessera
