# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks the exercises of the course.

    exercises.py [--memory FILE] [--root ROOT] [--only NN] [--share N] [--part] COMPILER ARGUMENT...
    exercises.py --wrong [the same]          also makes all edits of tests/course/edits, right ones and wrong ones
    exercises.py --ship [--root ROOT]        writes shipped.txt of each exercise from its exercise.cpp as it is now
    exercises.py --self-test COMPILER ARGUMENT...    is each way to spoil a course found? See spoilt_courses.py

Without a compiler: the files alone, that is that everything is there and says what it has to. With one: as it came each
exercise fails with the sentence that its task says, and its solution passes; each in less than two seconds of the
processor, or where that is slow, in three times what an empty program with <heed/heed.hpp> takes. With --share 3 this is
asked of every third exercise; of all others, what their files say. With --wrong: no wrong edit passes, and none gives an
error outside the learner's own file.

An exercise is what examples/learn/course.py says at its head. In tests/course/edits/NN_name are other lines for its
place: right_1.txt and so on, also the solutions of old, and the ten likeliest mistakes, wrong_01.txt and so on.

--part is for a tree that has only some of the exercises and lessons: no gap is looked for, nor a lesson's page.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "examples" / "learn"), str(HERE.parent / "support")]
sys.dont_write_bytecode = True
import course  # noqa: E402
from compiler import Compiler  # noqa: E402
from unchanged import Memory  # noqa: E402

LICENCE = ["// Copyright the heed authors.", "// SPDX-License-Identifier: BSL-1.0", ""]
FILES = ("exercise.cpp", "check.cpp", "shipped.txt", "solution.cpp", "hints.md", "afterword.md")
LONGEST_TASK = 12
WRONG_EDITS = 10
MOST_SECONDS, MOST_TIMES = 2.0, 3.0
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
LESSON = re.compile(r"^\.\./\.\./lessons/\d\d_[a-z0-9_]+\.md(?:#.*)?$")


def same(one, other):
    """Are two sentences the same but for where lines break?"""
    return re.sub(r"\s", "", one) == re.sub(r"\s", "", other)


def order(names):
    """What is wrong with the order that the folders' names give."""
    for name in names:
        if not course.FOLDER.match(name):
            yield f"{name}: not named NN_name in small letters"
    numbers = [int(name[:2]) for name in names if course.FOLDER.match(name)]
    for expected, number in enumerate(numbers, 1):
        if expected != number:
            yield f"the order has a gap or a number twice: {expected:02} was expected, and {number:02} comes"
            return


def is_learners_work(path):
    """Does git say that the file was changed since it was committed? Then it is somebody's own solution."""
    command = ["git", "-C", str(path.parent), "status", "--porcelain", "--", path.name]
    try:
        said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    except OSError:
        return False
    return "M" in said[:2]


def links(page, text, part):
    for link in LINK.findall(text):
        if not (page.parent / link.partition("#")[0]).exists() and not (part and LESSON.match(link)):
            yield f"{page.name} links to {link}, which is not there"


def files(exercise, edits, part):
    """What is wrong with an exercise before a compiler is asked."""
    absent = [name for name in FILES if not (exercise.folder / name).is_file()]
    if absent:
        yield f"{', '.join(absent)} not there" + ("; --ship writes shipped.txt" if "shipped.txt" in absent else "")
        return
    for name in ("exercise.cpp", "check.cpp", "solution.cpp"):
        if course.read(exercise.folder / name).splitlines()[:3] != LICENCE:
            yield f"{name} does not begin with the two lines of the licence and an empty one"
    for name in ("exercise.cpp", "solution.cpp"):
        if course.place_in(course.read(exercise.folder / name)) is None:
            yield f"{name} has not one place to write between {course.BEGIN!r} and {course.END!r}"
            return
    if exercise.text != exercise.shipped:
        if is_learners_work(exercise.path):
            print(f"{exercise.name}: exercise.cpp was changed since it was committed: somebody's work is left alone")
        else:
            pairs = zip(exercise.text.splitlines(), exercise.shipped.splitlines())
            number = next((at for at, (one, other) in enumerate(pairs, 1) if one != other), 0)
            yield f"exercise.cpp is not solution.cpp with shipped.txt in its place, line {number}; --ship writes that"
    if exercise.solution == exercise.shipped:
        yield "the solution is the exercise as it came"
    if not 2 <= len(exercise.task) <= LONGEST_TASK:
        yield f"the task has {len(exercise.task)} lines, and 2 to {LONGEST_TASK} are right"
    if exercise.sentence is None:
        yield 'the task does not end with: As it stands, the compiler answers: "..."'
    if '#include "exercise.cpp"' not in course.read(exercise.folder / "check.cpp").splitlines():
        yield 'check.cpp has no line #include "exercise.cpp"'
    headings = re.findall(r"^#+ .*$", course.read(exercise.folder / "hints.md"), re.MULTILINE)
    if headings != ["## 1 of 3", "## 2 of 3", "## 3 of 3"]:
        yield f"hints.md has not the three headings '## 1 of 3' to '## 3 of 3', but {headings}"
    for number, hint in enumerate(exercise.hints, 1):
        if len(LINK.sub("", hint).split()) < 3:
            yield f"hint {number} says nothing"
        if not any(LESSON.match(link) for link in LINK.findall(hint)):
            yield f"hint {number} has no link to a lesson, as [lesson 3](../../lessons/03_scores.md)"
    if len(exercise.afterword.split()) < 10:
        yield "afterword.md says nothing"
    for name in ("hints.md", "afterword.md"):
        yield from links(exercise.folder / name, course.read(exercise.folder / name), part)
    right, wrong = edits_of(exercise, edits)
    if not right:
        yield f"no other right answer {edits.name}/{exercise.name}/right_1.txt"
    if len(wrong) < WRONG_EDITS:
        yield f"{len(wrong)} wrong edits in {edits.name}/{exercise.name}/, and {WRONG_EDITS} are needed"


