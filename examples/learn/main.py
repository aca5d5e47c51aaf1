# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The course at the terminal: started by examples/learn.sh."""

import argparse
import contextlib
import os
import pathlib
import sys

sys.dont_write_bytecode = True
if sys.version_info < (3, 9):
    sys.exit("The course needs Python 3.9 or newer, and python3 is older.")

import compiler as compilers  # noqa: E402
import course  # noqa: E402
from report import Report, checked, command, is_solved, saved_last, shown_path, survey  # noqa: E402
from session import watch  # noqa: E402
from terminal import Screen  # noqa: E402
from watch import Ended, ends_by_exception  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
DONE, NOT_SOLVED, CANNOT = 0, 1, 2

HELP = [
    ("", "the first exercise that is not solved, and what the compiler says of it"),
    ("watch [N]", "the same on every save; keys give hints and skip ahead"),
    ("goto N", "exercise N, whatever is not solved before it"),
    ("hint [K] [--at N]", "hint K of 3, the first when K is not said"),
    ("solution [--at N]", "a solution, after asking"),
    ("reset N", "exercise N as it came; keeps a copy of yours"),
    ("list", "all exercises, and which are solved"),
    ("verify", "compiles all; the exit status is 0 when all are solved"),
    ("verify --solutions", "the same with the solutions of the course"),
]


class Refused(Exception):
    """Why what was asked for cannot be done, in a sentence."""


class Course:
    def __init__(self, screen):
        self.screen = screen
        self.exercises = course.exercises(ROOT)
        if not self.exercises:
            raise Refused(f"There are no exercises in {shown_path(ROOT / 'examples' / 'exercises')}.")
        for exercise in self.exercises:
            if not exercise.path.is_file():
                self.screen.say(
                    f"{shown_path(exercise.path)} is not there. {command('reset', exercise.number)} brings it back."
                )
        self.report = Report(screen, self.exercises)
        self.found = None

    @property
    def compiler(self):
        if self.found is None:
            self.found = compilers.find()
        return self.found

    def numbered(self, number):
        found = next((one for one in self.exercises if one.number == number), None)
        if found is None:
            raise Refused(f"There is no exercise {number}: they are numbered from 1 to {self.exercises[-1].number}.")
        return found

    def survey(self, every=False):
        return survey(self.exercises, self.compiler, self.screen, every)

    def compile(self, exercise):
        self.screen.passing_line(f"compiling {exercise.name}")
        try:
            return checked(exercise.compile(self.compiler))
        finally:
            self.screen.pass_over()

    def current(self, at):
        """The exercise that was asked for, or the first that is not solved; None when all are."""
        if at is not None:
            return self.numbered(at)
        results = self.survey()
        return next((one for one in self.exercises if not is_solved(results[one.name])), None)

    def next(self, given):
        results = self.survey()
        solved = saved_last(self.exercises)
        current = self.after(0, results)
        if given.number is not None:
            current = self.numbered(given.number)
            if results[current.name] is None:
                results[current.name] = self.compile(current)
            if is_solved(results[current.name]):
                solved, current = current, self.after(given.number, results)
            else:
                solved = None
        # A file that nobody touched may compile after all, by a compiler that is newer than this course.
        while current and not is_solved(results[current.name]):
            if results[current.name] is not None:
                break
            results[current.name] = self.compile(current)
            if is_solved(results[current.name]):
                current = self.after(current.number, results)
        done = sum(map(is_solved, results.values()))
        told = bool(solved and is_solved(results[solved.name]))
        if told:
            self.report.solved(solved, done)
            self.screen.say()
        if current is None:
            self.report.all_solved()
            return DONE
        at = ["--at", given.number] if given.number == current.number else []
        self.report.unsolved(current, results[current.name], [command("hint", *at)])
        self.screen.row("Again:", command("goto", current.number) if at else command())
        self.screen.row("On every save:", command("watch", *([current.number] if at else [])))
        if not told:
            self.screen.say()
            self.report.bar(done)
        return DONE

    def after(self, number, results):
        """The first exercise after a number that is not solved, then the first of all; None when all are."""
        order = sorted(self.exercises, key=lambda one: (one.number <= number, one.number))
        return next((one for one in order if not is_solved(results[one.name])), None)

    def watch(self, given):
        if given.number is not None:
            self.numbered(given.number)
        return watch(self, given.number)

    def hint(self, given):
        exercise = self.current(given.at)
        if exercise is None:
            self.report.all_solved()
            return DONE
        if not 1 <= given.number <= len(exercise.hints):
            raise Refused(f"There is no hint {given.number}: they are numbered from 1 to {len(exercise.hints)}.")
        at = [] if given.at is None else ["--at", given.at]
        self.report.hint(exercise, given.number, command("hint", given.number + 1, *at))
        return DONE

    def solution(self, given):
        exercise = self.current(given.at)
        if exercise is None:
            self.report.all_solved()
            return DONE
        if not given.yes:
            if not sys.stdin.isatty():
                raise Refused("To see a solution where no question can be asked, say so: --yes.")
            self.screen.say(f"This shows a solution of exercise {exercise.number}: {exercise.title}.")
            self.screen.stream.write("Show it? [y/N] ")
            self.screen.stream.flush()
            if sys.stdin.readline().strip().lower() not in ("y", "yes"):
                self.screen.say("Not shown.")
                return DONE
        self.report.solution(exercise)
        return DONE

    def reset(self, given):
        exercise = self.numbered(given.number)
        try:
            copy = exercise.reset()
        except OSError as error:
            raise Refused(
                f"{shown_path(exercise.folder)} cannot be written to ({error.strerror}): nothing was changed."
            ) from None
        self.screen.say(f"{shown_path(exercise.path)} is as it came.")
        if copy:
            self.screen.say(f"What you had written is in {shown_path(copy)}")
        return DONE

    def list(self, _):
        self.report.list(self.survey())
        return DONE

    def verify(self, given):
        if given.solutions:
            results = {one.name: self.compile_solution(one) for one in self.exercises}
        else:
            results = self.survey(every=True)
        for one in self.exercises:
            self.screen.say(one.name, "[x] " if results[one.name].solved else "[ ] ", "    ")
            if not results[one.name].solved:
                self.screen.say(results[one.name].sentence, "      ")
        self.screen.say()
        done = sum(map(is_solved, results.values()))
        self.report.bar(done)
        return DONE if done == len(self.exercises) else NOT_SOLVED

    def compile_solution(self, exercise):
        self.screen.passing_line(f"compiling the solution of {exercise.name}")
        return checked(exercise.compile_text(exercise.solution, self.compiler))


