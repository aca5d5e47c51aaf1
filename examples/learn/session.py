# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The course on every save: compiles the exercise that was saved, and answers keys."""

import time

from report import command, is_solved
from watch import SECONDS_BETWEEN_LOOKS, Files, Keys

KEYS = "Keys: h next hint, l list, n skip to the next, q quit."


class Session:
    def __init__(self, course, keys):
        self.course, self.keys = course, keys
        self.screen, self.report = course.screen, course.report
        self.files = Files(one.path for one in course.exercises)
        self.by_path = {one.path: one for one in course.exercises}
        self.results, self.current, self.hints_given = {}, None, 0

    def start(self, number):
        """Finds out what is solved, and shows the first exercise that is not, or the one that was asked for."""
        self.results = self.course.survey()
        self.turn_to(self.course.numbered(number) if number else self.course.after(0, self.results))
        self.show()

    def turn_to(self, exercise):
        self.current, self.hints_given = exercise, 0

    def show(self):
        """Compiles the current exercise and says what came; goes on as long as what comes is solved already."""
        told = False
        while self.current:
            # Before the compiler reads it, so that what is saved meanwhile is noticed.
            self.files.look_at(self.current.path)
            result = self.course.compile(self.current)
            self.results[self.current.name] = result
            if not result.solved:
                self.unsolved(result, told)
                return
            told = True
            self.report.solved(self.current, self.done())
            self.screen.say()
            self.turn_to(self.course.after(self.current.number, self.results))
        self.report.all_solved()

    def done(self):
        return sum(map(is_solved, self.results.values()))

    def unsolved(self, result, told):
        """An exercise that is not solved; `told` says whether the bar was shown just before."""
        hint = ["press h"] if self.keys.there else [command("hint", "--at", self.current.number)]
        self.report.unsolved(self.current, result, hint)
        self.screen.say()
        if not told:
            self.report.bar(self.done())
        if self.keys.there:
            self.screen.say(KEYS)

    def saved(self, path):
        exercise = self.by_path[path]
        self.screen.say()
        self.screen.say(f"{time.strftime('%H:%M:%S')}  exercise {exercise.number} was saved", "-- ")
        if exercise is not self.current:
            self.turn_to(exercise)
        self.show()

    def key(self, key):
        """Answers a key; False when it was the one to quit."""
        if key == "q":
            return False
        if key == "h":
            self.screen.say()
            self.hints_given = min(self.hints_given + 1, len(self.current.hints))
            self.report.hint(self.current, self.hints_given, "press h")
        elif key == "l":
            self.screen.say()
            self.report.list(self.results)
        elif key == "n":
            self.screen.say()
            later = self.course.after(self.current.number, self.results)
            if later is self.current:
                self.screen.say("This is the only exercise that is left.")
            else:
                self.turn_to(later)
                self.show()
        return True


def watch(course, number):
    keys = Keys()
    try:
        course.compiler  # what is missing is said first
        keys.begin()
        session = Session(course, keys)
        session.start(number)
        if session.current:
            course.screen.say(
                "Watching: each save compiles. Where saving is not noticed, as in some network folders,"
                " end this with Ctrl-C and start by hand after each save:"
            )
            course.screen.say(command("goto", session.current.number) if number else command(), "    ")
        while session.current:
            key = keys.wait(SECONDS_BETWEEN_LOOKS)
            if key and not session.key(key):
                break
            path = session.files.saved()
            if path:
                session.saved(path)
        return 0
    finally:
        keys.end()
