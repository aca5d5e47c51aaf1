# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that heed's results have the same bits from every compiler, at every optimisation and for every vector unit.

    run.py [--memory FILE] [--keep DIRECTORY] INCLUDE     builds digest.cpp in many ways and compares all digests
    run.py --wide [--memory FILE] INCLUDE                 in more of them
    run.py --full [--only PATTERN] [--record] INCLUDE     in all ways; writes the result into results.md
    run.py --self-test INCLUDE                            checks that another order of additions is noticed

The program prints a digest of the bits of each group of results, and fails by itself where constant evaluation and the
running program differ. Here the builds are compared with each other: all must agree whose multiply-adds are fused, and
all whose multiply-adds are products and sums; a build says itself which it is. No digest is written down anywhere.

Builds: every compiler of g++, clang++ and clang++-19 that is there; -O0, -O2, -O3; -std=c++20, -std=gnu++20; SSE2,
SSE4.2, AVX2 and AVX-512, as far as the processor has them, with FMA and without; and all flags of flags.py. Without
--full or --wide a handful of them, where -O0 is as unit tests are built, with calls for what is inlined even so; with
--wide a selection in which nearly each of these occurs with each compiler, those calls, and the parts of -ffast-math that
people write; with --full, all of them (two hours on an idle machine), and that what is refused is refused with one
sentence.
"""

import argparse
import concurrent.futures
import datetime
import itertools
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent.parent / "examples" / "numbers.md"
sys.path.insert(0, str(HERE.parent / "support"))
import flags as arithmetic  # noqa: E402
from unchanged import Memory  # noqa: E402

COMPILERS = ("g++", "clang++", "clang++-19")
# What the processor must have for a flag, as /proc/cpuinfo names it.
NEEDED = {"-msse4.2": "sse4_2", "-mavx2": "avx2", "-mavx512f": "avx512f", "-mfma": "fma"}
AT_RUN_TIME = "-DHEED_DIGEST_AT_RUN_TIME"
SUMS_ONLY = "-DHEED_DIGEST_SUMS_ONLY"
REORDERED = "-DHEED_DIGEST_REORDERED"
STANDARD = "-std=c++20"
# How a line with a digest ends.
DIGEST = re.compile(r": [0-9a-f]{16}$")
# Calls where always_inline would have copies: as tests/meson.build has most unit tests built.
CALLED = "-Dalways_inline=unused"


def found_compilers():
    """The compilers that are there, each version once."""
    names = os.environ.get("HEED_COMPILERS", "").split() or COMPILERS
    versions = {}
    for name in names:
        if shutil.which(name):
            command = [name, "--version"]
            versions.setdefault(subprocess.run(command, capture_output=True, text=True, check=True).stdout, name)
    return list(versions.values())


def processor():
    """What the processor can do; nothing where that cannot be known, or where the flags are another processor's."""
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return set()
    lines = [line.split(":")[1].split() for line in text.splitlines() if line.startswith("flags")]
    return set(lines[0]) if lines and platform.machine() in ("x86_64", "AMD64") else set()


def selection(compilers):
    """What the ordinary tests have time for: two builds with products and sums, and with more than one compiler two fused ones."""
    reordered = ("-O1", "-std=gnu++20", "-msse4.2", "-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", AT_RUN_TIME)
    widest = ("-O3", STANDARD, "-ffast-math", "-mavx512f", "-mfma", AT_RUN_TIME)
    first, last = compilers[0], compilers[-1]
    builds = [(first, "-O0", STANDARD, CALLED), (last, *reordered)]
    if len(compilers) > 1:
        builds += [(compilers[1], "-O0", STANDARD, "-mfma", CALLED), (first, *widest)]
    return builds


def wide(compilers):
    """Each compiler evaluates constants for both kinds of multiply-adds; all else is spread over the compilers."""
    fast, newer, widest = "-ffast-math", "-std=gnu++20", ("-mavx512f", "-mfma")
    with_infinities = (fast, "-fno-finite-math-only")
    reordered = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math")
    spread = [
        [("-O2", newer, "-mavx2", "-mfma"), ("-O3", STANDARD, fast, *widest), ("-O3", STANDARD, "-msse4.2", *reordered)],
        [("-O2", STANDARD, *with_infinities), ("-O3", STANDARD, fast, "-mavx2"), ("-O3", STANDARD, *widest)],
        [("-O2", newer, "-msse4.2", *reordered), ("-O3", STANDARD, "-mavx2", "-mfma"), ("-O3", newer, fast, *widest)],
    ]
    builds = []
    for index, compiler in enumerate(compilers):
        builds += [(compiler, "-O0", STANDARD), (compiler, "-O0", STANDARD, "-mfma")]
        builds += [(compiler, "-O0", STANDARD, CALLED)]
        builds += [(compiler, *flags, AT_RUN_TIME) for flags in spread[index % len(spread)]]
    return builds


