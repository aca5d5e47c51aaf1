# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The exercises of the course: their files, and what the compiler says of them.

An exercise is a folder of examples/exercises, NN_name, and the sorted names are the order:

    exercise.cpp   what the learner edits, between the two marker lines
    check.cpp      includes exercise.cpp, then asks for more
    shipped.txt    the lines between the markers as they came, so that `reset` needs nothing but this folder
    solution.cpp   the whole file, solved: equal to exercise.cpp outside the markers
    hints.md       three sections; afterword.md: why it works
"""

import itertools
import pathlib
import re
import shutil
import tempfile

import answer
import compiler as compilers

BEGIN, END = "// your code begins", "// your code ends"
STANDS = re.compile(r'As it stands, the compiler answers: "(.*)"\.?$')
FOLDER = re.compile(r"^\d\d_[a-z0-9_]+$")


def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


def place_in(text):
    """The first and the last line, from 1 on, between the markers of a text; None when these are not there once."""
    lines = [line.strip() for line in text.splitlines()]
    if lines.count(BEGIN) != 1 or lines.count(END) != 1 or lines.index(BEGIN) > lines.index(END):
        return None
    return lines.index(BEGIN) + 2, lines.index(END)


def lines_of_place(text):
    """The lines between the markers, each with its end; None when there is no place."""
    place = place_in(text)
    return None if place is None else "".join(text.splitlines(keepends=True)[place[0] - 1 : place[1]])


def put_in_place(text, lines):
    """The text with these lines between its markers."""
    first, last = place_in(text)
    whole = text.splitlines(keepends=True)
    if lines and not lines.endswith("\n"):
        lines += "\n"
    return "".join([*whole[: first - 1], lines, *whole[last:]])


class Exercise:
    def __init__(self, folder, root):
        self.folder, self.root = pathlib.Path(folder), pathlib.Path(root)
        self.name = self.folder.name
        self.number = int(self.name[:2])
        self.path = self.folder / "exercise.cpp"

    @property
    def text(self):
        """The learner's file as it is now."""
        return read(self.path)

    @property
    def solution(self):
        return read(self.folder / "solution.cpp")

    @property
    def solved_lines(self):
        """What stands in the place to write in the solution."""
        return lines_of_place(self.solution)

    @property
    def shipped(self):
        """The learner's file as it came."""
        return self.with_place(read(self.folder / "shipped.txt"))

    @property
    def is_untouched(self):
        return self.path.is_file() and self.text == self.shipped

    @property
    def task(self):
        """The lines of the task: the comment after the licence, without its slashes."""
        lines = self.solution.splitlines()[2:]
        while lines and not lines[0].strip():
            lines.pop(0)
        task = []
        while lines and lines[0].startswith("//"):
            task.append(lines.pop(0)[2:].strip())
        return task

    @property
    def title(self):
        return self.task[0].rstrip(".") if self.task else self.name

    @property
    def sentence(self):
        """What the compiler says of the file as it came, by its task; None when the task does not say."""
        found = STANDS.search(" ".join(self.task))
        return found[1] if found else None

    @property
    def hints(self):
        parts = re.split(r"^## \d of \d\s*$", read(self.folder / "hints.md"), flags=re.MULTILINE)
        return [part.strip() for part in parts[1:]]

    @property
    def afterword(self):
        return read(self.folder / "afterword.md").strip()

    @property
    def place(self):
        """The first and the last line of the learner's file to write in; None when its markers are gone."""
        return place_in(self.text)

    def with_place(self, lines):
        """The whole file with these lines in the place to write."""
        return put_in_place(self.solution, lines)

    def lost_outside(self):
        """The first line outside of the place to write that is not in the learner's file any more, or nothing.

        Comments and empty lines may go, and lines may come: what is asked of the code must stay.
        """
        theirs = iter([line.strip() for line in self.text.splitlines()])
        for line in map(str.strip, self.with_place("").splitlines()):
            if line and not line.startswith("//") and line not in theirs:
                return line
        return ""

    def reset(self):
        """Puts the file back as it came: returns the copy, "" when nothing was there, None when it was as it came.

        A copy is made first, under the first name that is free; when anything cannot be written, nothing is changed.
        """
        if self.is_untouched:
            return None
        copy, fresh = "", self.folder / "exercise.cpp.new"
        try:
            fresh.write_text(self.shipped, encoding="utf-8")
            if self.path.exists():
                shutil.copymode(self.path, fresh)
                copy = self.copy()
            fresh.replace(self.path)
        except OSError:
            for path in filter(None, (fresh, copy)):
                path.unlink(missing_ok=True)
            raise
        return copy

    def copy(self):
        """A copy of the learner's file beside it, exercise.cpp.1 or the next that is free."""
        for number in itertools.count(1):
            path = self.folder / f"exercise.cpp.{number}"
            try:
                with open(path, "xb") as file:
                    file.write(self.path.read_bytes())
                return path
            except FileExistsError:
                continue

    def compile(self, compiler):
        """What the compiler says of the learner's file; what compiles as a question is gone from it is not solved."""
        result = compile_in(self.folder, compiler, self.root)
        if result.solved and self.lost_outside():
            result.solved, result.kind, result.sentence = False, "lost", self.lost_outside()
        return result

    def compile_text(self, text, compiler):
        """As compile, of another text in the place of exercise.cpp."""
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(self.folder / "check.cpp", folder)
            pathlib.Path(folder, "exercise.cpp").write_text(text, encoding="utf-8")
            return compile_in(folder, compiler, self.root)


