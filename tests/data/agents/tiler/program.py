"""Plays Tetress as its course of 2024 asked for it, with numpy: the tetromino that leaves it most tokens."""

import numpy as np
from referee.game import BOARD_N, Coord, PlaceAction, PlayerColor
from referee.game.pieces import PieceType, create_piece

RED, BLUE = 1, 2
# The cells of each piece, by rows and columns from its origin; wrapped by the board itself.
SHAPES = [
    np.array([(cell.r, cell.c) for cell in create_piece(piece, Coord(0, 0)).coords]) for piece in PieceType
]
SOME = 40


class Agent:
    def __init__(self, color, **referee):
        self.own = RED if color == PlayerColor.RED else BLUE
        self.board = np.zeros((BOARD_N, BOARD_N), dtype=np.int8)
        self.random = np.random.default_rng(7)
        self.space = referee["space_limit"]

    def action(self, **referee):
        assert self.space is None or referee["space_remaining"] > 0
        placings = self.placings()
        self.random.shuffle(placings)
        cells = max(placings[:SOME], key=self.worth)
        # Numbers of numpy, as students' agents return them.
        return PlaceAction(*(Coord(r, c) for r, c in cells))

    def update(self, color, action, **referee):
        cells = np.array([(cell.r, cell.c) for cell in action.coords])
        self.board = self.placed(cells, RED if color == PlayerColor.RED else BLUE)

    def placings(self):
        mine = self.board == self.own
        near = np.zeros_like(mine)
        for axis in (0, 1):
            for by in (1, -1):
                near |= np.roll(mine, by, axis)
        if not mine.any():
            near[:] = True
        found = []
        for shape in SHAPES:
            # Not all shapes have a cell at their origin.
            for origin in np.ndindex(BOARD_N, BOARD_N):
                cells = (shape + origin) % BOARD_N
                rows, columns = cells[:, 0], cells[:, 1]
                if not self.board[rows, columns].any() and near[rows, columns].any():
                    found.append(cells)
        return found

    def placed(self, cells, who):
        board = self.board.copy()
        board[cells[:, 0], cells[:, 1]] = who
        rows, columns = (board != 0).all(axis=1), (board != 0).all(axis=0)
        board[rows, :] = 0
        board[:, columns] = 0
        return board

    def worth(self, cells):
        board = self.placed(cells, self.own)
        own = np.count_nonzero(board == self.own)
        return own - (np.count_nonzero(board) - own)
