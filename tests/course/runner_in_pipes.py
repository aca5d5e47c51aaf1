# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Tests of the course without a terminal: each is given a sandbox."""

import pathlib
import re

import main as course_main
from expected import FAILS, Wrong, good, has, lacks, refused, same

ROOT = pathlib.Path(__file__).resolve().parents[2]


def next_says_all_that_is_needed(box):
    printed = good(
        box.run(),
        FAILS,
        "Exercise 1 of 3: Two and two",
        "File: examples/exercises/01_two_and_two/exercise.cpp:10\n",
        '"two and two is four"',
        'Your line 13:\n  13 | static_assert(sum == 2 + 2, "two and two is four");',
        "Hint: sh examples/learn.sh hint\n",
        "Lesson: examples/lessons/01_axes_and_shapes.md\n",
        "0 of 3 solved",
    )
    same(printed.find(FAILS), 0, "what is said first is at")
    lacks(printed, "\033", "\r", "error:", "Hidden", "because")
    # From another folder the file is named so that an editor opens it there.
    good(box.run(folder=box.folder(1)), "File: exercise.cpp:10\n", "Hint: sh ../../learn.sh hint\n")


def next_goes_on_after_what_is_solved(box):
    box.solve(1)
    came = good(
        box.run(),
        "Exercise 1 is solved: Two and two",
        "The compiler adds as well as you do, and before the program runs",
        "    constexpr int sum_of_two_and_of_two_once_more = 2 + 2;",
        "see lesson 1\n  (examples/lessons/01_axes_and_shapes.md)",
        "1 of 3 solved",
        FAILS,
        "Exercise 2 of 3",
        "fault::matmul_needs_the_last_axis_of_a_to_be_the_second_to_last_of_b_did_you_",
        "mean_transpose_b<Dk<4>, Key<4>>",
        "Your line 18:\n  18 | constexpr auto s = heed::matmul(q, k);",
    )
    lacks(came, "heed::fault")
    # Once there is work on the next exercise, the last one is not spoken of any more.
    box.write(2, "constexpr auto s = heed::matmul(k, k);\n")
    lacks(good(box.run(), "Exercise 2 of 3"), "Exercise 1 is solved")
    box.solve(2, 3)
    good(box.run(), "Exercise 3 is solved", "3 of 3 solved", "All 3 exercises are solved.")
    good(box.run("hint"), "All 3 exercises are solved.")


def goto_skips_ahead(box):
    good(
        box.run("goto", "3"),
        "Exercise 3 of 3: Twice as much",
        '"twice(2) is 4"',
        "Hint: sh examples/learn.sh hint --at 3\n",
    )
    box.solve(3)
    good(box.run("goto", "3"), "Exercise 3 is solved", "1 of 3 solved", "Exercise 1 of 3")
    good(box.run(), "Exercise 3 is solved", "Exercise 1 of 3")
    good(box.run("next", "2"), "Exercise 2 of 3")
    refused(box.run("goto", "4"), "There is no exercise 4: they are numbered from 1 to 3.")


def hints_are_counted(box):
    good(
        box.run("hint"),
        "Hint 1 of 3 for exercise 1",
        "Count your fingers, as in lesson 1",
        "Next hint: sh examples/learn.sh hint 2\n",
    )
    good(box.run("hint", "3"), "Hint 3 of 3", "    constexpr int sum = 2 + 2;\n", "That was the last hint.")
    good(
        box.run("hint", "2", "--at", "3"),
        "Hint 2 of 3 for exercise 3",
        "Next hint: sh examples/learn.sh hint 3 --at 3\n",
    )
    refused(box.run("hint", "4"), "There is no hint 4: they are numbered from 1 to 3.")


