"""What a player can do."""

from dataclasses import dataclass

from .coord import Coord


@dataclass(frozen=True)
class PlaceAction:
    """A tetromino on four cells, in any order."""

    c1: Coord
    c2: Coord
    c3: Coord
    c4: Coord

    @property
    def coords(self):
        return {self.c1, self.c2, self.c3, self.c4}

    def __str__(self):
        return f"PLACE({self.c1}, {self.c2}, {self.c3}, {self.c4})"


Action = PlaceAction