class Result:
    """What the compiler says of an exercise.

    solved             it compiles, with all checks
    kind               "solved", or "assert": a static_assert failed; "fault": heed's own sentence; "error": any other;
                       "missing": a header that heed needs; "broken": the compiler itself failed; "lost": it
                       compiles, but the line `sentence` outside of the place to write is gone
    sentence           what is said, trimmed
    because            a compiler's reason beside the sentence, or nothing
    line, code         the learner's own line: its number and its text; None and "" when there is none
    hidden             whether the failed check is not in the learner's file; `line` is then the first marker
    in_learners_file   whether a learner can do something with it: it is about his own line, or it is a hidden check
    output, seconds    all that the compiler said, and how many seconds of the processor it took
    """

    def __init__(self, outcome, folder):
        self.output, self.seconds, self.solved = outcome.output, outcome.seconds, outcome.status == 0
        self.kind, self.sentence, self.because, self.line, self.code = "solved", "", "", None, ""
        self.hidden, self.in_learners_file = False, True
        if not self.solved:
            self.tell(outcome, pathlib.Path(folder))

    def tell(self, outcome, folder):
        self.kind, self.in_learners_file = "broken", False
        missing = compilers.missing_header(self.output)
        error = answer.first_error(self.output)
        if outcome.timed_out:
            self.sentence = f"it was ended after {compilers.LONGEST_SECONDS} seconds: is there an endless loop?"
            return
        if missing:
            self.kind, self.sentence = "missing", missing
            return
        if not error:
            said = [line for line in self.output.splitlines() if line.strip()]
            self.sentence = said[0] if said else f"the compiler ended with status {outcome.status} and said nothing"
            return
        text = read(folder / answer.LEARNERS)
        self.hidden, self.in_learners_file = error.is_hidden_check, error.is_told_well
        self.kind = "assert" if error.asserted else "fault" if error.fault else "error"
        self.sentence = error.asserted or error.fault or answer.readable(error.words)
        if answer.NOT_CONSTANT.search(error.words):
            beside = answer.sentence_beside(
                text if error.in_learners_file else read(folder / answer.CHECKS), error.line
            )
            self.kind = "assert" if beside else "error"
            self.sentence, self.because = beside or self.sentence, answer.readable(answer.reason(error, self.output))
        self.line = error.learners_line
        if self.hidden:
            place = place_in(text)
            self.line = place[0] - 1 if place else 1
        lines = text.splitlines()
        self.code = lines[self.line - 1].strip() if self.line and self.line <= len(lines) else ""


def compile_in(folder, compiler, root=None):
    """What the compiler says of the exercise in a folder; `root` is heed's, three folders up when it is not said."""
    folder = pathlib.Path(folder)
    root = pathlib.Path(root) if root else folder.resolve().parents[2]
    result = Result(compiler.check(root, folder, answer.CHECKS), folder)
    if result.kind == "error" and not result.in_learners_file:
        # A brace that is not closed is found at the end of check.cpp only: what does the learner's file do alone?
        alone = Result(compiler.check(root, folder, answer.LEARNERS), folder)
        return result if alone.solved else alone
    return result


def exercises(root):
    """All exercises, in order."""
    folder = pathlib.Path(root) / "examples" / "exercises"
    if not folder.is_dir():
        return []
    return [Exercise(path, root) for path in sorted(folder.iterdir()) if path.is_dir() and FOLDER.match(path.name)]
