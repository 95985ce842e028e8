"""The two colours."""

from enum import Enum


class PlayerColor(Enum):
    """Whose turn it is, and whose tokens."""

    RED = 0
    BLUE = 1

    @property
    def opponent(self):
        return PlayerColor.BLUE if self is PlayerColor.RED else PlayerColor.RED

    def __str__(self):
        return self.name

    def __index__(self):
        return self.value
