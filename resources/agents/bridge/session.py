"""The conversation with whoever runs the match, and the agent's life of one game."""

import math
import os
import resource
import signal
import sys
import time
import traceback

import loading
import watch


class OutOfTime(BaseException):
    """The agent's processor time is used up; raised wherever it is, and not caught by `except Exception`."""


class Session:
    """One agent in one game. A second game begins in a new interpreter, as the courses start one."""

    def __init__(self, channel, form, place, recording, cpu_seconds, memory_megabytes):
        self.status = 0
        self._channel = channel
        self._say = channel.say
        self._recording = recording
        self._form = form
        self._place = place
        self._home = os.getcwd()
        self._cpu_seconds = cpu_seconds
        self._memory_megabytes = memory_megabytes
        self._agent_class = None
        self._agent = None
        self._seat = None
        # The moves that the agent knows of, and those of the position that was told last.
        self._known = []
        self._moves = []
        self._began_at = time.process_time()
        # What the interpreter takes without the agent, which the course does not count either.
        self._megabytes_before = _megabytes("VmRSS")
        # What the agent is doing, for the watch.
        self._what = ""
        self._watch = watch.Watch(self._stall)

    def obey(self, words):
        """Answers a line; false when the conversation is over."""
        command = words[0] if words else ""
        if command == "quit":
            return False
        if command == "ugi":
            self._say(f"id name {self._place.name}", "id author its author", "ugiok")
        elif command == "isready":
            return self._load() and self._catch_up() and self._say("readyok")
        elif command == "uginewgame" and self._agent is not None:
            os.chdir(self._home)
            self._channel.give_back()
            os.execv(sys.executable, [sys.executable, *_interpreter_flags(), *sys.argv])
        elif command == "position":
            return self._take_position(words[1:])
        elif command == "go":
            return self._go()
        return True

    def _fail(self, verdict, sentence):
        """Tells why the agent cannot go on; the first word is the verdict."""
        self._say("info string error: " + " ".join(f"{verdict}: {sentence}".split()))
        self.status = 1
        return False

    def _load(self):
        if self._agent_class is not None:
            return True
        missing = []

        def bring():
            try:
                self._agent_class = loading.agent_class(self._place, self._form)
            except loading.Missing as error:
                missing.append(str(error))

        if not self._call("importing it", bring):
            return False
        return not missing or self._fail("missing", missing[0])

    def _take_position(self, words):
        if words[:1] != ["startpos"]:
            return self._fail("position", "found another start, wanted startpos: agents know no other")
        self._moves = words[2:] if words[1:2] == ["moves"] else []
        if self._known != self._moves[: len(self._known)]:
            return self._fail("position", "found moves that were taken back, wanted a game that goes on")
        return True

    def _go(self):
        if not self._load():
            return False
        if self._agent is None and not self._may_begin():
            return False
        if self._agent is None and not self._call("__init__", self._begin):
            return False
        if not self._tell_all():
            return False
        turn = len(self._moves)
        answer = []
        what = f"action at turn {turn + 1}"
        if not self._call(what, lambda: answer.append(self._ask(turn))):
            return False
        try:
            move = self._form.text_of(answer[0])
        except ValueError as strange:
            return self._fail("illegal", f"{what} returned {answer[0]!r}, wanted {strange}")
        # A check looks for what would lose at the course.
        if self._recording is not None and not self._form.is_exact(answer[0], move):
            return self._fail(
                "illegal",
                f"{what} returned {answer[0]!r}, wanted {self._form.exact}: the course's referee takes nothing else",
            )
        # If the rules refuse it, this is what was said last.
        self._say(f"info string {what} returned {' '.join(repr(answer[0]).split())}", f"bestmove {move}")
        return True

    def _may_begin(self):
        """An agent that is not told its own moves can only begin before it has made one."""
        if self._form.hears_own_moves or len(self._moves) < self._form.players:
            return True
        return self._fail(
            "replay",
            "found a game in which it has moved, wanted one that begins: agents of this course are never"
            " told their own moves, so they cannot take up a game",
        )

    def _catch_up(self):
        """Between two moves, and after the last: tells the agent of it where the course does, and the one
        who asks what has been used so far."""
        if self._agent is None:
            return True
        if self._form.hears_the_end and not self._tell_all():
            return False
        return self._say(f"info string used {self._used() * 1000:.0f} ms {math.ceil(self._peak())} MB")

    def _tell_all(self):
        """Tells the agent of the moves that it does not know; false when it failed."""
        for number in range(len(self._known), len(self._moves)):
            move = self._moves[number]
            if not self._call(f"update at turn {number + 1} ({move})", lambda: self._tell(number, move)):
                return False
            self._known.append(move)
        return True

    def _begin(self):
        self._seat = len(self._moves) % self._form.players
        maker = self._agent_class
        if self._recording is not None:
            self._recording.head(self._place, self._form)
            maker = self._recording.maker(self._agent_class)
        self._agent = self._form.begin(maker, self._seat, self._referee())

    def _tell(self, number, move):
        self._form.update(self._agent, self._seat, number, move, self._referee())

    def _ask(self, turn):
        return self._form.action(self._agent, turn, self._referee())

    def _used(self):
        return time.process_time() - self._began_at

    def _peak(self):
        """The most memory that the agent had at once, in megabytes."""
        return max(_megabytes("VmHWM") - self._megabytes_before, 0.0)

    def _referee(self):
        """What the referee of Tetress tells with each call."""
        memory = max(_megabytes("VmRSS") - self._megabytes_before, 0.0)
        limit = self._memory_megabytes
        return {
            "time_remaining": max(self._cpu_seconds - self._used(), 0.0),
            "space_remaining": None if limit is None else limit - memory,
            "space_limit": limit,
        }

    def _call(self, what, function):
        """Calls into the agent within its limits; false when it failed."""
        self._ring_at(what, time.process_time() + max(self._cpu_seconds - self._used(), 0.0))
        self._what = what
        self._watch.begin()
        try:
            function()
        except OutOfTime:
            return self._overrun(what)
        except BaseException:
            return self._crashed(what)
        finally:
            signal.signal(signal.SIGXCPU, signal.SIG_IGN)
            self._watch.end()
            self._channel.flush()
        if self._used() > self._cpu_seconds:
            return self._overrun(what)
        if self._memory_megabytes is not None and self._peak() > self._memory_megabytes:
            return self._fail(
                "memory",
                f"{what} used {math.ceil(self._peak())} MB, wanted at most {self._memory_megabytes:.0f} MB",
            )
        return True

    def _ring_at(self, what, processor_time):
        """Has the kernel raise a signal when the process has used so much, and again with each second more."""
        has_rung = False

        def ring(signum, frame):
            nonlocal has_rung
            if has_rung:  # it was caught, and the agent goes on
                self._overrun(what)
                self._leave()
            has_rung = True
            raise OutOfTime

        signal.signal(signal.SIGXCPU, ring)
        soft = int(processor_time) + 1
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        if hard != resource.RLIM_INFINITY:
            soft = min(soft, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))

    def _stall(self):
        self._fail(
            "time",
            f"{self._what} has done nothing for {watch.STALL:g} s, wanted an answer; it seems to wait or to sleep",
        )
        self._leave()

    def _leave(self):
        """Ends the process whatever the agent does."""
        self._channel.flush()
        os._exit(self.status)

    def _overrun(self, what):
        return self._fail(
            "time",
            f"{what} used {self._used():.1f} s of processor time, wanted at most {self._cpu_seconds:g} s",
        )

    def _crashed(self, what):
        kind, error, trace = sys.exc_info()
        self._print(kind, error, trace)
        frames = [
            frame for frame in traceback.extract_tb(trace) if self._place.holds(frame.filename)
        ]
        place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        said = f": {error}" if str(error) else ""
        return self._fail("crash", f"{what} raised {kind.__name__}{place}{said}")

    def _print(self, kind, error, trace):
        """Writes where an error came from, from the agent's own first line on: what is above it is ours."""
        while trace is not None and not self._place.holds(trace.tb_frame.f_code.co_filename):
            trace = trace.tb_next
        traceback.print_exception(kind, error, trace)


def _interpreter_flags():
    return ["-B"] if sys.dont_write_bytecode else []


def _megabytes(name):
    """The memory that the process has now (`VmRSS`), or has had at most (`VmHWM`)."""
    try:
        with open("/proc/self/status", encoding="ascii", errors="replace") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(name + ":")) / 1024
    except (OSError, StopIteration):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
