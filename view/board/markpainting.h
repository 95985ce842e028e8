#pragma once

#include "view/board/boardmarks.h"
#include "view/board/theme.h"

#include <QPolygonF>

class QPainter;

namespace tessera {

/// What the shape of a mark is painted from.
struct MarkStyle
{
    const Theme &theme;
    TileShade shade = TileShade::Light;
    /// A legal cell that is only hinted at: a small disc.
    bool isQuiet = false;
    /// An occupied legal cell shows a ring around the piece instead of a disc below it.
    bool isOccupied = false;
};

/// Whether the shape of a mark lies over the pieces.
[[nodiscard]] bool liesAbovePieces(MarkRole role);

/// The shape that a mark has whatever its colour (interface, section 4), on a cell with `outline`.
void paintMark(QPainter &painter, MarkRole role, const QPolygonF &outline, const MarkStyle &style);

/// The ring of the keyboard cursor: dark, and a light one around it.
void paintFocusRing(QPainter &painter, const QPolygonF &outline, const Theme &theme);

} // namespace tessera
