#pragma once

#include "view/board/geometry/geometry.h"
#include "view/board/marks/boardmarks.h"
#include "view/theme/theme.h"

#include <QPolygonF>

#include <bitset>
#include <span>

class QPainter;

namespace tessera {

/// Sides of a cell, numbered as those of its outline: bit 0 is the one from corner 0 to corner 1.
using CellSides = std::bitset<6>;

/// The sides of `cell` that it shares with another one of `cells`, as the figures of some marks surround all their
/// cells at once. None on boards of hexes.
[[nodiscard]] CellSides joinedSides(
    const BoardGeometry &geometry, Cell cell, std::span<const Cell> cells);

/// The part of a mark to paint: the casings of all its cells come before their figures, so that none covers the line of
/// another cell.
enum class MarkPart : std::uint8_t { Casing, Figure };

/// The style from which a mark's shape is painted.
struct MarkStyle
{
    const Theme &theme;
    TileShade shade = TileShade::Light;
    /// Whether a legal cell is only hinted at, by a small disc.
    bool isQuiet = false;
    /// Whether a legal cell is occupied, and shows a ring around the piece instead of a disc below it.
    bool isOccupied = false;
    /// The sides without a border, as the mark continues beyond them.
    CellSides joined{};
    /// Whether the cell bears the sign of a mark that has one for all its cells.
    bool bearsSign = true;
    MarkPart part = MarkPart::Figure;
};

/// Whether the shape of a mark lies over the pieces.
[[nodiscard]] bool liesAbovePieces(MarkRole role);

/// Whether the mark has a casing, which makes its line stand out on any ground.
[[nodiscard]] bool hasCasing(MarkRole role);

/// Paints the shape of a mark, which does not depend on its colour (interface, section 4), on a cell with `outline`.
void paintMark(QPainter &painter, MarkRole role, const QPolygonF &outline, const MarkStyle &style);

/// Paints the frame and the badge of a game's own mark.
void paintOwnMark(
    QPainter &painter, const MarkLook &look, const QPolygonF &outline, const MarkStyle &style);

/// Paints the ring of the keyboard cursor: dark, with a light one around it. A large one is light within, too.
void paintFocusRing(QPainter &painter, const QPolygonF &outline, const Theme &theme);

} // namespace tessera
