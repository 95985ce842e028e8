#include "controller/games/tetress/carriedshape.h"

#include <algorithm>

namespace tessera::tetress {

namespace {

/// The first of the rotations of `shape`, which follow each other.
int firstOf(Shape shape)
{
    int number = 0;
    while (kTetrominoes[static_cast<std::size_t>(number)].shape != shape)
        ++number;
    return number;
}

int rotationsOf(Shape shape)
{
    return static_cast<int>(
        std::count_if(kTetrominoes.begin(), kTetrominoes.end(), [shape](const Tetromino &one) {
            return one.shape == shape;
        }));
}

} // namespace

CarriedShape::CarriedShape(Shape shape)
    : m_number(firstOf(shape))
{}

const Tetromino &CarriedShape::tetromino() const
{
    return kTetrominoes[static_cast<std::size_t>(m_number)];
}

void CarriedShape::turn(int quarters)
{
    const int first = firstOf(shape());
    const int count = rotationsOf(shape());
    m_number = first + ((m_number - first + quarters) % count + count) % count;
}

Offset CarriedShape::grip() const
{
    const auto &cells = tetromino().cells;
    // Four times the distance to the middle, which is a whole number.
    const auto distance = [&cells](Offset at) {
        int down = 0;
        int right = 0;
        for (const Offset cell : cells) {
            down += at.row - cell.row;
            right += at.column - cell.column;
        }
        return down * down + right * right;
    };
    return *std::min_element(cells.begin(), cells.end(), [&distance](Offset one, Offset other) {
        return distance(one) < distance(other);
    });
}

Move CarriedShape::placedAt(Cell cell) const
{
    const Offset held = grip();
    return {m_number, cellAtRowColumn(rowOf(cell) - held.row, columnOf(cell) - held.column)};
}

} // namespace tessera::tetress
