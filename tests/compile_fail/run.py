# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that wrong programs are refused, for the right reason and in few words.

    run.py [--memory FILE] [--extents equal|different] CASES COMPILER ARGUMENT...
    run.py [--memory FILE] --self-test CASES COMPILER ARGUMENT...

A case is one file:

    // expect: REGEX         must match one line of the compiler's own words; at least one, all must match
    // expect-first: REGEX   must match the first error line, or with clang the first error line or the first note
    // errors: 1             at most so many errors (1 when not stated)
    // lines: 16             at most so many lines in all (16 when not stated)
    #include "lesson.hpp"
    #ifdef TWIN
    the right program, which must compile
    #else
    the wrong one, which must not
    #endif

Both are compiled with -DHEED_EXTENTS=0 (all extents are equal) and with -DHEED_EXTENTS=1 (pairwise different primes), or
with the one of them that --extents says.
What the compiler says names nothing of Boost.Hana, no namespace `detail` and no header of the standard library.

lesson.hpp is compiled ahead, once for each choice of extents, which makes a case a matter of milliseconds. The compiler's
words are the same as without; the self-test compares them. Right programs are compiled many at once, each in a namespace of
its own, and where that fails each by itself.

With --self-test the cases are such that must be rejected, each for the one reason that its line
`// rejected: REASON` names (a key of REASONS below, or `nothing` for a good case).
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from unchanged import Memory, fingerprint  # noqa: E402

REASONS = {
    "directive": "a line looks like a directive and is none",
    "no-expectation": "the case does not say what it expects",
    "no-twin": "the case has no #ifdef TWIN",
    "twin": "the twin does not compile",
    "compiles": "the wrong program compiles",
    "crash": "the compiler did not end as it does for a wrong program",
    "pattern": "no line matches",
    "first": "the first error does not match",
    "errors": "too many errors",
    "lines": "too many lines",
    "internals": "a line names what is no user's business",
}

DIRECTIVE = re.compile(r"^// ?(expect\S*?|error\S*?|line\S*?|rejected):\s*(.*?)\s*$", re.MULTILINE)
# Where a line is about, which is not what it says: a file's name must not satisfy a pattern.
PLACE = re.compile(r"^(?:In file included from |\s+from )?[^\s:]+:(?:\d+[:,])*(?:\d+:)*\s*")
ERROR = re.compile(r"\b(?:fatal )?error: ")
NOTE = re.compile(r"\bnote: ")
# A constant index is Hana's own type, and the user's argument: compilers name it as they name any argument.
CONSTANT_INDEX = re.compile(r"boost::hana::integral_constant<long long(?: int)?, -?\d+>|hana::llong(?:_c)?<[^,;\]]*>")
INTERNAL = re.compile(r"boost::hana|\bhana::|\bdetail::|/include/c\+\+/")
LESSON = pathlib.Path(__file__).resolve().parent / "lesson.hpp"
INCLUDES_LESSON = re.compile(r'^#include "\.\./lesson\.hpp"$', re.MULTILINE)
INCLUDES = re.compile(r"^#include <.*>$", re.MULTILINE)
EXTENTS = ("-DHEED_EXTENTS=0", "-DHEED_EXTENTS=1")
NAMED = {"equal": EXTENTS[:1], "different": EXTENTS[1:]}
AT_ONCE = 40


class Answers:
    """What a compiler said of the cases, for all tests of one build that ask the same: whoever comes first asks."""

    def __init__(self, memory, command, *folders):
        self.folder = None
        if memory:
            self.folder = pathlib.Path(memory).parent / "answers" / fingerprint(command, LESSON.parent, *folders)
            self.folder.mkdir(parents=True, exist_ok=True)

    def of(self, path, extents, ask):
        if not self.folder or path.parent != LESSON.parent / "cases":
            return ask()
        answer = self.folder / f"{path.stem}{extents}.json"
        claim = answer.with_suffix(".asked")
        try:
            claim.touch(exist_ok=False)
        except FileExistsError:
            for _ in range(600):
                if answer.is_file():
                    return tuple(json.loads(answer.read_text(encoding="utf-8")))
                time.sleep(0.05)
        said = ask()
        written = answer.with_suffix(f".{os.getpid()}")
        written.write_text(json.dumps(said), encoding="utf-8")
        written.replace(answer)
        return said


