# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes the table of contents in examples/README.md: the lessons and the exercises, as their folders have them.

    contents.py --write [ROOT]
    contents.py --check [ROOT]     is it what would be written now, and is every other page of examples/ linked?
    contents.py --self-test

A lesson's line is the heading of its page and the first comment of its program; an exercise's is the first line of its
task.
"""

import difflib
import itertools
import pathlib
import re
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "examples" / "learn"))
sys.dont_write_bytecode = True
import course  # noqa: E402

BEGIN, END = "<!-- contents.py makes what follows -->\n", "<!-- contents.py made what precedes -->\n"
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def heading(text):
    """The heading of a page, without the number that the list gives it."""
    found = re.search(r"^# (?:Lesson \d+: )?(.+)$", text, re.MULTILINE)
    return found[1][:1].upper() + found[1][1:] if found else None


def first_comment(text):
    """What the first comment below the licence says, on one line and without the lesson's number."""
    lines = itertools.dropwhile(lambda line: not line.startswith("//"), text.splitlines()[2:])
    comment = " ".join(line[2:].strip() for line in itertools.takewhile(lambda line: line.startswith("//"), lines))
    return re.sub(r"^Lesson \d+[^.:]*[.:] ", "", comment).replace("<", r"\<")


def lessons(root):
    for program in sorted((root / "examples" / "lessons").glob("*.cpp")):
        page = program.with_suffix(".md")
        title = heading(page.read_text(encoding="utf-8")) if page.is_file() else None
        title = title or program.stem[3:].replace("_", " ")
        said = first_comment(program.read_text(encoding="utf-8"))
        links = f"[{title}](lessons/{page.name if page.is_file() else program.name})"
        yield f"{int(program.name[:2])}. {links}: {said} ([program](lessons/{program.name}))"


def exercises(root):
    for exercise in course.exercises(root):
        lesson = next(iter(LINK.findall(exercise.hints[0])), None) if exercise.hints else None
        beside = f", with [{lesson[0].lower()}]({lesson[1].removeprefix('../../')})" if lesson else ""
        yield f"{exercise.number}. [{exercise.title}](exercises/{exercise.name}/exercise.cpp){beside}"


def made(root):
    parts = ["", "## Lessons", "", *lessons(root), "", "## Exercises", "", *exercises(root), ""]
    return "\n".join(parts) + "\n"


def written(page, root):
    """The page with the contents as they are now; None when it has no place for them."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    return before + begin + made(root) + end + after if begin and end else None


def wrong(root):
    """What is wrong with the page."""
    path = root / "examples" / "README.md"
    page = path.read_text(encoding="utf-8")
    now = written(page, root)
    if now is None:
        yield f"examples/README.md has no lines {BEGIN.strip()} and {END.strip()}"
        return
    if now != page:
        yield from difflib.unified_diff(page.splitlines(), now.splitlines(), "as it stands", "now", lineterm="", n=0)
        yield "out of date; make it anew: python3 tests/course/contents.py --write"
    linked = {link for _, link in LINK.findall(page)}
    for other in sorted(path.parent.glob("*.md")):
        if other != path and other.name not in linked:
            yield f"examples/README.md has no link to {other.name}"


def self_test():
    tries = [
        (lambda root, page: page, None),
        (lambda root, page: page.replace(BEGIN, ""), "has no lines"),
        (
            lambda root,
            page: page.replace("Two and two", "Three"),
            "+1. [Two and two](exercises/01_two_and_two/exercise.cpp)",
        ),
        (lambda root, page: page.replace("with [lesson 1]", "with [lesson 2]"), "out of date"),
        (
            lambda root,
            page: page.replace("A program for the tests", "A program"),
            "+1. [Axes and shapes](lessons/01_axes_and_shapes.md): A",
        ),
        (lambda root, page: page.replace("other.md", "another.md"), "no link to other.md"),
    ]
    red = 0
    for spoil, sentence in tries:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "examples").mkdir()
            for part in ("exercises", "lessons"):
                (root / "examples" / part).symlink_to(HERE / "fixture" / part)
            (root / "examples" / "other.md").touch()
            page = written(f"# Course\n\n{BEGIN}old\n{END}\n[other](other.md)\n", root)
            (root / "examples" / "README.md").write_text(spoil(root, page), encoding="utf-8")
            found = list(wrong(root))
        if not any(sentence in one for one in found) if sentence else found:
            red += 1
            print(f"expected {sentence!r}, came {found}")
    print(f"{len(tries)} pages, {red} judged wrongly")
    return 1 if red else 0


def main():
    mode, *rest = sys.argv[1:] or [""]
    root = pathlib.Path(rest[0]) if rest else HERE.parents[1]
    if mode == "--self-test":
        return self_test()
    path = root / "examples" / "README.md"
    if mode == "--write":
        path.write_text(written(path.read_text(encoding="utf-8"), root), encoding="utf-8")
        return 0
    if mode != "--check":
        raise SystemExit(__doc__)
    found = list(wrong(root))
    print("\n".join(found) or "the contents are up to date")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
