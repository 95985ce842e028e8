"""Our engine as a player of Chexers (2019)."""

from tessera_engine import Engine


def _text(action):
    kind, places = action
    if kind == "PASS":
        return "pass"
    if kind == "EXIT":
        return "%d,%d>exit" % tuple(places)
    return ">".join("%d,%d" % tuple(place) for place in places)


def _action(move):
    if move == "pass":
        return ("PASS", None)
    start, end = (place if place == "exit" else tuple(int(n) for n in place.split(","))
                  for place in move.split(">"))
    if end == "exit":
        return ("EXIT", start)
    q, r = end[0] - start[0], end[1] - start[1]
    kind = "MOVE" if max(abs(q), abs(r), abs(q + r)) == 1 else "JUMP"
    return (kind, (start, end))


class Player:
    def __init__(self, colour):
        self._engine = Engine("chexers")

    def action(self):
        return _action(self._engine.best())

    def update(self, colour, action):
        self._engine.add(_text(action))
