"""The three forms of agents that the courses have set: how they are made, told and asked.

A form turns the texts of moves into what its agents are given, and what they return into texts. It takes more than the
courses' referees do, such as numbers of numpy; `is_exact` tells whether those would take it, too.
Turns count from 0 over all players, forced passes included.
"""

import operator


def _integers(values, count):
    """`count` whole numbers of a tuple or list; numpy's count as well."""
    if not isinstance(values, (tuple, list)) or len(values) != count:
        raise ValueError
    return tuple(operator.index(value) for value in values)


class WatchYourBack:
    """2018: `Player(colour)`, `action(turns)`, `update(action)` for the opponent's actions alone."""

    players = 2
    class_name = "Player"
    home = "in the module (or in player.py of a package)"
    exact = "numbers of the type int"
    imports = ""
    hears_own_moves = False
    hears_the_end = True
    cpu_seconds = 120.0
    memory_megabytes = None
    _PLACINGS = 24

    def begin(self, agent_class, seat, referee):
        return agent_class(("white", "black")[seat])

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

    def text_of(self, action):
        if action is None:
            return "pass"
        try:
            try:
                return "%d,%d" % _integers(action, 2)
            except TypeError:
                start, end = action
                return "%d,%d>%d,%d" % (_integers(start, 2) + _integers(end, 2))
        except (TypeError, ValueError):
            raise ValueError("(x, y), ((x, y), (x, y)) or None") from None

    @staticmethod
    def is_exact(action, move):
        cells = action if ">" in move else (action or (),)
        return all(isinstance(n, int) for cell in cells for n in cell) and len({type(cell) for cell in cells}) == 1


class Chexers:
    """2019: `Player(colour)`, `action()`, `update(colour, action)` for every action."""

    players = 3
    class_name = "Player"
    home = "in the package or its player.py"
    exact = "tuples"
    imports = ""
    hears_own_moves = True
    hears_the_end = True
    cpu_seconds = 60.0
    memory_megabytes = None
    _COLOURS = ("red", "green", "blue")

    def begin(self, agent_class, seat, referee):
        return agent_class(self._COLOURS[seat])

    def action(self, agent, turn, referee):
        return agent.action()

    def update(self, agent, seat, number, move, referee):
        agent.update(self._COLOURS[number % self.players], self._given(move))

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

    def text_of(self, action):
        try:
            kind, argument = action
            if kind == "PASS":
                return "pass"
            if kind == "EXIT":
                return "%d,%d>exit" % _integers(argument, 2)
            if kind not in ("MOVE", "JUMP"):
                raise ValueError
            start, end = (_integers(hex, 2) for hex in argument)
        except (TypeError, ValueError):
            raise ValueError(
                '("MOVE", ((q, r), (q, r))), ("JUMP", ...), ("EXIT", (q, r)) or ("PASS", None)'
            ) from None
        if kind != self._kind(start, end):
            raise ValueError(f'"{self._kind(start, end)}" for this pair of hexes')
        return "%d,%d>%d,%d" % (start + end)

    def is_exact(self, action, move):
        return action == self._given(move)


class Tetress:
    """2024: `Agent(color, **referee)`, `action(**referee)`, `update(color, action, **referee)` for every
    action but the one that ends the game."""

    players = 2
    class_name = "Agent"
    home = "in the package or its program.py"
    exact = "a PlaceAction of Coord, both of referee.game"
    imports = "from referee.game import Coord, PlaceAction, PlayerColor"
    hears_own_moves = True
    hears_the_end = False
    cpu_seconds = 180.0
    memory_megabytes = 250.0

    def __init__(self):
        # What the agent returned last, and the text of that: its own action is told it with the cells in its order.
        self._returned = None, ""

    @staticmethod
    def _game():
        """The package of the agent's own referee, or the stand-in."""
        import referee.game

        return referee.game

    def _colour(self, seat):
        return (self._game().PlayerColor.RED, self._game().PlayerColor.BLUE)[seat]

    def begin(self, agent_class, seat, referee):
        return agent_class(color=self._colour(seat), **referee)

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

    def text_of(self, action):
        try:
            cells = [action.c1, action.c2, action.c3, action.c4]
            pairs = sorted((operator.index(cell.r), operator.index(cell.c)) for cell in cells)
        except (AttributeError, TypeError):
            raise ValueError("PlaceAction(Coord, Coord, Coord, Coord)") from None
        text = "+".join("%d,%d" % pair for pair in pairs)
        self._returned = action, text
        return text

    def is_exact(self, action, move):
        game = self._game()
        cells = (action.c1, action.c2, action.c3, action.c4)
        return type(action) is game.PlaceAction and all(type(cell) is game.Coord for cell in cells)


FORMS = {"watchyourback": WatchYourBack(), "chexers": Chexers(), "tetress": Tetress()}
