"""Calls its colour otherwise than the referee of 2024 does, which names it."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from settler.program import Agent as Settler


class Agent(Settler):
    def __init__(self, colour, **referee):
        super().__init__(colour, **referee)
