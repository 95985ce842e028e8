"""Goes on as if the board kept its first size."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from stabber import Player as Stabber


class Player(Stabber):
    def play(self, colour, action):
        if action is not None:
            self.arrive(colour, action)
        self.turns += 1
