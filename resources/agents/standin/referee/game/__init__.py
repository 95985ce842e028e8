"""The names that agents of Tetress import, with the values that the course's own referee gives them. Boards are tori of
11 x 11 cells."""

from .actions import Action, PlaceAction
from .board import Board, BoardMutation, CellMutation, CellState
from .constants import BOARD_N, GAME_NAME, MAX_TURNS, NUM_PLAYERS
from .coord import Coord, Direction, Vector2
from .events import (
    BoardUpdate, GameBegin, GameEnd, GameUpdate, PlayerError, PlayerInitialising, TurnBegin, TurnEnd, UnhandledError,
)
from .exceptions import IllegalActionException, PlayerException
from .pieces import Piece, PieceType, create_piece
from .player import Player, PlayerColor
