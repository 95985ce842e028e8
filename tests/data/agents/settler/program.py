"""Places the first tetromino that it finds, on the referee's own board."""

import random

from referee.game import Action, Board, Coord, PlaceAction, PlayerColor
from referee.game.exceptions import IllegalActionException
from referee.game.pieces import PieceType, create_piece


class Agent:
    def __init__(self, color: PlayerColor, **referee: dict):
        self.color = color
        self.board = Board()
        self.random = random.Random(14)
        assert referee["time_remaining"] > 0

    def action(self, **referee: dict) -> Action:
        assert referee["time_remaining"] > 0 and referee["space_limit"] == 250.0
        assert self.board.turn_color == self.color
        cells = [Coord(r, c) for r in range(11) for c in range(11)]
        types = list(PieceType)
        self.random.shuffle(cells)
        self.random.shuffle(types)
        for cell in cells:
            for piece_type in types:
                action = PlaceAction(*create_piece(piece_type, cell).coords)
                try:
                    self.board.apply_action(action)
                except IllegalActionException:
                    continue
                self.board.undo_action()
                return action
        raise RuntimeError("the game should be over")

    def update(self, color: PlayerColor, action: Action, **referee: dict):
        self.board.apply_action(action)
