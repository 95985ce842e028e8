"""The standard input and output of the process, kept apart from what the agent reads and prints."""

import os
import sys


class Channel:
    """What the agent prints goes to standard error, and its standard input is empty: both streams
    belong to the protocol."""

    def __init__(self):
        self._input = os.dup(0)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        self._output = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
        os.dup2(2, 1)
        # What it prints is seen when it prints it, also if it dies of the next line.
        sys.stdout.reconfigure(line_buffering=True)

    @staticmethod
    def flush():
        """Lets go of what the agent printed without an end of the line. It may have closed or replaced the
        streams; that is its own affair."""
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (AttributeError, OSError, ValueError):
                pass

    def say(self, *lines):
        for line in lines:
            self._output.write(line + "\n")
        self._output.flush()
        return True

    def lines(self):
        """The lines of the protocol, read byte by byte: what is behind them stays in the pipe for a
        process that takes our place."""
        line = bytearray()
        while True:
            byte = os.read(self._input, 1)
            if byte == b"":
                return
            if byte == b"\n":
                yield line.decode("utf-8", "replace").strip()
                line.clear()
            else:
                line += byte

    def give_back(self):
        """Makes the streams the process' own again, for the program that takes its place."""
        os.dup2(self._input, 0)
        os.dup2(self._output.fileno(), 1)
