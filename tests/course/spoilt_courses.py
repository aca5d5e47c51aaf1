# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The self-test of exercises.py: courses with one thing wrong each, and what has to be said of them."""

import pathlib
import re
import shutil
import subprocess
import tempfile

import exercises

HERE = pathlib.Path(__file__).resolve().parent
FIRST, SECOND, THIRD = "01_two_and_two", "02_sizes_agree", "03_a_hidden_check"
RIGHT = {FIRST: "constexpr int sum = 1 + 3;", SECOND: "constexpr auto s = heed::matmul(q, heed::transpose(k));"}
RIGHT[THIRD] = "constexpr int twice(int x) { return x + x; }"
WRONG = {
    FIRST: "constexpr int sum = 1{};",
    SECOND: "constexpr auto s = {};",
    THIRD: "constexpr int twice(int) {{ return {}; }}",
}


def good_course(root):
    """A course with which nothing is wrong, in an empty folder."""
    for part in ("exercises", "lessons"):
        shutil.copytree(HERE / "fixture" / part, root / "examples" / part)
    (root / "include").symlink_to(HERE.parents[1] / "include")
    for name, right in RIGHT.items():
        folder = root / "tests" / "course" / "edits" / name
        folder.mkdir(parents=True)
        (folder / "right_1.txt").write_text(right + "\n", encoding="utf-8")
        for number in range(1, 11):
            (folder / f"wrong_{number:02}.txt").write_text(WRONG[name].format(number) + "\n", encoding="utf-8")


class Course:
    """What spoils a course uses: paths below its folder, and a few ways to change a file."""

    def __init__(self, root):
        self.root = root

    def path(self, name):
        below = "tests/course/edits" if name.endswith(".txt") and "shipped" not in name else "examples/exercises"
        return self.root / below / name

    def change(self, name, pattern, text):
        """Changes a file of an exercise, which has to have what is changed."""
        before = self.path(name).read_text(encoding="utf-8")
        after = re.sub(pattern, text, before, count=1, flags=re.MULTILINE)
        assert before != after, (name, pattern)
        self.path(name).write_text(after, encoding="utf-8")

    def change_all(self, exercise, pattern, text):
        for name in ("exercise.cpp", "solution.cpp"):
            self.change(f"{exercise}/{name}", pattern, text)


def rename(course):
    for below in ("examples/exercises", "tests/course/edits"):
        (course.root / below / THIRD).rename(course.root / below / "04_a_hidden_check")


# What is done to a course, and what has to be said: without a compiler.
OF_FILES = [
    (lambda c: None, None),
    (rename, "03 was expected, and 04 comes"),
    (lambda c: c.path("more").mkdir(), "more: not named NN_name"),
    (lambda c: c.path(f"{FIRST}/afterword.md").unlink(), "afterword.md not there"),
    (lambda c: c.path(f"{FIRST}/shipped.txt").unlink(), "--ship writes shipped.txt"),
    (
        lambda c: c.change(f"{FIRST}/check.cpp", "^.*\n", ""),
        "check.cpp does not begin with the two lines of the licence",
    ),
    (lambda c: c.change(f"{FIRST}/exercise.cpp", "^// your code ends$", ""), "exercise.cpp has not one place"),
    (
        lambda c: c.change(f"{FIRST}/solution.cpp", "^// your code ends$", r"\g<0>\n\g<0>"),
        "solution.cpp has not one place",
    ),
    (lambda c: c.change(f"{FIRST}/exercise.cpp", "sum = 5", "sum = 6"), "line 10; --ship"),
    (lambda c: c.change(f"{FIRST}/exercise.cpp", r"2 \+ 2", "4"), "exercise.cpp is not solution.cpp with shipped.txt"),
    (lambda c: c.change(f"{FIRST}/solution.cpp", "sum = 4", "sum = 5"), "the solution is the exercise as it came"),
    (lambda c: c.change_all(FIRST, "^// A made-up", "// and so on\n" * 9 + r"\g<0>"), "the task has 13 lines"),
    (lambda c: c.change_all(FIRST, "^// As it stands", "// As it is"), "the task does not end with"),
    (lambda c: c.change(f"{FIRST}/check.cpp", "#include", "# include"), "check.cpp has no line"),
    (lambda c: c.change(f"{FIRST}/hints.md", "## 3 of 3", "## 3 of three"), "hints.md has not the three headings"),
    (lambda c: c.change(f"{FIRST}/hints.md", "Count .* as in", ""), "hint 1 says nothing"),
    (lambda c: c.change(f"{FIRST}/hints.md", r"\[lesson 1\]\(\S*\)", ""), "hint 1 has no link to a lesson"),
    (
        lambda c: c.change(f"{FIRST}/hints.md", "01_axes_and", "02_axes_and"),
        "hints.md links to ../../lessons/02_axes_and_shapes.md",
    ),
    (lambda c: c.change(f"{FIRST}/afterword.md", r"\.\./lessons/01", "../lessons/05"), "afterword.md links to"),
    (
        lambda c: c.path(f"{FIRST}/afterword.md").write_text("So it is.\n", encoding="utf-8"),
        "afterword.md says nothing",
    ),
    (lambda c: c.path(f"{FIRST}/right_1.txt").unlink(), "no other right answer"),
    (lambda c: c.path(f"{FIRST}/wrong_10.txt").unlink(), "9 wrong edits"),
    (lambda c: (c.root / "tests/course/edits/07_more").mkdir(), "edits for 07_more, which is no exercise"),
]

