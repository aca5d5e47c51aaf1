# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Drives a program in a pseudo-terminal, as a person would: types keys, reads what is shown, looks at the settings."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

LONGEST_SECONDS = 30
COLOUR = re.compile(r"\033\[[\d;]*m")


class TookTooLong(Exception):
    pass


class PseudoTerminal:
    """A program that runs in a terminal of so many columns. Ended, if need be, at the end of a `with` block."""

    def __init__(self, command, folder, environment, columns=80):
        self.ours, self.programs = pty.openpty()
        fcntl.ioctl(self.programs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.before = termios.tcgetattr(self.programs)
        self.shown, self.read_so_far = "", 0
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=self.programs,
            stdout=self.programs,
            stderr=self.programs,
            start_new_session=True,
            preexec_fn=self.as_from_a_shell,
        )

    @staticmethod
    def as_from_a_shell():
        """The terminal belongs to the program, and Ctrl-C ends it, though who started the tests may ignore it."""
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)
        os.close(self.programs)

    def type(self, keys):
        os.write(self.ours, keys.encode())

    def signal(self, number):
        os.kill(self.process.pid, number)

    def receive(self, seconds):
        """Reads what comes within so many seconds."""
        if not select.select([self.ours], [], [], seconds)[0]:
            return False
        self.shown += os.read(self.ours, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
        return True

    def until(self, text, seconds=LONGEST_SECONDS):
        """Waits until a text is shown that was not there before, and returns what came up to its end."""
        limit = time.monotonic() + seconds
        while True:
            at = self.shown.find(text, self.read_so_far)
            if at >= 0:
                came = self.shown[self.read_so_far : at + len(text)]
                self.read_so_far = at + len(text)
                return came
            if time.monotonic() > limit:
                raise TookTooLong(f"{text!r} did not come within {seconds} s, but:\n{self.shown[self.read_so_far:]}")
            self.receive(0.05)

    def end(self, seconds=LONGEST_SECONDS):
        """Waits for the end of the program, and returns its status."""
        limit = time.monotonic() + seconds
        while self.process.poll() is None:
            if time.monotonic() > limit:
                raise TookTooLong(f"it did not end within {seconds} s, and shows:\n{self.shown[-2000:]}")
            self.receive(0.05)
        while self.receive(0):
            pass
        return self.process.returncode

    def is_as_it_was(self):
        return termios.tcgetattr(self.programs) == self.before

    def shows_keys(self):
        """Is what is typed shown, as a shell has it?"""
        return bool(termios.tcgetattr(self.programs)[3] & termios.ECHO)

    def wait_for(self, condition, what, seconds=LONGEST_SECONDS):
        limit = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > limit:
                raise TookTooLong(f"{what} did not happen within {seconds} s")
            self.receive(0.02)

    def lines(self):
        """All lines that were shown, without colour; a line that was written over counts as one as well."""
        return re.split(r"[\r\n]", COLOUR.sub("", self.shown))