def show_help(screen):
    screen.say("heed's course: exercises that the compiler grades. Nothing is installed, and nothing is sent anywhere.")
    screen.say()
    for words, what in HELP:
        screen.say(f"{command()} {words}".strip(), "", "  ")
        screen.say(what, "    ")
    screen.say()
    screen.say("The compiler is g++ or clang++, whichever is there; CXX=clang++-19 chooses one.")


class Arguments(argparse.ArgumentParser):
    def error(self, message):
        raise Refused(f"{command(*sys.argv[1:])!r} is not understood. {command('help')!r} says what there is.")


def arguments():
    parser = Arguments(add_help=False)
    parser.add_argument("-h", "--help", action="store_true")
    commands = parser.add_subparsers(dest="command", parser_class=Arguments)
    for name in ("next", "watch"):
        commands.add_parser(name, add_help=False).add_argument("number", type=int, nargs="?")
    for name in ("goto", "reset"):
        commands.add_parser(name, add_help=False).add_argument("number", type=int)
    hint = commands.add_parser("hint", add_help=False)
    hint.add_argument("number", type=int, nargs="?", default=1)
    hint.add_argument("--at", type=int)
    solution = commands.add_parser("solution", add_help=False)
    solution.add_argument("--at", type=int)
    solution.add_argument("--yes", action="store_true")
    commands.add_parser("list", add_help=False)
    commands.add_parser("verify", add_help=False).add_argument("--solutions", action="store_true")
    commands.add_parser("help", add_help=False)
    return parser


def run(screen, words):
    given = arguments().parse_args(words or ["next"])
    if given.help or given.command in (None, "help"):
        show_help(screen)
        return DONE
    name = "next" if given.command == "goto" else given.command
    return getattr(Course(screen), name)(given)


def main():
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    screen = Screen()
    try:
        with ends_by_exception():
            return run(screen, sys.argv[1:])
    except (Refused, compilers.Missing) as sentence:
        Screen(sys.stderr).say(str(sentence))
        return CANNOT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 128 + 13
        path = f"{shown_path(error.filename)}: " if error.filename else ""
        Screen(sys.stderr).say(f"This could not be read or written: {path}{error.strerror}")
        return CANNOT
    except KeyboardInterrupt:
        screen.put(["", "Stopped."])
        return 130
    except Ended as end:
        return 128 + end.number


if __name__ == "__main__":
    sys.exit(main())
