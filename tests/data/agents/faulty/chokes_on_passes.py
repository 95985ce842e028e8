"""Expects two hexes in every action of the others."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from racer.player import Player as Racer


class Player(Racer):
    def update(self, colour, action):
        kind, argument = action
        if kind != "EXIT":
            start, end = argument
        super().update(colour, action)
