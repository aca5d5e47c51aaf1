# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes the gallery of faults, examples/faults.md: every wrong program of cases/, what compilers say, the right one.

    gallery.py --write COMPILER...                            makes the page anew with these compilers
    gallery.py [--memory FILE] --check COMPILER ARGUMENT...   is the page what would be written now?

The page names the compilers' versions. A compiler of exactly a version that the page names is asked again; the answers of
the others are taken from the page as they stand, so that the check is then of the mistakes, the wrong and the right
lines, and of there being an answer. Nothing of it depends on where files lie.
"""

import argparse
import concurrent.futures
import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
PAGE = ROOT / "examples" / "faults.md"

sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "support")]
import run  # noqa: E402
from run import DIRECTIVE, ERROR, NOTE, PLACE, first  # noqa: E402
from unchanged import Memory  # noqa: E402

HEAD = """\
<!-- Made by tests/compile_fail/gallery.py; do not edit. -->

# Faults: what is refused, and what the compiler says

Every wrong program here is refused by the compiler, at the sizes of the lesson, where nothing but names can tell axes
apart: **all extents are 4**. The first {classic} are the classic mistakes of attention; the others are those that masks,
batches, indices and the other operations bring.

Each stands on these lines:

```cpp
{given}
```

An answer is the error line, and the first note with the sentence when the error line does not have it. It is the
compiler's own, shortened in these ways and no others: a place is the file's name; `heed::` and `axes::` are left out;
of template arguments in `[with ...]` only the fault is shown, the others are `…`. What the sentence means is in its
name; its arguments are what came.

The page is made from `tests/compile_fail/cases`, with {compilers}, by

    python3 tests/compile_fail/gallery.py --write {commands}

and a test checks that it is up to date. Every case is also compiled with clang 14, and with extents that all differ.

## Mistakes

"""


class Compiler:
    def __init__(self, command, ahead, memory=None):
        version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True).stdout
        number = re.search(r"\d+\.\d+\.\d+", re.sub(r"\(.*?\)", "", version.splitlines()[0])).group()
        self.name = f"{'clang' if 'clang' in version else 'g++'} {number}"
        include = [] if "-std=c++20" in command else ["-std=c++20", f"-I{ROOT / 'include'}"]
        answers = run.Answers(memory, command, ROOT / "include")
        self.compiler = run.Compiler([*command, *include], ahead, answers)

    def answer(self, case):
        lines = self.compiler.run(case.path, run.EXTENTS[0])[1].splitlines()
        error = first(lines, ERROR)
        if not error:
            raise SystemExit(f"{case.path.name}: {self.name} has no error to show")
        answer = [error]
        if not case.sentence.search(PLACE.sub("", error)):
            with_sentence = [line for line in lines if NOTE.search(line) and case.sentence.search(PLACE.sub("", line))]
            answer += with_sentence[:1]
        return "\n".join(map(shortened, answer))


def end_of_argument(text, begin):
    """Where a template argument ends that begins there: at the first separator outside of all brackets."""
    depth = 0
    for at in range(begin, len(text)):
        if text[at] in "<({[":
            depth += 1
        elif depth > 0 and text[at] in ">)}]":
            depth -= 1
        elif depth == 0 and text[at] in ",;]":
            return at
    return len(text)


def shortened(line):
    line = re.sub(r"^(?:[^\s:]*/)?([^\s:/]+)(?::\d+)+:", r"\1:", line)
    line = line.replace(str(ROOT) + "/", "")
    # How many autos the headers have is nobody's matter.
    line = re.sub(r"\bauto:\d+", "auto", line)
    line = re.sub(r"\b(?:heed::|axes::)+", "", line)
    begin = line.find("[with ")
    fault = line.find("Fault = ", begin)
    if begin >= 0 and fault >= 0:
        end = end_of_argument(line, fault)
        close = end if line[end : end + 1] == "]" else end_of_argument(line.replace(",", " ").replace(";", " "), end)
        before = "" if fault == begin + len("[with ") else "… "
        after = "" if close == end else " …"
        line = f"{line[:begin]}[with {before}{line[fault:end]}{after}{line[close:]}"
    return line


def block(lines):
    """Lines of code without their common indentation, and without those that only keep a warning away."""
    kept = [line for line in lines if not re.fullmatch(r"\s*\(void\)\w+;", line)]
    indent = min((len(line) - len(line.lstrip()) for line in kept if line.strip()), default=0)
    return "\n".join(line[indent:] for line in kept).strip("\n")


class Case:
    def __init__(self, path):
        self.path = path
        self.name = path.stem
        text = path.read_text(encoding="utf-8")
        comments = [line[3:] for line in text.splitlines()[2:] if line.startswith("// ")]
        self.mistake = comments[0]
        number = re.match(r"(\d+)_", self.name)
        self.number = int(number.group(1)) if number else None
        wanted = [value for name, value in DIRECTIVE.findall(text) if name in ("expect", "expect-first")]
        self.sentence = re.compile(wanted[0])
        parts = re.search(
            r'#include "\.\./lesson\.hpp"\n(.*?)int main\(\) \{\n(.*?)#ifdef TWIN\n(.*?)#else\n(.*?)#endif', text, re.DOTALL
        )
        if not parts or self.mistake.startswith("expect"):
            raise SystemExit(f"{path.name}: not laid out as the other cases are")
        outside, before, right, wrong = (part.splitlines() for part in parts.groups())
        context = "\n".join(filter(None, [block(outside), block(before)]))
        self.wrong = "\n".join(filter(None, [context, block(wrong)]))
        self.right = block(right)

    def title(self):
        return f"{self.number}. {self.mistake}" if self.number else self.mistake


def entry(case, answers):
    lines = [f'<a id="{case.name}"></a>', "", f"### {case.title().rstrip('.')}", "", "```cpp", case.wrong, "```", ""]
    for name, answer in answers.items():
        lines += [f"{name}:", "", "```text", answer, "```", ""]
    return "\n".join([*lines, "Right:", "", "```cpp", case.right, "```", ""])


def sentences(cases, answers):
    """An index of the faults' names, as compilers print them, with the cases in which they came."""
    found = {}
    for case in cases:
        for answer in answers.values():
            for name in re.findall(r"\bfault::(?!in::)(\w+)", answer.get(case.name, "")):
                found.setdefault(name, {})[case.name] = f"[{case.title().rstrip('.')}](#{case.name})"
    return [f"- `{name}`: {', '.join(links.values())}" for name, links in sorted(found.items())]