def everything(compilers):
    """All combinations. Constants do not depend on the optimisation or the vector unit, so -O0 and SSE2 have them."""
    units = [(), ("-msse4.2",), ("-mavx2",), ("-mfma",), ("-mavx2", "-mfma"), ("-mavx512f",), ("-mavx512f", "-mfma")]
    languages = [(STANDARD,), ("-std=gnu++20",)]
    builds = []
    for compiler, language, unit, level in itertools.product(compilers, languages, units, ("-O0", "-O2", "-O3")):
        constants = level == "-O0" and unit in ((), ("-mfma",))
        builds.append((compiler, level, *language, *unit, *(() if constants else (AT_RUN_TIME,))))
    for compiler, flags in itertools.product(compilers, (*arithmetic.PARTS, *arithmetic.OTHERS)):
        if arithmetic.knows(compiler, flags):
            for unit in (("-O2", STANDARD), ("-O3", STANDARD, "-mavx512f", "-mfma")):
                builds.append((compiler, *unit, *flags.split(), AT_RUN_TIME))
            if flags in arithmetic.IN_CONSTANTS:
                builds.append((compiler, "-O0", STANDARD, *flags.split()))
    return builds


def not_refused(compiler, flags, include):
    """A sentence about flags that heed should refuse, with one error that says so, and does not."""
    command = [compiler, STANDARD, *flags.split(), "-I", str(include), "-x", "c++", "-c", "-o", "/dev/null", "-"]
    program = "#include <heed/heed.hpp>\n"
    came = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    errors = re.findall(r"error: (.*)", came.stderr)
    refused = len(errors) == 1 and "heed needs" in errors[0]
    return "" if refused else f"{compiler} {flags}: should be refused, but there were {len(errors)} errors {errors[:3]}"


def possible(builds):
    """The builds that the processor can run, with AVX2 where it has no AVX-512; none of them twice."""
    has = processor()
    if "avx512f" not in has:
        builds = [tuple("-mavx2" if flag == "-mavx512f" else flag for flag in build) for build in builds]
    return [build for build in dict.fromkeys(builds) if all(NEEDED.get(flag, "") in has | {""} for flag in build)]


class Result:
    """What one build printed, run by an emulator where that is needed."""

    def __init__(self, build, include, folder, emulator=()):
        self.name = " ".join(word for word in build if word == CALLED or not word.startswith("-D"))
        self.name += "" if AT_RUN_TIME in build else ", and in constants"
        program = pathlib.Path(folder) / "digest"
        began = time.monotonic()
        command = [*build, "-I", str(include), str(HERE / "digest.cpp"), "-o", str(program)]
        came = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if came.returncode != 0:
            sys.exit(f"{' '.join(command)}\n{came.stdout[-4000:]}")
        self.seconds = time.monotonic() - began
        command = [*emulator, str(program)]
        came = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.text = came.stdout
        lines = self.text.splitlines()
        printed = [line for line in lines if not line.startswith("#")]
        self.digests = dict(line.rsplit(": ", 1) for line in printed if DIGEST.search(line))
        self.fused = "# multiply-adds are fused" in lines
        self.summary = lines[-1].lstrip("# ") if lines else "nothing"
        # A program that fails without saying where has not come to its end.
        self.wrong = [line.lstrip("# ") for line in lines if "constant evaluation came to" in line]
        if came.returncode != 0 and not self.wrong:
            self.wrong = [f"the program ended with {came.returncode}"]
        if others := [line for line in printed if not DIGEST.search(line)]:
            self.wrong.append("this is no digest: " + " / ".join(others)[:1000])


def differences(results):
    """Sentences about all groups whose digests are not the same in all builds of one kind of multiply-adds."""
    found = [f"{result.name}: {sentence}" for result in results for sentence in result.wrong]
    for fused in (False, True):
        same = [result for result in results if result.fused == fused]
        for group in dict.fromkeys(group for result in same for group in result.digests):
            by_digest = {}
            for result in same:
                by_digest.setdefault(result.digests.get(group, "nothing"), []).append(result.name)
            if len(by_digest) > 1:
                found.append(f"{group}: " + "; ".join(f"{d} from {', '.join(names)}" for d, names in by_digest.items()))
    return found


def wrong_on_page(text, count):
    """A sentence when the page says another number of results, or nothing."""
    said = re.search(r"builds\s+([\d,]+)\s+results", text)
    if said and said[1] == f"{count:,}":
        return ""
    return f"{PAGE.name} says {said[1] if said else 'nothing of'} results, and there are {count:,}"