def edits_of(exercise, edits):
    return tuple(sorted((edits / exercise.name).glob(f"{kind}_*.txt")) for kind in ("right", "wrong"))


def told(result):
    """A result in a line."""
    where = "check.cpp" if result.hidden else f"line {result.line}" if result.line else "nowhere in exercise.cpp"
    because = f" ({result.because})" if result.because else ""
    return f"{result.kind}, {where}: {result.sentence}{because}"


def headers_alone(root, compiler):
    """How many seconds of the processor an empty program with <heed/heed.hpp> takes."""
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "alone.cpp").write_text("#include <heed/heed.hpp>\n", encoding="utf-8")
        return compiler.check(root, folder, "alone.cpp").seconds


def compiled(exercise, compiler):
    """What is wrong with an exercise as it came, and with its solution."""
    result = exercise.compile_text(exercise.shipped, compiler)
    shortest = result.seconds
    if result.solved:
        yield "compiles as it came"
    elif not result.in_learners_file:
        yield f"as it came it fails outside of the learner's file: {told(result)}\n{result.output}"
    elif not same(result.sentence, exercise.sentence or ""):
        yield f"as it came it does not fail with its own sentence, {exercise.sentence!r}, but with {told(result)}"
    result = exercise.compile_text(exercise.solution, compiler)
    if not result.solved:
        yield f"the solution does not pass: {told(result)}\n{result.output}"
    # The least of several, as others may use the processor, too.
    shortest = max(shortest, result.seconds)
    for _ in range(3):
        if shortest > MOST_SECONDS:
            shortest = min(shortest, exercise.compile_text(exercise.solution, compiler).seconds)
    if shortest > MOST_SECONDS:
        alone = min(headers_alone(exercise.root, compiler) for _ in range(3))
        if shortest > MOST_TIMES * alone:
            yield f"takes {shortest:.1f} s of the processor, more than {MOST_SECONDS:.0f}, and {alone:.1f} the headers alone"


def edited(exercise, edits, compiler, show):
    """What is wrong with the edits of an exercise."""
    right, wrong = edits_of(exercise, edits)
    for path in right:
        result = exercise.compile_text(exercise.with_place(course.read(path)), compiler)
        if not result.solved:
            yield f"{path.name} does not pass: {told(result)}\n{result.output}"
    for path in wrong:
        result = exercise.compile_text(exercise.with_place(course.read(path)), compiler)
        if show:
            print(f"{exercise.name}/{path.name}: {told(result)}")
        if result.solved:
            yield f"{path.name} passes, and it is wrong"
        elif not result.in_learners_file:
            yield f"{path.name} fails outside of the learner's file: {told(result)}\n{result.output}"


def judge(root, compiler=None, only=None, part=False, with_edits=False, show=False, share=1):
    """Yields what is wrong with a course, a line each."""
    edits = root / "tests" / "course" / "edits"
    folder = root / "examples" / "exercises"
    names = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    if not names:
        yield f"no exercises in {folder}"
        return
    if only is None and not part:
        yield from order(names)
    known = [path.name for path in edits.iterdir() if path.is_dir()] if edits.is_dir() else []
    yield from (f"edits for {name}, which is no exercise" for name in sorted(set(known) - set(names)))

    def one(exercise):
        found = list(files(exercise, edits, part))
        is_asked = compiler and exercise.number % share == 0
        if is_asked and course.place_in(exercise.solution) and (exercise.folder / "shipped.txt").is_file():
            found += compiled(exercise, compiler)
            if with_edits:
                found += edited(exercise, edits, compiler, show)
        return [f"{exercise.name}: {sentence}" for sentence in found]

    chosen = [exercise for exercise in course.exercises(root) if only is None or exercise.number == only]
    if not chosen:
        yield f"no exercise {only}"
    with concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        for found in pool.map(one, chosen):
            yield from found


def ship(root):
    for exercise in course.exercises(root):
        lines = course.lines_of_place(exercise.text)
        if lines is None:
            print(f"{exercise.name}: no place to write")
        else:
            (exercise.folder / "shipped.txt").write_text(lines, encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--root", type=pathlib.Path, default=HERE.parents[1])
    arguments.add_argument("--only", type=int)
    arguments.add_argument("--share", type=int, default=1)
    arguments.add_argument("--part", action="store_true")
    arguments.add_argument("--wrong", action="store_true")
    arguments.add_argument("--show", action="store_true", help="what each wrong edit gives")
    arguments.add_argument("--ship", action="store_true")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.ship:
        return ship(given.root)
    compiler = Compiler(given.command) if given.command else None
    if given.self_test:
        from spoilt_courses import self_test

        return self_test(compiler)
    parts = ("examples/exercises", "examples/lessons", "examples/learn", "include", "tests/course")
    memory = Memory(given.memory, given.command, *(given.root / part for part in parts))
    if memory.went_well_before():
        print("unchanged since all exercises were as they have to be")
        return 0
    found = list(judge(given.root, compiler, given.only, given.part, given.wrong, given.show, given.share))
    print("\n".join(found) or "all exercises are as they have to be")
    if found:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
