#pragma once

#include "view/board/boarddesign.h"
#include "view/board/geometry/geometry.h"
#include "view/board/marks/boardmarks.h"
#include "view/board/marks/markpainting.h"
#include "view/board/pieceset.h"
#include "view/theme/theme.h"

#include <memory>
#include <vector>

namespace tessera {

/// The content of a board scene, shared between the scene, which alone changes it, and its items, which paint it.
struct BoardPicture
{
    BoardPicture(const BoardDesign &boardDesign, Theme boardTheme);

    /// Reads looks, decorations and coordinates from the position again.
    void refresh();
    /// Replaces the marks, and returns the cells whose fill has changed.
    std::vector<Cell> setMarks(const BoardMarks &newMarks);

    [[nodiscard]] const CellLook &look(Cell cell) const;
    /// The fill of the strongest mark of a cell; invalid when none fills it.
    [[nodiscard]] QColor markFill(Cell cell) const;
    /// The style from which the shape of a mark on a cell is painted.
    [[nodiscard]] MarkStyle markStyle(MarkRole role, Cell cell, MarkPart part) const;
    /// The same for a game's own mark.
    [[nodiscard]] MarkStyle ownMarkStyle(Cell cell) const;
    /// Whether legal cells are only hinted at, as nothing is picked.
    [[nodiscard]] bool isQuiet() const { return marks[MarkRole::Selected].empty(); }

    struct Label
    {
        CoordinatePlace place;
        QString text;
        /// The cell below the label; none beside the board.
        Cell cell;
    };

    const BoardDesign &design;
    Theme theme;
    PieceSet pieces;
    CoordinateMode coordinateMode = CoordinateMode::Edge;
    std::unique_ptr<BoardGeometry> geometry;
    std::unique_ptr<AnyPosition> position;
    BoardMarks marks;
    /// Whether the game has ended at the position shown.
    bool isOver = false;
    /// Whether marks may move.
    bool isAnimated = true;

    std::vector<CellLook> looks;
    std::vector<Decoration> decorations;
    std::vector<Label> labels;

private:
    void fillCells(std::optional<ThemeRole> fill, const std::vector<Cell> &cells);

    std::vector<QColor> m_markFills;
};

} // namespace tessera
