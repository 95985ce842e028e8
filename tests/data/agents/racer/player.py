"""Exits when it can, goes forward when it can, and passes when it must."""

import random

STARTS = {
    "red": [(-3, 0), (-3, 1), (-3, 2), (-3, 3)],
    "green": [(0, -3), (1, -3), (2, -3), (3, -3)],
    "blue": [(3, 0), (2, 1), (1, 2), (0, 3)],
}
EXITS = {"red": lambda q, r: q == 3, "green": lambda q, r: r == 3, "blue": lambda q, r: q + r == -3}
AHEAD = {"red": lambda q, r: q, "green": lambda q, r: r, "blue": lambda q, r: -q - r}
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


class Player:
    def __init__(self, colour):
        self.colour = colour
        self.board = {hex: owner for owner, hexes in STARTS.items() for hex in hexes}
        self.random = random.Random(7)

    def action(self):
        actions = []
        for hex, owner in self.board.items():
            if owner == self.colour:
                actions += self.actions_of(hex)
        if not actions:
            return ("PASS", None)
        self.random.shuffle(actions)
        return max(actions, key=self.progress)

    def actions_of(self, hex):
        if EXITS[self.colour](*hex):
            yield ("EXIT", hex)
        for dq, dr in STEPS:
            near, far = (hex[0] + dq, hex[1] + dr), (hex[0] + 2 * dq, hex[1] + 2 * dr)
            if self.is_free(near):
                yield ("MOVE", (hex, near))
            elif near in self.board and self.is_free(far):
                yield ("JUMP", (hex, far))

    def is_free(self, hex):
        return max(abs(hex[0]), abs(hex[1]), abs(sum(hex))) <= 3 and hex not in self.board

    def progress(self, action):
        kind, argument = action
        if kind == "EXIT":
            return 100
        start, end = argument
        return AHEAD[self.colour](*end) - AHEAD[self.colour](*start)

    def update(self, colour, action):
        kind, argument = action
        if kind == "EXIT":
            del self.board[argument]
        elif kind != "PASS":
            start, end = argument
            assert self.board[start] == colour
            del self.board[start]
            self.board[end] = colour
            if kind == "JUMP":
                self.board[(start[0] + end[0]) // 2, (start[1] + end[1]) // 2] = colour
