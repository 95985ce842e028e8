#pragma once

#include "model/core/types.h"

#include <QGraphicsItem>

namespace tessera {

struct BoardPicture;

/// The faint copies of cells beyond the edges of a board without edges. They are painted from the position as a whole,
/// without items; empty on boards where every cell has only one place.
class CopiesItem final : public QGraphicsItem
{
public:
    explicit CopiesItem(BoardPicture &picture);

    void reset();

    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    /// Paints a tile and its piece.
    void paintCell(QPainter &painter, Cell cell, QPointF centre);
    [[nodiscard]] QPolygonF outlineAt(Cell cell, QPointF centre) const;
    void paintPiece(QPainter &painter, Piece piece, QPointF centre);

    BoardPicture &m_picture;
    QRectF m_bounds;
};

} // namespace tessera
