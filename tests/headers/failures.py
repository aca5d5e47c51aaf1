# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks what is called where heed cannot go on and throws nothing: the program's handler, or heed's.

    failures.py COMPILER ARGUMENT...

Without exceptions it is given the sentence of all that would be thrown, and with them that of an index out of range, where
checks are asked for. The default writes the sentence to stderr. No program goes on, whatever its handler does.
"""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parent / "failures.cpp"
# What each case of failures.cpp says.
SAID = [
    "heed: the same axis comes with two lengths: up_to<Key<7>> of length 2 and of length 3",
    "heed: 1 more do not fit into up_to<Key<7>> of length 7; there is room for 0",
    "heed: 2 more do not fit into up_to<Key<3>> of length 2; there is room for 1",
    "heed: index 7 is out of range for Key<7>; expected 0 to 6",
    "heed: expected memory with 7 elements along axis 0, Key<7>, but it has 3: its shape is [3]",
    "/there/is/none.npy: expected a readable file, but it cannot be opened: No such file or directory",
    "heed: index 5 is out of range for Key<5>; expected 0 to 4",
]
# Those in which objects with destructors are alive, which may not be jumped over.
WITH_DESTRUCTORS = (4, 5)
# The last one is noticed in builds with checks, and is never thrown.
CHECKED = len(SAID) - 1
# Whether the handler writes to stdout, and how the program ends.
HANDLERS = {
    "default": (False, -signal.SIGABRT),
    "given back": (False, -signal.SIGABRT),
    "exits": (True, 0),
    "returns": (True, -signal.SIGABRT),
    "jumps": (True, 0),
}
CHECKS = ("-D_GLIBCXX_ASSERTIONS", "-D_LIBCPP_HARDENING_MODE_NONE=2", "-D_LIBCPP_HARDENING_MODE=4")
# Flags, and whether heed throws.
BUILDS = [
    (["-O0", "-fno-exceptions", "-fno-rtti", *CHECKS], False),
    (["-O2", "-fno-exceptions", "-fno-rtti", *CHECKS], False),
    (["-O1", *CHECKS], True),
]


def wrong_in(command, flags, throws, folder):
    """What is wrong, a line each."""
    program = pathlib.Path(folder) / "failures"
    built = subprocess.run(
        [*command, *flags, str(SOURCE), "-o", str(program)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if built.returncode != 0:
        yield f"{flags}: does not compile: {built.stdout}"
        return
    for case, sentence in enumerate(SAID):
        for handler, (is_told, ends) in HANDLERS.items():
            if handler == "jumps" and case in WITH_DESTRUCTORS:
                continue
            process = subprocess.run(
                [str(program), str(case), handler], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
            )
            came = process.returncode, process.stdout, process.stderr
            line = sentence + "\n"
            if throws and case != CHECKED:
                expected = 0, "thrown: " + line, ""
            else:
                expected = ends, line if is_told else "", "" if is_told else line
            if came != expected:
                yield f"{flags}, case {case}, {handler}: expected {expected}, but {came} came"


def main():
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for flags, throws in BUILDS:
            wrong += wrong_in(sys.argv[1:], flags, throws, folder)
    print("\n".join(wrong) or f"{len(BUILDS)} builds, {len(SAID)} cases each, told to {len(HANDLERS)} handlers")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
