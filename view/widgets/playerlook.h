#pragma once

#include "view/theme/theme.h"

#include <QColor>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;
class QWidget;

namespace tessera {

struct GameInfo;

/// The look of a player beside the board: the name of their colour and its two shades.
struct PlayerLook
{
    QString name;
    QColor fill;
    /// The colour of a line around `fill`, which is visible where `fill` is not.
    QColor edge;
    /// The player where more than two play, so that a sign of their own distinguishes them for everybody; `None` where
    /// light and dark suffice.
    Player sign = Player::None;

    friend bool operator==(const PlayerLook &, const PlayerLook &) = default;
};

[[nodiscard]] PlayerLook playerLook(const GameInfo &info, const Theme &theme, Player player);

/// Paints a disc in the player's colours into `rect`, with their sign if they have one.
void paintPlayerDisc(QPainter &painter, const QRectF &rect, const PlayerLook &look);

/// The same as a picture as high as a line of the widget's text.
[[nodiscard]] QPixmap playerDisc(const PlayerLook &look, const QWidget &widget);

} // namespace tessera
