"""Plays Watch Your Back! as its course of 2018 asked for it: the first capture, or any action."""

import random

from words import GREETING  # beside the module

print(GREETING)  # must not disturb anybody


class Player:
    def __init__(self, colour):
        assert colour in ("white", "black")
        self.own = "W" if colour == "white" else "B"
        self.enemy = "B" if self.own == "W" else "W"
        self.rows = range(0, 6) if self.own == "W" else range(2, 8)
        self.board = {(x, y): "." for x in range(8) for y in range(8)}
        self.ring = 0
        self.corner()
        self.turns = 0
        self.random = random.Random(7)

    def corner(self):
        last = 7 - self.ring
        for square in [(self.ring, self.ring), (self.ring, last), (last, last), (last, self.ring)]:
            self.board[square] = "X"
            self.stab(square)

    def action(self, turns):
        assert turns == (self.turns if self.turns < 24 else self.turns - 24)
        actions = self.actions()
        capturing = [action for action in actions if self.captures(action)]
        action = self.random.choice(capturing or actions) if actions else None
        self.play(self.own, action)
        return action

    def update(self, action):
        self.play(self.enemy, action)

    def actions(self):
        if self.turns < 24:
            return [s for s, what in self.board.items() if what == "." and s[1] in self.rows]
        found = []
        for (x, y), what in self.board.items():
            if what != self.own:
                continue
            for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
                near, far = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
                if self.board.get(near) == ".":
                    found.append(((x, y), near))
                elif self.board.get(near) in ("W", "B") and self.board.get(far) == ".":
                    found.append(((x, y), far))
        return found

    def captures(self, action):
        before = dict(self.board)
        self.arrive(self.own, action)
        fewer = sum(w == self.enemy for w in self.board.values())
        self.board = before
        return fewer < sum(w == self.enemy for w in before.values())

    def arrive(self, colour, action):
        square = action
        if isinstance(action[0], tuple):
            self.board[action[0]] = "."
            square = action[1]
        self.board[square] = colour
        self.stab(square)
        if any(self.between(square, axis) for axis in [(1, 0), (0, 1)]):
            self.board[square] = "."

    def stab(self, square):
        for dx, dy in [(1, 0), (-1, 0), (0, 1), (0, -1)]:
            victim = (square[0] + dx, square[1] + dy)
            mine = self.board[square]
            if self.board.get(victim) in ("W", "B") and self.board[victim] != mine:
                if self.between(victim, (dx, dy)):
                    self.board[victim] = "."

    def between(self, square, axis):
        hostile = {"W": ("B", "X"), "B": ("W", "X")}.get(self.board[square], ())
        dx, dy = axis
        sides = [(square[0] + dx, square[1] + dy), (square[0] - dx, square[1] - dy)]
        return all(self.board.get(side) in hostile for side in sides)

    def play(self, colour, action):
        if action is not None:
            self.arrive(colour, action)
        self.turns += 1
        if self.turns in (24 + 128, 24 + 192):
            for (x, y) in list(self.board):
                if min(x, y, 7 - x, 7 - y) == self.ring:
                    del self.board[x, y]
            self.ring += 1
            self.corner()
