"""Puts the odd agents of a table through the bridge, each in a process of its own, and compares what becomes of them with
what the official referee of the course said. Exit status 1 where that differs.

    python3 oddagents.py BRIDGE TABLE.json

A row has the `files` of an agent, the `path` that a person points at, and the first `moves` of a game in which the agent
has the first seat; `verdict` and `said` are the referee's. It is accepted when the course could load it and it answers with
those moves.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

PLAYERS = {"watchyourback": 2, "chexers": 3, "tetress": 2}


class Lines:
    """Stands for the channel: what the bridge says is kept."""

    def __init__(self):
        self.said = []

    def say(self, *lines):
        self.said += lines
        return True

    def flush(self):
        pass

    def give_back(self):
        pass


class Recording:
    """Stands for the recording of a check."""

    def head(self, place, form):
        pass

    def maker(self, agent_class, name):
        return agent_class


def verdict(row, bridge):
    """What the bridge says of the agent, in a process that ends with this."""
    import forms
    import loading
    from session import Session

    form = forms.FORMS[row["game"]]
    form.prepare()
    channel = Lines()
    place = loading.Place(row["path"], form)
    session = Session(channel, form, place, Recording(), form.cpu_seconds, form.memory_megabytes)
    count = PLAYERS[row["game"]]
    for ply in range(0, len(row["moves"]), count):
        session.obey(["position", "startpos", "moves", *row["moves"][:ply]])
        if not session.obey(["go"]):
            return "refused", channel.said[-1]
        if channel.said[-1] != "bestmove " + row["moves"][ply]:
            return "refused", channel.said[-1]
    session.obey(["position", "startpos", "moves", *row["moves"]])
    if not session.obey(["isready"]):
        return "refused", channel.said[-1]
    return "accepted", ""


def load(row):
    import forms
    import loading

    form = forms.FORMS[row["game"]]
    form.prepare()
    said = loading.load_strictly(loading.Place(row["path"], form))
    return ("refused", "; ".join(said)) if said and said[0].startswith("refused") else ("accepted", "")


def in_a_process(function):
    """What `function` returns in a fork, whose own output is lost; `refused` when it ends otherwise."""
    read, write = os.pipe()
    if os.fork() == 0:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        try:
            os.write(write, json.dumps(function()).encode())
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        answer = file.readline()
    os.wait()
    return json.loads(answer) if answer else ["refused", "the process ended"]


def main():
    bridge, table = sys.argv[1:3]
    sys.path[:1] = [bridge]
    sys.dont_write_bytecode = True
    rows = json.loads(Path(table).read_text("utf-8"))
    wrong = 0
    for row in rows:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in row["files"].items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
            os.chdir(folder)
            answer = in_a_process(lambda: load(row))
            if answer[0] == "accepted":
                answer = in_a_process(lambda: verdict(row, bridge))
            os.chdir("/")
        if answer[0] != row["verdict"]:
            wrong += 1
            print(f"{row['name']}: {answer[0]} here ({answer[1]}), {row['verdict']} there ({row['said']})", flush=True)
    print(f"{len(rows)} agents, {wrong} judged otherwise than by the course's referee")
    sys.exit(wrong > 0 or len(rows) < 80)


if __name__ == "__main__":
    main()
