#include "view/board/items/copiesitem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/items/pieceitem.h"
#include "view/board/marks/markpainting.h"
#include "view/board/marks/painting.h"

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
    setZValue(BoardLayer::Copies);
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
    const auto forCopies = [this, option](Cell cell, const auto &paintCopy) {
        const auto places = m_picture.geometry->copies(cell);
        for (std::size_t copy = 1; copy < places.size(); ++copy) {
            const QPointF at = places[copy];
            if (option->exposedRect.intersects(QRectF(at.x() - 0.6, at.y() - 0.6, 1.2, 1.2)))
                paintCopy(cell, at);
        }
    };
    for (int i = 0; i < m_picture.geometry->cellCount(); ++i)
        forCopies(cellAt(i), [&](Cell cell, QPointF at) { paintCell(*painter, cell, at); });
    // The borders of marks reach into neighbouring cells, so all tiles are painted before.
    for (std::size_t i = 0; i < kMarkRoleCount; ++i) {
        const auto role = static_cast<MarkRole>(i);
        for (const MarkPart part : {MarkPart::Casing, MarkPart::Figure}) {
            if (part == MarkPart::Casing && !hasCasing(role))
                continue;
            for (const Cell marked : m_picture.marks[role])
                forCopies(marked, [&](Cell cell, QPointF at) {
                    paintMark(
                        *painter, role, outlineAt(cell, at), m_picture.markStyle(role, cell, part));
                });
        }
    }
    for (const OwnMark &own : m_picture.marks.own) {
        for (const Cell marked : own.cells)
            forCopies(marked, [&](Cell cell, QPointF at) {
                paintOwnMark(*painter, own.look, outlineAt(cell, at), m_picture.ownMarkStyle(cell));
            });
    }
}

QPolygonF CopiesItem::outlineAt(Cell cell, QPointF centre) const
{
    const BoardGeometry &geometry = *m_picture.geometry;
    return geometry.outline(cell).translated(centre - geometry.centre(cell));
}

void CopiesItem::paintCell(QPainter &painter, Cell cell, QPointF centre)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintTile(painter, outlineAt(cell, centre), m_picture.look(cell), m_picture.markFill(cell));
    paintPiece(painter, m_picture.position->piece(cell), centre);
    for (const GhostPiece &ghost : m_picture.marks.ghosts) {
        if (ghost.cell != cell)
            continue;
        painter.setOpacity(opacity() * kGhostOpacity);
        paintPiece(painter, ghost.piece, centre);
        painter.setOpacity(opacity());
    }
}

void CopiesItem::paintPiece(QPainter &painter, Piece piece, QPointF centre)
{
    if (!piece.isPresent())
        return;
    const double size = m_picture.design.pieceSize();
    m_picture.pieces.paint(
        painter,
        m_picture.pieces.element(m_picture.design, piece),
        QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size));
}

} // namespace tessera
