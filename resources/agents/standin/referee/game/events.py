"""What the referee tells those who watch a game."""

from dataclasses import dataclass
from typing import Optional, Union

from .actions import Action
from .board import Board
from .player import Player


@dataclass
class PlayerInitialising:
    player: Player


@dataclass
class GameBegin:
    board: Board


@dataclass
class TurnBegin:
    turn_id: int
    player: Player


@dataclass
class TurnEnd:
    turn_id: int
    player: Player
    action: Action


@dataclass
class BoardUpdate:
    board: Board


@dataclass
class PlayerError:
    message: str


@dataclass
class GameEnd:
    winner: Optional[Player]


@dataclass
class UnhandledError:
    message: str


GameUpdate = Union[
    PlayerInitialising, GameBegin, TurnBegin, TurnEnd, BoardUpdate, PlayerError, UnhandledError, GameEnd
]
