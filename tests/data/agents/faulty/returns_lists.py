"""Returns lists, which the referee of 2019 does not find among the tuples that are allowed."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from racer.player import Player as Racer


class Player(Racer):
    def action(self):
        kind, argument = super().action()
        if kind in ("MOVE", "JUMP"):
            return [kind, [list(hex) for hex in argument]]
        return [kind, argument and list(argument)]
