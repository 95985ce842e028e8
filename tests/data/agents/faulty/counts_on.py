"""Takes `turns` for those of the whole game, not of the phase."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from stabber import Player as Stabber


class Player(Stabber):
    def action(self, turns):
        if turns < 24 <= self.turns:
            return (3, 3)
        return super().action(turns)
