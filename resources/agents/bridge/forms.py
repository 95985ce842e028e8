"""The three forms of agents that the courses have set: how they are made, told and asked.

A form turns the texts of moves into what its agents are given, and what they return into texts. It takes just what the
referee of its course takes; whether the rules allow it is for others to say. Turns count from 0 over all players,
forced passes included.
"""

import importlib.util
import operator
import pickle
import sys


class WatchYourBack:
    """2018: `Player(colour)`, `action(turns)`, `update(action)` for the opponent's actions alone."""

    players = 2
    class_name = "Player"
    home = "in the module (or in player.py of a package)"
    command = "python referee.py"
    imports = ""
    # `python referee.py MODULE OTHER` is started in the module's own folder.
    runs_modules_in_packages = False
    charges_imports = False
    # Its referee measures before it imports the players.
    measures_imports = True
    hears_own_moves = False
    hears_the_end = True
    cpu_seconds = 120.0
    memory_megabytes = None
    asked_megabytes = 100.0
    _PLACINGS = 24

    def prepare(self):
        pass

    def begin(self, make, seat, referee):
        return make(("white", "black")[seat])

    def action(self, agent, turn, referee):
        """`turns` counts anew in the moving phase."""
        return agent.action(turn if turn < self._PLACINGS else turn - self._PLACINGS)

    def update(self, agent, seat, number, move, referee):
        if number % self.players != seat:
            agent.update(self._given(move))

    @staticmethod
    def _given(move):
        if move == "pass":
            return None
        places = tuple(tuple(int(n) for n in place.split(",")) for place in move.split(">"))
        return places[0] if len(places) == 1 else places

    def shown(self, move):
        """A move as agents write it."""
        return repr(self._given(move))

    def text_of(self, action, turn):
        """Two `int` while placing; then two pairs of them that can be added to each other, or None."""
        is_placing = turn < self._PLACINGS
        if action is None and not is_placing:
            return "pass"
        try:
            if is_placing:
                x, y = action
                numbers = [x, y]
            else:
                (x, y), (to_x, to_y) = start, end = action
                numbers = list(start + end)
            if not all(isinstance(number, int) for number in numbers):
                raise TypeError("numbers of the type int")
        except Exception as error:
            wanted = "(x, y)" if is_placing else "((x, y), (x, y)) or None"
            is_number = str(error) == "numbers of the type int"
            raise ValueError(wanted + " in " + str(error) if is_number else wanted) from None
        numbers = [operator.index(number) for number in numbers]
        return "%d,%d" % tuple(numbers) if is_placing else "%d,%d>%d,%d" % tuple(numbers)


