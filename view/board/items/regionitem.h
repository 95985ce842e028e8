#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace tessera {

struct BoardPicture;

/// The border around cells that belong together, in the colour of refusals: where a whole zone is the cause, marks in
/// each cell would alarm all over the board.
class RegionItem final : public QGraphicsItem
{
public:
    RegionItem(const BoardPicture &picture, const std::vector<Cell> &cells);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    const BoardPicture &m_picture;
    QPainterPath m_border;
};

} // namespace tessera
