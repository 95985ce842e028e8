#pragma once

#include "view/theme/theme.h"

class QPainter;
class QRectF;

namespace tessera::chexers {

/// The colours of a player's chip beside the board.
struct ChipColours
{
    QColor fill;
    QColor sign;
    QColor line;
};

[[nodiscard]] ChipColours chipColours(const Theme &theme, const QString &game, Player player);

/// A disc with the player's sign on it.
void paintChip(QPainter &painter, const QRectF &box, Player player, const ChipColours &colours);

/// A cup that still waits for its piece: the outline of the disc and the sign.
void paintEmptyCup(QPainter &painter, const QRectF &box, Player player, const ChipColours &colours);

} // namespace tessera::chexers
