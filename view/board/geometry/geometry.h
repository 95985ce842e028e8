#pragma once

#include "model/core/boardshape.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <memory>
#include <vector>

namespace tessera {

/// A step of the keyboard cursor, as seen on the screen.
enum class Direction : std::uint8_t {
    Left,
    Right,
    Up,
    Down,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
};

/// The unit step of a direction: columns to the right and rows downwards.
[[nodiscard]] QPoint unitStep(Direction direction);

/// Where coordinates are written: nowhere, along the edge, or in every cell.
enum class CoordinateMode : std::uint8_t { None, Edge, All };

/// The place of a coordinate; the `BoardDesign` decides on its text.
struct CoordinatePlace
{
    enum class Kind : std::uint8_t { Column, Row, Cell };

    Kind kind = Kind::Cell;
    /// The board's own column or row, however it is turned; the cell's index for `Cell`.
    int number = 0;
    QPointF centre;
    /// Height of the digits in cell units.
    double height = 0.24;
    /// Whether the text begins at `centre` instead of being centred there.
    bool isLeftAligned = false;
};

/// The orientation of a board on the screen. It does not change the cells' numbers.
struct BoardOrientation
{
    /// Clockwise turns: of 180° on square boards, of 60° on hex boards, none on a torus.
    int turns = 0;
    /// The column and row of a torus that stand at the top left.
    int columnOffset = 0;
    int rowOffset = 0;
    /// Cells of a torus that are repeated beyond each edge.
    int margin = 2;

    friend bool operator==(const BoardOrientation &, const BoardOrientation &) = default;
};

/// Maps the cells of a board, and the places beside it, to a plane measured in cells (x to the
/// right, y down) and back. Immutable; a turned board is another geometry.
class BoardGeometry
{
public:
    virtual ~BoardGeometry() = default;
    BoardGeometry(const BoardGeometry &) = delete;
    BoardGeometry &operator=(const BoardGeometry &) = delete;

    /// The geometry of a shape. Only this function of the view distinguishes the kinds of board.
    [[nodiscard]] static std::unique_ptr<BoardGeometry> make(
        const BoardShape &shape, const BoardOrientation &orientation = {});

    [[nodiscard]] const BoardShape &shape() const { return m_shape; }
    [[nodiscard]] const BoardOrientation &orientation() const { return m_orientation; }
    [[nodiscard]] int cellCount() const { return m_shape.cellCount(); }
    /// Cells and the places beside the board.
    [[nodiscard]] int placeCount() const { return cellCount() + m_shape.besideCount; }
    [[nodiscard]] bool isBeside(Cell cell) const { return index(cell) >= cellCount(); }

    /// How many turns bring the board back to its first orientation: 2, 6, or 1.
    [[nodiscard]] virtual int turnCount() const = 0;
    [[nodiscard]] virtual QPointF centre(Cell cell) const = 0;
    [[nodiscard]] virtual QPolygonF outline(Cell cell) const = 0;
    /// Whether cells lie askew: their edges slant, and neighbours lie in slanting directions too.
    [[nodiscard]] virtual bool isSlanting() const { return false; }
    /// The rectangle around everything drawn, without the room for edge coordinates.
    [[nodiscard]] virtual QRectF bounds() const = 0;
    /// The cell or place beside the board at a point; `Cell::None` off the board.
    [[nodiscard]] virtual Cell cellAt(QPointF point) const = 0;
    /// The next cell of the keyboard cursor; `Cell::None` where the board ends.
    [[nodiscard]] virtual Cell neighbour(Cell cell, Direction direction) const = 0;
    /// All places where a cell is painted, its true centre first; more than one only on a torus.
    [[nodiscard]] virtual std::vector<QPointF> copies(Cell cell) const { return {centre(cell)}; }
    [[nodiscard]] virtual std::vector<CoordinatePlace> coordinates(CoordinateMode mode) const = 0;

    /// The size of the board in words: `8×8`, or the number of its cells where they are no squares.
    [[nodiscard]] virtual QString sizeWords() const;
    /// `bounds` and the room that the coordinates need.
    [[nodiscard]] QRectF boundsWith(CoordinateMode mode) const;

protected:
    BoardGeometry(const BoardShape &shape, const BoardOrientation &orientation)
        : m_shape(shape)
        , m_orientation(orientation)
    {}

    /// The place beside the board at `point`, by its outline.
    [[nodiscard]] Cell besideAt(QPointF point) const;
    /// The coordinate places in every cell, off its middle.
    [[nodiscard]] std::vector<CoordinatePlace> cellCoordinates(
        QPointF offset, double height, bool isLeftAligned) const;

private:
    BoardShape m_shape;
    BoardOrientation m_orientation;
};

} // namespace tessera
