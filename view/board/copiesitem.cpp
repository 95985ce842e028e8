#include "view/board/copiesitem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/markpainting.h"
#include "view/board/painting.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kCopyOpacity = 0.45;

} // namespace

CopiesItem::CopiesItem(BoardPicture &picture)
    : m_picture(picture)
{
    setZValue(BoardLayer::Arrows + 1);
    setOpacity(kCopyOpacity);
    setFlag(ItemUsesExtendedStyleOption);
}

void CopiesItem::reset()
{
    prepareGeometryChange();
    m_bounds = {};
    for (int i = 0; i < m_picture.geometry->cellCount(); ++i) {
        const auto places = m_picture.geometry->copies(cellAt(i));
        for (std::size_t copy = 1; copy < places.size(); ++copy)
            m_bounds |= QRectF(places[copy].x() - 0.5, places[copy].y() - 0.5, 1, 1);
    }
    setVisible(!m_bounds.isEmpty());
    update();
}

void CopiesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    for (int i = 0; i < m_picture.geometry->cellCount(); ++i) {
        const auto places = m_picture.geometry->copies(cellAt(i));
        for (std::size_t copy = 1; copy < places.size(); ++copy) {
            const QPointF at = places[copy];
            if (option->exposedRect.intersects(QRectF(at.x() - 0.5, at.y() - 0.5, 1, 1)))
                paintCell(*painter, i, at);
        }
    }
}

void CopiesItem::paintCell(QPainter &painter, int cellIndex, QPointF centre)
{
    const Cell cell = cellAt(cellIndex);
    const BoardGeometry &geometry = *m_picture.geometry;
    const QPolygonF outline = geometry.outline(cell).translated(centre - geometry.centre(cell));
    const CellLook &look = m_picture.look(cell);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintTile(painter, outline, look, m_picture.markFill(cell));
    const Piece piece = m_picture.position->piece(cell);
    if (piece.isPresent()) {
        const QPixmap &pixmap = m_picture.pieces.pixmap(m_picture.design.pieceElement(piece));
        const double size = m_picture.design.pieceSize();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(
            QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size),
            pixmap,
            QRectF(pixmap.rect()));
    }
    for (std::size_t i = 0; i < kMarkRoleCount; ++i) {
        const auto &marked = m_picture.marks.cells[i];
        if (std::find(marked.begin(), marked.end(), cell) == marked.end())
            continue;
        const MarkStyle style{m_picture.theme, look.shade, m_picture.isQuiet(), piece.isPresent()};
        paintMark(painter, static_cast<MarkRole>(i), outline, style);
    }
}

} // namespace tessera
