# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that every compile-fail case has its static counterpart, and every counterpart its case.

    same_cases.py CASES_FOLDER STATIC_FILE
    same_cases.py --self-test

In the static file the name of a case, the file's without .cpp, stands in a comment of its own line. The assertions
below it, up to the next name, compare a fault with the sentence that the case expects (`fault::SENTENCE`), assert that
the wrong call is none (`!can_...`, `!std::is_...` or a requires-expression), and that the right one is.
"""

import pathlib
import re
import sys

SENTENCE = re.compile(r"^// expect(?:-first)?: (\w+)<", re.MULTILINE)
BLOCK = re.compile(r"^// (\w+)\n(.*?)(?=^// \w+(?: .*)?$|\Z)", re.MULTILINE | re.DOTALL)
REFUSED = re.compile(r"!(?:can_\w+<|std::is_\w+<|\[\].*?return requires)", re.DOTALL)
ALLOWED = re.compile(r"(?<![!\w])(?:can_\w+<|no_fault<|std::is_\w+<)")


def wrong(cases, static):
    """What is wrong, a line each. `cases` are texts by name, `static` is the text of the static file."""
    found = {}
    for name, block in BLOCK.findall(static):
        if name in found:
            yield f"{name} stands twice"
        found[name] = block
    for name in sorted(cases.keys() - found.keys()):
        yield f"{name} has no static counterpart"
    for name in sorted(found.keys() - cases.keys()):
        yield f"{name} is no compile-fail case"
    for name in sorted(cases.keys() & found.keys()):
        sentence = SENTENCE.search(cases[name])
        if not sentence:
            yield f"{name} expects no sentence"
        elif not re.search(rf"\bfault::{sentence[1]}<", found[name]):
            yield f"{name} expects another fault: {sentence[1]}"
        if not REFUSED.search(found[name]):
            yield f"{name}: nothing says that the wrong call is refused"
        if not ALLOWED.search(found[name]):
            yield f"{name}: nothing says that the right call is allowed"


def self_test():
    case = "// A mistake.\n// expect-first: this_is_so<.*\\bKey<\\d+>\n"
    good = "// a\nstatic_assert(is<fault_of_f<x>, fault::this_is_so<key>>);\nstatic_assert(!can_f<x> && can_f<y>);\n"
    tries = [
        ("", {"a": case}, good),
        ("", {"a": case}, good + "\n// A headline ------\n"),
        ("", {"a": case}, good.replace("!can_f<x>", "![](auto y) { return requires { f(y); }; }(x)")),
        ("b has no static counterpart", {"a": case, "b": case}, good),
        ("b is no compile-fail case", {"a": case}, good + good.replace("// a", "// b")),
        ("a stands twice", {"a": case}, good + good),
        ("a expects no sentence", {"a": "// expect-first: .*\n"}, good),
        ("a expects another fault: this_is_so", {"a": case}, good.replace("this_is_so", "that_is_so")),
        ("a: nothing says that the wrong call is refused", {"a": case}, good.replace("!can", "can")),
        ("a: nothing says that the right call is allowed", {"a": case}, good.replace(" can_f<y>", " true")),
        ("a: nothing says that the right call is allowed", {"a": case}, good.replace(" can_f<y>", " !can_f<y>")),
    ]
    red = [
        f"expected: {expected or 'nothing'}, came: {came or 'nothing'}"
        for expected, cases, static in tries
        if (came := "; ".join(wrong(cases, static))) != expected
    ]
    print("\n".join(red) or f"{len(tries)} tries, all as expected")
    return 1 if red else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    folder, static = map(pathlib.Path, sys.argv[1:])
    cases = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.cpp")}
    lines = list(wrong(cases, static.read_text(encoding="utf-8")))
    print("\n".join(lines) or f"{len(cases)} cases, each with its static counterpart")
    return 1 if lines or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
