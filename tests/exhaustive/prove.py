# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Compares functions of heed::math with MPFR, without and with fused multiply-adds, and writes down what came out.

    prove.py [--threads N] FUNCTION...
                            all floats (of a function of several: 10^8 tuples) and 10^7 doubles; then results.md is
                            written anew with these rows. CXX names the compiler, g++ if it is not set.
    prove.py --hard         finds the floats whose values are nearest to the middle between two: hard_cases.hpp
    prove.py --check        whether every function has all its rows in results.md, none of which has anything wrong or
                            an error above what the function's comment states; names those that have changed since
"""

import datetime
import hashlib
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

What `python3 tests/exhaustive/prove.py FUNCTION` found: heed's functions, compiled with -O3, beside MPFR. Of a function
of one argument every float is tried, all 2^32, and none may be rounded to another float than the nearest; of `fma` and
`pow` 10^8 random and structured tuples. Doubles are random ones and those where the function may go wrong. Errors are
in units in the last place. "Fused" is with -mfma, "plain" without. "Source" is a digest of the function's header and of
all that it includes, without comments, spaces and guards.
"""
FLOATS = (
    "| function | multiply-adds | floats | misrounded | largest error | asked of MPFR | seconds | date | compiler "
    "| source | command |",
    "|---|---|--:|--:|--:|--:|--:|---|---|---|---|",
)
DOUBLE_ONES = (
    "| function | multiply-adds | doubles | misrounded | largest error | seconds | date | compiler "
    "| source | command |",
    "|---|---|--:|--:|--:|--:|---|---|---|---|",
)
NO_CODE = re.compile(r"^#(?:include.*|(?:ifndef|define) HEED_\w+_HPP|endif\n*\Z)", re.MULTILINE)
ROW = re.compile(r"\brow\((\w+), \((.*?)\), .*, to\), ([\d.]+),")
FOUND = re.compile(
    r"of (float|double)s: (\d+) inputs, (\d+) misrounded, (\d+) wrong, largest error ([\d.]+|inf), "
    r"(\d+) asked of MPFR, ([\d.]+) s"
)


def functions():
    """The functions of the table, with the number of their arguments and the largest error that a double may have."""
    table = (HERE / "functions.hpp").read_text(encoding="utf-8")
    return {name: (arguments.count(",") + 1, float(limit)) for name, arguments, limit in ROW.findall(table)}


def header(name):
    return (INCLUDE / "heed" / "math" / f"{name}.hpp").read_text(encoding="utf-8")


def source(name):
    """A digest of what the function is made of, which new comments, line breaks and places of files leave as it is."""
    seen, texts = [f"heed/math/{name}.hpp"], []
    for path in seen:
        text = (INCLUDE / path).read_text(encoding="utf-8")
        seen += [other for other in re.findall(r"#include <(heed/.*?)>", text) if other not in seen]
        texts.append(re.sub(r"//.*|\s", "", NO_CODE.sub("", text)))
    return hashlib.sha256("".join(sorted(texts)).encode()).hexdigest()[:8]


def stated_error(name, kind):
    """The largest error of doubles that the comments in the function's header state, "with" being fused."""
    comments = re.findall(r"(?:^ *///.*\n)+", header(name), re.MULTILINE)
    comments = [re.sub(r"\s*///\s*", " ", comment) for comment in comments]
    of_doubles = [comment for comment in comments if re.search(r"of a? ?doubles?[,;].* error below 1 unit", comment)]
    figures = []
    for comment in of_doubles:
        for fused, plain in re.findall(r"at most ([01]\.\d+)(?: with, ([01]\.\d+) without)?", comment):
            figures.append(float(plain if plain and kind == "plain" else fused))
    return max(figures, default=0)


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
    sources = {name: source(name) for name in names}
    right = True
    with tempfile.TemporaryDirectory() as place:
        for kind in sorted(KINDS, reverse=True):
            program = build(pathlib.Path(place), kind)
            for name in names:
                floats = compare(program, options + ([name] if known[name][0] == 1 else ["--float", name, str(TUPLES)]))
                doubles = compare(program, options + ["--double", name, str(DOUBLES)])
                if floats is None or doubles is None:
                    right = False
                    continue
                command = f"`prove.py {name}`"
                tables = read()
                for what, found in ("float", floats), ("double", doubles):
                    _, inputs, misrounded, _, error, asked, seconds = found
                    row = [name, kind, inputs, misrounded, error]
                    row += ([asked] if what == "float" else []) + [seconds, date, by, sources[name], command]
                    tables[what][name, kind] = "| " + " | ".join(row) + " |"
                write(tables)
    return right


def hard():
    found = []
    with tempfile.TemporaryDirectory() as place:
        program = build(pathlib.Path(place), "plain")
        for name, (arity, _) in functions().items():
            if arity == 1:
                command = [str(program), "--hard", name, "24"]
                run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
                found.append(run.stdout)
    path = HERE / "hard_cases.hpp"
    text = path.read_text(encoding="utf-8")
    start = text.index("hard_cases[] = {\n") + len("hard_cases[] = {\n")
    path.write_text(text[:start] + "".join(found) + text[text.index("};", start) :], encoding="utf-8")


def faults(name, kind, arity, limit, floats, doubles):
    """What is wrong in the two rows of a function."""
    if floats is None or doubles is None:
        return [f"there are not both rows: run prove.py {name}"]
    _, _, inputs, misrounded, error, *_ = cells(floats)
    _, _, double_inputs, double_misrounded, double_error, *_ = cells(doubles)
    found = []
    if int(inputs) < (1 << 32 if arity == 1 else TUPLES) or int(double_inputs) < DOUBLES:
        found.append("fewer arguments than there have to be")
    if misrounded != "0" if arity == 1 else not float(error) <= limit:
        found.append(f"{misrounded} floats are misrounded, with errors up to {error}")
    if double_misrounded != "0" if limit == 0.5 else not float(double_error) < limit:
        found.append(f"{double_misrounded} doubles are misrounded, with errors up to {double_error}")
    if limit != 0.5 and stated_error(name, kind) < float(double_error):
        found.append(f"errors of doubles up to {double_error}, and the header states {stated_error(name, kind)}")
    return found


def check():
    tables = read()
    known = functions()
    wrong = []
    for name, (arity, limit) in known.items():
        for kind in KINDS:
            rows = [tables[what].get((name, kind)) for what in ("float", "double")]
            wrong += [f"results.md: {name}, {kind}: {fault}" for fault in faults(name, kind, arity, limit, *rows)]
            if any(row is not None and cells(row)[-2] != source(name) for row in rows):
                print(f"note: {name}, {kind}, has changed since: run prove.py {name}")
    for table in tables.values():
        wrong += [f"results.md: {name} is no function of functions.hpp" for name, _ in table if name not in known]
    print("\n".join(wrong) if wrong else f"all rows of {len(known)} functions are there, and nothing is wrong in them")
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
