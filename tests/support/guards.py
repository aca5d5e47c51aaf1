# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that each header of the library has the include guard that its path asks for, and no `#pragma once`.

    guards.py INCLUDE            prints each header whose guard is wrong
    guards.py --write INCLUDE    gives those headers their guards
    guards.py --self-test

A guard and not a pragma, because the single header (include/single_header.py) holds the same text in another file: a
program that meets both must see each definition once. Without a guard are headers that are nothing but directives, such
as a pragma, and that are meant to be included each time.
"""

import pathlib
import re
import sys

HEAD = "// Copyright the heed authors.\n// SPDX-License-Identifier: BSL-1.0\n"
# Pieces of text that are included each time, so without a guard.
PIECES = {"heed/meta/detail/precise_begin.hpp", "heed/meta/detail/precise_end.hpp"}
# What a guard adds to a header: two lines above its text, a blank one and one below.
LINES = 4


def guard_of(name):
    """The macro of the header with this path, such as heed/math/exp.hpp."""
    return re.sub(r"\W", "_", name).upper()


def is_included_each_time(text):
    """Neither guarded nor once, and nothing in it that could be there twice."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("//")]
    marked = re.search(r"^#pragma once$|^#ifndef HEED_\w+_HPP$", text, re.MULTILINE)
    return bool(lines) and not marked and all(re.match(r"\s*#", line) for line in lines)


def guarded(name, text):
    """The text of a header with its guard, whatever guard or pragma it had."""
    if is_included_each_time(text):
        return text
    body = text.removeprefix(HEAD)
    body = re.sub(r"\A#pragma once\n", "", body)
    old = re.match(r"#ifndef (HEED_\w+_HPP)\n#define \1\n", body)
    if old:
        body = re.sub(r"\n#endif(?: *//.*)?\n*\Z", "", body[old.end() :])
    body = re.sub(r"^#pragma once\n", "", body, flags=re.MULTILINE)
    body = body.rstrip("\n")
    return f"{HEAD}#ifndef {guard_of(name)}\n#define {guard_of(name)}\n{body}\n\n#endif\n"


def self_test():
    right = HEAD + "#ifndef HEED_OPS_SUM_HPP\n#define HEED_OPS_SUM_HPP\n\nint x;\n\n#endif\n"
    tries = [
        right,
        HEAD + "#pragma once\n\nint x;\n",
        HEAD + "#pragma once\n\nint x;\n\n",
        right.replace("_SUM_", "_OLD_"),
        right.replace("\n\nint", "\n#pragma once\n\nint"),
        right.replace("#endif\n", "#endif  // HEED_OPS_SUM_HPP\n\n"),
        HEAD + "\nint x;\n",
    ]
    wrong = [text for text in tries if guarded("heed/ops/sum.hpp", text) != right]
    inner = "#if 1\n#endif\n"
    if not guarded("heed/a.hpp", HEAD + "#pragma once\n" + inner).endswith(inner + "\n#endif\n"):
        wrong.append("the last #endif is not the guard's")
    each_time = HEAD + "\n#if 1\n#pragma float_control(pop)\n#endif\n"
    if guarded("heed/a.hpp", each_time) != each_time or guarded("heed/a.hpp", "#pragma once\n" + each_time) == each_time:
        wrong.append("only what is included each time has no guard")
    print("\n---\n".join(wrong) or f"{len(tries) + 3} tries, all as expected")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    write = sys.argv[1] == "--write"
    root = pathlib.Path(sys.argv[-1])
    wrong = []
    paths = sorted(root.rglob("*.hpp"))
    for path in paths:
        name = path.relative_to(root).as_posix()
        if name in PIECES:
            continue
        text = path.read_text(encoding="utf-8")
        right = guarded(name, text)
        if text != right:
            wrong.append(name)
            if write:
                path.write_text(right, encoding="utf-8")
    for name in wrong:
        print(f"{name}: {'its guard is now' if write else 'its guard is not'} {guard_of(name)}")
    if wrong and not write:
        print(f"mend it: python3 tests/support/guards.py --write {root.name}")
    if not wrong:
        print(f"{len(paths)} headers, each with its guard")
    return 1 if (wrong and not write) or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