class Compiler:
    def __init__(self, command, ahead=None, answers=None):
        """`ahead` is a directory for the lesson compiled ahead, when it is to be."""
        self.answers = answers or Answers(None, command)
        version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True).stdout
        self.is_clang = "clang" in version
        # Without these the compiler echoes the source, and a pattern could match the source instead of the message.
        quiet = "-fno-caret-diagnostics" if self.is_clang else "-fno-diagnostics-show-caret"
        self.command = [*command, quiet, "-I", str(LESSON.parent)]
        self.ahead = {}
        if ahead:
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                self.ahead = dict(zip(EXTENTS, pool.map(lambda extents: self.lesson_ahead(ahead, extents), EXTENTS)))

    def lesson_ahead(self, folder, extents):
        """The arguments that put the lesson, compiled now, before a case; none when the compiler cannot do that."""
        folder = pathlib.Path(folder) / extents.strip("-")
        folder.mkdir()
        if self.is_clang:
            header, compiled = LESSON, folder / "lesson.pch"
            arguments = ["-include-pch", str(compiled)]
        else:
            # A header around the lesson, so that the chain of includes in a message is as long as without.
            header, compiled = folder / "ahead.hpp", folder / "ahead.hpp.gch"
            header.write_text(f'#include "{LESSON}"\n', encoding="utf-8")
            arguments = ["-include", str(header)]
        command = [*self.command, extents, "-x", "c++-header", str(header), "-o", str(compiled)]
        return arguments if subprocess.run(command, capture_output=True).returncode == 0 else []

    def run(self, path, extents, *arguments):
        if arguments:
            return self.ask(path, extents, *arguments)
        return self.answers.of(path, extents, lambda: self.ask(path, extents))

    def ask(self, path, extents, *arguments):
        ahead = self.ahead.get(extents, []) if INCLUDES_LESSON.search(path.read_text(encoding="utf-8")) else []
        process = subprocess.run(
            [*self.command, "-fsyntax-only", extents, *ahead, *arguments, str(path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "LC_ALL": "C"},
        )
        return process.returncode, process.stdout

    def of_right(self, paths, extents, *arguments):
        """Status and output for each of some programs that should compile: many at once, as few words come of them."""
        paths = list(paths)
        groups = [paths[start : start + AT_ONCE] for start in range(0, len(paths), AT_ONCE)]
        alone = []
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [(group, pool.submit(self.all_compile, group, extents, *arguments)) for group in groups]
            for group, job in jobs:
                alone += [] if job.result() else group
            by_itself = dict(zip(alone, pool.map(lambda path: self.run(path, extents, *arguments), alone)))
        return {path: by_itself.get(path, (0, "")) for path in paths}

    def all_compile(self, paths, extents, *arguments):
        """Whether programs compile together."""
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "lesson.hpp").symlink_to(LESSON)
            together = pathlib.Path(folder) / "together" / "programs.cpp"
            together.parent.mkdir()
            # Headers are not for a namespace, and are there when a program includes them within its own.
            headers = {line for path in paths for line in INCLUDES.findall(path.read_text(encoding="utf-8"))}
            text = "\n".join(['#include "../lesson.hpp"', *sorted(headers), ""])
            for number, path in enumerate(paths):
                text += f'namespace program_{number} {{\n#include "{path.resolve()}"\n}}\n'
            together.write_text(text, encoding="utf-8")
            return self.ask(together, extents, *arguments)[0] == 0


def first(lines, pattern):
    return next((line for line in lines if pattern.search(line)), "")


