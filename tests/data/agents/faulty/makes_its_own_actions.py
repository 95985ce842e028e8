"""Returns actions of a class of its own, which the referee of 2024 does not know."""

import os
import sys
from collections import namedtuple

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from settler.program import Agent as Settler

Action = namedtuple("Action", "c1 c2 c3 c4")


class Agent(Settler):
    def action(self, **referee):
        return Action(*super().action(**referee).coords)
