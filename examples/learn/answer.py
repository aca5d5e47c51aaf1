# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Picks the first error out of what g++ or clang++ says, and trims it to one sentence and the learner's own line."""

import os
import re

LEARNERS, CHECKS = "exercise.cpp", "check.cpp"

MESSAGE = re.compile(
    r"^(?P<path>[^\s:][^:]*):(?P<line>\d+):(?:\d+:)? "
    r"(?P<kind>fatal error|error|sorry, unimplemented|warning|note): (?P<words>.*)$"
)
# Where g++ says, before an error, from which line it came there: "exercise.cpp:20:5:   required from here".
CAME_FROM = re.compile(r"^(?P<path>[^\s:][^:]*):(?P<line>\d+):(?:\d+:)?  +(?P<words>.*)$")

# The words of a failed static_assert, by g++ 12, clang++ 14 and clang++ 19.
ASSERTED = (
    re.compile(r"^static[ _]assert(?:ion)? failed: (?P<sentence>.+)$"),
    re.compile(r"^static assertion failed due to requirement '.*': (?P<sentence>.+)$"),
    re.compile(r"^static_assert failed(?: due to requirement '.*')? \"(?P<sentence>.+)\"$"),
)
NOT_CONSTANT = re.compile(
    r"^non-constant condition for static assertion|^static.assert\w* expression is not an integral constant"
)
FAULT = re.compile(r"\bfault::(?!in::)\w+")
UNCLOSED, OPENED = re.compile(r"^expected '\}'"), "to match this '{'"
# What stands around the note that says why an expression is no constant.
AROUND = re.compile(
    r"^in (?:call to|instantiation of|'constexpr' expansion)|^(?:candidate|declared here|expanded from)"
)


class Error:
    """One error of a compiler's: where, in which words, how it came there, and the notes that follow it."""

    def __init__(self, path, line, words, came_from):
        self.path, self.line, self.words, self.came_from, self.notes = path, line, words, came_from, []

    @property
    def in_learners_file(self):
        return self.path == LEARNERS

    @property
    def is_hidden_check(self):
        return self.path == CHECKS and bool(self.asserted or NOT_CONSTANT.search(self.words))

    @property
    def asserted(self):
        """The sentence of a static_assert that failed, or nothing."""
        found = next(filter(None, (pattern.match(self.words) for pattern in ASSERTED)), None)
        return re.sub(r'\\(["\\])', r"\1", found["sentence"]) if found else ""

    @property
    def fault(self):
        """heed's own sentence, a fault with its arguments, or nothing."""
        texts = [self.words, *(words for _, _, words in self.notes)]
        for text in texts:
            named = text.find("Fault = ")
            found = FAULT.search(text, max(named, 0)) or FAULT.search(text)
            if found:
                return readable(text[found.start() : end_of_arguments(text, found.end())])
        return ""

    @property
    def opened(self):
        """Of a brace that is not closed: the learner's line where it opens. It is noticed at the end of all only."""
        if not UNCLOSED.search(self.words):
            return None
        return next((line for path, line, words in self.notes if path == LEARNERS and OPENED in words), None)

    @property
    def learners_line(self):
        """The line of the learner's file that the error is about or came from, or None."""
        if self.opened:
            return self.opened
        if self.in_learners_file:
            return self.line
        places = [*self.came_from, *((path, line) for path, line, _ in self.notes)]
        return next((line for path, line in places if path == LEARNERS), None)

    @property
    def is_told_well(self):
        """Can a learner do something with it: is it of his own line, a hidden check, or heed's sentence of his line?"""
        if self.in_learners_file or self.is_hidden_check or self.opened:
            return True
        return bool(self.fault and self.learners_line)


def end_of_arguments(text, begin):
    """Where the template arguments end that may begin there."""
    depth = 0
    for at in range(begin, len(text)):
        depth += (text[at] in "<([") - (text[at] in ">)]")
        if depth <= 0:
            return at + 1 if text[at] in ">)]" and text[begin] == "<" else begin
    return len(text)


def readable(text):
    """A fault as all compilers print it, without the namespaces that a reader does not need."""
    text = re.sub(r"\b(?:heed::|axes::)+", "", text)
    text = re.sub(r"\b(\d+)u?l+\b", r"\1", text)
    return re.sub(r">\s+(?=>)", ">", text).replace(" (", "(") if text.startswith("fault::") else text


def errors_in(output):
    """All errors of a compiler's output, in its order."""
    errors, came_from, notes_belong_to = [], [], None
    for text in output.splitlines():
        message = MESSAGE.match(text)
        if message:
            path, line = os.path.normpath(message["path"]), int(message["line"])
            if message["kind"] == "note":
                if notes_belong_to:
                    notes_belong_to.notes.append((path, line, message["words"]))
            elif message["kind"] == "warning":
                notes_belong_to = None
            else:
                notes_belong_to = Error(path, line, message["words"], came_from)
                errors.append(notes_belong_to)
            came_from = []
            continue
        origin = CAME_FROM.match(text)
        if origin:
            came_from.append((os.path.normpath(origin["path"]), int(origin["line"])))
    return errors


def first_error(output):
    """The first error that a learner can do something with, or else the first.

    A brace that is not closed goes before all others: what stands behind it is read as something else than it is.
    """
    errors = errors_in(output)
    unclosed = [error for error in errors if error.opened]
    return next((error for error in [*unclosed, *errors] if error.is_told_well), errors[0] if errors else None)


def reason(error, output):
    """Why an expression is no constant: the first of the compiler's words that say something, or nothing."""
    others = [other.words for other in errors_in(output) if other is not error and not NOT_CONSTANT.search(other.words)]
    for words in [*(words for _, _, words in error.notes), *others[:1]]:
        if not AROUND.search(words):
            # What the template arguments of a function are is in no sentence.
            return re.sub(r" \[with .*\](?='?$)", "", words)
    return ""


def sentence_beside(text, line):
    """The sentence of the static_assert that stands at a line of a text, or begins above and is not over."""
    lines = text.splitlines()
    for first in range(min(line, len(lines)), 0, -1):
        if "static_assert(" in lines[first - 1]:
            statement = "\n".join(lines[first - 1 :])
            statement = statement[: statement.find(");") + 2 or None]
            parts = re.findall(r'"((?:[^"\\\n]|\\.)*)"', statement)
            return parts[-1] if parts and statement.count("\n") >= line - first else ""
    return ""