def list_and_verify_tell_what_is_solved(box):
    good(box.run("list"), "[>]  1 two and two\n[ ]  2 sizes agree\n[ ]  3 a hidden check\n", "0 of 3 solved")
    box.solve(1, 3)
    good(box.run("list"), "[x]  1 two and two\n[>]  2 sizes agree\n[x]  3 a hidden check\n", "] 2 of 3 solved")
    status, printed, _ = box.run("verify")
    same(status, 1, "the status of verify")
    has(
        printed,
        "[x] 01_two_and_two\n[ ] 02_sizes_agree\n",
        "fault::matmul_needs",
        "[x] 03_a_hidden_check",
        "2 of 3 solved",
    )
    box.solve(2)
    good(box.run("verify"), "[#", "#] 3 of 3 solved")
    good(
        box.run("verify", "--solutions"),
        "[x] 01_two_and_two\n[x] 02_sizes_agree\n[x] 03_a_hidden_check\n",
        "3 of 3 solved",
    )


def reset_keeps_a_copy(box):
    shipped = box.exercise(1).read_text(encoding="utf-8")
    for number in (1, 2):
        box.write(1, f"constexpr int sum = 10{number};\n")
        mine = box.exercise(1).read_text(encoding="utf-8")
        good(box.run("reset", "1"), "is as it came", f"examples/exercises/01_two_and_two/exercise.cpp.{number}\n")
        same(box.exercise(1).read_text(encoding="utf-8"), shipped, "the file")
        same(box.exercise(1).with_suffix(f".cpp.{number}").read_text(encoding="utf-8"), mine, "the copy")
    lacks(good(box.run("reset", "1"), "is as it came"), "exercise.cpp.3")
    # Also when the markers, or the file, are gone.
    box.exercise(1).write_text("int x;\n", encoding="utf-8")
    good(
        box.run("goto", "1"),
        "The two lines that mark your place to write are gone",
        "reset 1",
        "It compiles, but this line",
        "reset 1",
    )
    good(box.run("reset", "1"), "exercise.cpp.3")
    box.exercise(1).unlink()
    has(box.run()[1], "exercise.cpp is not there. ", "reset 1 brings it back.")
    good(box.run("reset", "1"), "is as it came")
    same(box.exercise(1).read_text(encoding="utf-8"), shipped, "the file")


def errors_are_told_by_the_learners_line(box):
    box.write(1, "constexpr int sum = ;\n")
    good(
        box.run(),
        FAILS,
        "The compiler cannot make sense of a line:\n  expected ",
        "Your line 10:\n  10 | constexpr int sum = ;",
    )
    box.write(1, "constexpr int sum = 4;\nconstexpr auto x = sun;\n")
    good(box.run(), "sun", "Your line 11:\n  11 | constexpr auto x = sun;")
    box.solve(1)
    box.exercise(1).write_text(box.exercise(1).read_text(encoding="utf-8") + "// mine\n", encoding="utf-8")
    good(box.run("goto", "1"), "Exercise 1 is solved")
    # A brace that is not closed is found at the end of the last file only, which is none of the learner's.
    box.write(3, "constexpr int twice(int x) { return x + x;\n")
    good(
        box.run("goto", "3"),
        "The compiler cannot make sense of a line:\n  expected '}'",
        "Your line 9:\n  9 | constexpr int twice",
    )
    box.write(3, "constexpr int twice(int x) { return x == 2 ? 4 : 0; }\n")
    good(box.run("goto", "3"), 'A hidden check of your code fails:\n  "twice(3) is 6"', "below line 8 ")
    box.write(3, "constexpr int twice(int x) { return x < 5 ? 2 * x : 10; }\nint other(int x) { return x; }\n")
    good(box.run("goto", "3"), "Exercise 3 is solved")
    box.write(
        3, "int other(int x) { return 2 * x; }\nconstexpr int twice(int x) { return x < 5 ? 2 * x : other(x); }\n"
    )
    good(box.run("goto", "3"), 'A hidden check of your code fails:\n  "twice(5) is 10"\n  because ')
    box.write(3, "int twice(int x) { return 2 * x; }\n")
    good(box.run("goto", "3"), 'The compiler says:\n  "twice(2) is 4"\n  because ')
    # What stands outside of the place asks, and has to stay; more may come.
    box.solve(3)
    solved = box.exercise(3).read_text(encoding="utf-8")
    box.exercise(3).write_text(solved.replace("twice(2) == 4", "true"), encoding="utf-8")
    good(
        box.run("goto", "3"),
        FAILS,
        "It compiles, but this line",
        '  static_assert(twice(2) == 4, "twice(2) is 4");',
        "reset 3",
    )
    box.exercise(3).write_text("int more;\n" + solved.replace("// your", "// my"), encoding="utf-8")
    good(box.run("goto", "3"), "Exercise 3 is solved")


