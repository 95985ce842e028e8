"""Plays Watch Your Back! as its course of 2018 asked for it, with numpy: the action after which it has most fighters
to spare."""

import numpy as np

EMPTY, OWN, ENEMY, CORNER, GONE = range(5)
STEPS = np.array([(1, 0), (-1, 0), (0, 1), (0, -1)])
PLACINGS = 24
SHRINKS = (PLACINGS + 128, PLACINGS + 192)


class Player:
    def __init__(self, colour):
        self.zone = slice(0, 6) if colour == "white" else slice(2, 8)
        self.random = np.random.default_rng(7)
        self.turns = 0
        self.ring = 0
        # By x and y, with an edge around it.
        self.board = np.full((10, 10), GONE, dtype=np.int8)
        self.board[1:9, 1:9] = EMPTY
        self.raise_corners()

    def action(self, turns):
        actions = self.placings() if self.turns < PLACINGS else self.moves()
        action = max(actions, key=self.worth) if actions else None
        self.play(OWN, action)
        # What it returns holds numbers of numpy, as students' agents do.
        return action

    def update(self, action):
        self.play(ENEMY, action)

    def placings(self):
        allowed = np.zeros((8, 8), dtype=bool)
        allowed[:, self.zone] = self.board[1:9, 1:9][:, self.zone] == EMPTY
        return [tuple(square) for square in np.argwhere(allowed)]

    def moves(self):
        found = []
        for square in np.argwhere(self.board[1:9, 1:9] == OWN):
            for step in STEPS:
                near, far = square + step, square + 2 * step
                if self.at(near) == EMPTY:
                    found.append((tuple(square), tuple(near)))
                elif self.at(near) in (OWN, ENEMY) and self.at(far) == EMPTY:
                    found.append((tuple(square), tuple(far)))
        return found

    def worth(self, action):
        before = self.board.copy()
        self.arrive(OWN, action)
        spare = np.count_nonzero(self.board == OWN) - np.count_nonzero(self.board == ENEMY)
        self.board = before
        return spare + self.random.random()

    def at(self, square):
        x, y = square
        # Beyond the edge there is nothing either.
        return self.board[x + 1, y + 1] if -1 <= x <= 8 and -1 <= y <= 8 else GONE

    def put(self, square, what):
        self.board[square[0] + 1, square[1] + 1] = what

    def arrive(self, who, action):
        square = action
        if np.ndim(action) == 2:
            self.put(action[0], EMPTY)
            square = action[1]
        self.put(square, who)
        self.stab_around(np.array(square))
        if self.is_between(np.array(square), STEPS[0]) or self.is_between(np.array(square), STEPS[2]):
            self.put(square, EMPTY)

    def stab_around(self, square):
        mine = self.at(square)
        for step in STEPS:
            victim = square + step
            if self.at(victim) in (OWN, ENEMY) and self.at(victim) != mine and self.is_between(victim, step):
                self.put(victim, EMPTY)

    def is_between(self, square, step):
        what = self.at(square)
        if what not in (OWN, ENEMY):
            return False
        hostile = (CORNER, OWN + ENEMY - what)
        return self.at(square + step) in hostile and self.at(square - step) in hostile

    def play(self, who, action):
        if action is not None:
            self.arrive(who, action)
        self.turns += 1
        if self.turns in SHRINKS:
            first, last = self.ring + 1, 8 - self.ring
            self.board[[first, last], :] = GONE
            self.board[:, [first, last]] = GONE
            self.ring += 1
            self.raise_corners()

    def raise_corners(self):
        first, last = self.ring, 7 - self.ring
        for corner in [(first, first), (first, last), (last, last), (last, first)]:
            self.put(corner, CORNER)
            self.stab_around(np.array(corner))