NOT_YOURS = "#ifdef SPOILT\n#error not yours\n#endif\n"

# With one, of the exercise of this number.
OF_COMPILED = [
    (1, lambda c: None, None),
    (3, lambda c: None, None),
    (
        1,
        lambda c: (c.change(f"{FIRST}/shipped.txt", "5", "2 + 2"), c.change(f"{FIRST}/exercise.cpp", "= 5", "= 2 + 2")),
        "compiles as it came",
    ),
    (
        1,
        lambda c: c.change_all(FIRST, "two is four", "two is five"),
        "does not fail with its own sentence, 'two and two is five'",
    ),
    (
        3,
        lambda c: (
            c.change_all(THIRD, r"twice\(2\) ==", "true || 0 =="),
            c.change(f"{THIRD}/check.cpp", r"^(static_assert)[^\0]*", "#error not yours\n"),
        ),
        "as it came it fails outside of the learner's file",
    ),
    (
        1,
        lambda c: c.change(f"{FIRST}/solution.cpp", "= 4", "= 3"),
        "the solution does not pass: assert, line 13: two and two",
    ),
    (
        3,
        lambda c: c.change(f"{THIRD}/solution.cpp", r"2 \* x", "2 + x"),
        "the solution does not pass: assert, check.cpp: twice(3)",
    ),
    (1, lambda c: c.change(f"{FIRST}/right_1.txt", "3", "4"), "right_1.txt does not pass"),
    (1, lambda c: c.change(f"{FIRST}/wrong_03.txt", "13", "4"), "wrong_03.txt passes, and it is wrong"),
    (
        1,
        lambda c: (
            c.change(f"{FIRST}/check.cpp", r"\Z", NOT_YOURS),
            c.change(f"{FIRST}/wrong_04.txt", ".*", "#define SPOILT\nconstexpr int sum = 4;"),
        ),
        "wrong_04.txt fails outside of the learner's file",
    ),
]


def work_of_a_learner(root):
    """Makes the course a repository, and changes an exercise since; False where there is no git."""
    git = ["git", "-C", str(root), "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    try:
        for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "a course"]):
            subprocess.run([*git, *words], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    Course(root).change(f"{FIRST}/exercise.cpp", "sum = 5", "sum = 4")
    return True


def self_test(compiler):
    tries = [(spoil_it, sentence, {}) for spoil_it, sentence in OF_FILES]
    for number, spoil_it, sentence in OF_COMPILED:
        tries.append((spoil_it, sentence, {"compiler": compiler, "only": number, "with_edits": True}))
    tries.append((lambda c: work_of_a_learner(c.root), None, {}))
    red = 0
    for spoil_it, sentence, options in tries:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            good_course(root)
            spoil_it(Course(root))
            found = list(exercises.judge(root, **options))
        if not any(sentence in one for one in found) if sentence else found:
            red += 1
            print(f"expected {sentence!r}, came {found}")
    # Nothing is compiled in no time at all.
    most = exercises.MOST_SECONDS, exercises.MOST_TIMES
    exercises.MOST_SECONDS = exercises.MOST_TIMES = 0.0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        good_course(root)
        if not any("of the processor" in one for one in exercises.judge(root, compiler, 1)):
            red += 1
            print("an exercise that takes too long is not found")
    exercises.MOST_SECONDS, exercises.MOST_TIMES = most
    print(f"{len(tries) + 1} courses, {red} judged wrongly")
    return 1 if red else 0
