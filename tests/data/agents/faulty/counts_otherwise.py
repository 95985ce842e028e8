"""Returns numbers of a type of its own, such as numpy's are; the referee of 2018 wants Python's."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from stabber import Player as Stabber


class Number:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value

    def __repr__(self):
        return repr(self.value)


class Player(Stabber):
    def action(self, turns):
        action = super().action(turns)
        return tuple(map(Number, action)) if action and isinstance(action[0], int) else action
