#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>

namespace tessera {

struct BoardPicture;

/// A piece that would change sides: it has a dashed halo in the colours of the new owner, and the new piece as a small
/// badge at the upper right. Its origin is the cell's middle.
class ConversionItem final : public QGraphicsItem
{
public:
    ConversionItem(BoardPicture &picture, const Conversion &conversion);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    BoardPicture &m_picture;
    Conversion m_conversion;
};

} // namespace tessera
