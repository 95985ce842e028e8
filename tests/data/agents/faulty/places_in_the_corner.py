"""Takes the corners for squares."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from stabber import Player as Stabber


class Player(Stabber):
    def corner(self):
        pass

    def action(self, turns):
        action = super().action(turns)
        return (0, 0) if turns == 0 and self.own == "W" else action
