"""Takes the piece that was jumped over for what it was."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from racer.player import Player as Racer


class Player(Racer):
    def update(self, colour, action):
        kind, argument = action
        if kind == "JUMP":
            start, end = argument
            self.board.pop(start, None)
            self.board[end] = colour
        elif kind == "MOVE":
            start, end = argument
            self.board.pop(start, None)
            self.board[end] = colour
        elif kind == "EXIT":
            self.board.pop(argument, None)
