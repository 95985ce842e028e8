"""Keeps 40 MB with every action."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from settler.program import Agent as Settler


class Agent(Settler):
    hoard = []

    def action(self, **referee):
        self.hoard.append(bytearray(40_000_000))
        return super().action(**referee)
