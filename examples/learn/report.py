# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What the course says of an exercise: what fails and where, a hint, an afterword, and how far one has come."""

import concurrent.futures
import os
import pathlib
import re
import shlex

import compiler as compilers
from terminal import LINK

FAILS = "This file is meant to fail until you solve it. Nothing is broken."


def command(*words):
    """The line that starts the course with these words, as it was started."""
    return " ".join(["sh", shlex.quote(os.environ.get("HEED_LEARN", "examples/learn.sh")), *map(str, words)])


def shown_path(path):
    """A path from where the learner stands, so that an editor opens it."""
    return os.path.relpath(path, os.getcwd())


def links_from(folder):
    """What turns the links of a page in a folder into paths from where the learner stands."""

    def path_of(link):
        path, sign, heading = link.partition("#")
        return shown_path(folder / path) + sign + heading if path else link

    return path_of


def survey(exercises, compiler, screen, every=False):
    """What the compiler says of each exercise, by its name.

    Those that nobody touched do not compile, which a test makes sure of: they are None unless `every` is asked for.
    """
    asked = [one for one in exercises if every or not one.is_untouched]
    results = {one.name: None for one in exercises}
    pool = concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1))
    try:
        running = [(one, pool.submit(one.compile, compiler)) for one in asked]
        for at, (one, result) in enumerate(running, 1):
            screen.passing_line(f"compiling {at} of {len(asked)}: {one.name}")
            results[one.name] = checked(result.result())
    except BaseException:
        compilers.end_all()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        screen.pass_over()
    return results


def checked(result):
    """A result, unless something is missing that no learner can mend in an exercise."""
    if result.kind == "missing":
        raise compilers.Missing(result.sentence)
    return result


def is_solved(result):
    return result is not None and result.solved


class Report:
    def __init__(self, screen, exercises):
        self.screen, self.exercises = screen, exercises

    def unsolved(self, exercise, result, hint_words):
        """An exercise that is not solved yet: `hint_words` is the command that gives a hint."""
        screen = self.screen
        screen.say(FAILS, style="strong")
        screen.say()
        screen.say(f"Exercise {exercise.number} of {len(self.exercises)}: {exercise.title}", style="strong")
        place = exercise.place
        screen.row("File:", shown_path(exercise.path) + (f":{place[0]}" if place else ""))
        self.remarks(exercise)
        screen.say()
        if result.kind == "lost":
            self.lost(exercise, result)
        else:
            self.failure(result)
        screen.say()
        for text in hint_words:
            screen.row("Hint:", text)
        lesson = next(iter(LINK.findall(exercise.hints[0])), None) if exercise.hints else None
        if lesson:
            screen.row("Lesson:", links_from(exercise.folder)(lesson[1]))

    def remarks(self, exercise):
        """What of the file is not as it should be, apart from its answer."""
        if exercise.place is None:
            self.screen.say(
                "The two lines that mark your place to write are gone from the file."
                f" This puts them back, and keeps a copy of yours: {command('reset', exercise.number)}"
            )
        if not os.access(exercise.path, os.W_OK):
            self.screen.say("You may not write to this file: copy the whole of heed to a folder of your own.")

    def lost(self, exercise, result):
        self.screen.say("It compiles, but this line outside of your place to write is gone, or changed:")
        self.screen.code(result.sentence, "  ")
        self.screen.say(f"This restores it, and keeps a copy of yours: {command('reset', exercise.number)}")

    def failure(self, result):
        """The first error: its sentence, and the learner's own line."""
        screen = self.screen
        if result.kind == "broken":
            screen.say("The compiler itself failed, which is not your doing:")
        elif result.hidden:
            screen.say("A hidden check of your code fails:")
        elif result.kind == "error":
            screen.say("The compiler cannot make sense of a line:")
        else:
            screen.say("The compiler says:")
        quote = '"' if result.kind == "assert" else ""
        screen.say(quote + result.sentence + quote, "  ", style="bad")
        if result.because:
            screen.say(f"because {result.because}", "  ")
        if result.line is None:
            screen.say("That is about no line of your file.")
        elif result.hidden:
            screen.say(f"It tries what you wrote below line {result.line} with other extents and numbers.")
        else:
            screen.say(f"Your line {result.line}:")
            screen.code(f"{result.line} | {result.code}", "  ")

    def solved(self, exercise, done):
        """An exercise that is solved: why it works, and how far one has come."""
        screen = self.screen
        screen.say(f"Exercise {exercise.number} is solved: {exercise.title}", style="good")
        screen.say()
        screen.page(exercise.afterword, links_from(exercise.folder))
        screen.say()
        self.bar(done)

    def bar(self, done):
        self.screen.bar(done, len(self.exercises))

    def all_solved(self):
        self.screen.say(f"All {len(self.exercises)} exercises are solved.", style="good")

    def hint(self, exercise, number, more):
        """A hint; `more` is what to do for the next one."""
        hints = exercise.hints
        self.screen.say(
            f"Hint {number} of {len(hints)} for exercise {exercise.number}: {exercise.title}", style="strong"
        )
        self.screen.say()
        self.screen.page(hints[number - 1], links_from(exercise.folder))
        self.screen.say()
        if number < len(hints):
            self.screen.row("Next hint:", more)
        else:
            self.screen.say("That was the last hint.")

    def solution(self, exercise):
        place = shown_path(exercise.folder / "solution.cpp")
        self.screen.say(f"A solution of exercise {exercise.number}: {exercise.title}", style="strong")
        self.screen.say()
        self.screen.code(exercise.solved_lines)
        self.screen.say()
        self.screen.row("The whole file:", place)

    def list(self, results):
        """All exercises, the solved ones marked."""
        first = next((one.name for one in self.exercises if not is_solved(results[one.name])), None)
        for one in self.exercises:
            box = "[x]" if is_solved(results[one.name]) else "[>]" if one.name == first else "[ ]"
            head = f"{box} {one.number:2} "
            self.screen.say(re.sub("_", " ", one.name[3:]), head, " " * len(head))
        self.screen.say()
        self.screen.say("[x] solved, [>] next, [ ] not yet")
        self.bar(sum(map(is_solved, results.values())))


def saved_last(exercises):
    """The exercise that was worked on last, by the time of its file; None when none was."""
    touched = [one for one in exercises if pathlib.Path(one.path).is_file() and not one.is_untouched]
    return max(touched, key=lambda one: one.path.stat().st_mtime_ns, default=None)
