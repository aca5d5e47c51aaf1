# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that the lists of operations hold every description there is in the headers.

    described.py INCLUDE LIST...    each LIST names every struct that ends in _operation
    described.py --self-test
"""

import pathlib
import re
import sys
import tempfile

DESCRIPTION = re.compile(r"^(?:struct|using) (\w+_operation)\b", re.MULTILINE)
# Of several descriptions, not of one.
FAMILIES = {"infix_operation"}


def check(include, lists):
    described = set()
    for path in sorted(include.rglob("*.hpp")):
        described |= set(DESCRIPTION.findall(path.read_text(encoding="utf-8")))
    described -= FAMILIES
    wrong = [] if described else ["no operation is described"]
    for path in lists:
        named = set(re.findall(r"\b\w+_operation\b", path.read_text(encoding="utf-8")))
        wrong += [f"{path.name} lacks {name}" for name in sorted(described - named)]
    return len(described), wrong


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "one.hpp").write_text("struct sum_operation : operation<fault::in::sum> {};\n", encoding="utf-8")
        (root / "two.hpp").write_text("using plus_operation = infix_operation<'+'>;\n", encoding="utf-8")
        whole, half = root / "whole.txt", root / "half.txt"
        whole.write_text("sum_operation plus_operation\n", encoding="utf-8")
        half.write_text("sum_operation_of plus_operation\n", encoding="utf-8")
        right = check(root, [whole]) == (2, []) and check(root, [half]) == (2, ["half.txt lacks sum_operation"])
    print("2 lists judged rightly" if right else "lists were judged wrongly")
    return not right


def main():
    if sys.argv[1:] == ["--self-test"]:
        return int(self_test())
    count, wrong = check(pathlib.Path(sys.argv[1]), [pathlib.Path(name) for name in sys.argv[2:]])
    print("\n".join(wrong) or f"{count} operations, all listed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
