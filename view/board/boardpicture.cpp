#include "view/board/boardpicture.h"

#include <optional>
#include <utility>

namespace tessera {

namespace {

std::size_t slot(Cell cell)
{
    return static_cast<std::size_t>(index(cell));
}

/// The colour with which a mark fills its cell, if it does.
std::optional<ThemeRole> fillRole(MarkRole role)
{
    switch (role) {
    case MarkRole::Legal:
    case MarkRole::Landing:
        return ThemeRole::LegalFill;
    case MarkRole::LastTo:
        return ThemeRole::LastFill;
    case MarkRole::Capture:
        return ThemeRole::CaptureFill;
    case MarkRole::Selected:
        return ThemeRole::SelectedFill;
    case MarkRole::Check:
    case MarkRole::Suicide:
        return ThemeRole::CheckFill;
    default:
        return std::nullopt;
    }
}

} // namespace

BoardPicture::BoardPicture(const BoardDesign &boardDesign, Theme boardTheme)
    : design(boardDesign)
    , theme(std::move(boardTheme))
    , pieces(boardDesign.pieceSheet(theme.pieceStyle()))
{}

void BoardPicture::refresh()
{
    if (!position)
        return;
    const DesignContext context{*position, *geometry, theme, isOver};
    looks.clear();
    for (int place = 0; place < geometry->placeCount(); ++place)
        looks.push_back(design.cellLook(context, cellAt(place)));
    decorations = design.decorations(context);
    labels.clear();
    for (const CoordinatePlace &place : geometry->coordinates(coordinateMode)) {
        const bool isOnCell = place.kind == CoordinatePlace::Kind::Cell;
        labels.push_back(
            {place,
             design.coordinateText(*position, place),
             isOnCell ? cellAt(place.number) : Cell::None});
    }
    setMarks(marks);
}

std::vector<Cell> BoardPicture::setMarks(const BoardMarks &newMarks)
{
    marks = newMarks;
    const std::vector<QColor> before = std::exchange(m_markFills, std::vector<QColor>(looks.size()));
    for (std::size_t i = 0; i < kMarkRoleCount; ++i) {
        const auto role = static_cast<MarkRole>(i);
        if (role != MarkRole::Legal || !isQuiet())
            fillCells(fillRole(role), marks[role]);
        for (const OwnMark &own : marks.own) {
            if (own.above == role)
                fillCells(own.look.fill, own.cells);
        }
    }
    std::vector<Cell> changed;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (i >= before.size() || before[i] != m_markFills[i])
            changed.push_back(cellAt(static_cast<int>(i)));
    }
    return changed;
}

void BoardPicture::fillCells(std::optional<ThemeRole> fill, const std::vector<Cell> &cells)
{
    for (const Cell cell : cells) {
        if (fill && slot(cell) < looks.size())
            m_markFills[slot(cell)] = theme.colour(*fill, looks[slot(cell)].shade);
    }
}

const CellLook &BoardPicture::look(Cell cell) const
{
    return looks[slot(cell)];
}

MarkStyle BoardPicture::markStyle(MarkRole role, Cell cell, MarkPart part) const
{
    const std::vector<Cell> &marked = marks[role];
    // In a place beside the board a disc would cover what lies there.
    const bool isOccupied = geometry->isBeside(cell) || position->piece(cell).isPresent();
    return {
        theme,
        look(cell).shade,
        isQuiet(),
        isOccupied,
        joinedSides(*geometry, cell, marked),
        !marked.empty() && marked.front() == cell,
        part};
}

MarkStyle BoardPicture::ownMarkStyle(Cell cell) const
{
    return {theme, look(cell).shade};
}

QColor BoardPicture::markFill(Cell cell) const
{
    return m_markFills[slot(cell)];
}

} // namespace tessera
