"""The names that agents of Tetress import. Boards are tori of 11 x 11 cells."""

from .actions import Action, PlaceAction
from .board import Board, BoardMutation, CellMutation, CellState
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction, Vector2
from .exceptions import IllegalActionException
from .pieces import Piece, PieceType, create_piece
from .player import PlayerColor

__all__ = [
    "Action", "BOARD_N", "Board", "BoardMutation", "CellMutation", "CellState", "Coord", "Direction",
    "IllegalActionException", "MAX_TURNS", "Piece", "PieceType", "PlaceAction", "PlayerColor", "Vector2",
    "create_piece",
]
