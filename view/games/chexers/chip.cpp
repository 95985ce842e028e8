#include "view/games/chexers/chip.h"

#include "view/board/marks/painting.h"

#include <QPainter>

namespace tessera::chexers {

namespace {

constexpr double kSignShare = 0.44;

QPainterPath signIn(const QRectF &box, Player player)
{
    const double size = kSignShare * box.width();
    QRectF inner(0, 0, size, size);
    inner.moveCenter(box.center());
    return playerSign(player, inner);
}

QColor faint(QColor colour)
{
    colour.setAlphaF(0.45f);
    return colour;
}

} // namespace

ChipColours chipColours(const Theme &theme, const QString &game, Player player)
{
    return {
        theme.playerFill(game, player),
        theme.playerEdge(game, player),
        theme.colour(ThemeRole::DimText)};
}

void paintChip(QPainter &painter, const QRectF &box, Player player, const ChipColours &colours)
{
    const QRectF disc = box.adjusted(1, 1, -1, -1);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.fill);
    painter.drawEllipse(disc);
    painter.fillPath(signIn(disc, player), colours.sign);
}

void paintEmptyCup(QPainter &painter, const QRectF &box, Player player, const ChipColours &colours)
{
    const QRectF disc = box.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1, Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(disc);
    painter.fillPath(signIn(disc, player), faint(colours.line));
}

} // namespace tessera::chexers
