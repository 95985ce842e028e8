#pragma once

#include "model/games/tetress/rules/tetromino.h"

namespace tessera::tetress {

/// A shape in the hand, as it is turned at present. A value.
class CarriedShape
{
public:
    /// Takes up `shape` as it lies in the palette.
    explicit CarriedShape(Shape shape);

    [[nodiscard]] Shape shape() const { return tetromino().shape; }
    [[nodiscard]] const Tetromino &tetromino() const;
    /// By quarters of a turn, clockwise when positive.
    void turn(int quarters);
    /// The placement with the shape's middle on `cell`.
    [[nodiscard]] Move placedAt(Cell cell) const;

private:
    /// The place of the shape's box by which it is held: that of its cell nearest the middle.
    [[nodiscard]] Offset grip() const;

    /// Which of `kTetrominoes`.
    int m_number = 0;
};

} // namespace tessera::tetress
