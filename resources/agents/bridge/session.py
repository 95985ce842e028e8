"""The conversation with whoever runs the match, and the agent's life of one game."""

import gc
import math
import os
import resource
import signal
import sys
import time
import traceback

import loading


# Seconds of processor time within a call that waiting may take, and after how many seconds of waiting a call has
# stalled: never sooner than the first, and later where the course gives more time.
_IDLE = 0.2
_STALL = (45.0, 180.0)
# New objects that are worth tidying up between two calls, as the courses' referees do before every one.
_MANY_OBJECTS = 500


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
        # Processor time is counted in calls of the agent alone: what has ended, and where the one that runs began.
        self._clock = 0.0
        self._call_began = None
        # What the agent is doing.
        self._what = ""
        self._stall_seconds = min(max(_STALL[0], 3 * cpu_seconds), _STALL[1])
        # What the interpreter takes without the agent, which the courses do not count either, and what was there after
        # the last call.
        self._megabytes_before = _megabytes("VmSize")
        self._megabytes_now = None

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
                self._agent_class = loading.agent_class(self._place)
            except loading.Missing as error:
                missing.append(str(error))

        try:
            self._place.enter()
        except loading.Missing as error:
            return self._fail("missing", str(error))
        if not self._call("importing it", bring, self._form.charges_imports):
            return False
        if not self._form.measures_imports:
            self._megabytes_before = _megabytes("VmSize")
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
            move = self._form.text_of(answer[0], turn)
        except ValueError as strange:
            return self._fail("illegal", f"{what} returned {_written(answer[0])}, wanted {strange}")
        # If the rules refuse it, this is what was said last.
        self._say(f"info string {what} returned {' '.join(_written(answer[0]).split())}", f"bestmove {move}")
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
        return self._say(f"info string used {self._used() * 1000:.0f} ms {max(math.ceil(self._peak()), 1)} MB")

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
            maker = self._recording.maker(self._agent_class, self._place.class_name)
        self._agent = self._form.begin(maker, self._seat, self._referee())

    def _tell(self, number, move):
        self._form.update(self._agent, self._seat, number, move, self._referee())

    def _ask(self, turn):
        return self._form.action(self._agent, turn, self._referee())

    def _used(self):
        running = 0.0 if self._call_began is None else time.process_time() - self._call_began
        return self._clock + running

    def _peak(self):
        """The most virtual memory that the process had at once beyond what it began with, in megabytes."""
        return max(_megabytes("VmPeak") - self._megabytes_before, 0.0)

    def _megabytes_allowed(self):
        """The limit; in a check also what the course has asked for without enforcing it. Its referee has all players in
        one process, and so allows their sum."""
        asked = self._form.asked_megabytes
        if self._memory_megabytes is None and self._recording is not None and asked is not None:
            return asked * self._form.players
        return self._memory_megabytes

    def _referee(self):
        """What the referee of Tetress tells with each call: of memory, what the last call left."""
        limit = self._memory_megabytes
        space = limit
        if limit is not None and self._megabytes_now is not None:
            space = limit - self._megabytes_now if self._megabytes_now > 0 else None
        return {
            "time_remaining": self._cpu_seconds - self._clock,
            "space_remaining": space,
            "space_limit": limit,
        }

    def _call(self, what, function, is_charged=True):
        """Calls into the agent within its limits; false when it failed."""
        # An import that the course does not charge ends all the same.
        left = self._cpu_seconds - self._clock if is_charged else 3 * self._cpu_seconds
        self._what = what
        if gc.get_count()[0] > _MANY_OBJECTS:
            gc.collect()
        self._ring_at(what, time.process_time() + max(left, 0.0))
        self._watch()
        self._call_began = time.process_time()
        try:
            function()
        except OutOfTime:
            return self._overrun(what)
        except BaseException:
            return self._crashed(what)
        finally:
            self._end_call(is_charged)
        if self._used() > self._cpu_seconds:
            return self._overrun(what)
        allowed = self._megabytes_allowed()
        if allowed is not None and self._peak() > allowed:
            return self._too_large(what, allowed)
        return True

    def _end_call(self, is_charged):
        self._clock += time.process_time() - self._call_began if is_charged else 0.0
        self._call_began = None
        self._megabytes_now = _megabytes("VmSize") - self._megabytes_before
        signal.signal(signal.SIGXCPU, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, 0)
        self._channel.flush()

    def _too_large(self, what, allowed):
        wanted = f"at most {allowed:.0f} MB"
        if self._memory_megabytes is None:
            asked = self._form.asked_megabytes
            wanted += f" (the course asked for at most {asked:.0f} MB each; its referee adds {self._form.players} players)"
        return self._fail("memory", f"{what} used {math.ceil(self._peak())} MB, wanted {wanted}")

    def _watch(self):
        """Has an alarm ring while the call goes on. An agent that sets an alarm of its own keeps that one."""
        seen = time.process_time()

        def look(signum, frame):
            nonlocal seen
            if self._call_began is None:
                return
            if time.process_time() - seen < _IDLE:
                self._stall()
            seen = time.process_time()
            signal.setitimer(signal.ITIMER_REAL, self._stall_seconds)

        signal.signal(signal.SIGALRM, look)
        signal.setitimer(signal.ITIMER_REAL, self._stall_seconds)

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
            f"{self._what} has done nothing for {self._stall_seconds:g} s, wanted an answer; it seems to wait or to sleep",
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


def _written(value):
    """A value as Python writes it, which the agent's own classes may prevent."""
    try:
        return repr(value)
    except Exception:
        return f"an object of {type(value).__name__}"


def _interpreter_flags():
    return ["-B"] if sys.dont_write_bytecode else []


def _megabytes(name):
    """The virtual memory that the process has now (`VmSize`), or has had at most (`VmPeak`)."""
    try:
        with open("/proc/self/status", encoding="ascii", errors="replace") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(name + ":")) / 1024
    except (OSError, StopIteration):
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
