"""Plays Chexers as its course of 2019 asked for it, with numpy: the action that leaves it the least to go."""

import numpy as np

STARTS = {
    "red": [(-3, 0), (-3, 1), (-3, 2), (-3, 3)],
    "green": [(0, -3), (1, -3), (2, -3), (3, -3)],
    "blue": [(3, 0), (2, 1), (1, 2), (0, 3)],
}
COLOURS = list(STARTS)
# What a player has to go, along which a hex counts: (q, r, 1) times this.
TO_GO = {"red": np.array([-1, 0, 3]), "green": np.array([0, -1, 3]), "blue": np.array([1, 1, 3])}
STEPS = np.array([(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)])


class Player:
    def __init__(self, colour):
        self.number = COLOURS.index(colour) + 1
        self.to_go = TO_GO[colour]
        self.random = np.random.default_rng(7)
        self.board = np.zeros((7, 7), dtype=np.int8)
        for number, hexes in enumerate(STARTS.values(), 1):
            for hex in hexes:
                self.board[self.place(hex)] = number

    @staticmethod
    def place(hex):
        return (hex[0] + 3, hex[1] + 3)

    def action(self):
        actions = []
        for place in np.argwhere(self.board == self.number):
            actions += self.actions_of(place - 3)
        if not actions:
            return ("PASS", None)
        left = np.array([self.left(action) for action in actions]) + self.random.random(len(actions))
        # What it returns holds numbers of numpy, as students' agents do.
        return actions[int(np.argmin(left))]

    def actions_of(self, hex):
        if self.to_go @ np.append(hex, 1) == 0:
            yield ("EXIT", tuple(hex))
        for step in STEPS:
            near, far = hex + step, hex + 2 * step
            if not self.is_on_board(near):
                continue
            if self.board[self.place(near)] == 0:
                yield ("MOVE", (tuple(hex), tuple(near)))
            elif self.is_on_board(far) and self.board[self.place(far)] == 0:
                yield ("JUMP", (tuple(hex), tuple(far)))

    @staticmethod
    def is_on_board(hex):
        return max(abs(hex[0]), abs(hex[1]), abs(hex[0] + hex[1])) <= 3

    def left(self, action):
        kind, argument = action
        if kind == "EXIT":
            return -100
        start, end = (self.to_go @ np.append(hex, 1) for hex in argument)
        return 2 * (end - start)

    def update(self, colour, action):
        kind, argument = action
        if kind == "PASS":
            return
        if kind == "EXIT":
            self.board[self.place(argument)] = 0
            return
        start, end = argument
        self.board[self.place(start)] = 0
        self.board[self.place(end)] = COLOURS.index(colour) + 1
        if kind == "JUMP":
            middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
            self.board[self.place(middle)] = COLOURS.index(colour) + 1
