"""Our engine as an agent of Tetress (2024)."""

from referee.game import Coord, PlaceAction
from tessera_engine import Engine


class Agent:
    def __init__(self, color, **referee):
        self._engine = Engine("tetress")

    def action(self, **referee):
        cells = self._engine.best().split("+")
        return PlaceAction(*(Coord(*(int(n) for n in cell.split(","))) for cell in cells))

    def update(self, color, action, **referee):
        cells = (action.c1, action.c2, action.c3, action.c4)
        self._engine.add("+".join("%d,%d" % (cell.r, cell.c) for cell in cells))
