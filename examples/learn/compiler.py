# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Finds a C++ compiler that can build heed, as prepare.sh does, and starts it."""

import contextlib
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import threading

LEAST = {"g++": 12, "clang++": 14}
LONGEST_SECONDS = 60

# A standard header is included, so that a compiler without a C++20 library does not count.
WHO = """\
#include <concepts>
#ifdef __clang__
heed clang++ __clang_major__
#else
heed g++ __GNUC__
#endif
"""
NEEDED = "the course needs g++ 12 or newer, or clang++ 14 or newer"
INSTALL = "on Debian 12 or newer, as root: apt-get install --no-install-recommends"


class Missing(Exception):
    """What is missing, in a sentence."""


class Outcome:
    """What came of a compiler's run: its status, all that it said, and how many seconds of the processor it took."""

    def __init__(self, status, output, seconds, timed_out):
        self.status, self.output, self.seconds, self.timed_out = status, output, seconds, timed_out


# The process groups of compilers that run now, in whichever thread.
RUNNING = set()


def end(group):
    """Ends a compiler and its children."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def end_all():
    for group in list(RUNNING):
        end(group)


class Compiler:
    def __init__(self, command, name="the compiler"):
        self.command, self.name = list(command), name

    def run(self, arguments, folder, text=None):
        """Starts the compiler in a folder, with a text as its standard input."""
        process = subprocess.Popen(
            [*self.command, *arguments],
            cwd=folder,
            stdin=subprocess.PIPE if text is not None else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "LC_ALL": "C"},
            # Its children can be ended with it, and none of them reads keys or answers Ctrl-C by itself.
            start_new_session=True,
        )
        RUNNING.add(process.pid)
        late = threading.Event()
        timer = threading.Timer(LONGEST_SECONDS, lambda: (late.set(), end(process.pid)))
        timer.daemon = True
        timer.start()
        try:
            if text is not None:
                # A program that is no compiler may end without reading.
                with contextlib.suppress(BrokenPipeError):
                    process.stdin.write(text.encode())
                    process.stdin.close()
            output = process.stdout.read().decode("utf-8", "replace")
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
        except BaseException:
            end(process.pid)
            process.wait()
            raise
        finally:
            timer.cancel()
            RUNNING.discard(process.pid)
            process.stdout.close()
        return Outcome(process.returncode, output, usage.ru_utime + usage.ru_stime, late.is_set())

    def check(self, root, folder, file):
        """Compiles a file of a folder as the course does: what it is made of is asked, and nothing is written."""
        flags = ["-std=c++20", "-fsyntax-only", "-fdiagnostics-color=never", f"-I{pathlib.Path(root).resolve() / 'include'}"]
        return self.run([*flags, *boost(), file], folder)


def boost():
    """Where Boost is, when the environment says so."""
    place = os.environ.get("BOOST_ROOT")
    if not place:
        return []
    inside = os.path.join(place, "include")
    return ["-isystem", inside if os.path.isdir(os.path.join(inside, "boost")) else place]


def identify(command):
    """The family and major version of a compiler, or None when it cannot be started or has no C++20."""
    found = shutil.which(command[0])
    if not found:
        return None
    try:
        trial = Compiler([os.path.abspath(found), *command[1:]])
        outcome = trial.run(["-std=c++20", "-E", "-P", "-x", "c++", "-"], os.getcwd(), WHO)
    except OSError:
        return None
    who = re.search(r"^heed (clang\+\+|g\+\+) (\d+)", outcome.output, re.MULTILINE)
    return (trial.command, who[1], int(who[2])) if who and outcome.status == 0 else None


def candidates():
    """The commands to try, in order. CXX is the only one when it is set, as a user who sets it means it."""
    listed = os.environ.get("HEED_COMPILERS", "").split()
    if listed:
        return [[one] for one in listed]
    chosen = os.environ.get("CXX", "").strip()
    if chosen:
        return [shlex.split(chosen)]
    versions = [name for number in range(12, 41) for name in (f"g++-{number}", f"clang++-{number}")]
    return [[name] for name in ("g++", "clang++", *versions)]


def find():
    """The first compiler that can build heed; raises Missing with what to do when there is none."""
    too_old = ""
    for command in candidates():
        who = identify(command)
        if not who:
            continue
        path, family, major = who
        if major >= LEAST[family]:
            return Compiler(path, f"{family} {major}")
        too_old = too_old or f"{' '.join(command)} is {family} {major}, and "
    if os.environ.get("CXX", "").strip() and not os.environ.get("HEED_COMPILERS", "").split():
        chosen = os.environ["CXX"].strip()
        what = too_old or f"CXX says {chosen!r}, which is no C++20 compiler that can be started, and "
        raise Missing(f"{what}{NEEDED}: set CXX to one of these, or unset it.")
    if too_old:
        raise Missing(f"{too_old}{NEEDED}; {INSTALL} g++")
    raise Missing(f"No C++ compiler is there, and {NEEDED}; {INSTALL} g++")


def missing_header(output):
    """What to install when a header is missing that heed needs, or nothing."""
    found = re.search(r"fatal error: '?(boost/[\w/.]+)'?(?:: No such file| file not found)", output)
    return f"heed needs the headers of Boost.Hana, and {found[1]} is not there; {INSTALL} libboost-dev" if found else ""
