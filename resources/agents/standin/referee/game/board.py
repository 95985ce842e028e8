"""A board that keeps the rules of Tetress."""

from dataclasses import dataclass
from typing import Optional

from .actions import PlaceAction
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction
from .exceptions import IllegalActionException
from .pieces import PieceType, create_piece
from .player import PlayerColor


@dataclass(frozen=True)
class CellState:
    """What is on a cell: a player's token, or nothing."""

    player: Optional[PlayerColor] = None

    def __str__(self):
        return "." if self.player is None else str(self.player)[0].lower()

    def __iter__(self):
        yield self.player


@dataclass(frozen=True)
class CellMutation:
    """A cell before and after an action."""

    cell: Coord
    prev: CellState
    next: CellState


@dataclass(frozen=True)
class BoardMutation:
    """All that an action changed."""

    action: PlaceAction
    cell_mutations: frozenset


class Board:
    """A position with the actions that led to it."""

    def __init__(self, initial_state=None, initial_player=PlayerColor.RED):
        self._state = {Coord(r, c): CellState() for r in range(BOARD_N) for c in range(BOARD_N)}
        self._state.update(initial_state or {})
        self._turn_color = initial_player
        self._history = []

    def __getitem__(self, cell):
        """The state of a cell; KeyError beyond the board."""
        return self._state[cell]

    @property
    def turn_count(self):
        return len(self._history)

    @property
    def turn_color(self):
        return self._turn_color

    @property
    def turn_limit_reached(self):
        return self.turn_count >= MAX_TURNS

    @property
    def game_over(self):
        return self.turn_limit_reached or not self._can_place(self._turn_color)

    @property
    def winner_color(self):
        """The winner of a game that is over; None of a draw."""
        if not self.game_over:
            return None
        if not self.turn_limit_reached:
            return self._turn_color.opponent
        red, blue = (self._player_token_count(color) for color in PlayerColor)
        return None if red == blue else PlayerColor.RED if red > blue else PlayerColor.BLUE

    def apply_action(self, action):
        """Places a tetromino and empties full lines; IllegalActionException leaves all as it was."""
        self._check(action)
        before = dict(self._state)
        for cell in action.coords:
            self._state[cell] = CellState(self._turn_color)
        rows = [r for r in range(BOARD_N) if all(self._is_taken(r, c) for c in range(BOARD_N))]
        columns = [c for c in range(BOARD_N) if all(self._is_taken(r, c) for r in range(BOARD_N))]
        for cell in self._state:
            if cell.r in rows or cell.c in columns:
                self._state[cell] = CellState()
        mutations = frozenset(
            CellMutation(cell, before[cell], state)
            for cell, state in self._state.items()
            if state != before[cell] or cell in action.coords
        )
        self._history.append(BoardMutation(action, mutations))
        self._turn_color = self._turn_color.opponent
        return self._history[-1]

    def undo_action(self):
        """Takes the last action back and returns what that changed."""
        if not self._history:
            raise IndexError("found no action, wanted one to take back")
        mutation = self._history.pop()
        for changed in mutation.cell_mutations:
            self._state[changed.cell] = changed.prev
        self._turn_color = self._turn_color.opponent
        return mutation

    def render(self, use_color=False, use_unicode=False):
        """The board as lines of text, `r`, `b` and `.`."""
        codes = {PlayerColor.RED: "\033[31m", PlayerColor.BLUE: "\033[34m"}
        lines = []
        for r in range(BOARD_N):
            marks = []
            for c in range(BOARD_N):
                state = self._state[Coord(r, c)]
                mark = str(state) if not use_unicode or state.player is None else "\u2588"
                if use_color and state.player is not None:
                    mark = f"{codes[state.player]}{mark}\033[0m"
                marks.append(mark)
            lines.append(" ".join(marks))
        return "\n".join(lines) + "\n"

    def _is_taken(self, r, c):
        return self._state[Coord(r, c)].player is not None

    def _player_token_count(self, color):
        return sum(state.player is color for state in self._state.values())

    def _touches(self, cells, color):
        return any(
            self._state[cell + direction.value].player is color
            for cell in cells
            for direction in Direction
        )

    def _check(self, action):
        if not isinstance(action, PlaceAction):
            raise IllegalActionException(f"found {action!r}, wanted a PlaceAction", action)
        if not _is_tetromino(action.coords):
            raise IllegalActionException(f"found {action}, wanted a tetromino", action)
        if any(self._state[cell].player is not None for cell in action.coords):
            raise IllegalActionException(f"found {action} on a token, wanted empty cells", action)
        if self.turn_count >= 2 and not self._touches(action.coords, self._turn_color):
            raise IllegalActionException(f"found {action}, wanted a cell beside an own token", action)

    def _can_place(self, color):
        is_first = self.turn_count < 2
        for cell in self._state:
            for piece_type in PieceType:
                cells = create_piece(piece_type, cell).coords
                if all(self._state[each].player is None for each in cells):
                    if is_first or self._touches(cells, color):
                        return True
        return False


def _is_tetromino(cells):
    """Four different cells that hang together by their sides."""
    if len(cells) != 4:
        return False
    reached = set()
    waiting = [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        neighbours = (cell + direction.value for direction in Direction)
        waiting += [each for each in neighbours if each in cells and each not in reached]
    return len(reached) == 4
