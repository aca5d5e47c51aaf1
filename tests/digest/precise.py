# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that clang's flags for fast arithmetic end where heed's headers begin (meta/detail/precise_begin.hpp).

    precise.py COMPILER... INCLUDE     prints the lines of headers whose arithmetic a flag may still change
    precise.py --self-test COMPILER... checks that a header without the pragma is found

No macro of clang's says that -fassociative-math or -fno-signed-zeros is given, so a header without the pragma gives
other bits in silence. What clang makes of all operations under -ffast-math is looked through here, before it optimises.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FLAGGED = re.compile(
    r"= (?:tail |notail )?(fadd|fsub|fmul|fdiv|frem|fcmp|call)\b(?: [a-z]+)*? (?:fast|reassoc|nnan|ninf|nsz|arcp|afn)\b"
)
# Which no pragma reaches: builtins with clang before 19 (LLVM issue 87758), and elementwise ones with each. Of the fused
# one start_chains and addend in the headers take care, of the root sqrt.hpp. (Nor are negation and choice: LLVM issues
# 51905 and 84648. What comes of them is looked at as bits.)
UNREACHED = re.compile(r"@llvm\.(fma|sqrt|floor|ceil|trunc|copysign|fabs)\.")
ENTRY = re.compile(r"!(\d+) = (?:distinct )?!(DI\w+)\((.*)\)$")


def flagged(compiler, include, source, flags=()):
    """The lines of headers of heed, as (header, line, operation), whose arithmetic carries flags."""
    command = [*compiler, "-std=c++20", "-ffast-math", *flags, "-S", "-emit-llvm", "-gline-tables-only", "-w", "-o", "-"]
    command += ["-Xclang", "-disable-llvm-passes", "-DHEED_DIGEST_AT_RUN_TIME", "-I", str(include), str(source)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    places, scopes, files = {}, {}, {}
    for line in text.splitlines():
        entry = ENTRY.match(line)
        if not entry:
            continue
        number, kind, rest = entry.groups()
        if kind == "DIFile":
            files[number] = re.search(r'filename: "([^"]*)"', rest).group(1)
        elif kind == "DILocation":
            places[number] = re.search(r"line: (\d+).*scope: !(\d+)", rest).groups()
        elif file := re.search(r"\bfile: !(\d+)", rest):
            scopes[number] = file.group(1)
    found = set()
    for line in text.splitlines():
        operation, place = FLAGGED.search(line), re.search(r"!dbg !(\d+)", line)
        if operation and place and not (operation.group(1) == "call" and ("@llvm." not in line or UNREACHED.search(line))):
            number, scope = places[place.group(1)]
            name = files[scopes[scope]]
            if "heed/" in name:
                found.add((name.split("include/")[-1], int(number), operation.group(1)))
    return sorted(found)


def self_test(compiler):
    guarded = "#include <heed/meta/detail/precise_begin.hpp>\n{}#include <heed/meta/detail/precise_end.hpp>\n"
    function = "inline float f(float x) { return x * x; }\ntemplate <class T> T g(T x) { return x < f(x) ? x : x / 3; }\n"
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        own = pathlib.Path(folder, "include/heed")
        (own / "meta/detail").mkdir(parents=True)
        for piece in ("begin", "end"):
            name = f"meta/detail/precise_{piece}.hpp"
            (own / name).write_text((HERE.parents[1] / "include/heed" / name).read_text(encoding="utf-8"))
        source = own.parent / "source.cpp"
        source.write_text("#include <heed/function.hpp>\nfloat h(float x) { return g(x) * 2; }\n")
        for text, expected in ((guarded.format(function), []), (function, ["fcmp", "fdiv", "fmul"])):
            (own / "function.hpp").write_text(text)
            found = flagged(compiler, own.parent, source)
            if sorted(operation for _, _, operation in found) != expected:
                wrong.append(f"{text}: expected {expected}, found {found}")
    print("\n".join(wrong) or "a header without the pragma is found")
    return 1 if wrong else 0


def main():
    if sys.argv[1] == "--self-test":
        return self_test(sys.argv[2:])
    *compiler, include = sys.argv[1:]
    found = flagged(compiler, include, HERE / "digest.cpp", ["-mfma"])
    for name, number, operation in found:
        print(f"{name}:{number}: {operation} under -ffast-math: include <heed/meta/detail/precise_begin.hpp>")
    print(f"{len(found)} lines of headers whose arithmetic a flag may change")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
