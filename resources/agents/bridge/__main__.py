"""Plays a student's Python agent as an engine that speaks UGI on standard input and output.

    python3 bridge --game ID [--cpu SECONDS] [--memory MB] [--seed N] [--record FILE] AGENT
    python3 bridge --game ID --load AGENT
    python3 bridge --game ID --show MOVE...

AGENT is a package or a module, in the form of its course (see forms.py). Plain Python >= 3.8.
What the agent prints goes to standard error; standard output belongs to the protocol. With --load it says
whether the course's referee can load the agent, and by which name; with --show it writes moves of the protocol as
agents are given them, one a line.
"""

import argparse
import os
import random
import resource
import sys

import forms
import loading
from channel import Channel
from recording import Recording
from session import Session


def load(channel, place, seconds):
    """Says how the course loads the agent, and ends; nothing, if there is none, or if it ends the process or takes
    `seconds` of processor time, which the games will show."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    try:
        channel.say(*loading.load_strictly(place))
    except loading.Missing:
        pass
    channel.flush()
    os._exit(0)


def main():
    parser = argparse.ArgumentParser(prog="bridge", description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(forms.FORMS))
    parser.add_argument("--cpu", type=float, help="seconds of processor time a game")
    parser.add_argument("--memory", type=float, help="megabytes")
    parser.add_argument("--seed", type=int, default=0, help="of the module random, if not 0")
    parser.add_argument("--record", help="a file for the calls, as a program that makes them again")
    parser.add_argument("--load", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("words", nargs="+", metavar="AGENT or MOVE")
    arguments = parser.parse_args()
    form = forms.FORMS[arguments.game]
    if arguments.show:
        print("\n".join(form.shown(move) for move in arguments.words))
        return
    place = loading.Place(arguments.words[0], form)
    channel = Channel()
    form.prepare()
    if arguments.load:
        load(channel, place, int(3 * (arguments.cpu or form.cpu_seconds)) + 1)
    if arguments.seed:
        random.seed(arguments.seed)
    limits = (arguments.cpu or form.cpu_seconds, arguments.memory or form.memory_megabytes)
    recording = Recording(arguments.record, arguments.seed) if arguments.record else None
    session = Session(channel, form, place, recording, *limits)
    for line in channel.lines():
        if not session.obey(line.split()):
            break
    # Threads that the agent has started do not keep the process alive.
    channel.flush()
    os._exit(session.status)


if __name__ == "__main__":
    main()
