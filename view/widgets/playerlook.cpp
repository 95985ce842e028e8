#include "view/widgets/playerlook.h"

#include "model/session/historymodel.h"
#include "view/board/marks/painting.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace tessera {

PlayerLook playerLook(const GameInfo &info, const Theme &theme, Player player)
{
    const QString game = QString::fromStdString(info.id);
    const std::string &name = info.players[static_cast<std::size_t>(index(player))];
    return {
        translated({info.id, name, {}}),
        theme.playerFill(game, player),
        theme.playerEdge(game, player),
        info.playerCount() > 2 ? player : Player::None};
}

void paintPlayerDisc(QPainter &painter, const QRectF &rect, const PlayerLook &look)
{
    const double line = std::max(1.5, rect.width() / 10);
    const double inset = line / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.edge, line));
    painter.setBrush(look.fill);
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset));
    if (look.sign != Player::None) {
        QRectF box(0, 0, 0.46 * rect.width(), 0.46 * rect.height());
        box.moveCenter(rect.center());
        painter.fillPath(playerSign(look.sign, box), look.edge);
    }
    painter.restore();
}

QPixmap playerDisc(const PlayerLook &look, const QWidget &widget)
{
    const int side = widget.fontMetrics().height();
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPlayerDisc(painter, QRectF(0, 0, side, side), look);
    return pixmap;
}

} // namespace tessera
