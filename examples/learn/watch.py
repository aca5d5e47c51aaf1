# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Notices when a file is saved, and reads single keys; the terminal is as it was on every way out."""

import contextlib
import hashlib
import os
import re
import select
import signal
import sys
import time

try:
    import termios
except ImportError:  # no terminal of this kind: no keys, and all else works
    termios = None

SECONDS_BETWEEN_LOOKS = 0.2
SECONDS_TO_SETTLE = 0.05
SEVERAL_LETTERS = re.compile(r"\033(?:\[[\d;]*.|O?.)?")


def state_of(path):
    """What changes when a file is saved, or None while it is not there."""
    try:
        status = os.stat(path)
        content = hashlib.sha256(path.read_bytes()).digest()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino, content


class Files:
    """Files that are watched: by their time, size and content."""

    def __init__(self, paths):
        self.states = {path: state_of(path) for path in paths}

    def look_at(self, path):
        """A file is as it has to be now: about to be read."""
        self.states[path] = state_of(path)

    def saved(self):
        """A file that was saved since the last look, or None."""
        for path, before in self.states.items():
            now = state_of(path)
            if now is None or now == before:
                continue
            # An editor may be in the middle of writing: wait until the file rests.
            later = None
            while now != later:
                time.sleep(SECONDS_TO_SETTLE)
                now, later = state_of(path), now
            if now is not None:
                self.states[path] = now
                return path
        return None


class Ended(BaseException):
    """A signal that ends the program came: raised, so that every `finally` on the way is run."""

    def __init__(self, number):
        super().__init__(number)
        self.number = number


def ended(number, _):
    raise Ended(number)


@contextlib.contextmanager
def ends_by_exception():
    """Signals that would end the program at once raise Ended."""
    names = [name for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]
    before = {getattr(signal, name): signal.signal(getattr(signal, name), ended) for name in names}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Keys:
    """Single keys from a terminal between begin() and end(); none when standard input is no terminal of ours."""

    def __init__(self):
        self.there, self.before, self.stops, self.typed = False, None, None, ""

    def begin(self):
        self.descriptor = sys.stdin.fileno() if sys.stdin else -1
        if not termios or self.descriptor < 0 or not os.isatty(self.descriptor):
            return
        if os.tcgetpgrp(self.descriptor) != os.getpgrp():
            return
        self.before = termios.tcgetattr(self.descriptor)
        self.there = True
        self.stops = signal.signal(signal.SIGTSTP, self.stop)
        self.one_at_a_time()

    def end(self):
        """The terminal as it was; called on every way out, and harmless when begin() did nothing."""
        if self.there:
            self.as_it_was()
            self.there = False
            signal.signal(signal.SIGTSTP, self.stops)

    def one_at_a_time(self):
        """Keys come at once and are not shown; Ctrl-C stays what it is."""
        settings = termios.tcgetattr(self.descriptor)
        settings[3] &= ~(termios.ICANON | termios.ECHO)
        settings[6][termios.VMIN], settings[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self.descriptor, termios.TCSANOW, settings)

    def as_it_was(self):
        # Ignored for the moment, so that setting the terminal from the background does not stop the program.
        before = signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        with contextlib.suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(self.descriptor, termios.TCSANOW, self.before)
        signal.signal(signal.SIGTTOU, before)

    def stop(self, number, _):
        """Ctrl-Z: the shell gets the terminal as it was, and afterwards keys are single again."""
        self.as_it_was()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        signal.signal(number, self.stop)
        self.one_at_a_time()

    def wait(self, seconds):
        """A key that comes within so many seconds, or nothing."""
        if not self.typed and self.there:
            ready, _, _ = select.select([self.descriptor], [], [], seconds)
            if ready:
                self.typed = self.read()
        elif not self.typed:
            time.sleep(seconds)
        key, self.typed = self.typed[:1], self.typed[1:]
        return key

    def read(self):
        try:
            typed = os.read(self.descriptor, 64)
        except OSError:
            typed = b""
        if not typed:  # the terminal is gone
            raise Ended(getattr(signal, "SIGHUP", signal.SIGTERM))
        # An arrow or another key that is several letters is none of ours.
        return SEVERAL_LETTERS.sub("", typed.decode("ascii", "replace")).lower()
