# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Random programs of heed, compared with NumPy's doubles and, bit by bit, with themselves in the compiler.

    run.py [--programs N] [--first SEED] [--jobs N] [--flags "..."]... [--record] COMPILER ARGUMENT...
    run.py --self-test COMPILER ARGUMENT...
    run.py --show SEED                     prints one program

With --record a row about the run is added to results.md.

Each program has a seed (the first one is --first, the next one follows) and is the same whenever it is made: see
programs.py for what is in it, reference.py for what it must compute. Programs are compiled many at a time. Every one
runs twice: in the compiler, and at run time, there in memory with guards on both sides. Red is a program

    that does not compile         it is right, so heed refuses it wrongly, or its constant is undefined
    that ends before its time
    whose numbers are wrong       farther from the reference than the bound
    whose times differ            other bits in the compiler than at run time
    that writes outside           a guard is changed

and it is printed as a program of its own, without the statements that it fails without, with its seed. Flags are taken
in turns, a file each. Needs NumPy (Debian: python3-numpy).
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import datetime
import os
import pathlib
import re
import shlex
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]
try:
    import numpy  # noqa: F401
except ImportError:
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        # Debian's packages belong to its own Python, which need not be the first on the path.
        os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
    sys.exit("NumPy is missing (Debian: python3-numpy)")

from programs import Program, Unsuitable, number  # noqa: E402
from unchanged import Memory  # noqa: E402

AT_ONCE = 30
FLAGS = ("-O1", "-O2", "-O0", "-O3 -march=native", "-O1 -fsanitize=address,undefined -fno-sanitize-recover=all")
WARNINGS = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror".split()
# What a constant may cost: the default limits of both compilers hold it.
CONSTANT_ELEMENTS = 1500
CONSTANT_WORK = 40000


@dataclasses.dataclass
class Made:
    """A program as text, with what it must record."""

    program: Program
    kept: frozenset
    taken: list
    text: str
    is_constant: bool

    @property
    def expected(self):
        return [(taken.label, *expected) for taken in self.taken for expected in taken.expected]


def made(program, number_in_file, kept=None):
    kept = frozenset(range(len(program.statements)) if kept is None else kept)
    taken_by = program.run(kept)
    in_the_end = program.memory_taken(kept)
    taken = [one for by in taken_by for one in by] + in_the_end
    body = []
    for at, statement in enumerate(program.statements):
        if at in kept:
            body += statement.lines + [one.text for one in taken_by[at]]
    body += [one.text for one in in_the_end]
    memories = [one.memory for one in in_the_end]
    count = sum(len(one.expected) for one in taken)
    parameters = ", ".join(f"[[maybe_unused]] {memory.element}* {memory.parameter}" for memory in memories)
    values = [
        f"constexpr {m.element} {m.parameter}_values[] = {{{', '.join(number(v, m.element) for v in m.initial)}}};"
        for m in memories
    ]
    record = f"random_programs::record<{max(count, 1)}>"
    lines = [
        f'#line 1 "program_{program.seed}"',
        f"namespace program_{number_in_file} {{",
        *values,
        f"constexpr {record} program({parameters}) {{",
        f"    {record} came;",
        *(f"    {line}" for line in body),
        "    return came;",
        "}",
    ]
    arguments = ", ".join(memory.parameter for memory in memories)
    copies = [
        f"    {m.element} {m.parameter}[{len(m.initial)}] = {{}};\n"
        f"    random_programs::copy({m.parameter}, {m.parameter}_values);"
        for m in memories
    ]
    is_constant = count <= CONSTANT_ELEMENTS and program.work <= CONSTANT_WORK
    if is_constant:
        lines += [
            "constexpr auto in_the_compiler = [] {",
            *copies,
            f"    return program({arguments});",
            "}();",
        ]
    lines += ["void run() {"]
    lines += [f"    random_programs::guarded {m.parameter}({m.parameter}_values);" for m in memories]
    given = "".join(f", {m.parameter}.data()" for m in memories)
    touched = " || ".join(f"{m.parameter}.is_touched()" for m in memories) or "false"
    constant = "&in_the_compiler" if is_constant else f"static_cast<{record}*>(nullptr)"
    lines += [
        f"    auto const came = random_programs::call_at_run_time(&program{given});",
        f"    random_programs::print({number_in_file}, came, {constant}, {touched});",
        "}",
        "}",
    ]
    return Made(program, kept, taken, "\n".join(lines), is_constant)


