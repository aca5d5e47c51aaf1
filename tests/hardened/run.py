# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that an index out of range is noticed where that is asked for, and that the message names the axis.

    run.py COMPILER ARGUMENT...

In a constant expression it does not compile. At run time it ends the program as one of std::vector's does, in builds that
ask the standard library for such checks; in others nobody looks at it.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
# What each case of indices.cpp says.
SAID = [
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
    "heed: index -1 is out of range for Key<5>; expected 0 to 4",
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
    "heed: index 5 is out of range for Query<3>; expected 0 to 2",
    "heed: index 5 is out of range for Query<3>; expected 0 to 2",
    "heed: index 2 is out of range for Key<2>; expected 0 to 1",
    "heed: index 2 is out of range for Key<2>; expected 0 to 1",
    "heed: index 2 is out of range for up_to<Query<3>> of length 2",
    "heed: index 2 is out of range for up_to<Query<3>> of length 2",
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
]
# Flags, and whether they ask for checks. libc++'s as its headers set them.
BUILDS = [
    ([], False),
    (["-O2"], False),
    (["-D_GLIBCXX_ASSERTIONS"], True),
    (["-O2", "-D_GLIBCXX_ASSERTIONS", "-fno-exceptions"], True),
    (["-D_LIBCPP_HARDENING_MODE_NONE=2", "-D_LIBCPP_HARDENING_MODE=2"], False),
    (["-D_LIBCPP_HARDENING_MODE_NONE=2", "-D_LIBCPP_HARDENING_MODE=4"], True),
    (["-D_LIBCPP_ENABLE_ASSERTIONS=0"], False),
    (["-D_LIBCPP_ENABLE_ASSERTIONS=1"], True),
]


def compile_and_say(command, *arguments):
    process = subprocess.run(
        [*command, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    return process.returncode, process.stdout


def in_constants(command):
    """What is wrong, a line each."""
    status, said = compile_and_say(command, "-fsyntax-only", "-DTWIN", str(FOLDER / "constant.cpp"))
    if status != 0:
        yield f"an index within the range is refused: {said}"
    status, said = compile_and_say(command, "-fsyntax-only", str(FOLDER / "constant.cpp"))
    if status == 0:
        yield "an index out of range compiles in a constant expression"
    elif not re.search(r"(?:error|note): .*out_of_range.*\bKey<5>", said):
        yield f"no error or note names the axis: {said}"


def at_run_time(command, flags, checked, folder):
    program = pathlib.Path(folder) / "indices"
    # A newer libstdc++ asks for its checks by itself where nothing is optimised.
    status, said = compile_and_say(command, "-O1", *flags, str(FOLDER / "indices.cpp"), "-o", str(program))
    if status != 0:
        yield f"{flags}: does not compile: {said}"
        return
    for number, expected in enumerate(SAID):
        process = subprocess.run([str(program), str(number)], capture_output=True, text=True)
        ended, wanted = process.returncode, -signal.SIGABRT if checked else 0
        if ended != wanted or process.stderr != (expected + "\n" if checked else ""):
            yield f"{flags}, case {number}: ended with {ended} and said {process.stderr!r}"


def main():
    command = sys.argv[1:]
    wrong = list(in_constants(command))
    with tempfile.TemporaryDirectory() as folder:
        for flags, checked in BUILDS:
            wrong += at_run_time(command, flags, checked, folder)
    print("\n".join(wrong) or f"{len(BUILDS)} builds, {len(SAID)} cases each")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
