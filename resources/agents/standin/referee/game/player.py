"""The two players."""

from abc import ABC, abstractmethod
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

    def __int__(self):
        """The player's sign in a sum: 1 for Red, -1 for Blue."""
        return 1 - 2 * self.value


class Player(ABC):
    """What the referee asks and tells."""

    def __init__(self, color):
        self._color = color

    @property
    def color(self):
        return self._color

    def __str__(self):
        return str(self._color)

    @abstractmethod
    async def action(self):
        """The player's next action."""

    @abstractmethod
    async def update(self, color, action):
        """Hears of an action."""
