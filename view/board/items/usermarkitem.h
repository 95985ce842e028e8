#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace tessera {

struct BoardPicture;
class Theme;

/// Paints a person's sign around a cell whose middle is `centre`: a ring in green, a square in red, a diamond in blue
/// and a triangle in yellow.
void paintUserSign(QPainter &painter, UserMark::Colour colour, QPointF centre, const Theme &theme);

/// A person's mark: a sign around a cell, or an arrow that bears the sign of its colour at its foot. On a board without
/// edges an arrow takes the shortest way that is painted.
class UserMarkItem final : public QGraphicsItem
{
public:
    UserMarkItem(const BoardPicture &picture, const UserMark &mark);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    UserMark::Colour m_colour;
    /// The centres of signs, one for each painting of the cell; none for an arrow.
    std::vector<QPointF> m_centres;
    QPainterPath m_arrow;
};

} // namespace tessera
