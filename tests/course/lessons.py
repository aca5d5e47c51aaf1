# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
r"""Checks the lessons: each is a program and a page under one name, and the page shows what the program is and prints.

    lessons.py [--memory FILE] [--programs FOLDER] ROOT COMPILER ARGUMENT...
    lessons.py --write [--programs FOLDER] ROOT COMPILER ARGUMENT...    puts what is printed into the pages
    lessons.py --self-test COMPILER ARGUMENT...

The programs are those of a build in FOLDER, or are built first.

What a block of a page is, says an HTML comment on the line before, which a reader of the page does not see:

    ```cpp without one        a part of the program: its lines, one after the other, but for the indentation
    <!-- wrong -->            before ```cpp: statements that are refused, in the sentence of the next block
    <!-- wrong, outside -->   before ```cpp: the same, of declarations, which cannot stand in a function
    <!-- sentence -->         before ```text: the words of the fault and what came, as all compilers share them: without
                              `heed::` and `axes::`, broken into lines anywhere
    <!-- output: TITLE -->    before ```text: what the program prints from the line TITLE on, to the next block's title.
                              All of the output is on the page, in its order
    <!-- not yet: PATH -->    in text that says that something is missing: nothing is at PATH
    other comments            as tests/support/readme.py has them

A number in the text is one that a block of the page shows, so that a figure cannot outlive what it is about.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
import figures  # noqa: E402
import readme  # noqa: E402
from unchanged import Memory  # noqa: E402

OUTPUT = re.compile(r"^<!-- output: (.*) -->$")
WRONG = re.compile(r"^<!-- wrong(, outside)? -->$")
NOT_YET = re.compile(r"<!-- not yet: (\S+) -->")
EXERCISE = re.compile(r"\[([^\]]*)\]\(\.\./exercises/(\w+)/exercise\.cpp\)")
LESSON = re.compile(r"\]\(\.\./\.\./lessons/([\w]+)\.md")
WIDEST = 80


class Page:
    """The blocks of a page, each with the number of its first line, its language, its text and the comment above."""

    def __init__(self, text):
        self.text, self.lines = text, text.splitlines()
        found = [block for block in readme.fences(text) if block[1] != "before"]
        self.blocks = [(line, language, content, above.strip()) for line, language, content, above in found]

    def length(self, line, content):
        """The number of lines of a block, which may be empty."""
        return 0 if self.lines[line].startswith("```") else content.count("\n")

    def titles(self):
        return [match[1] for block in self.blocks if (match := OUTPUT.match(block[3]))]

    def with_output(self, parts):
        """The page with these parts of the output in the places of those that it has."""
        lines = list(self.lines)
        shown = [block for block in self.blocks if OUTPUT.match(block[3])]
        for (line, _, content, _), part in reversed(list(zip(shown, parts))):
            lines[line : line + self.length(line, content)] = part.splitlines()
        return "\n".join(lines) + "\n"

    def for_readme(self):
        """The page as readme.py reads it: without what is looked at here, with sentences as patterns."""
        lines = list(self.lines)
        for place, (line, language, _, above) in enumerate(self.blocks):
            wrong = WRONG.match(above)
            if wrong:
                following = self.blocks[place + 1 : place + 2]
                pattern = pattern_of(following[0][2]) if following else ""
                lines[line - 2] = f"<!-- {'' if wrong[1] else 'body '}refused: {pattern} -->"
            elif language == "cpp" and not above.startswith("<!--"):
                lines[line - 1] = lines[line - 1].replace("cpp", "text")
            elif OUTPUT.match(above) or above == "<!-- sentence -->":
                lines[line - 2] = ""
        return "\n".join(lines) + "\n"


def pattern_of(sentence):
    """A pattern for the words of a fault as each compiler spells them."""
    words = re.findall(r"\w+(?:::\w+)*|\S", sentence)
    return r"\s*".join(r"(?:heed::)?(?:axes::)?" + word if word[0].isalpha() else re.escape(word) for word in words)


def parts_of(printed, titles):
    """What is printed, cut where the titles stand; a sentence instead when they do not stand there."""
    lines, starts = printed.splitlines(), []
    for title in titles:
        places = [place for place, line in enumerate(lines) if line == title and place >= (starts[-1] if starts else 0)]
        if not places:
            return f"the program prints no line `{title}`, or before the one above it"
        starts.append(places[0])
    if not starts or starts[0] != 0:
        first = titles[0] if titles else ""
        return f"the page begins its output with `{first}`, the program with `{''.join(lines[:1])}`"
    return ["\n".join(lines[begin:end]).rstrip() for begin, end in zip(starts, starts[1:] + [len(lines)])]


def is_part(content, source):
    """Whether these lines stand in the source one after the other, but for the indentation of all of them."""
    wanted = textwrap.dedent(content).rstrip().splitlines()
    lines = source.splitlines()
    return any(
        textwrap.dedent("\n".join(lines[at : at + len(wanted)])).rstrip().splitlines() == wanted
        for at in range(len(lines) - len(wanted) + 1)
    )


def unknown_numbers(page):
    """Numbers of the text, code in it included, that no block of the page shows."""
    known = {number for block in page.blocks for number in figures.NUMBER.findall(block[2])}
    lines = list(page.lines)
    for line, _, content, _ in page.blocks:
        length = page.length(line, content)
        lines[line - 1 : line + length + 1] = [""] * (length + 2)
    for place, line in enumerate(lines, 1):
        plain = figures.NAMES.sub("", re.sub(r"<!--.*?-->|\[[^\]]*\]\([^)]*\)|[Ll]essons? \d+(?: to \d+)?", "", line))
        yield from ((place, number) for number in figures.NUMBER.findall(plain) if number not in known)


def wrong_in_page(name, text, source, printed, root, command):
    """The sentences about all that is wrong in a page."""
    try:
        page = Page(text)
    except readme.Malformed as malformed:
        return [str(malformed)]
    number = int(name[:2])
    wrong = [] if text.startswith(f"# Lesson {number}: ") else [f"1: does not begin with `# Lesson {number}: `"]
    if not any(block[1] == "text" and "+--" in block[2] for block in page.blocks):
        wrong.append("has no diagram")
    if "refused" not in (plain := page.for_readme()):
        wrong.append("shows no mistake")
    for place, (line, language, content, above) in enumerate(page.blocks):
        following = page.blocks[place + 1][3] if place + 1 < len(page.blocks) else ""
        if language == "cpp" and WRONG.match(above) and following != "<!-- sentence -->":
            wrong.append(f"{line}: a wrong line without the sentence that it gets")
        elif language == "cpp" and not above.startswith("<!--") and not is_part(content, source):
            wrong.append(f"{line}: is no part of {name}.cpp")
    parts = parts_of(printed, page.titles())
    shown = [(line, content) for line, _, content, above in page.blocks if OUTPUT.match(above)]
    if isinstance(parts, str):
        wrong.append(parts)
    else:
        wrong += [
            f"{line}: the program prints something else (lessons.py --write puts it here):\n{part}"
            for (line, content), part in zip(shown, parts)
            if content.rstrip() != part
        ]
    wide = [line for line in printed.splitlines() if len(line) > WIDEST]
    wrong += [f"a line of the output has {len(line)} columns: {line}" for line in wide]
    wrong += [f"{line}: where does {number} come from?" for line, number in unknown_numbers(page)]
    wrong += [f"{path} is there by now" for path in NOT_YET.findall(text) if (root / path).exists()]
    compiled = readme.check_page(plain, command, f"{name}.md")
    return wrong + [f"{line}: {sentence}" for line, sentence in compiled if sentence]


def wrong_in_course(pages):
    """What is wrong between pages, texts by name: each ends with its exercises and the way to the next one."""
    names = list(pages)
    for place, (name, text) in enumerate(pages.items()):
        if int(name[:2]) != place + 1:
            yield f"{name}: is lesson {place + 1} in the order of names"
        headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
        if headings[-2:] != ["Exercises", "Next"]:
            yield f"{name}: does not end with the headings Exercises and Next"
        following = names[place + 1] if place + 1 < len(names) else None
        title = pages[following].splitlines()[0].removeprefix("# ") if following else ""
        link = f"[{title}]({following}.md)" if following else "[the contents of the course](../README.md)"
        if link not in text.split("## Next")[-1].replace("\n", " "):
            yield f"{name}: Next has no {link}"


def wrong_in_exercises(root, pages):
    """Each exercise is told of, under its title, by a lesson that its hints lead to."""
    for folder in sorted(path for path in (root / "examples/exercises").glob("*") if (path / "hints.md").is_file()):
        led_to = {name for name in LESSON.findall((folder / "hints.md").read_text(encoding="utf-8")) if name in pages}
        task = (line[3:] for line in (folder / "exercise.cpp").read_text(encoding="utf-8").splitlines()[2:] if line)
        link = next(task, "").rstrip("."), folder.name
        if not any(link in EXERCISE.findall(pages[name]) for name in led_to):
            where = ", ".join(sorted(led_to)) or "no lesson"
            yield f"{folder.name}: its hints lead to {where}, which names no such exercise, `{link[0]}`"


def run(program):
    return subprocess.run([str(program)], capture_output=True, text=True, timeout=60, check=True).stdout


def printed_by(names, programs, root, command):
    """What each program prints. They are those of a build, or are built here."""
    if programs:
        missing = [name for name in names if not (programs / f"lesson_{name}").is_file()]
        if missing:
            sentence = "no program; the build is to be configured anew: meson setup --reconfigure"
            raise SystemExit(f"{', '.join(missing)}: {sentence}")
        return {name: run(programs / f"lesson_{name}") for name in names}
    with tempfile.TemporaryDirectory() as folder:
        result = {}
        for name in names:
            program = pathlib.Path(folder, name)
            source = root / f"examples/lessons/{name}.cpp"
            subprocess.run([*command, "-O1", str(source), "-o", str(program)], check=True)
            result[name] = run(program)
        return result


def check(root, programs, command, write):
    folder = root / "examples/lessons"
    names = sorted(path.stem for path in folder.glob("*.cpp"))
    alone = sorted({path.stem for path in folder.glob("*.md")} ^ set(names))
    if alone or not names:
        return [f"{name}: a program without a page, or a page without a program" for name in alone] or ["no lessons"]
    pages = {name: (folder / f"{name}.md").read_text(encoding="utf-8") for name in names}
    printed = printed_by(names, programs, root, command)
    wrong = []
    for name in names:
        page = Page(pages[name])
        parts = parts_of(printed[name], page.titles())
        if write and not isinstance(parts, str):
            pages[name] = page.with_output(parts)
            (folder / f"{name}.md").write_text(pages[name], encoding="utf-8")
        source = (folder / f"{name}.cpp").read_text(encoding="utf-8")
        found = wrong_in_page(name, pages[name], source, printed[name], root, command)
        wrong += [f"{name}.md: {sentence}" for sentence in found]
    return wrong + [*wrong_in_course(pages), *wrong_in_exercises(root, pages)]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--programs", type=pathlib.Path)
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("root", type=pathlib.Path)
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.self_test:
        import spoilt_lessons

        return spoilt_lessons.self_test([str(given.root), *given.command])
    looked_at = ("examples", "include", "tests/support", "tests/course", "tests/reference")
    memory = Memory(given.memory, given.command, *(given.root / name for name in looked_at))
    if memory.went_well_before() and not given.write:
        print("unchanged since all lessons were right")
        return 0
    wrong = check(given.root, given.programs, given.command, given.write)
    print("\n".join(wrong) or "all lessons are as their pages say")
    if wrong:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
