# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Compares functions of heed::math with MPFR, without and with fused multiply-adds, and writes down what came out.

    prove.py [--threads N] FUNCTION...
                            all floats (of a function of several: 10^8 tuples) and 10^7 doubles; then results.md is
                            written anew with these rows. CXX names the compiler, g++ if it is not set.
    prove.py --hard         finds the floats whose values are nearest to the middle between two, and writes hard_cases.hpp
    prove.py --check        whether no row of results.md has anything wrong; names the functions that have none yet
"""

import datetime
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"
RESULTS = HERE / "results.md"
KINDS = {"plain": [], "fused": ["-mfma"]}
TUPLES = 100_000_000
DOUBLES = 10_000_000

HEAD = """\
<!-- Written by prove.py, a row for each call of it with the function's name. -->
# Every float

What `python3 tests/exhaustive/prove.py FUNCTION` found: heed's functions, compiled with -O3, beside MPFR. Of a function of
one argument every float is tried, all 2^32, and none may be rounded to another float than the nearest; of `fma` and `pow`
10^8 random and structured tuples. Doubles are random ones and those where the function may go wrong, largest error in
units in the last place. "Fused" is with -mfma, "plain" without.
"""
FLOATS = (
    "| function | multiply-adds | floats | misrounded | largest error | asked of MPFR | seconds | date | compiler | command |",
    "|---|---|--:|--:|--:|--:|--:|---|---|---|",
)
DOUBLE_ONES = (
    "| function | multiply-adds | doubles | misrounded | largest error | seconds | date | compiler | command |",
    "|---|---|--:|--:|--:|--:|---|---|---|",
)
ROW = re.compile(r"\brow\((\w+), \((.*?)\)")
FOUND = re.compile(
    r"of (float|double)s: (\d+) inputs, (\d+) misrounded, (\d+) wrong, largest error ([\d.]+|inf), (\d+) asked of MPFR, "
    r"([\d.]+) s"
)


def functions():
    """The functions of the table, with the number of their arguments."""
    table = (HERE / "functions.hpp").read_text(encoding="utf-8")
    return {name: arguments.count(",") + 1 for name, arguments in ROW.findall(table) if name != "NAME"}


def build(directory, kind):
    program = directory / kind
    command = [os.environ.get("CXX", "g++"), "-std=c++20", f"-I{INCLUDE}"]
    judging = directory / "exhaustive.o"
    if not judging.exists():
        subprocess.run(command + ["-O2", "-c", str(HERE / "exhaustive.cpp"), "-o", str(judging)], check=True)
    sources = [str(HERE / "functions.cpp"), str(judging)]
    libraries = ["-lmpfr", "-lgmp", "-pthread"]
    subprocess.run(command + ["-O3"] + KINDS[kind] + sources + libraries + ["-o", str(program)], check=True)
    return program


def compare(program, arguments):
    """The figures of one run, which is shown; None when the program found something wrong."""
    run = subprocess.run([str(program)] + arguments, stdout=subprocess.PIPE, text=True)
    print(run.stdout, end="", flush=True)
    found = FOUND.search(run.stdout)
    if run.returncode != 0 or found is None:
        return None
    return found.groups()


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def read():
    """The rows of both tables, by function and kind."""
    tables = {"float": {}, "double": {}}
    if not RESULTS.exists():
        return tables
    for line in RESULTS.read_text(encoding="utf-8").splitlines():
        row = cells(line)
        if line.startswith("|") and len(row) > 2 and row[1] in KINDS:
            tables["float" if len(row) == len(cells(FLOATS[0])) else "double"][row[0], row[1]] = line
    return tables


def write(tables):
    text = HEAD + "\n" + "\n".join(FLOATS) + "\n"
    text += "".join(tables["float"][key] + "\n" for key in sorted(tables["float"]))
    text += "\n# Doubles\n\n" + "\n".join(DOUBLE_ONES) + "\n"
    text += "".join(tables["double"][key] + "\n" for key in sorted(tables["double"]))
    RESULTS.write_text(text, encoding="utf-8")


def compiler():
    version = subprocess.run([os.environ.get("CXX", "g++"), "--version"], stdout=subprocess.PIPE, text=True, check=True)
    line = version.stdout.splitlines()[0]
    number = re.search(r"\d+\.\d+\.\d+", line)
    return f"{'clang++' if 'clang' in line else 'g++'} {number.group() if number else ''}".strip()


def prove(names, options):
    known = functions()
    for name in names:
        if name not in known:
            sys.exit(f"prove.py: no function {name} in functions.hpp")
    date = datetime.date.today().isoformat()
    by = compiler()
    right = True
    with tempfile.TemporaryDirectory() as place:
        for kind in sorted(KINDS, reverse=True):
            program = build(pathlib.Path(place), kind)
            for name in names:
                floats = compare(program, options + ([name] if known[name] == 1 else ["--float", name, str(TUPLES)]))
                doubles = compare(program, options + ["--double", name, str(DOUBLES)])
                if floats is None or doubles is None:
                    right = False
                    continue
                command = f"`prove.py {name}`"
                tables = read()
                for what, found in ("float", floats), ("double", doubles):
                    _, inputs, misrounded, _, error, asked, seconds = found
                    row = [name, kind, inputs, misrounded, error]
                    row += ([asked] if what == "float" else []) + [seconds, date, by, command]
                    tables[what][name, kind] = "| " + " | ".join(row) + " |"
                write(tables)
    return right


def hard():
    found = []
    with tempfile.TemporaryDirectory() as place:
        program = build(pathlib.Path(place), "plain")
        for name, arity in functions().items():
            if arity == 1:
                run = subprocess.run([str(program), "--hard", name, "24"], stdout=subprocess.PIPE, text=True, check=True)
                found.append(run.stdout)
    path = HERE / "hard_cases.hpp"
    text = path.read_text(encoding="utf-8")
    start = text.index("hard_cases[] = {\n") + len("hard_cases[] = {\n")
    path.write_text(text[:start] + "".join(found) + text[text.index("};", start) :], encoding="utf-8")


def check():
    tables = read()
    wrong = []
    for name, arity in functions().items():
        for kind in KINDS:
            row = tables["float"].get((name, kind))
            if row is None or (name, kind) not in tables["double"]:
                print(f"results.md: no rows for {name}, {kind} yet: run prove.py {name}")
            elif arity == 1 and cells(row)[2:4] != [str(1 << 32), "0"]:
                wrong.append(f"results.md: {name}, {kind}: not every float, or misrounded ones")
    for table in tables.values():
        wrong += [f"results.md: {name} is no function of functions.hpp" for name, _ in table if name not in functions()]
    print("\n".join(wrong) if wrong else "nothing is wrong in the rows that are there")
    return not wrong


def main():
    words = sys.argv[1:]
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 2
    if words == ["--check"]:
        return 0 if check() else 1
    if words == ["--hard"]:
        hard()
        return 0
    options = words[:2] if words[0] == "--threads" else []
    return 0 if prove(words[len(options) :], options) else 1


if __name__ == "__main__":
    sys.exit(main())
