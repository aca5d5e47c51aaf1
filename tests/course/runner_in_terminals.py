# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Tests of the course in a pseudo-terminal: each is given a sandbox."""

import os
import pathlib
import signal
import time

from expected import FAILS, Wrong, has, lacks, good, refused, same

NOTICED_WITHIN_SECONDS = 1.0


def solution_asks_first(box):
    refused(box.run("solution"), "--yes")
    good(
        box.run("solution", "--yes"),
        "A solution of exercise 1",
        "    constexpr int sum = 4;\n",
        "01_two_and_two/solution.cpp",
    )
    for answer, shown in {"\r": False, "n\r": False, "y\r": True}.items():
        with box.terminal("solution", "--at", "1") as terminal:
            terminal.until("Show it? [y/N] ")
            terminal.type(answer)
            same(terminal.end(), 0, "the status")
            same("constexpr int sum = 4;" in terminal.shown, shown, f"whether the solution is shown after {answer!r}")


def watch_notices_a_save(box):
    with box.terminal("watch") as terminal:
        terminal.until("Watching: ")
        has(terminal.shown, FAILS, '"two and two is four"', "Keys: h next hint")
        terminal.until("sh examples/learn.sh")
        # The quickest of three saves: another program may have the processor.
        quickest = 99.0
        for number in (6, 7, 8):
            box.write(1, f"constexpr int sum = {number};\n")
            began = time.monotonic()
            terminal.until("exercise 1 was saved")
            quickest = min(quickest, time.monotonic() - began)
            terminal.until("Keys:")
        if quickest > NOTICED_WITHIN_SECONDS:
            raise Wrong(f"a save is noticed after {quickest:.2f} s")
        # A save that keeps time and size, as some tools do, and another file that takes the name, as some editors do.
        status = box.exercise(1).stat()
        box.write(1, "constexpr int sum = 9;\n")
        os.utime(box.exercise(1), ns=(status.st_atime_ns, status.st_mtime_ns))
        terminal.until("exercise 1 was saved")
        terminal.until("Keys:")
        other = box.folder(1) / "other"
        other.write_text(box.exercise(1).read_text(encoding="utf-8").replace("= 9", "= ;"), encoding="utf-8")
        other.replace(box.exercise(1))
        terminal.until("Your line 10:")
        terminal.until("Keys:")
        box.solve(1)
        has(
            terminal.until("Exercise 2 of 3"),
            "Exercise 1 is solved",
            "The compiler adds as well as you do",
            "1 of 3 solved",
            FAILS,
        )
        terminal.until("Keys:")
        # Another exercise than the one that is shown.
        box.write(3, "constexpr int twice(int) { return 4; }\n")
        has(terminal.until("Keys:"), "exercise 3 was saved", "A hidden check")
        box.solve(3)
        has(terminal.until("Keys:"), "Exercise 3 is solved", "2 of 3 solved", "Exercise 2 of 3")
        box.solve(2)
        terminal.until("All 3 exercises are solved.")
        same(terminal.end(), 0, "the status")
        same(terminal.is_as_it_was(), True, "whether the terminal is as it was")


def watch_answers_keys(box):
    with box.terminal("watch", "1") as terminal:
        terminal.until("goto 1")
        same(terminal.shows_keys(), False, "whether keys are shown")
        for number in (1, 2, 3, 3):
            terminal.type("h")
            terminal.until(f"Hint {number} of 3")
        terminal.type("l")
        has(terminal.until("of 3 solved"), "[>]  1 two and two\n[ ]  2 sizes agree\n")
        terminal.type("\033[Ax")
        terminal.type("nn")
        has(terminal.until("Exercise 3 of 3"), "Exercise 2 of 3")
        terminal.until("Keys:")
        terminal.type("h")
        terminal.until("Hint 1 of 3 for exercise 3")
        terminal.type("q")
        same(terminal.end(), 0, "the status")
        same(terminal.is_as_it_was(), True, "whether the terminal is as it was")


def every_way_out_leaves_the_terminal_as_it_was(box):
    ways = {
        "Ctrl-C": (lambda terminal: terminal.type("\003"), 130),
        "SIGTERM": (lambda terminal: terminal.signal(signal.SIGTERM), 128 + signal.SIGTERM),
        "SIGHUP": (lambda terminal: terminal.signal(signal.SIGHUP), 128 + signal.SIGHUP),
        "Ctrl-\\": (lambda terminal: terminal.type("\034"), 128 + signal.SIGQUIT),
        "a failure": (lambda terminal: ((box.folder(1) / "hints.md").unlink(), terminal.type("h")), 2),
    }
    for name, (way, status) in ways.items():
        with box.terminal("watch") as terminal:
            terminal.until("Watching:")
            terminal.wait_for(lambda: not terminal.shows_keys(), "keys that come at once")
            way(terminal)
            same(terminal.end(), status, f"the status after {name}")
            same(terminal.is_as_it_was(), True, f"whether the terminal is as it was after {name}")
            lacks(terminal.shown, "Traceback")


def ctrl_z_leaves_the_terminal_as_it_was(box):
    with box.terminal("watch", shell=True) as terminal:
        terminal.until("Watching:")
        terminal.type("\032")
        terminal.until("STOPPED")
        same(terminal.is_as_it_was(), True, "whether the terminal is as it was while it is stopped")
        terminal.type("\r")
        terminal.wait_for(lambda: not terminal.shows_keys(), "keys that come at once")
        terminal.type("q")
        same(terminal.end(), 0, "the status")
        same(terminal.is_as_it_was(), True, "whether the terminal is as it was")


def ctrl_c_ends_compilers_at_work(box):
    began = box.root / "began"
    text = f'case "$*" in *-E*) echo heed g++ 12 ;; *) echo $$ >>{began}; exec sleep 60 ;; esac'
    box.environment["CXX"] = box.a_program("slow", text)
    box.write(1, "int x;\n")
    for words in (["list"], ["watch"]):
        began.unlink(missing_ok=True)
        with box.terminal(*words) as terminal:
            terminal.wait_for(lambda: began.is_file() and began.read_text().endswith("\n"), "a compilation")
            terminal.type("\003")
            same(terminal.end(10), 130, "the status")
            same(terminal.is_as_it_was(), True, "whether the terminal is as it was")
        for process in began.read_text().split():
            entry = pathlib.Path("/proc", process)
            if entry.exists() and "sleep" in (entry / "cmdline").read_text():
                raise Wrong(f"the compiler of {words} still runs")


def nothing_is_wider_than_the_terminal(box):
    box.solve(1)
    asked = [
        [],
        ["list"],
        ["help"],
        ["verify"],
        ["hint", "3"],
        ["solution", "--at", "2"],
        ["reset", "1"],
        ["goto", "9"],
        ["watch", "3"],
    ]
    for columns, words in [*((40, words) for words in asked), (80, []), (80, ["watch", "3"])]:
        with box.terminal(*words, columns=columns) as terminal:
            if "solution" in words:
                terminal.until("Show it? [y/N] ")
                terminal.type("y\r")
            if "watch" in words:
                terminal.until("goto 3")
                terminal.type("hlnq")
            terminal.end()
            for line in terminal.lines():
                if len(line) > columns:
                    raise Wrong(f"{words} in {columns} columns: {len(line)}: {line}")
    has("".join(terminal.lines()), "Watching")
