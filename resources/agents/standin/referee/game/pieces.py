"""The nineteen fixed tetrominoes, each from the corner of its box toward greater rows and columns."""

from dataclasses import dataclass
from enum import Enum

from .coord import Coord, Vector2

# Rows of each shape, a mark for a cell.
_SHAPES = {
    "O": ("##", "##"),
    "I-H": ("####",),
    "I-V": ("#", "#", "#", "#"),
    "T-U": (" # ", "###"),
    "T-R": ("# ", "##", "# "),
    "T-D": ("###", " # "),
    "T-L": (" #", "##", " #"),
    "L-U": ("# ", "# ", "##"),
    "L-R": ("###", "#  "),
    "L-D": ("##", " #", " #"),
    "L-L": ("  #", "###"),
    "J-U": (" #", " #", "##"),
    "J-R": ("#  ", "###"),
    "J-D": ("##", "# ", "# "),
    "J-L": ("###", "  #"),
    "Z-H": ("## ", " ##"),
    "Z-V": (" #", "##", "# "),
    "S-H": (" ##", "## "),
    "S-V": ("# ", "##", " #"),
}


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
    ZHorizontal = "Z-H"
    ZVertical = "Z-V"
    SHorizontal = "S-H"
    SVertical = "S-V"


@dataclass(frozen=True)
class Piece:
    """The cells of a tetromino."""

    coords: frozenset


def create_piece(piece_type, origin=Coord(0, 0)):
    """The piece of a type with the upper left corner of its box on `origin`."""
    shape = _SHAPES[piece_type.value]
    return Piece(
        frozenset(
            origin + Vector2(row, column)
            for row, line in enumerate(shape)
            for column, mark in enumerate(line)
            if mark == "#"
        )
    )
