"""Starts `tessera-cli ugi` and asks it for moves, for the players of the three courses' forms.

`TESSERA_CLI` names the program, else it is the one that these folders lie beside, else the one on
the PATH. `TESSERA_LEVEL` is 1 to 10 (5 unless told), `TESSERA_GO` what a move may cost, as `go`
takes it (`movetime 500` unless told).
"""

import os
import shutil
import subprocess


def _program():
    named = os.environ.get("TESSERA_CLI")
    if named:
        return named
    here = os.path.dirname(os.path.abspath(__file__))
    beside = os.path.join(here, "..", "..", "tessera-cli")
    found = beside if os.access(beside, os.X_OK) else shutil.which("tessera-cli")
    if not found:
        raise FileNotFoundError("tessera-cli was not found: set TESSERA_CLI to its path")
    return found


class Engine:
    """One game, told move by move in the texts of the protocol.

    The program ends at the end of its input, and so with the process that plays.
    """

    def __init__(self, game):
        self._moves = []
        self._go = os.environ.get("TESSERA_GO", "movetime 500")
        self._process = subprocess.Popen(
            [_program(), "ugi", "--game", game],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, universal_newlines=True)
        self._ask("ugi", "ugiok")
        self._send("setoption name Level value " + os.environ.get("TESSERA_LEVEL", "5"))
        self._ask("isready", "readyok")

    def add(self, move):
        """A move that was played, whoever played it."""
        self._moves.append(move)

    def best(self):
        """What the engine would play now; it is not added."""
        self._send("position startpos" + " moves " * bool(self._moves) + " ".join(self._moves))
        return self._ask("go " + self._go, "bestmove").split()[1]

    def _send(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _ask(self, line, answer):
        self._send(line)
        for heard in self._process.stdout:
            if heard.startswith("info string error"):
                raise RuntimeError(heard.strip())
            if heard.split()[:1] == [answer]:
                return heard
        raise RuntimeError("tessera-cli ended before it answered " + line.split()[0])
