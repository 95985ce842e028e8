import os
import sys
import threading
import time

import tools  # beside the module

from .tools import as_tuples

with open("wanderer/opening.txt", encoding="ascii") as file:
    OPENING = file.read().split()

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from racer.player import Player as Racer  # noqa: E402

assert OPENING and tools.as_tuples(["PASS", None]) == ("PASS", None)


def wait():
    while True:
        time.sleep(0.1)


class Player(Racer):
    def __init__(self, colour):
        super().__init__(colour)
        os.chdir("/")
        threading.Thread(target=wait).start()

    def action(self):
        sys.stdout.write("bestmove 0,0>1,0")
        os.write(1, b"bestmove 0,0>1,0\n")
        action = super().action()
        sys.stdout.close()
        sys.stdout = open(os.devnull, "w")
        return as_tuples(action)
