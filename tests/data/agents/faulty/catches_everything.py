"""Searches on, whatever happens, also when its time is up."""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from racer import Player as Racer


class Player(Racer):
    def action(self):
        while True:
            try:
                while True:
                    pass
            except:  # noqa: E722
                pass