def whole_text(programs):
    text = ['#include "harness.hpp"', "using namespace heed;", "using namespace heed::axes;"]
    text += [one.text for one in programs]
    text += ['#line 1 "main"', "int main() {", "    std::setvbuf(stdout, nullptr, _IONBF, 0);"]
    for at in range(len(programs)):
        text += [f'    std::printf("{at} begins\\n");', f"    program_{at}::run();"]
    text += ['    std::printf("end\\n");', "}"]
    return "\n".join(text) + "\n"


# Judging -----------------------------------------------------------------------------------------------------------


def value_of(bits, element):
    word = int(bits, 16)
    if element == "float":
        return struct.unpack("<f", struct.pack("<I", word))[0]
    if element == "double":
        return struct.unpack("<d", struct.pack("<Q", word))[0]
    return struct.unpack("<q", struct.pack("<Q", word))[0]


def is_within(came, expected, error, element):
    if element in ("float", "double"):
        if came != came or expected != expected:
            return came != came and expected != expected
        if came == expected:
            return True
        if came in (float("inf"), float("-inf")):
            return False
        return abs(came - expected) <= error
    return came == int(expected)


def is_same(bits, other_bits, element):
    """Whether two recorded numbers are one. All NaNs count as one: which of them comes is nowhere promised."""
    one, other = value_of(bits, element), value_of(other_bits, element)
    return bits == other_bits or (one != one and other != other)


@dataclasses.dataclass
class Failure:
    seed: int
    kind: str
    what: str


def judged(one, lines):
    """What is wrong with a program, by the lines it printed."""
    seed, expected = one.program.seed, one.expected
    said = {line.split()[1]: line.split()[2:] for line in lines}
    came, constant = said.get("came"), said.get("constant", [])
    if came is None:
        return Failure(seed, "ends before its time", "")
    if len(came) != len(expected):
        return Failure(seed, "wrong numbers", f"{len(came)} were recorded and not {len(expected)}")
    wrong = []
    for at, (bits, (label, element, value, error)) in enumerate(zip(came, expected)):
        number_came = value_of(bits, element)
        if not is_within(number_came, value, error, element):
            wrong.append(f"{label}, number {at}: {number_came!r} came, {value!r} +- {error:.3g} is right")
    if wrong:
        return Failure(seed, "wrong numbers", "\n".join(wrong[:3]))
    if "touched" in said:
        return Failure(seed, "writes outside", "")
    for at, (bits, constant_bits) in enumerate(zip(came, constant)):
        label, element, *_ = expected[at]
        if not is_same(bits, constant_bits, element):
            run, constant_value = value_of(bits, element), value_of(constant_bits, element)
            what = f"{label}, number {at}: {run!r} at run time, {constant_value!r} in the compiler"
            return Failure(seed, "the times differ", what)
    return None


class Compiler:
    """Compiles and runs files of programs."""

    def __init__(self, command, flags, warnings=WARNINGS):
        self.command, self.flags, self.warnings = command, shlex.split(flags), warnings

    def outcome(self, programs, folder):
        """For each program None or a Failure."""
        source, binary = pathlib.Path(folder, "programs.cpp"), pathlib.Path(folder, "programs")
        source.write_text(whole_text(programs))
        command = [*self.command, *self.flags, *self.warnings, "-I", str(HERE), str(source), "-o", str(binary)]
        came = subprocess.run(command, capture_output=True, text=True, check=False)
        if came.returncode != 0:
            return self.outcome_of_errors(programs, folder, came.stderr)
        binary_came = subprocess.run([str(binary)], capture_output=True, text=True, errors="replace", check=False)
        by_number = collections.defaultdict(list)
        for line in binary_came.stdout.splitlines():
            if line != "end" and len(line.split()) > 1:
                by_number[int(line.split()[0])].append(line)
        failures = [judged(one, by_number[at]) if at in by_number else None for at, one in enumerate(programs)]
        begun = max(by_number, default=0)
        if "end" not in binary_came.stdout.splitlines():
            failures[begun] = Failure(programs[begun].program.seed, "ends before its time", binary_came.stderr[:1500])
            if begun + 1 < len(programs):
                failures[begun + 1 :] = self.outcome(programs[begun + 1 :], folder)
        return failures

    def outcome_of_errors(self, programs, folder, errors):
        seeds = {int(seed) for seed in re.findall(r"program_(\d+):\d+", errors)}
        named = [at for at, program in enumerate(programs) if program.program.seed in seeds]
        if len(programs) == 1:
            first = [line for line in errors.splitlines() if "error" in line] or errors.splitlines()
            # A warning, of which g++ has false ones where it optimises, says nothing of the numbers.
            if self.warnings and all("[-Werror" in line for line in first if "all warnings" not in line):
                came = Compiler(self.command, shlex.join(self.flags), ["-w"]).outcome(programs, folder)
                return came if came[0] else [Failure(programs[0].program.seed, "is warned of", "\n".join(first[:4]))]
            return [Failure(programs[0].program.seed, "does not compile", "\n".join(first[:4]))]
        if named and len(named) < len(programs):
            groups = [[at] for at in named] + [[at for at in range(len(programs)) if at not in named]]
        else:
            half = len(programs) // 2
            groups = [list(range(half)), list(range(half, len(programs)))]
        failures = [None] * len(programs)
        for group in groups:
            came = self.outcome([renumbered(programs[at], i) for i, at in enumerate(group)], folder)
            for at, failure in zip(group, came):
                failures[at] = failure
        return failures


