# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks every number in the prose of the pages against what it is about.

    figures.py [--memory FILE] ROOT COMPILER ARGUMENT...
    figures.py --self-test

A number of a page's text, outside of code, comments and generated tables, has to be in a FIGURE below, which says where it
comes from, or in a NAME, which claims nothing. A figure that is not found any more is wrong too. Those that take a
compiler to find out are looked at when it is the one they are about. The counts of mutants and of compared results are
looked at where they are made: tests/mutations/run.py and tests/digest/run.py say so when they are others.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from unchanged import Memory

PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "examples/from_pytorch.md",
    "examples/memory.md",
    "examples/numbers.md",
    "examples/operations.md",
    "include/heed/README.md",
    "tests/benchmarks/README.md",
]
SPEED = "tests/benchmarks/README.md"
NUMBER = re.compile(r"(?<![\w.^])\d[\d,]*(?:\.\d+)?(?:e[-+]?\d+)?")
# Names and terms, and what is said of the code that stands beside.
NAMES = re.compile(
    r"C\+\+20|g\+\+ 12|clang\+\+(?: |-)1[49]|Debian 12|x86-64(?:-v\d)?|Before 1\.0|before 1\.0|License 1\.0|SSE2"
    r"|every extent is 4|all extents 4|Both are 4 × 4|all 2\^32|\blibrary 2\b|\bversion 2\b"
)
WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


class Wrong(Exception):
    pass


class Tree:
    """What figures are checked against."""

    def __init__(self, root, command):
        self.root, self.command = pathlib.Path(root), command
        version = subprocess.run([command[0], "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.is_clang = "clang" in version
        self.major = int(re.search(r"(\d+)\.\d+\.\d+", re.sub(r"\(.*?\)", "", version))[1])

    def text(self, name):
        return (self.root / name).read_text(encoding="utf-8")

    def in_file(self, name, pattern):
        found = re.search(pattern, self.text(name), re.MULTILINE)
        if not found:
            raise Wrong(f"{name} has no {pattern}")
        return found[1]

    def cases(self, classic=False):
        return str(len(list(self.root.glob(f"tests/compile_fail/cases/{'[0-9]*' if classic else '*'}.cpp"))))

    def lessons(self):
        return WORDS[len(list(self.root.glob("examples/lessons/*.cpp")))]

    def speed(self, row, column=1):
        """A cell of the table of timings."""
        for line in self.text(SPEED).splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if cells[0] == row:
                return cells[column]
        raise Wrong(f"{SPEED} has no row {row}")

    def mean_seconds(self, row):
        cells = [float(self.speed(row, column).removesuffix(" s")) for column in (1, 2)]
        return f"{sum(cells) / 2:.2f}"

    def most(self, row):
        return max(re.findall(r"[\d.]+", self.speed(row, 1) + " " + self.speed(row, 2)), key=float)

    def ratios(self, row, column):
        cells = sorted(float(one) for one in self.speed(row, column).split(", "))
        return f"{cells[0]:.1f}", f"{cells[-1]:.1f}"

    def compiles(self, text, *flags):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "trial.cpp")
            source.write_text(text, encoding="utf-8")
            command = [*self.command, f"-I{self.root / 'examples'}", "-fsyntax-only", *flags, str(source)]
            return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0

    def steps(self, said):
        """The least number of clang's steps that suffices for the worked example."""
        if not (self.is_clang and self.major == 19):
            return None
        text = '#include "self_attention/model.hpp"\nconstexpr auto all = worked_example_from(42);\n'

        def suffices(steps):
            return self.compiles(text, f"-fconstexpr-steps={steps}")

        said = int(said.replace(",", ""))
        if suffices(said) and not suffices(said - 1):
            return f"{said:,}"
        low, high = 0, 1 << 20
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if suffices(middle) else (middle, high)
        return f"{high:,}"

    def distance(self, *flags):
        """How far the worked example ends from PyTorch."""
        if self.is_clang or (flags and "fma" not in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")):
            return None
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "example")
            command = [*self.command, "-O2", *flags, str(self.root / "examples/self_attention.cpp"), "-o", str(program)]
            subprocess.run(command, check=True)
            printed = subprocess.run([str(program)], stdout=subprocess.PIPE, text=True, check=True).stdout
        row = re.search(r"^ *output .*$", printed, re.MULTILINE)
        if not row:
            raise Wrong(f"the example prints no row of its output's differences:\n{printed}")
        return row[0]


# The page, a pattern whose groups are the figures, and what gives them: a function of the tree and of what is said, which
# returns one text, several, or None when this compiler cannot tell.
FIGURES = [
    ("README.md", r"The include ([\d.]+) s over an empty file", lambda t, _: t.mean_seconds("the include of `heed`, over an empty file")),
    ("README.md", r"new pair of shapes at most ([\d.]+) ms", lambda t, _: t.most("a check of a new pair of shapes")),
    ("README.md", r"64 x 64 runs at (\d+) GFLOP/s", lambda t, _: re.search(r"(\d+) GFLOP", t.speed("64"))[1]),
]


def prose(text):
    """A page without code, comments and what scripts make, of the same length, so that lines are the same."""

    def blanked(match):
        return re.sub(r"[^\n]", " ", match[0])

    for pattern in (
        r"<!-- tables\.py makes what follows -->.*?<!-- tables\.py made what precedes -->",
        r"^( *)```.*?^\1```$",
        r"<!--.*?-->",
        r"`[^`\n]*`",
        r"\]\([^)\n]*\)",
    ):
        text = re.sub(pattern, blanked, text, flags=re.DOTALL | re.MULTILINE)
    return text


def check(pages, tree, figures):
    """The sentences about all figures that are wrong; `pages` are texts by name."""
    wrong = []
    for name, text in pages.items():
        plain = prose(text)
        known = [match.span() for match in NAMES.finditer(plain)]
        for page, pattern, source in figures:
            if page != name:
                continue
            # White space is where the lines of the page break.
            match = re.search(pattern.replace(" ", r"\s+"), plain)
            if not match:
                wrong.append(f"{name}: nothing matches {pattern}")
                continue
            known.append(match.span())
            if source is None:
                continue
            try:
                came = source(tree, match[1])
            except Wrong as sentence:
                wrong.append(f"{name}: {match[0]!r}: {sentence}")
                continue
            if came is not None and match.groups() != (came if isinstance(came, tuple) else (came,)):
                wrong.append(f"{name}: {' '.join(match[0].split())!r}: it is {came}")
        for number in NUMBER.finditer(plain):
            if not any(begin <= number.start() and number.end() <= end for begin, end in known):
                line = plain.count("\n", 0, number.start())
                wrong.append(f"{name}:{line + 1}: where does {number[0]} come from? {text.splitlines()[line].strip()[:80]}")
    return wrong