class Chexers:
    """2019: `Player(colour)`, `action()`, `update(colour, action)` for every action."""

    players = 3
    class_name = "Player"
    home = "in the package or its player.py"
    command = "python -m referee"
    imports = ""
    runs_modules_in_packages = True
    charges_imports = False
    measures_imports = False
    hears_own_moves = True
    hears_the_end = True
    cpu_seconds = 60.0
    memory_megabytes = None
    asked_megabytes = 100.0
    _COLOURS = ("red", "green", "blue")
    _STEPS = ((-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
    # Hexes beyond the board's edge as well, for which the rules have words.
    _RADIUS = 5

    def __init__(self):
        self._texts = {}
        # What the agent returned last, and the text of that: it is told its own action as it gave it.
        self._returned = None, ""

    def prepare(self):
        """Makes the actions that there can be, with the texts of their moves."""
        span = range(-self._RADIUS, self._RADIUS + 1)
        hexes = [(q, r) for q in span for r in span if -q - r in span]
        self._texts[("PASS", None)] = "pass"
        for q, r in hexes:
            self._texts[("EXIT", (q, r))] = "%d,%d>exit" % (q, r)
            for dq, dr in self._STEPS:
                for kind, length in (("MOVE", 1), ("JUMP", 2)):
                    end = q + length * dq, r + length * dr
                    self._texts[(kind, ((q, r), end))] = "%d,%d>%d,%d" % (q, r, *end)

    def begin(self, make, seat, referee):
        return make(self._COLOURS[seat])

    def action(self, agent, turn, referee):
        return agent.action()

    def update(self, agent, seat, number, move, referee):
        returned, text = self._returned
        is_own = number % self.players == seat and move == text
        agent.update(self._COLOURS[number % self.players], returned if is_own else self._given(move))

    def _given(self, move):
        if move == "pass":
            return ("PASS", None)
        start, end = move.split(">")
        start = tuple(int(n) for n in start.split(","))
        if end == "exit":
            return ("EXIT", start)
        end = tuple(int(n) for n in end.split(","))
        return (self._kind(start, end), (start, end))

    @staticmethod
    def _kind(start, end):
        dq, dr = end[0] - start[0], end[1] - start[1]
        return "MOVE" if max(abs(dq), abs(dr), abs(dq + dr)) == 1 else "JUMP"

    def shown(self, move):
        return repr(self._given(move))

    def text_of(self, action, turn):
        """The action that this one equals: the referee asks `action in available_actions`."""
        text = self._equal(action)
        if text is None:
            raise ValueError(self._wanted(action))
        self._returned = action, text
        return text

    def _equal(self, action):
        try:
            if action in self._texts:
                return self._texts[action]
        except Exception:
            pass  # what has no hash may be equal all the same
        try:
            return next((text for known, text in self._texts.items() if action == known), None)
        except Exception as error:
            raise ValueError(f"what can be compared with an action (the referee raises {type(error).__name__})") from None

    def _wanted(self, action):
        """What is nearest to an action that equals none."""
        try:
            kind, argument = action
            start, end = (tuple(operator.index(number) for number in hex) for hex in argument)
            if kind in ("MOVE", "JUMP") and kind != self._kind(start, end):
                return f'"{self._kind(start, end)}" for this pair of hexes'
            if (self._kind(start, end), (start, end)) in self._texts:
                return "tuples: the course's referee takes nothing else"
        except Exception:
            pass
        return '("MOVE", ((q, r), (q, r))), ("JUMP", ...), ("EXIT", (q, r)) or ("PASS", None)'


class Tetress:
    """2024: `Agent(color, **referee)`, `action(**referee)`, `update(color, action, **referee)` for every
    action but the one that ends the game."""

    players = 2
    class_name = "Agent"
    home = "in the package or its program.py"
    command = "python -m referee"
    exact = "a PlaceAction of Coord, both of referee.game"
    imports = "from referee.game import Coord, PlaceAction, PlayerColor"
    runs_modules_in_packages = True
    charges_imports = True
    measures_imports = True
    hears_own_moves = True
    hears_the_end = False
    cpu_seconds = 180.0
    memory_megabytes = 250.0
    asked_megabytes = None

    def __init__(self):
        # What the agent returned last, and the text of that: its own action is told it with the cells in its order.
        self._returned = None, ""

    @staticmethod
    def _game():
        """The package of the agent's own referee, or the stand-in."""
        import referee.game

        return referee.game

    def prepare(self):
        """Makes the process what its referee makes of it: numpy is there before anything is measured, and the streams
        that the protocol uses belong to nobody."""
        if importlib.util.find_spec("numpy") is not None:
            importlib.import_module("numpy")
        sys.stdout = sys.stderr
        sys.__stdout__ = _Forbidden("stdout usage is not allowed in agent (use stderr)", "write", "flush")
        sys.stdin = _Forbidden("stdin usage is not allowed in agent", "read", "readline", "readlines")
        sys.__stdin__ = sys.stdin

    def _colour(self, seat):
        return (self._game().PlayerColor.RED, self._game().PlayerColor.BLUE)[seat]

    def begin(self, make, seat, referee):
        return make(color=self._colour(seat), **referee)

    def action(self, agent, turn, referee):
        return agent.action(**referee)

    def update(self, agent, seat, number, move, referee):
        action, text = self._returned
        if move != text:
            game = self._game()
            cells = [game.Coord(*(int(n) for n in cell.split(","))) for cell in move.split("+")]
            action = game.PlaceAction(*cells)
        agent.update(self._colour(number % self.players), action, **referee)

    @staticmethod
    def shown(move):
        cells = (f"Coord({cell.replace(',', ', ')})" for cell in move.split("+"))
        return f"PlaceAction({', '.join(cells)})"

    def text_of(self, action, turn):
        """A `PlaceAction` of four `Coord`, both of its own referee, that can be sent to it."""
        game = self._game()
        try:
            if type(action) is not game.PlaceAction:
                raise TypeError
            cells = [action.c1, action.c2, action.c3, action.c4]
            if not all(type(cell) is game.Coord for cell in cells):
                raise TypeError
            pickle.dumps(action)
            pairs = sorted((_whole(cell.r), _whole(cell.c)) for cell in cells)
        except Exception:
            raise ValueError(f"{self.exact}: the course's referee takes nothing else") from None
        text = "+".join("%d,%d" % pair for pair in pairs)
        self._returned = action, text
        return text


class _Forbidden:
    """A stream that raises an error when it is used."""

    def __init__(self, message, *methods):
        def refuse(*values, **named):
            raise RuntimeError(message)

        for method in methods:
            setattr(self, method, refuse)


def _whole(number):
    """A whole number that the referee of Tetress reads in the pieces' shapes: 1.0 is none there, numpy's are."""
    whole = int(number)
    if whole != number or f"{number - 0}" != str(whole):
        raise ValueError
    return whole


FORMS = {"watchyourback": WatchYourBack(), "chexers": Chexers(), "tetress": Tetress()}
