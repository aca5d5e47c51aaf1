# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that reports.md beside this names, for each public report, tests that are there.

    reports.py ROOT
    reports.py --self-test

A row names a test by its file and its name, `tests/unit/a.cpp`: "name": that of a TEST_CASE, of a function of C++ or of
Python, or of a variable of Python that has what is expected. A report that the name of a TEST_CASE has, "(mlx#3363)", is to
be in the table, and none is there twice.
"""

import pathlib
import re
import sys

PAGE = "tests/borders/reports.md"
REPORT = re.compile(r"[A-Za-z][\w.]*#\d+")
TEST = re.compile(r'`(tests/[^`]+)`: "([^"]+)"')
CASE = re.compile(r'\bTEST_CASE\(\s*"((?:[^"\\]|\\.)*)"')


def is_there(name, text, suffix):
    if suffix == ".py":
        return re.search(rf"^(?:def {re.escape(name)}\(|{re.escape(name)} = )", text, re.MULTILINE) is not None
    return name in CASE.findall(text) or re.search(rf"^\w[\w ]* {re.escape(name)}\([^;]*\) {{$", text, re.MULTILINE) is not None


def check(files):
    """The sentences about what is wrong; `files` are texts by their paths from the root."""
    seen = set()
    rows = [line for line in files[PAGE].splitlines() if line.startswith("| ")][1:]
    if not rows:
        yield f"{PAGE}: no rows"
    for row in rows:
        cells = row.strip("|").split(" | ")
        if len(cells) != 4:
            yield f"{PAGE}: {len(cells)} cells, not 4: {row[:80]}"
            continue
        for report in REPORT.findall(cells[0]):
            if report in seen:
                yield f"{PAGE}: {report} is there twice"
            seen.add(report)
        tests = TEST.findall(cells[3])
        if not tests or TEST.sub("", cells[3]).strip(" ,"):
            yield f'{PAGE}: not of the form `file`: "name": {cells[3]}'
        for path, name in tests:
            if path not in files:
                yield f"{PAGE}: {path} is not there"
            elif not is_there(name, files[path], pathlib.PurePath(path).suffix):
                yield f'{PAGE}: {path} has no test "{name}"'
    for path, text in files.items():
        for case in CASE.findall(text) if path.endswith(".cpp") else []:
            for report in REPORT.findall(case):
                if report not in seen:
                    yield f"{path}: {report} is not in {PAGE}"


def self_test():
    head = "| report | there | heed | tests |\n|---|---|---|---|\n"
    tests = {
        "tests/a.cpp": 'TEST_CASE("an axis") {\n}\nTEST_CASE("a file (b#2)") {\n}\n\nvoid kinds(int x) {\n}\n',
        "tests/a.py": "EXPECTED = {}\n\n\ndef fields(x):\n    inner = 1\n",
    }
    b = '| b#2 | x | y | `tests/a.cpp`: "a file (b#2)" |\n'
    tries = [
        ("", b),
        ("", b + '| c#1, none | x | y | `tests/a.cpp`: "an axis", `tests/a.cpp`: "kinds" |\n'),
        ("", b + '| c#1 | x | y | `tests/a.py`: "fields", `tests/a.py`: "EXPECTED" |\n'),
        ("no rows", ""),
        ("b#2 is not in", '| c#1 | x | y | `tests/a.cpp`: "an axis" |\n'),
        ("b#2 is there twice", b + b),
        ("3 cells", b + '| c#1 | x | `tests/a.cpp`: "an axis" |\n'),
        ("not of the form", b + "| c#1 | x | y | none |\n"),
        ("not of the form", b + '| c#1 | x | y | `tests/a.cpp`: "an axis", and more |\n'),
        ("tests/b.cpp is not there", b + '| c#1 | x | y | `tests/b.cpp`: "an axis" |\n'),
        ('has no test "an axi"', b + '| c#1 | x | y | `tests/a.cpp`: "an axi" |\n'),
        ('has no test "inner"', b + '| c#1 | x | y | `tests/a.py`: "inner" |\n'),
        ('has no test "field"', b + '| c#1 | x | y | `tests/a.py`: "field" |\n'),
    ]
    red = []
    for expected, rows in tries:
        came = list(check({PAGE: head + rows, **tests}))
        if (expected not in came[0] if came else expected) if expected else came:
            red.append(f"expected {expected!r} of {rows!r}, came {came}")
    print("\n".join(red) or f"{len(tries)} tries, all as expected")
    return 1 if red else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    (root,) = map(pathlib.Path, sys.argv[1:])
    paths = [path for path in sorted((root / "tests").rglob("*")) if path.suffix in (".cpp", ".py")]
    files = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in [*paths, root / PAGE]}
    found = list(check(files))
    print("\n".join(found) or f"{len(REPORT.findall(files[PAGE]))} reports are named, all tests are there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
