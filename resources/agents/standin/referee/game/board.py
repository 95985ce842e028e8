"""A board that keeps the rules of Tetress."""

from dataclasses import dataclass
from typing import Optional, Set

from .actions import Action, PlaceAction
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction
from .exceptions import IllegalActionException
from .pieces import Piece, PieceType, create_piece
from .player import PlayerColor


@dataclass(frozen=True)
class CellState:
    """What is on a cell: a player's token, or nothing."""

    player: Optional[PlayerColor] = None

    def __str__(self):
        return f"CellState({self.player})"

    def __iter__(self):
        yield self.player


@dataclass(frozen=True)
class CellMutation:
    """A cell before and after an action."""

    cell: Coord
    prev: CellState
    next: CellState

    def __str__(self):
        return f"CellMutation({self.cell}, {self.prev}, {self.next})"


@dataclass(frozen=True)
class BoardMutation:
    """All that an action changed."""

    action: Action
    cell_mutations: Set[CellMutation]

    def __str__(self):
        return f"BoardMutation({self.cell_mutations})"


class Board:
    """A position with the actions that led to it."""

    def __init__(self, initial_state=None, initial_player=PlayerColor.RED):
        self._state = {Coord(r, c): CellState() for r in range(BOARD_N) for c in range(BOARD_N)}
        self._state.update(initial_state or {})
        self._turn_color = initial_player
        self._history = []

    def __getitem__(self, cell):
        """The state of a cell."""
        if not self._within_bounds(cell):
            raise IndexError(f"found the cell {cell}, wanted one of the board")
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
        mutation = self._resolve_place_action(action)
        for changed in mutation.cell_mutations:
            self._state[changed.cell] = changed.next
        self._history.append(mutation)
        self._turn_color = self._turn_color.opponent
        return mutation

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
        marks = {PlayerColor.RED: "r", PlayerColor.BLUE: "b", None: "."}
        lines = []
        for r in range(BOARD_N):
            line = ""
            for c in range(BOARD_N):
                player = self._state[Coord(r, c)].player
                is_plain = not use_color or player is None
                line += marks[player] if is_plain else f"{codes[player]}{marks[player]}\033[0m"
                line += " "
            lines.append(line + "\n")
        return "".join(lines)

    def _within_bounds(self, coord):
        r, c = coord
        return 0 <= r < BOARD_N and 0 <= c < BOARD_N

    def _cell_occupied(self, coord):
        return self._state[coord].player is not None

    def _cell_empty(self, coord):
        return self._state[coord].player is None

    def _occupied_coords(self):
        return {cell for cell in self._state if self._cell_occupied(cell)}

    def _player_token_count(self, color):
        return sum(state.player is color for state in self._state.values())

    def _has_neighbour(self, coord, color):
        return any(self._state[coord + direction].player is color for direction in Direction)

    def _parse_place_action(self, action):
        """The piece of an action that is legal."""
        if type(action) is not PlaceAction:
            self._refuse(f"found {action!r}, wanted a PlaceAction")
        cells = [action.c1, action.c2, action.c3, action.c4]
        for cell in cells:
            if type(cell) is not Coord:
                self._refuse(f"found {cell!r} in an action, wanted a Coord")
            if self._cell_occupied(cell):
                self._refuse(f"found {action} on a token, wanted empty cells")
        if self.turn_count >= 2 and not any(self._has_neighbour(cell, self._turn_color) for cell in cells):
            self._refuse(f"found {action}, wanted a cell beside an own token")
        try:
            return Piece(action.coords)
        except ValueError as error:
            self._refuse(str(error))

    def _refuse(self, sentence):
        raise IllegalActionException(sentence, self._turn_color)

    def _resolve_place_action(self, action):
        """What an action would change."""
        cells = self._parse_place_action(action).coords
        taken = self._occupied_coords() | set(cells)
        rows = [{Coord(cell.r, c) for c in range(BOARD_N)} for cell in cells]
        columns = [{Coord(r, cell.c) for r in range(BOARD_N)} for cell in cells]
        emptied = {cell for line in rows + columns if line <= taken for cell in line}
        placed = set(cells) - emptied
        return BoardMutation(
            action,
            {CellMutation(cell, self._state[cell], CellState(self._turn_color)) for cell in placed}
            | {CellMutation(cell, self._state[cell], CellState()) for cell in emptied},
        )

    def _can_place(self, color):
        is_first = self.turn_count < 2
        for cell in filter(self._cell_empty, self._state):
            for piece_type in PieceType:
                cells = create_piece(piece_type, cell).coords
                if all(map(self._cell_empty, cells)):
                    if is_first or any(self._has_neighbour(each, color) for each in cells):
                        return True
        return False
