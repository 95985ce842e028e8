"""Notices that an agent waits for something that does not come: processor time would never run out."""

import threading
import time

# Seconds without work, of a call that goes on.
STALL = 40.0
# Seconds of processor time that waiting may take.
_IDLE = 0.2


class Watch:
    """`stalled` is called, in a thread of its own, when a call between `begin` and `end` has done nothing for
    long. Signals are left to the agent."""

    def __init__(self, stalled):
        self._stalled = stalled
        self._thread = None
        # When the call was seen at work last, and the processor time then; None between calls.
        self._seen = None

    def begin(self):
        self._seen = [time.monotonic(), time.process_time()]
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, daemon=True)
            self._thread.start()

    def end(self):
        self._seen = None

    def _look(self):
        while True:
            time.sleep(min(STALL / 4, 1.0))
            seen = self._seen
            if seen is None:
                continue
            now, used = time.monotonic(), time.process_time()
            if used - seen[1] > _IDLE:
                seen[:] = now, used
            elif now - seen[0] > STALL and self._seen is seen:
                self._stalled()