def written(cases, names, programs, answers):
    """The page; `answers` is by compiler and case."""
    classic = [case for case in cases if case.number]
    others = [case for case in cases if not case.number]
    lesson = (FOLDER / "lesson.hpp").read_text(encoding="utf-8")
    page = HEAD.format(
        classic=len(classic),
        given="\n".join(line for line in lesson.splitlines() if line.startswith("constexpr ") and " B = 2," not in line),
        compilers=" and ".join(names),
        commands=" ".join(programs),
    )
    index = [f"{case.number}. [{case.mistake.rstrip('.')}](#{case.name})" for case in classic]
    index += ["", "And with masks, batches, indices and the other operations:", ""]
    index += [f"- [{case.mistake.rstrip('.')}](#{case.name})" for case in others]
    index += ["", "## Sentences", "", "What stands after `fault::` in an error, and the mistakes that it is about:", ""]
    index += sentences([*classic, *others], answers)
    page += "\n".join([*index, "", "## What the compilers say", "", ""])
    entries = [entry(case, {name: answers[name].get(case.name, "") for name in names}) for case in [*classic, *others]]
    return page + "\n".join(entries)


def read(page):
    """The compilers that a page names, their programs, and the answers in it, by compiler and case."""
    made = re.search(r"The page is made from .*?, with (.*?), by\n\n.*? --write (.*?)\n", page, re.DOTALL)
    if not made:
        return [], [], {}
    names = made.group(1).split(" and ")
    answers = {name: {} for name in names}
    for case, text in re.findall(r'^<a id="(\w+)"></a>\n(.*?)(?=^<a id=|\Z)', page, re.DOTALL | re.MULTILINE):
        for name in names:
            found = re.search(rf"^{re.escape(name)}:\n\n```text\n(.*?)\n```$", text, re.DOTALL | re.MULTILINE)
            if found:
                answers[name][case] = found.group(1)
    return names, made.group(2).split(), answers


def ask(command, cases, memory=None):
    """The name of a compiler, and its answers by case."""
    with tempfile.TemporaryDirectory() as ahead, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        compiler = Compiler(command, ahead, memory)
        return compiler.name, dict(zip([case.name for case in cases], pool.map(compiler.answer, cases)))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    mode = arguments.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true")
    mode.add_argument("--check", action="store_true")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    cases = [Case(path) for path in sorted((FOLDER / "cases").glob("*.cpp"))]

    if given.write:
        answers = dict(ask([program], cases) for program in given.command)
        page = written(cases, list(answers), given.command, answers)
        PAGE.write_text(page, encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)}: {len(cases)} cases")
        return 0

    memory = Memory(given.memory, given.command, FOLDER, ROOT / "include", PAGE)
    if memory.went_well_before():
        print("unchanged since the page was up to date")
        return 0
    stands = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
    names, programs, answers = read(stands)
    name = Compiler(given.command, None).name
    if name in names:
        answers.update([ask(given.command, cases, given.memory)])
        print(f"{name} was asked again")
    else:
        print(f"{name} is not one of the page's compilers, {' and '.join(names)}: their answers are not checked")
    silent = [f"{case.name}: no answer of {name}" for case in cases for name in names if not answers[name].get(case.name)]
    page = written(cases, names, programs, answers)
    if names and page == stands and not silent:
        memory.remember()
        return 0
    print("\n".join(silent))
    print("\n".join(difflib.unified_diff(stands.splitlines(), page.splitlines(), "as it stands", "now", lineterm="", n=1)))
    print(f"out of date; make it anew: python3 tests/compile_fail/gallery.py --write {' '.join(programs)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