def renumbered(one, number_in_file):
    """The same program at another place in a file."""
    text = re.sub(r"\bprogram_\d+ \{", f"program_{number_in_file} {{", one.text, count=1)
    text = re.sub(r"random_programs::print\(\d+", f"random_programs::print({number_in_file}", text)
    return dataclasses.replace(one, text=text)


# Smaller programs ----------------------------------------------------------------------------------------------------


def closed(program, kept):
    """The statements that are kept and whose variables are all defined, or None when nothing is left."""
    defined, result = set(), set()
    for at, statement in enumerate(program.statements):
        if at in kept and set(statement.uses) <= defined:
            defined |= set(statement.defines)
            result.add(at)
    return frozenset(result)


def message(failure):
    return failure.what.partition("error: ")[2].partition("\n")[0]


def smaller(one, failure, compiler, folder, tries=40):
    """The program without what its failure does not need."""
    warnings = compiler.warnings if failure.kind == "is warned of" else ["-w"]
    best, compiler = one, Compiler(compiler.command, shlex.join(compiler.flags), warnings)

    def same(came):
        return came.kind == failure.kind and (came.kind != "does not compile" or message(came) == message(failure))

    for at in reversed(range(len(one.program.statements))):
        if at not in best.kept or tries == 0:
            continue
        kept = closed(one.program, best.kept - {at})
        try:
            candidate = made(one.program, 0, kept)
        except Unsuitable:
            continue
        tries -= 1
        came = compiler.outcome([candidate], folder)[0] if kept else None
        if came and same(came):
            best = candidate
    return renumbered(best, 0)


def report(one, failure, compiler):
    print(f"== seed {failure.seed}: {failure.kind}")
    print(failure.what)
    with tempfile.TemporaryDirectory() as folder:
        try:
            print(whole_text([smaller(one, failure, compiler, folder)]))
        except Unsuitable:
            print(one.text)


# The whole -----------------------------------------------------------------------------------------------------------


def program_of(seed):
    """A program and its text; None where what it was thought to do cannot be judged in the end."""
    try:
        program = Program(seed)
        program.run()
        return program if program.operations() else None
    except Unsuitable:
        return None


def traits_of(programs):
    counted = collections.Counter()
    for one in programs:
        counted.update({trait for statement in one.program.statements for trait in statement.traits})
    return counted


def run_file(seeds, compiler):
    """The programs of some seeds as they were compiled, and the failures among them."""
    texts = [made(program, at) for at, program in enumerate(program for program in map(program_of, seeds) if program)]
    with tempfile.TemporaryDirectory() as folder:
        failures = compiler.outcome(texts, folder)
    return texts, [(one, failure) for one, failure in zip(texts, failures) if failure]


def run(given):
    flags = given.flags or list(FLAGS)
    end = given.first + given.programs
    files = [range(first, min(first + AT_ONCE, end)) for first in range(given.first, end, AT_ONCE)]
    compilers = [Compiler(given.compiler, flags[at % len(flags)]) for at in range(len(files))]
    began, count, kinds, traits = time.monotonic(), 0, collections.Counter(), collections.Counter()
    constants = 0
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        for compiler, (texts, failures) in zip(compilers, pool.map(run_file, files, compilers)):
            count += len(texts)
            constants += sum(one.is_constant for one in texts)
            traits += traits_of(texts)
            for one, failure in failures:
                kinds[failure.kind] += 1
                if kinds.total() <= given.reports:
                    report(one, failure, compiler)
                else:
                    print(f"== seed {failure.seed}: {failure.kind}: {failure.what.splitlines()[:1]}")
            sys.stdout.flush()
    if given.coverage:
        for trait, times in sorted(traits.items()):
            print(f"{times:6} {trait[0]}, {trait[1]}")
    operations = {operation for operation, _ in traits}
    result = ", ".join(f"{times} {kind}" for kind, times in kinds.items()) or "all right"
    print(
        f"{count} programs from seed {given.first} on, {constants} of them also in the compiler: {result}; "
        f"{len(operations)} operations, {len(traits)} pairs of an operation and what it meets, "
        f"{time.monotonic() - began:.0f} s"
    )
    if given.record:
        record(given, flags, count, constants, len(traits), result)
    return 1 if kinds or not count else 0


