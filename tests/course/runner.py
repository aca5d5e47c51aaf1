# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Drives the course from end to end, on a copy of it with made-up exercises: in pipes, and in a pseudo-terminal.

    runner.py [--memory FILE] COMPILER ARGUMENT...
    runner.py --only NAME COMPILER ARGUMENT...     one of the tests below
"""

import argparse
import pathlib
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent / "support"), str(ROOT / "examples" / "learn")]
sys.dont_write_bytecode = True
import runner_in_pipes as pipes  # noqa: E402
import runner_in_terminals as terminals  # noqa: E402
from expected import Wrong  # noqa: E402
from pseudo_terminal import TookTooLong  # noqa: E402
from sandbox import Sandbox  # noqa: E402
from unchanged import Memory  # noqa: E402

TESTS = [
    pipes.next_says_all_that_is_needed,
    pipes.next_goes_on_after_what_is_solved,
    pipes.goto_skips_ahead,
    pipes.hints_are_counted,
    pipes.list_and_verify_tell_what_is_solved,
    pipes.reset_keeps_a_copy,
    pipes.errors_are_told_by_the_learners_line,
    pipes.what_is_missing_is_said_in_a_sentence,
    pipes.a_folder_that_cannot_be_written_to_is_said,
    pipes.pages_name_commands_that_are_there,
    terminals.solution_asks_first,
    terminals.watch_notices_a_save,
    terminals.watch_answers_keys,
    terminals.every_way_out_leaves_the_terminal_as_it_was,
    terminals.ctrl_z_leaves_the_terminal_as_it_was,
    terminals.ctrl_c_ends_compilers_at_work,
    terminals.nothing_is_wider_than_the_terminal,
]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--only")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    parts = ("examples/learn", "examples/learn.sh", "examples/README.md", "README.md", "include", "tests/course")
    memory = Memory(given.memory, given.command, *(ROOT / part for part in parts))
    if memory.went_well_before():
        print("unchanged since all went well")
        return 0
    tests = [one for one in TESTS if given.only in (None, one.__name__)]
    red = 0
    for test in tests:
        began = time.monotonic()
        try:
            with Sandbox(given.command) as box:
                test(box)
            print(f"{time.monotonic() - began:5.1f} s  {test.__name__}", flush=True)
        except (Wrong, TookTooLong) as sentence:
            red += 1
            print(f"RED  {test.__name__}: {sentence}", flush=True)
    print(f"{len(tests)} tests, {red} red")
    if red or not tests:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
