"""The nineteen fixed tetrominoes, each from a cell of its own."""

from dataclasses import dataclass
from enum import Enum
from typing import Collection

from .constants import BOARD_N
from .coord import Coord, Vector2


class PieceType(Enum):
    """A shape in one of its orientations."""

    O = "O"
    IHorizontal = "I-H"
    IVertical = "I-V"
    TUp = "T-U"
    TRight = "T-R"
    TDown = "T-D"
    TLeft = "T-L"
    LUp = "L-U"
    LRight = "L-R"
    LDown = "L-D"
    LLeft = "L-L"
    JUp = "J-U"
    JRight = "J-R"
    JDown = "J-D"
    JLeft = "J-L"
    SHorizontal = "S-H"
    SVertical = "S-V"
    ZHorizontal = "Z-H"
    ZVertical = "Z-V"


def _shape(*cells):
    return [Vector2(0, 0)] + [Vector2(row, column) for row, column in cells]


# Where the cells of each type lie from the piece's origin, which is one of them, in the order of the course.
_TEMPLATES = {
    PieceType.O: _shape((0, 1), (1, 0), (1, 1)),
    PieceType.IHorizontal: _shape((0, 1), (0, 2), (0, 3)),
    PieceType.IVertical: _shape((1, 0), (2, 0), (3, 0)),
    PieceType.TUp: _shape((-1, 0), (-1, 1), (-1, -1)),
    PieceType.TRight: _shape((0, 1), (1, 1), (-1, 1)),
    PieceType.TDown: _shape((1, 0), (1, -1), (1, 1)),
    PieceType.TLeft: _shape((0, -1), (-1, -1), (1, -1)),
    PieceType.LUp: _shape((0, -1), (-1, -1), (-2, -1)),
    PieceType.LRight: _shape((-1, 0), (-1, 1), (-1, 2)),
    PieceType.LDown: _shape((0, 1), (1, 1), (2, 1)),
    PieceType.LLeft: _shape((1, 0), (1, -1), (1, -2)),
    PieceType.JUp: _shape((0, 1), (-1, 1), (-2, 1)),
    PieceType.JRight: _shape((1, 0), (1, 1), (1, 2)),
    PieceType.JDown: _shape((0, -1), (1, -1), (2, -1)),
    PieceType.JLeft: _shape((-1, 0), (-1, -1), (-1, -2)),
    PieceType.SHorizontal: _shape((0, 1), (-1, 1), (-1, 2)),
    PieceType.SVertical: _shape((-1, 0), (-1, -1), (-2, -1)),
    PieceType.ZHorizontal: _shape((0, -1), (-1, -1), (-1, -2)),
    PieceType.ZVertical: _shape((1, 0), (1, -1), (2, -1)),
}


def _from_least(numbers):
    """Rows or columns counted from the least one, round the edge of the board where they lie on both sides of it."""
    if min(numbers) == 0 and max(numbers) == BOARD_N - 1:
        numbers = [(number + BOARD_N // 2) % BOARD_N for number in numbers]
    return [number - min(numbers) for number in numbers]


def piece_fingerprint(coords):
    """A text for the shape of cells, the same wherever they lie on the board."""
    rows = _from_least([cell.r for cell in coords])
    columns = _from_least([cell.c for cell in coords])
    return ",".join(f"{row}{column}" for row, column in sorted(zip(rows, columns)))


_TYPES = {piece_fingerprint(cells): piece_type for piece_type, cells in _TEMPLATES.items()}


@dataclass
class Piece:
    """The cells of a tetromino; ValueError where they are none."""

    coords: Collection[Coord]

    def __post_init__(self):
        self._piece_type = _TYPES.get(piece_fingerprint(self.coords))
        if self._piece_type is None:
            raise ValueError(f"found {', '.join(map(str, self.coords))}, wanted a tetromino")

    @property
    def type(self):
        return self._piece_type

    def __str__(self):
        return f"Piece({self.coords})"

    def __eq__(self, other):
        return self.coords == other.coords

    def __hash__(self):
        return hash(tuple(self.coords))


def create_piece(piece_type, origin=Coord(0, 0)):
    """The piece of a type with its first cell on `origin`."""
    return Piece([origin + offset for offset in _TEMPLATES[piece_type]])