def judge(text, is_clang, status, output):
    """The reasons, as (key, detail), for which what the compiler said of a wrong program is not good enough."""
    wanted, wanted_first, limits = [], [], {"errors": 1, "lines": 16}
    reasons = []
    for name, value in DIRECTIVE.findall(text):
        if name == "expect" and value:
            wanted.append(value)
        elif name == "expect-first" and value:
            wanted_first.append(value)
        elif name in limits and value.isdecimal():
            limits[name] = int(value)
        elif name != "rejected":
            reasons.append(("directive", f"// {name}: {value}"))
    if not wanted and not wanted_first:
        reasons.append(("no-expectation", ""))
    if not re.search(r"^\s*#\s*ifdef TWIN\b", text, re.MULTILINE):
        reasons.append(("no-twin", ""))
    if status == 0:
        return [*reasons, ("compiles", "")]

    lines = output.splitlines()
    errors = [line for line in lines if ERROR.search(line)]
    if status != 1 or not errors:
        reasons.append(("crash", f"exit status {status}"))
    said = [PLACE.sub("", line) for line in lines]
    for pattern in wanted:
        if not any(re.search(pattern, line) for line in said):
            reasons.append(("pattern", pattern))
    for pattern in wanted_first:
        places = [first(said, ERROR), *([first(said, NOTE)] if is_clang else [])]
        if not any(re.search(pattern, line) for line in places):
            reasons.append(("first", pattern))
    if len(errors) > limits["errors"]:
        reasons.append(("errors", f"{len(errors)}, at most {limits['errors']}"))
    if len(lines) > limits["lines"]:
        reasons.append(("lines", f"{len(lines)}, at most {limits['lines']}"))
    for line in lines:
        if INTERNAL.search(CONSTANT_INDEX.sub("", line)):
            reasons.append(("internals", line))
    return reasons


def check(compiler, path, extents, twin):
    """The reasons to reject a case, and all that the compiler said."""
    status, output = compiler.run(path, extents)
    reasons = judge(path.read_text(encoding="utf-8"), compiler.is_clang, status, output)
    twin_status, twin_output = twin
    if twin_status != 0:
        reasons.append(("twin", ""))
        output += f"--- the twin:\n{twin_output}"
    return reasons, output


def check_all(compiler, paths, chosen):
    """Yields path, extents, reasons and output, in the order of the paths."""
    twins = {extents: compiler.of_right(paths, extents, "-DTWIN=1") for extents in chosen}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            (path, extents, pool.submit(check, compiler, path, extents, twins[extents][path]))
            for path in paths
            for extents in chosen
        ]
        for path, extents, job in jobs:
            yield path, extents, *job.result()


def show(path, extents, reasons, output):
    print(f"{path.name} ({extents}):")
    for key, detail in reasons:
        print(f"  {REASONS[key]}{': ' + detail if detail else ''}")
    print("".join(f"    {line}\n" for line in output.splitlines()))


def unlike(command, ahead, path):
    """What a compiler says of a case with the lesson compiled ahead and without, when that differs but in places."""
    compilers = [Compiler(command, ahead), Compiler(command)]
    said = [[PLACE.sub("", line) for line in compiler.run(path, EXTENTS[1])[1].splitlines()] for compiler in compilers]
    return "" if said[0] == said[1] else f"{path.name} with the lesson compiled ahead: {said[0]}; without: {said[1]}"


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--extents", choices=NAMED)
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("cases", type=pathlib.Path)
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()

    include = [argument[2:] for argument in given.command if argument.startswith("-I")]
    memory = Memory(given.memory, given.command, pathlib.Path(__file__).parent, *include)
    if memory.went_well_before():
        print("unchanged since all cases were right")
        return 0

    paths = sorted(given.cases.glob("*.cpp"))
    red = 0
    if given.self_test:
        # Refused within a header, so that the messages have a chain of includes.
        with tempfile.TemporaryDirectory() as ahead:
            wrong = unlike(given.command, ahead, LESSON.parent / "cases" / "axis_named_twice_in_a_type.cpp")
        if wrong:
            red += 1
            print(wrong)
    answers = Answers(given.memory, given.command, *include)
    with tempfile.TemporaryDirectory() as ahead:
        results = list(check_all(Compiler(given.command, ahead, answers), paths, NAMED.get(given.extents, EXTENTS)))
    for path, extents, reasons, output in results:
        expected = []
        if given.self_test:
            expected = re.findall(r"^// rejected: (\S+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
            if expected == ["nothing"]:
                expected = []
            elif not expected:
                expected = ["a line '// rejected: REASON'"]
        keys = sorted({key for key, _ in reasons})
        if keys != expected:
            red += 1
            if given.self_test:
                print(f"expected: {expected or 'nothing'}, came: {keys or 'nothing'}")
            show(path, extents, reasons, output)
    extents = f"{given.extents or 'equal and with different'} extents"
    print(f"{len(paths)} cases, each with {extents}; {red} red")
    if red or not paths:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
