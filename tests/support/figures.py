# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks every number in the prose of the pages against what it is about.

    figures.py [--memory FILE] ROOT COMPILER ARGUMENT...
    figures.py --write ROOT COMPILER ARGUMENT...           puts the figures right that this compiler can tell
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
    "examples/README.md",
    "examples/from_pytorch.md",
    "examples/memory.md",
    "examples/numbers.md",
    "examples/operations.md",
    "include/heed/README.md",
    "tests/benchmarks/README.md",
]
SPEED = "tests/benchmarks/README.md"
NUMBER = re.compile(r"(?<![\w.^])\d+(?:,\d{3})*(?:\.\d+)?(?:e[-+]?\d+)?")
# Names and terms, and what is said of the code that stands beside.
NAMES = re.compile(
    r"\d{4}-\d\d-\d\d|C\+\+20|g\+\+ 12|clang\+\+(?: |-)1[49]|Debian 12|x86-64(?:-v\d)?|Before 1\.0|before 1\.0|License 1\.0|SSE2"
    r"|every extent is 4|all extents 4|Both are 4 × 4|d_k = d_v = 4|2\^-24 for float|2\^-53 for double|stop at 2\^24|first 2\^k|log2|all 1 would|all 2\^32"
    r"|p base\^\(-2i/r\)(?: for pair i of r/2)?|RoFormer, 2021|RotaryEmbedding-23|2i and 2i \+ 1|\(2i, 2i \+ 1\)|position 10 as at 10,000,000"
    r"|4 u \|x\||\(16 \+ 2n\) u \|q\| \|k\|".replace(" ", r"\s+")
)
WORDS = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five"
).split()


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

    def slower_than_steps(self):
        """The most nanoseconds that one query over a few keys takes more than its steps."""
        rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in self.text(SPEED).splitlines())
        few = [cells for cells in rows if cells[0] in {"2, 64", "3, 64", "4, 64", "7, 64", "8, 64"} and "ns" in cells[1]]
        if not few:
            raise Wrong(f"{SPEED} has no row of one query over a few keys")
        more = [
            float(time.removesuffix(" ns")) * (1 - float(ratio))
            for cells in few
            for time, ratio in zip(cells[1].split(", "), cells[2].split(", "))
        ]
        return f"{max(more):.0f}"

    def most(self, row):
        return max(re.findall(r"[\d.]+", self.speed(row, 1) + " " + self.speed(row, 2)), key=float)

    def ratios(self, row, column):
        cells = sorted(float(one) for one in self.speed(row, column).split(", "))
        return f"{cells[0]:.1f}", f"{cells[-1]:.1f}"

    def largest_tensor(self):
        shift = self.in_file("include/heed/tensor/detail/tensor_rules.hpp", r"largest_tensor_bytes = .*<< (\d+);")
        return str((1 << int(shift)) // 1024)

    def largest_temporary(self):
        shift = self.in_file("include/heed/tensor/heap_tensor.hpp", r"largest_temporary_bytes = .*<< (\d+);")
        return str((1 << int(shift)) // 1024)

    def keys_in_a_tile(self):
        return self.in_file("include/heed/kernel/attention_plan.hpp", r"keys_in_a_tile = (\d+);")

    def longest_chain(self):
        longest = self.in_file("include/heed/kernel/long_sums.hpp", r"longest_chain = (\d+);")
        return f"{int(longest):,}"

    def lanes_of_sums(self):
        lanes = self.in_file("include/heed/kernel/reduce.hpp", r"lanes = (\d+);")
        return lanes, lanes, str(int(lanes).bit_length() - 1)

    def longest_in_lanes(self):
        lanes, _, halves = self.lanes_of_sums()
        return f"{int(self.longest_chain().replace(',', '')) // int(lanes) + int(halves):,}"

    def lesson_of_constants(self):
        name = "examples/lessons/15_how_far_constants_go.cpp"
        return tuple(self.in_file(name, rf"{what} = (\d+);") for what in ("positions", "features"))

    def limits_of_files(self):
        name = "tests/support/columns.py"
        return self.in_file(name, r"^LONGEST = (\d+)"), self.in_file(name, r"^WIDEST = (\d+)")

    def least_arguments(self):
        """The fewest doubles on which a function of heed::math was tried, as a power of ten."""
        rows = re.findall(r"^\| \w+ \| (?:fused|plain) \| (\d+) \|", self.text("tests/exhaustive/results.md"), re.MULTILINE)
        return f"10^{len(min(rows, key=int)) - 1}"

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

        said, default = int(said.replace(",", "")), 1 << 20
        if suffices(said) and not suffices(said - 1):
            return f"{said:,}", f"{default:,}"
        low, high = 0, default
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if suffices(middle) else (middle, high)
        return f"{high:,}", f"{default:,}"

    def distance(self, *flags):
        """How far the worked example ends from PyTorch."""
        if self.is_clang or (flags and "fma" not in pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")):
            return None
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "example")
            command = [*self.command, "-O2", *flags, str(self.root / "examples/self_attention.cpp"), "-o", str(program)]
            built = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if built.returncode != 0:
                raise Wrong(f"the example does not compile:\n{built.stdout}")
            printed = subprocess.run([str(program)], stdout=subprocess.PIPE, text=True, check=True).stdout
        row = re.search(r"^ +output +\S+ units +(\d\.\de)([-+])0*(\d+) ", printed, re.MULTILINE)
        if not row:
            raise Wrong(f"the example prints no row of its output's differences:\n{printed}")
        return row[1] + row[2] + row[3]


# The page, a pattern whose groups are the figures, and what gives them: a function of the tree and of the first group, which
# returns one text, several, or None when this compiler cannot tell. Without one, another test looks at the figure.
FIGURES = [
    (
        "README.md",
        r"The include ([\d.]+) s over an empty",
        lambda t, _: t.mean_seconds("the include of `heed`, over an empty file"),
    ),
    ("README.md", r"pair of shapes at most ([\d.]+) ms", lambda t, _: t.most("a check of a new pair of shapes")),
    ("README.md", r"64 x 64 runs at (\d+) GFLOP/s", lambda t, _: re.search(r"(\d+) GFLOP", t.speed("64"))[1]),
    ("README.md", r", ([\d.]+) to ([\d.]+) times as fast as Eigen", lambda t, _: t.ratios("64", 2)),
    ("README.md", r"([\w-]+) lessons, each a page", lambda t, _: t.lessons()),
    ("README.md", r": (\d+) mistakes", lambda t, _: t.cases()),
    ("examples/memory.md", r"has at most (\d+) KiB", lambda t, _: t.largest_tensor()),
    ("examples/memory.md", r"tensors beyond (\d+) KiB", lambda t, _: t.largest_temporary()),
    (
        "examples/memory.md",
        r"less than (\d+) KiB of the stack",
        lambda t, _: t.in_file("include/heed/kernel/scratch.hpp", r"than (\d+) KiB, whatever the extents"),
    ),
    (
        "examples/numbers.md",
        r"numbers give (\d+) bits,",
        lambda t, _: t.in_file("include/heed/math/element_traits.hpp", r"std::int(\d+)_t, std::uint\1_t"),
    ),
    (
        "examples/memory.md",
        r"aligned to (\d+) bytes",
        lambda t, _: t.in_file("include/heed/tensor/detail/values.hpp", r"std::align_val_t\{(\d+)\}"),
    ),
    ("examples/numbers.md", r"builds ([\d,]+) results with", None),
    ("README.md", r"multiply-adds in order, up to ([\d,]+) of them", lambda t, _: t.longest_chain()),
    ("examples/numbers.md", r"\| (\d+) lanes, then .*? \| n/(\d+) \+ (\d+) \|", lambda t, _: t.lanes_of_sums()),
    (
        "examples/numbers.md",
        r"tiles of (\d+) keys, .*? \| n/(\d+) \+ (\d+) \|",
        lambda t, _: (t.keys_in_a_tile(),) * 3,
    ),
    (
        "examples/numbers.md",
        r"longer than ([\d,]+) terms: more of them are cut into blocks of ([\d,]+), in order",
        lambda t, _: (t.longest_chain(),) * 2,
    ),
    (
        "examples/numbers.md",
        r"The bounds are ([\d,]+) \+ log2\(n/([\d,]+)\) and ([\d,]+) \+ log2\(n/([\d,]+)\) then",
        lambda t, _: (t.longest_chain(), t.longest_chain(), t.longest_in_lanes(), t.longest_chain()),
    ),
    ("examples/numbers.md", r"before them, has ([\d,]+) \+ n/([\d,]+)\.", lambda t, _: (t.longest_chain(),) * 2),
    ("examples/numbers.md", r"ends (\S+) from PyTorch's output without", lambda t, _: t.distance()),
    ("examples/numbers.md", r"and (\S+) with \(", lambda t, _: t.distance("-mfma")),
    ("examples/numbers.md", r"over (\d+) positions with (\d+) features", lambda t, _: t.lesson_of_constants()),
    ("examples/numbers.md", r"was found on (10\^\d) arguments", lambda t, _: t.least_arguments()),
    (
        "examples/numbers.md",
        r"within (\S+) for floats, since",
        lambda t, _: t.in_file("include/heed/random/randn.hpp", r"within (\S+) over 10\^6"),
    ),
    ("examples/numbers.md", r"takes ([\d,]+) of clang\+\+-19's ([\d,]+) steps", lambda t, said: t.steps(said)),
    # Of rotations: tests/unit/rotary.cpp and tests/reference/rotary.py.
    ("examples/numbers.md", r"is had to n (2)\^(-98) of itself, of n = r/(2) pairs", None),
    ("examples/numbers.md", r"the angle at position (10)\^(6) would be off by (10)\^(6) u: of doubles (10)\^(-10), of floats (0\.06)", None),
    ("examples/numbers.md", r"for positions up to (2)\^(26) in size", None),
    ("examples/numbers.md", r"within (2)\^(-28) of a last place of the middle between two: all of ([\d,]+) were, against", None),
    ("examples/numbers.md", r"decimal arithmetic of (\d+) digits", None),
    # Of merged attentions: tests/unit/merge_attentions.cpp.
    ("examples/numbers.md", r"at most (32) units of a log-sum-exp and (5) of an output", None),
    ("examples/operations.md", r"for each of (\d+) mistakes", lambda t, _: t.cases()),
    ("examples/operations.md", r"Of the (\d+) classic mistakes", lambda t, _: t.cases(classic=True)),
    ("examples/operations.md", r"it refuses (\d+) at the lesson's own sizes", lambda t, _: t.cases(classic=True)),
    (
        "examples/operations.md",
        r"changes (\w+) right programs in (\d+) small ways .*?: (\d+) are refused, (\d+) give the same values, and"
        r" (\d+) give others\. Each of the (\d+) is",
        None,
    ),
    (SPEED, r"tiles of (\d+) keys", lambda t, _: t.keys_in_a_tile()),
    (
        SPEED,
        r"also (\d+) queries at a time",
        lambda t, _: t.in_file("tests/benchmarks/attention.cpp", r"block = t < (\d+) \? t : "),
    ),
    (SPEED, r"above (1) heed is faster", lambda t, _: "1"),
    (SPEED, r"takes up to (\d+) ns more than its steps", lambda t, _: t.slower_than_steps()),
    (SPEED, r"; (\d+) groups, or one", lambda t, _: t.in_file(SPEED, r"\| its steps \| (\d+) groups \|")),
    (
        "examples/README.md",
        r"and Python ([\d.]+) or newer",
        lambda t, _: t.in_file("examples/learn/main.py", r"version_info < \((\d+, \d+)\)").replace(", ", "."),
    ),
    ("CONTRIBUTING.md", r"at most (\d+) lines, a line at most (\d+) columns", lambda t, _: t.limits_of_files()),
    ("CONTRIBUTING.md", r"at most (\d+) letters", lambda t, said: said),
]


def prose(text):
    """A page without code, comments and what scripts make, of the same length, so that lines are the same."""

    def blanked(match):
        return re.sub(r"[^\n]", " ", match[0])

    for pattern in (
        r"<!-- (tables\.py(?: --forms)?|contents\.py) makes what follows -->.*?<!-- \1 made what precedes -->",
        r"^( *)```.*?^\1```$",
        r"<!--.*?-->",
        r"`(?:[^`\n]|\n(?!\n))*`",
        r"^\d+\. ",
        r"\]\([^)\n]*\)",
    ):
        text = re.sub(pattern, blanked, text, flags=re.DOTALL | re.MULTILINE)
    return text


def check(pages, tree, figures):
    """The sentences about all figures that are wrong, and the pages with those that are known; `pages` are texts by name."""
    wrong, mended = [], dict(pages)
    for name, text in pages.items():
        plain, mends = prose(text), []
        known = [match.span() for match in NAMES.finditer(plain)]
        for page, pattern, source in figures:
            if page != name:
                continue
            # White space is where the lines of the page break.
            match = re.search(pattern.replace(" ", r"\s+"), plain, re.DOTALL)
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
            came = match.groups() if came is None else came if isinstance(came, tuple) else (came,)
            if match.groups() != came:
                mends += [(match.start(group), match.end(group), text) for group, text in enumerate(came, 1)]
                wrong.append(f"{name}: {' '.join(match[0].split())!r}: it is {came}")
        for number in NUMBER.finditer(plain):
            if not any(begin <= number.start() and number.end() <= end for begin, end in known):
                line = plain.count("\n", 0, number.start())
                wrong.append(f"{name}:{line + 1}: where does {number[0]} come from? {text.splitlines()[line].strip()[:80]}")
        for begin, end, figure in sorted(mends, reverse=True):
            mended[name] = mended[name][:begin] + figure + mended[name][end:]
    return wrong, mended


def self_test():
    """Pages with one thing wrong, and what is said of it."""
    figures = [("a.md", r"holds (\d+) eggs of (\w+)", lambda tree, said: None if said == "0" else (tree, "hens"))]
    tries = [
        ("It holds 12 eggs of hens.", None),
        ("It holds\n12 eggs\nof hens, says C++20 of g++\n12.", None),
        ("It holds 0 eggs of cats.", None),
        ("It holds 13 eggs of hens.", "it is ('12', 'hens')"),
        ("It holds 12 eggs of cats.", "it is ('12', 'hens')"),
        ("It holds no eggs.", "nothing matches"),
        ("It holds 12 eggs of hens. And 3.", "where does 3 come from"),
        ("It holds 12 eggs of hens.\n```cpp\nint x = 3;\n```\n<!-- 4\n5 --> `6` [7th](a8.md) a9 x^2", "where does 7 come from"),
        ("It holds 12 eggs of hens.\n```cpp\nint x = 3;\n```\n<!-- 4\n5 --> `6` [a](a8.md) a9 x^2", None),
    ]
    failed = 0
    for text, sentence in tries:
        came, mended = check({"a.md": text}, "12", figures)
        again, _ = check(mended, "12", figures)
        good = len(came) == 1 and sentence in came[0] if sentence else not came
        if not good or bool(again) != (bool(came) and "it is" not in came[0]):
            failed += 1
            print(f"{text!r}: expected {sentence!r}, came {came}")
    print(f"{len(tries)} pages, {failed} judged wrongly")
    return 1 if failed else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("root", nargs="?")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.self_test:
        return self_test()
    root = pathlib.Path(given.root)
    memory = Memory(given.memory, given.command, *(root / name for name in ("tests", "include", "examples", *PAGES)))
    if memory.went_well_before() and not given.write:
        print("unchanged since all figures were right")
        return 0
    pages = {name: (root / name).read_text(encoding="utf-8") for name in PAGES}
    wrong, mended = check(pages, Tree(root, given.command), FIGURES)
    if given.write:
        for name, text in mended.items():
            (root / name).write_text(text, encoding="utf-8")
    print("\n".join(wrong) or f"{len(FIGURES)} figures on {len(PAGES)} pages, all as they are")
    if wrong:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
