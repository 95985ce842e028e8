"""Keeps the tokens of full rows and columns."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from settler.program import Agent as Settler


class Agent(Settler):
    def update(self, color, action, **referee):
        tokens = {cell: state for cell, state in self.board._state.items() if state.player}
        super().update(color, action, **referee)
        self.board._state.update(tokens)
