# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that no line of C++ is wider than 120 columns, no header of the library longer than 300 lines and a guard, and the
README no longer than 200.

    columns.py ROOT
    columns.py --self-test

Left out is what a compile-fail case expects, `// expect: REGEX`, which is one line by its nature.
"""

import pathlib
import sys

import guards

WIDEST = 120
LONGEST = 300 + guards.LINES
README = 200
FOLDERS = ("include", "tests", "examples")


def wrong(name, text):
    """What is wrong with a file, a line each."""
    lines = text.splitlines()
    if name == "README.md":
        if len(lines) > README:
            yield f"{name}: {len(lines)} lines"
        return
    for number, line in enumerate(lines, 1):
        if len(line) > WIDEST and not line.startswith(("// expect: ", "// expect-first: ")):
            yield f"{name}:{number}: {len(line)} columns"
    if name.startswith("include/") and len(lines) > LONGEST:
        yield f"{name}: {len(lines)} lines"


def self_test():
    tries = [
        ([], "include/a.hpp", "/" * WIDEST + "\n"),
        ([], "include/a.hpp", "\u2192" * WIDEST + "\n"),
        (["include/a.hpp:2: 121 columns"], "include/a.hpp", "\n" + "/" * (WIDEST + 1) + "\n"),
        ([], "tests/a.cpp", "// expect-first: " + "x" * WIDEST + "\n"),
        (["tests/a.cpp:1: 131 columns"], "tests/a.cpp", "// expected" + "x" * WIDEST + "\n"),
        ([], "include/a.hpp", "\n" * LONGEST),
        ([f"include/a.hpp: {LONGEST + 1} lines"], "include/a.hpp", "\n" * (LONGEST + 1)),
        ([], "tests/a.cpp", "\n" * (LONGEST + 1)),
        ([], "README.md", "/" * 999 + "\n" * README),
        (["README.md: 201 lines"], "README.md", "\n" * (README + 1)),
    ]
    red = [
        f"expected: {expected or 'nothing'}, came: {came or 'nothing'}"
        for expected, name, text in tries
        if (came := list(wrong(name, text))) != expected
    ]
    print("\n".join(red) or f"{len(tries)} tries, all as expected")
    return 1 if red else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    (root,) = map(pathlib.Path, sys.argv[1:])
    paths = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.suffix in (".cpp", ".hpp")]
    paths.append(root / "README.md")
    found = [
        line
        for path in paths
        for line in wrong(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) or f"{len(paths)} files")
    return 1 if found or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
