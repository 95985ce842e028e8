"""Plays a student's Python agent as an engine that speaks UGI on standard input and output.

    python3 bridge --game ID [--cpu SECONDS] [--memory MB] AGENT

AGENT is a package or a module, in the form of its course (see forms.py). Plain Python >= 3.8.
What the agent prints goes to standard error; standard output belongs to the protocol.
"""

import argparse
import os
import sys

import forms
import loading
from session import Session


def private_output():
    """A stream for the protocol; whatever else is printed from now on goes to standard error."""
    output = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return output


def lines_of(descriptor):
    """The lines of a file descriptor, read byte by byte: what is behind them stays in the pipe for a
    process that takes our place."""
    line = bytearray()
    while True:
        byte = os.read(descriptor, 1)
        if byte == b"":
            return
        if byte == b"\n":
            yield line.decode("utf-8", "replace").strip()
            line.clear()
        else:
            line += byte


def main():
    parser = argparse.ArgumentParser(prog="bridge", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(forms.FORMS))
    parser.add_argument("--cpu", type=float, help="seconds of processor time a game")
    parser.add_argument("--memory", type=float, help="megabytes")
    parser.add_argument("agent")
    arguments = parser.parse_args()
    form = forms.FORMS[arguments.game]
    limits = (arguments.cpu or form.cpu_seconds, arguments.memory or form.memory_megabytes)
    session = Session(private_output(), form, loading.Place(arguments.agent), *limits)
    for line in lines_of(0):
        if not session.obey(line.split()):
            break
    # Threads that the agent has started do not keep the process alive.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(session.status)


if __name__ == "__main__":
    main()