def record(sentence, path, compilers):
    """Writes what a run found into a table, above what earlier ones found."""
    head, rows = path.read_text(encoding="utf-8").split("|---|---|---|\n")
    versions = ", ".join(
        subprocess.run([name, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
        for name in sorted(compilers)
    )
    command = " ".join(["run.py", *sys.argv[1:]]).replace(" --record", "")
    row = f"| {datetime.date.today()} | `{command}` with {versions} | {sentence} |\n"
    path.write_text(head + "|---|---|---|\n" + row + rows, encoding="utf-8")


def compare(include, given):
    """Whether something differs, and the number of results."""
    compilers, keep = found_compilers(), given.keep
    builds = possible((everything if given.full else wide if given.wide else selection)(compilers))
    if given.only:
        builds = [build for build in builds if re.search(given.only, " ".join(build))]
    if not builds:
        sys.exit("no compiler was found")
    results = []

    def result_of(number_and_build):
        number, build = number_and_build
        own = pathlib.Path(folder, str(number))
        own.mkdir()
        return Result(build, include, own)

    # A build takes up to a gigabyte.
    workers = min(os.cpu_count() or 1, 4)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(workers) as pool:
        for number, result in enumerate(pool.map(result_of, enumerate(builds))):
            results.append(result)
            kind = "fused" if results[-1].fused else "product and sum"
            print(f"{results[-1].name}: {kind}, {results[-1].summary}, {results[-1].seconds:.1f} s", flush=True)
            if keep:
                pathlib.Path(keep).mkdir(parents=True, exist_ok=True)
                (pathlib.Path(keep) / f"{number:03}.txt").write_text(results[-1].name + "\n" + results[-1].text)
    found = differences(results)
    refused = 0
    for compiler, flags in itertools.product(compilers, arithmetic.REFUSED if given.full else ()):
        if arithmetic.knows(compiler, flags):
            refused += 1
            found += filter(None, [not_refused(compiler, flags, include)])
    print("\n".join(found))
    fused = sum(result.fused for result in results)
    sentence = (
        f"{len(results)} builds, {fused} of them fused; {results[0].summary} each, {len(results[0].digests)} digests: "
        + (f"{len(found)} differ" if found else "all agree")
        + (f"; {refused} sets of flags are refused" if given.full else "")
    )
    if given.record:
        record(sentence, HERE / "results.md", compilers)
    return bool(found), int(re.search(r"(\d+) results", results[0].summary)[1])


def self_test(include):
    """One sum of numbers in reverse at run time: noticed by the program itself, and between builds."""
    compiler = found_compilers()[0]
    with tempfile.TemporaryDirectory() as folder:
        straight = Result((compiler, "-O0", STANDARD, SUMS_ONLY), include, folder)
        reversed_here = Result((compiler, "-O0", STANDARD, SUMS_ONLY, REORDERED), include, folder)
        again = Result((compiler, "-O2", STANDARD, SUMS_ONLY, AT_RUN_TIME), include, folder)
        reversed_there = Result((compiler, "-O2", STANDARD, SUMS_ONLY, REORDERED, AT_RUN_TIME), include, folder)
    wrong = []
    if differences([straight, again]):
        wrong.append("two builds that agree were said to differ")
    # Special numbers end as a NaN in any order; all others do not.
    for kind in ("ordinary", "mixed", "cancelling"):
        group = f"sums, float, {kind}"
        if not any(sentence.startswith(group) for sentence in reversed_here.wrong):
            wrong.append(f"{group}: another order at run time than in constants was not noticed")
        if not any(sentence.startswith(group) for sentence in differences([straight, reversed_there])):
            wrong.append(f"{group}: another order in another build was not noticed")
    fewer = Result.__new__(Result)
    fewer.__dict__ = {**straight.__dict__, "digests": dict(list(straight.digests.items())[1:])}
    if len(differences([straight, fewer])) != 1:
        wrong.append("a group that is missing was not noticed")
    if wrong_on_page("it builds\n1,940 results", 1940) or not wrong_on_page("it builds 1,940 results", 1941):
        wrong.append("a page's number of results was not judged rightly")
    print("\n".join(wrong) or "another order of additions is noticed, in constants and between builds")
    return 1 if wrong else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--wide", action="store_true")
    arguments.add_argument("--full", action="store_true")
    arguments.add_argument("--only", metavar="PATTERN", help="the builds whose command line it is found in")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("--keep", metavar="DIRECTORY", help="keep what every build printed")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("include", type=pathlib.Path)
    given = arguments.parse_args()
    memory = Memory(given.memory, [*found_compilers(), str(given.self_test)], HERE, given.include)
    # How many results there were then, so that the page alone can be put right.
    counted = pathlib.Path(f"{given.memory}.count") if given.memory else None
    if given.self_test:
        if memory.went_well_before():
            print("unchanged since all was noticed")
            return 0
        status = self_test(given.include)
        if status == 0:
            memory.remember()
        return status
    if memory.went_well_before() and counted.is_file():
        print("unchanged since all digests agreed")
        count = int(counted.read_text())
    else:
        differs, count = compare(given.include, given)
        if differs:
            return 1
        memory.remember()
        if counted:
            counted.write_text(str(count))
    sentence = wrong_on_page(PAGE.read_text(encoding="utf-8"), count)
    print(sentence, end="\n" if sentence else "")
    return 1 if sentence else 0


if __name__ == "__main__":
    sys.exit(main())
