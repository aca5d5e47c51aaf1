# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Measures all that README.md beside this shows, and puts the tables there, with the date.

    tables.py [--write] [--forms] [--keep DIRECTORY] [--from DIRECTORY] COMPILER COMPILER
    tables.py --self-test

Without --write they are printed. With --forms it is the second part of the page alone: generated code, few queries,
windows and stages of scores. What the scripts print is kept with --keep, and read again with --from, where nothing is then
measured. The first part takes some hours, the second half an hour, and the machine has to be left alone.
"""

import argparse
import datetime
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = HERE / "README.md"
MARK = re.compile(r"(<!-- tables.py makes what follows -->\n)(.*?)(<!-- tables.py made what precedes -->\n)", re.DOTALL)
FORMS = re.compile(r"(<!-- tables.py --forms makes what follows -->\n)(.*?)(<!-- tables.py --forms made .*? -->\n)", re.DOTALL)
NATIVE, V3, PLAIN = "-O3 -march=native", "-O3 -march=x86-64-v3", "-O2"
FUNCTIONS = ["exp", "log", "tanh", "sin"]
# What stands beside heed's own time in the tables of the forms of attention.
ONE_QUERY = {"its steps": "heed-steps", "8 groups": "heed-8", "Eigen": "eigen", "bytes read": "read"}
DECODE = {"one query head a head of keys": "heed-one", "keys repeated": "heed-repeated", "each head by itself": "heed-heads"}
DECODE |= {"its steps": "heed-steps", "Eigen": "eigen", "bytes read": "read"}
WINDOWS = {"plain loops": "plain", "and a prefix": "heed-prefix", "documents": "heed-documents", "bools": "heed-bools"}
WINDOWS |= {"no mask": "heed-none"}
STAGES = {"its steps": "heed-steps", "softcap": "heed-softcap", "score_with": "heed-score_with", "sink": "heed-sink"}
STAGES |= {"dropout": "heed-dropout"}
# Code that is generated for the extents, when the program runs.
GENERATED = {"LIBXSMM": "libxsmm"}
FORMS_OF = {"one_query": ONE_QUERY, "decode": DECODE, "windows": WINDOWS, "forms": STAGES}
# What is run for each compiler: a name, and the script with its options.
RUNS = {
    "speed": ["speed.py", "--only", "products,attention,softmax,transpose"],
    "math": ["math.py", f"--flags={NATIVE}", f"--flags={PLAIN}", "--functions", ",".join(FUNCTIONS)],
    "math_constants": ["math_constants.py", "--functions", ",".join(FUNCTIONS)],
    "compile_time": ["compile_time.py"],
    "compile_time_fma": ["compile_time.py", "--flags=-mfma"],
    "shapes": ["shapes.py"],
}
RUNS_OF_FORMS = {"speed": ["speed.py", "--only", "products,vectors,one_query,decode,windows,forms", f"--flags={NATIVE}"]}


def tables_of(text):
    """The tables that a script prints: the line above each, the words of its head, and its rows."""
    found, above = [], ""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if not line.startswith("|"):
            above = line.strip() or above
        elif at + 1 < len(lines) and lines[at + 1].startswith("|--"):
            head = cells(line)
            rows = []
            for row in lines[at + 2 :]:
                if not row.startswith("|"):
                    break
                # Of two columns of one name the first.
                rows.append(dict(reversed(list(zip(head, cells(row))))))
            found.append((above, head, rows))
    return found


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def table(head, rows, left=1):
    marks = ["--:"] + ["---"] * (len(head) - left)
    lines = ["| " + " | ".join(head) + " |", "|" + "|".join(marks) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


class Results:
    """What all scripts printed, and what is wanted of it."""

    def __init__(self, texts, compilers):
        self.compilers = compilers
        self.texts = texts
        self.speed = {}
        for compiler in compilers:
            for above, head, rows in tables_of(texts["speed", compiler]):
                flags = above.removeprefix(compiler).strip()
                for row in rows:
                    self.speed[compiler, flags, head[0], row[head[0]]] = row

    def cell(self, compiler, flags, program, size, who):
        return self.speed.get((compiler, flags, program, size), {}).get(who, "")

    def both(self, flags, program, size, *peers):
        """A peer's ratio for each compiler; of several peers the faster."""
        found = []
        for compiler in self.compilers:
            ratios = [self.cell(compiler, flags, program, size, who) for who in peers]
            ratios = [float(one) for one in ratios if one]
            found.append(f"{min(ratios):.2f}" if ratios else "-")
        return ", ".join(found) if found != ["-"] * len(found) else ""

    def sizes(self, program):
        found = dict.fromkeys(key[3] for key in self.speed if key[2] == program)
        return sorted(found, key=lambda size: [int(number) for number in size.split(",")])

    def own(self, program, size):
        return ", ".join(self.cell(compiler, NATIVE, program, size, "heed") for compiler in self.compilers)

    def products(self):
        first, names = self.compilers[0], ", ".join(self.compilers)
        head = ["product N x N", f"heed, {first}", f"Eigen fixed: {names}", "oneDNN", "OpenBLAS", "LIBXSMM", "x86-64-v3, Eigen"]
        rows = []
        for n in self.sizes("products"):
            own, *of = [self.cell(first, NATIVE, "products", n, who) for who in ("heed", "onednn", "openblas", "libxsmm")]
            eigen = [self.both(flags, "products", n, "eigen") for flags in (NATIVE, V3, PLAIN)]
            rows.append([n, own, eigen[0], *of, eigen[1], eigen[2]])
        return table([*head, "-O2, Eigen"], rows)

    def over(self, flags, program, size, who, base):
        """A peer's ratio to another entry than heed's own."""
        found = []
        for compiler in self.compilers:
            ratios = [self.cell(compiler, flags, program, size, one) for one in (who, base)]
            found.append(f"{float(ratios[0]) / float(ratios[1]):.2f}" if all(ratios) else "-")
        return ", ".join(found)

    def vectors(self):
        names = ", ".join(self.compilers)
        head = ["matrix times vector, rows, columns", f"heed: {names}", f"in any order: {names}", "Eigen", "OpenBLAS"]
        head += ["its bytes read", "vector times matrix, Eigen"]
        rows = []
        for size in self.sizes("vectors"):
            of = [self.both(NATIVE, "vectors", size, who) for who in ("any-order", "eigen", "openblas", "read")]
            left = self.over(NATIVE, "vectors", size, "eigen-left", "heed-left")
            rows.append([size.replace(",", ", "), self.own("vectors", size), *of, left])
        return table(head, rows)

    def form(self, title, program, peers):
        """A form of attention, and what stands beside it by its name."""
        head = [title, f"heed: {', '.join(self.compilers)}", *peers]
        rows = []
        for size in self.sizes(program):
            of = [self.both(NATIVE, program, size, who) for who in peers.values()]
            rows.append([size.replace(",", ", "), self.own(program, size), *of])
        return table(head, rows)

    def attention(self):
        first, names = self.compilers[0], ", ".join(self.compilers)
        head = ["attention, positions, features", f"heed: {names}", f"Eigen, the faster of two: {names}"]
        head += ["causal against none", "plain loops", "x86-64-v3, Eigen", "-O2, Eigen"]
        eigen = ("eigen-fixed", "eigen-blocks")
        rows = []
        for size in self.sizes("attention"):
            of = [self.both(flags, "attention", size, *eigen) for flags in (NATIVE, V3, PLAIN)]
            causal = self.both(NATIVE, "attention", size, "heed-causal")
            plain = self.cell(first, NATIVE, "attention", size, "plain")
            rows.append([size.replace(",", ", "), self.own("attention", size), of[0], causal, plain, of[1], of[2]])
        return table(head, rows)

    def rows(self, title, program, peers):
        first, names = self.compilers[0], ", ".join(self.compilers)
        head = [title, f"heed: {names}", f"Eigen: {names}", *peers]
        rows = []
        for size in self.sizes(program):
            if "," not in size:
                rest = [self.cell(first, NATIVE, program, size, who) for who in peers.values()]
                rows.append([size, self.own(program, size), self.both(NATIVE, program, size, "eigen"), *rest])
        return table(head, rows)

    def math(self):
        found = {}
        for compiler in self.compilers:
            for above, _, rows in tables_of(self.texts["math", compiler]):
                for row in rows:
                    if row["of"] == "float":
                        found[compiler, above.removeprefix(compiler).strip(), row["function"]] = row
        first, names = self.compilers[0], " and ".join(self.compilers)
        head = ["float, ns an element", f"-O3 -march=native: heed, {names}", "`<cmath>`", "times faster", "-O2: heed"]
        lines = []
        for name in FUNCTIONS:
            line = [name]
            for flags in (NATIVE, PLAIN):
                rows = [found[compiler, flags, name] for compiler in self.compilers]
                line += [", ".join(row["heed, loop"] for row in rows), found[first, flags, name]["cmath, loop"]]
                line.append(", ".join(row["cmath : heed"] for row in rows))
            lines.append(line)
        return table([*head, "`<cmath>`", "times faster"], lines)

    def in_the_compiler(self):
        rows = {}

        def add(name, compiler, value):
            rows.setdefault(name, {})[compiler] = value

        for compiler in self.compilers:
            for run, suffix in (("compile_time", ""), ("compile_time_fma", ", fused multiply-adds (`-mfma`)")):
                largest = ""
                for _, head, lines in tables_of(self.texts[run, compiler]):
                    for line in lines:
                        what, cost = line[head[0]], line[head[1]].split(",")[0]
                        if head[0] == "include" and not suffix and what in ("heed", "<vector>", "Boost.Hana", "Eigen"):
                            add(f"the include of `{what}`, over an empty file", compiler, cost)
                        if head[0].startswith("product") and what == "64" and not suffix:
                            add("a 64 x 64 product in a constant expression, over its operands", compiler, cost)
                        if head[0].startswith("attention"):
                            if what == "(64, 32)":
                                add(f"attention of 64 positions, 32 features, in a constant expression{suffix}", compiler, cost)
                            if what.endswith(" 32)") and cost.endswith("s") and "limits" not in cost:
                                largest = what.strip("()").split(",")[0] + " positions"
                add(f"the largest of the list, with 32 features, under the default limits{suffix}", compiler, largest)
            checks = re.findall(r"^\S+ +(?:matmul|contract|scores) .*?([\d.]+)$", self.texts["shapes", compiler], re.MULTILINE)
            span = sorted(f"{float(check):.2f}" for check in checks)
            add("a check of a new pair of shapes", compiler, f"{span[0]} to {span[-1]} ms")
            calls = [
                line
                for _, _, lines in tables_of(self.texts["math_constants", compiler])
                for line in lines
                if line["of"] == "float"
            ]
            cost = sorted(float(line["microseconds a call"]) for line in calls)
            steps = sorted(float(line["steps a call"]) for line in calls)
            said = f"{cost[0]:.0f} to {cost[-1]:.0f} us, {steps[0]:.0f} to {steps[-1]:.0f} of its steps"
            add(f"a call of {', '.join(FUNCTIONS)} of a float in a constant expression", compiler, said)
        head = ["in the compiler", *self.compilers]
        return table(head, [[name, *(by.get(compiler, "") for compiler in self.compilers)] for name, by in rows.items()])

    def page(self, when, machine, versions, memory):
        command = " ".join(["python3 tests/benchmarks/tables.py --write", *self.compilers])
        parts = [
            f"Measured on {when}, on {machine}, with {' and '.join(versions)}, by `{command}`.",
            self.products(),
            self.attention(),
            self.rows("softmax of a row of", "softmax", {"xtensor": "xtensor", "plain loops": "plain"}),
            self.rows("transpose N x N", "transpose", {"OpenBLAS": "openblas", "plain loops": "plain"}),
            self.math(),
            self.in_the_compiler(),
            f"Attention of 16384 positions and 64 features has {memory} MiB of memory at most, 16 of them its operands and its\n"
            "output; its weights would be 1 GiB (`meson test --suite memory`).",
        ]
        return "\n" + "\n\n".join(parts) + "\n\n"

    def page_of_forms(self, when, machine, versions):
        command = " ".join(["python3 tests/benchmarks/tables.py --write --forms", *self.compilers])
        parts = [
            f"Measured on {when}, on {machine}, with {' and '.join(versions)} and {NATIVE}, by `{command}`.",
            self.form("product N x N", "products", GENERATED),
            self.vectors(),
            self.form("one query, keys, features", "one_query", ONE_QUERY),
            self.form("32 query heads over 8, keys, features", "decode", DECODE),
            self.form("window, positions, width", "windows", WINDOWS),
            self.form("attention, positions, features", "forms", STAGES),
        ]
        return "\n" + "\n\n".join(parts) + "\n\n"