def record(given, flags, count, constants, pairs, result):
    version = subprocess.run([given.compiler[0], "--version"], capture_output=True, text=True, check=True).stdout
    compiler = f"{given.compiler[0].split('/')[-1]} {re.search(r'[0-9]+[.][0-9.]+', version)[0]}"
    chosen = "".join(f' --flags="{one}"' for one in given.flags or [])
    command = f"`run.py --programs {given.programs} --first {given.first}{chosen} {given.compiler[0]} ...`"
    day = datetime.date.today().isoformat()
    with (HERE / "results.md").open("a", encoding="utf-8") as file:
        file.write(f"| {day} | {compiler} | {command} | {count} | {constants} | {pairs} | {result} |\n")


# The test of this test -----------------------------------------------------------------------------------------------

AT_RUN_TIME = "if (!__builtin_is_constant_evaluated()) "
# What is planted at the end of a program, where number {at} was rounded and {memory} is its memory, and what it is.
PLANTS = {
    "": None,
    "came.values[{at}] ^= 0x800000;": "wrong numbers",
    AT_RUN_TIME + "came.values[{at}] ^= 1;": "the times differ",
    AT_RUN_TIME + "{memory}[-1] = 1;": "writes outside",
    AT_RUN_TIME + "__builtin_trap();": "ends before its time",
    "static_assert(sizeof(came) == 0);": "does not compile",
}


def self_test(given):
    """Each kind of failure is found where it is planted and nowhere else, and no bound is wide."""
    wrong = []
    programs = [program for program in map(program_of, range(1, 13)) if program]
    rounded = [
        (number_in_file, at, one.taken[-1].memory.parameter)
        for number_in_file, one in enumerate(made(program, 0) for program in programs)
        for at, (_, element, value, error) in enumerate(one.expected)
        if element == "float" and error > 0 and abs(value) > 0.1 and one.is_constant and one.taken[-1].memory
    ]
    planted, at, memory = rounded[0]
    with tempfile.TemporaryDirectory() as folder:
        for plant, kind in PLANTS.items():
            texts = [made(program, number_in_file) for number_in_file, program in enumerate(programs)]
            line = plant.format(at=at, memory=memory)
            texts[planted].text = texts[planted].text.replace("return came;", f"{line} return came;")
            came = Compiler(given.compiler, "-O1", ["-w"]).outcome(texts, folder)
            found = {number_in_file: failure.kind for number_in_file, failure in enumerate(came) if failure}
            if found != ({planted: kind} if kind else {}):
                wrong.append(f"{plant or 'nothing planted'}: {found} and not {kind} in {planted}")
    for seed in range(1, 400):
        for label, element, value, error in made(program_of(seed), 0).expected:
            another = value + 1 if element not in ("float", "double") else value + 0.021 * max(abs(value), 0.25)
            if abs(value) < 1e30 and is_within(another, value, error, element):
                wrong.append(f"seed {seed}, {label}: {value} +- {error} is lax")
    if [made(program_of(seed), 0).text for seed in (1, 7)] != [made(program_of(seed), 0).text for seed in (1, 7)]:
        wrong.append("a seed makes two programs")
    print("\n".join(wrong) or "what is planted is found")
    return 1 if wrong else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--programs", type=int, default=150)
    arguments.add_argument("--first", type=int, default=1, metavar="SEED")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--flags", action="append")
    arguments.add_argument("--reports", type=int, default=5, help="how many failures are printed as programs")
    arguments.add_argument("--coverage", action="store_true", help="print what was tried how often")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("--show", type=int, metavar="SEED")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("compiler", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.show is not None:
        program = program_of(given.show)
        print(whole_text([made(program, 0)]) if program else "no program")
        return 0
    include = [word[2:] for word in given.compiler if word.startswith("-I")]
    memory = Memory(given.memory, [*given.compiler, repr(vars(given))], HERE, *include)
    if memory.went_well_before():
        print("unchanged since all programs were right")
        return 0
    status = self_test(given) if given.self_test else run(given)
    if status == 0:
        memory.remember()
    return status


if __name__ == "__main__":
    sys.exit(main())
