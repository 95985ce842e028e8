#pragma once

#include "model/games/tetress/rules/tetromino.h"

namespace tessera::tetress {

/// A shape in the hand, in its present orientation. A value.
class CarriedShape
{
public:
    /// Takes up `shape` as it lies in the palette.
    explicit CarriedShape(Shape shape);

    [[nodiscard]] Shape shape() const { return tetromino().shape; }
    [[nodiscard]] const Tetromino &tetromino() const;
    /// Turns the shape by quarters, clockwise when positive.
    void turn(int quarters);
    /// The placement with the shape's middle on `cell`.
    [[nodiscard]] Move placedAt(Cell cell) const;

private:
    /// The place in the shape's box by which it is held: that of its cell nearest the middle.
    [[nodiscard]] Offset grip() const;

    /// The index in `kTetrominoes`.
    int m_number = 0;
};

} // namespace tessera::tetress