def what_is_missing_is_said_in_a_sentence(box):
    bare = {**box.environment, "PATH": str(box.programs("python3", "dirname"))}
    del bare["CXX"]
    refused(box.run(environment=bare), "No C++ compiler is there", "g++ 12 or newer", "apt-get install")
    refused(
        box.run(environment={**box.environment, "CXX": "no-such-compiler"}),
        "CXX says 'no-such-compiler'",
        "g++ 12 or newer",
    )
    refused(box.run(environment={**box.environment, "CXX": "true"}), "CXX says 'true'")
    old = box.a_program("old", "echo heed g++ 9")
    refused(box.run(environment={**box.environment, "CXX": old}), "is g++ 9, and the course needs g++ 12 or newer")
    for words in (
        "fatal error: boost/hana/bool.hpp: No such file or directory",
        "fatal error: 'boost/hana/bool.hpp' file not found",
    ):
        bare_of_boost = box.a_program(
            "bare", f'case "$*" in *-E*) echo heed g++ 12 ;; *) echo "include/heed/x.hpp:1:10: {words}"; exit 1 ;; esac'
        )
        refused(
            box.run("goto", "2", environment={**box.environment, "CXX": bare_of_boost}),
            "the headers of Boost.Hana, and boost/hana/bool.hpp is not there",
            "libboost-dev",
        )
    refused(
        box.run(environment={**bare, "PATH": str(box.programs("dirname"))}),
        "there is no python3",
        "apt-get install python3",
    )
    broken = box.a_program("broken", 'case "$*" in *-E*) echo heed g++ 12 ;; *) kill -9 $$ ;; esac')
    good(box.run(environment={**box.environment, "CXX": broken}), "The compiler itself failed, which is not your doing")
    refused(box.run("nonsense"), "'sh examples/learn.sh nonsense' is not understood", "help")
    refused(box.run("reset"), "'sh examples/learn.sh reset' is not understood", "help")


def a_folder_that_cannot_be_written_to_is_said(box):
    box.write(1, "constexpr int sum = 3;\n")
    options = box.cannot_write()
    if options is None:
        print("  left out: this is root, who may write everywhere, and no Python is there that another user may start")
        return
    before = sorted(box.folder(1).iterdir())
    refused(
        box.run("reset", "1", **options),
        "examples/exercises/01_two_and_two cannot be written to (Permission denied): nothing",
    )
    same(sorted(box.folder(1).iterdir()), before, "the files")
    good(box.run(**options), "You may not write to this file", '"two and two is four"')


def pages_name_commands_that_are_there(_):
    """What README.md and examples/README.md say after `sh examples/learn.sh`."""
    said = [
        words for page in ("README.md", "examples/README.md") for words in commands_on(
            (ROOT / page).read_text(encoding="utf-8")
        )
    ]
    if len(said) < 10:
        raise Wrong(f"few commands are on the pages: {said}")
    for words in said:
        try:
            course_main.arguments().parse_args(words.replace("N", "7").split())
        except course_main.Refused as sentence:
            raise Wrong(f"{words!r}: {sentence}") from None


def commands_on(page):
    yield from re.findall(r"`sh examples/learn\.sh ([^`.]+)`", page)
    table = page.partition("| `sh examples/learn.sh ...` |")[2].partition("\n\n")[0]
    yield from re.findall(r"`([a-z][^`.]*)`", table)
