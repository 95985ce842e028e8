#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>

namespace tessera {

struct BoardPicture;

/// The number of a stage of the move in preview: a badge at the upper left of its cell.
class OrderItem final : public QGraphicsItem
{
public:
    OrderItem(const BoardPicture &picture, const OrderNumber &order);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    int m_number;
};

/// A rod from the pinning piece, over the pinned one, to the piece that it shields.
class RodItem final : public QGraphicsItem
{
public:
    RodItem(const BoardPicture &picture, const PinRod &rod);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QPointF m_from;
    QPointF m_over;
    QPointF m_to;
};

/// How often each cell of the picture's marks is attacked: a pill at the foot of the cell with a number in the colours
/// of each player who attacks it, in the order of players. There is one item for all cells, as there are hundreds; it
/// paints only exposed ones.
class AttackMapItem final : public QGraphicsItem
{
public:
    explicit AttackMapItem(const BoardPicture &picture);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintPill(QPainter &painter, const AttackCount &count) const;

    const BoardPicture &m_picture;
};

} // namespace tessera
