"""Places and differences of places on the board."""

from dataclasses import dataclass
from enum import Enum

from .constants import BOARD_N


@dataclass(frozen=True)
class Vector2:
    """A pair of row and column, which may be any whole numbers."""

    __slots__ = ("r", "c")
    r: int
    c: int

    def __lt__(self, other):
        return (self.r, self.c) < (other.r, other.c)

    def __add__(self, other):
        return self.__class__(self.r + other.r, self.c + other.c)

    def __sub__(self, other):
        return self.__class__(self.r - other.r, self.c - other.c)

    def __neg__(self):
        return self.__class__(-self.r, -self.c)

    def __mul__(self, number):
        return self.__class__(self.r * number, self.c * number)

    def __iter__(self):
        yield self.r
        yield self.c

    def __str__(self):
        return f"Vector2({self.r}, {self.c})"

    # Instances with slots are pickled and copied by their fields.
    def __getstate__(self):
        return (self.r, self.c)

    def __setstate__(self, state):
        object.__setattr__(self, "r", state[0])
        object.__setattr__(self, "c", state[1])

    def down(self, n=1):
        return self + Vector2(n, 0)

    def up(self, n=1):
        return self + Vector2(-n, 0)

    def left(self, n=1):
        return self + Vector2(0, -n)

    def right(self, n=1):
        return self + Vector2(0, n)


class Direction(Enum):
    """The four neighbours of a cell."""

    Down = Vector2(1, 0)
    Up = Vector2(-1, 0)
    Left = Vector2(0, -1)
    Right = Vector2(0, 1)

    @classmethod
    def _missing_(cls, value):
        """A direction by its pair of numbers."""
        return next((direction for direction in cls if tuple(direction.value) == tuple(value)), None)

    @property
    def r(self):
        return self.value.r

    @property
    def c(self):
        return self.value.c

    def __neg__(self):
        return Direction(-self.value)

    def __mul__(self, number):
        return self.value * number

    def __str__(self):
        return {"Down": "[\u2193]", "Up": "[\u2191]", "Left": "[\u2190]", "Right": "[\u2192]"}[self.name]


@dataclass(frozen=True, order=True)
class Coord(Vector2):
    """A cell of the board; + and - go round its edges."""

    __slots__ = ()

    def __post_init__(self):
        if not (0 <= self.r < BOARD_N and 0 <= self.c < BOARD_N):
            raise ValueError(f"found the cell ({self.r}, {self.c}), wanted 0 to {BOARD_N - 1}")

    def __add__(self, other):
        return Coord((self.r + other.r) % BOARD_N, (self.c + other.c) % BOARD_N)

    def __sub__(self, other):
        return Coord((self.r - other.r) % BOARD_N, (self.c - other.c) % BOARD_N)

    def __str__(self):
        return f"{self.r}-{self.c}"
