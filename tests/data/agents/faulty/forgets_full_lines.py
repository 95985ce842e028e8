"""Keeps the tokens of full rows and columns."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from settler.program import Agent as Settler

from referee.game import Board, Coord
from referee.game.board import CellState


class Agent(Settler):
    def update(self, color, action, **referee):
        tokens = {cell: self.board[cell] for cell in (Coord(r, c) for r in range(11) for c in range(11))}
        tokens.update({cell: CellState(color) for cell in action.coords})
        self.board = Board(tokens, color.opponent)
