"""Our engine as a player of Watch Your Back! (2018)."""

from tessera_engine import Engine


def _text(action):
    if action is None:
        return "pass"
    places = action if isinstance(action[0], (tuple, list)) else (action,)
    return ">".join("%d,%d" % tuple(place) for place in places)


def _action(move):
    if move == "pass":
        return None
    places = tuple(tuple(int(n) for n in place.split(",")) for place in move.split(">"))
    return places if len(places) == 2 else places[0]


class Player:
    def __init__(self, colour):
        self._engine = Engine("watchyourback")

    def action(self, turns):
        """One's own actions are not told by `update`: they are added here."""
        move = self._engine.best()
        self._engine.add(move)
        return _action(move)

    def update(self, action):
        self._engine.add(_text(action))