def machine():
    names = re.findall(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
    return f"one thread of {names[0] if names else 'this processor'}"


def version(compiler):
    text = subprocess.run([compiler, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return f"{compiler} ({re.search(r'[0-9]+[.][0-9]+[.][0-9]+', re.sub(r'[(].*?[)]', '', text))[0]})"


def peak(compiler):
    """MiB of the program of the memory test, for 16384 positions."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, "big_attention")
        source = ROOT / "tests/memory/big_attention.cpp"
        subprocess.run([compiler, "-std=c++20", "-O3", f"-I{ROOT / 'include'}", str(source), "-o", str(program)], check=True)
        command = [sys.executable, str(ROOT / "tests/memory/run.py"), "1024", "48", str(program), "16384"]
        text = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.search(r"memory (\d+) MiB", text)[1]


def self_test():
    """Two compilers that printed what is made up here."""
    speed = "x {flags}\n\n| products | heed | eigen | onednn | libxsmm |\n|---|---|---|---|---|\n"
    speed += "| 8 | 2 ns, 9 GFLOP/s | 1.50 | 3.00 | 1.01 |\n"
    speed += "\nx {flags}\n\n| vectors | heed | any-order | eigen | eigen-left | heed-left | read |\n|---|---|---|---|---|---|---|\n"
    speed += "| 64,32 | 5 us | 0.70 | 0.80 | 0.60 | 0.50 | 0.40 |\n"
    for name, peers in FORMS_OF.items():
        speed += f"\nx {{flags}}\n\n| {name} | heed | {' | '.join(peers.values())} |\n{'|---' * (len(peers) + 2)}|\n"
        speed += f"| 8,64 | 5 us | {' | '.join(f'1.{i}0' for i in range(len(peers)))} |\n"
    speed += "\nx {flags}\n\n| attention | heed | eigen-blocks | eigen-fixed | heed-causal | plain |\n|---|---|---|---|---|---|\n"
    speed += "| 64,32 | 5 us | 1.70 | 1.30 | 0.60 | 9.00 |\n"
    printed = {
        "speed": "".join(speed.replace("{flags}", flags) for flags in (NATIVE, V3, PLAIN)),
        "math": "".join(
            f"\nx {flags}\n\n| function | of | heed, loop | cmath, loop | cmath : heed | cmath : heed |\n|---|---|--:|\n"
            + "".join(f"| {name} | {of} | 1.00 | 2.00 | 2.00 | 9.00 |\n" for name in FUNCTIONS for of in ("float", "double"))
            for flags in (NATIVE, PLAIN)
        ),
        "math_constants": "\nx\n\n| function | of | steps a call | microseconds a call | built-in |\n|---|---|--:|--:|--:|\n"
        "| exp | float | 20.0 | 30.0 | |\n| log | float | 50.0 | 40.0 | |\n| log | double | 70.0 | 90.0 | |\n",
        "compile_time": "## x\n\n| include | over an empty file |\n|---|---|\n| heed | 0.110 s, 9 MB |\n\n"
        "| attention, (T, d) = | constant evaluation |\n|---|---|\n| (64, 32) | 0.450 s, 9 MB |\n| (96, 32) | beyond the limits |\n",
        "shapes": "x  matmul  1.0  0.5  0.301\nx  scores  1.0  0.5  0.444\nx  plain  1.0  0.5  0.001\n",
    }
    printed["compile_time_fma"] = printed["compile_time"]
    results = Results({(name, "x"): text for name, text in printed.items()}, ["x"])
    page = results.page("a day", "a machine", ["x (1)"], "19") + results.page_of_forms("a day", "a machine", ["x (1)"])
    wanted = [
        "| 8 | 2 ns, 9 GFLOP/s | 1.50 | 3.00 |  | 1.01 | 1.50 | 1.50 |",
        "| 8 | 2 ns, 9 GFLOP/s | 1.01 |",
        "| 64, 32 | 5 us | 0.70 | 0.80 |  | 0.40 | 1.20 |",
        "| 8, 64 | 5 us | 1.00 | 1.10 | 1.20 | 1.30 |",
        "| 8, 64 | 5 us | 1.00 | 1.10 | 1.20 | 1.30 | 1.40 |",
        "| 8, 64 | 5 us | 1.00 | 1.10 | 1.20 | 1.30 | 1.40 | 1.50 |",
        "| 64, 32 | 5 us | 1.30 | 0.60 | 9.00 | 1.30 | 1.30 |",
        "| exp | 1.00 | 2.00 | 2.00 | 1.00 | 2.00 | 2.00 |",
        "| the include of `heed`, over an empty file | 0.110 s |",
        "| a check of a new pair of shapes | 0.30 to 0.44 ms |",
        "| the largest of the list, with 32 features, under the default limits | 64 positions |",
        "| a call of exp, log, tanh, sin of a float in a constant expression | 30 to 40 us, 20 to 50 of its steps |",
    ]
    missing = [line for line in wanted if line not in page.splitlines()]
    for mark in (MARK, FORMS):
        if not mark.search(PAGE.read_text(encoding="utf-8")):
            missing.append(f"{PAGE.name} has no place for {mark.pattern}")
    print("\n".join(missing + ([page] if missing else [])) or f"{len(wanted)} lines, all as expected")
    return 1 if missing else 0


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--forms", action="store_true")
    arguments.add_argument("--keep", type=pathlib.Path)
    arguments.add_argument("--from", type=pathlib.Path, dest="source")
    arguments.add_argument("compilers", nargs="*")
    given = arguments.parse_args()
    if given.self_test:
        return self_test()
    texts = {}
    for name, (script, *options) in (RUNS_OF_FORMS if given.forms else RUNS).items():
        for compiler in given.compilers:
            if given.source:
                texts[name, compiler] = (given.source / f"{name} {compiler}.txt").read_text(encoding="utf-8")
                continue
            command = [sys.executable, str(HERE / script), *options, compiler]
            texts[name, compiler] = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
            if given.keep:
                given.keep.mkdir(parents=True, exist_ok=True)
                (given.keep / f"{name} {compiler}.txt").write_text(texts[name, compiler], encoding="utf-8")
    results = Results(texts, given.compilers)
    today = datetime.date.today().isoformat()
    versions = list(map(version, given.compilers))
    if given.forms:
        mark, text = FORMS, results.page_of_forms(today, machine(), versions)
    else:
        mark, text = MARK, results.page(today, machine(), versions, peak(given.compilers[0]))
    if given.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(mark.sub(lambda parts: parts[1] + text + parts[3], page), encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
