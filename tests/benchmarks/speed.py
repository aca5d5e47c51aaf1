# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Builds the run-time benchmarks and prints how many times heed's time every peer takes.

    speed.py [--rounds N] [--seconds S] [--only NAME,...] [--filter REGEX] [--flags "FLAGS"]... COMPILER...

The programs products, transpose, attention, windows, softmax, vectors, one_query, decode, forms, lengths, halves, cache
and cores are built by each compiler with each set of flags ("-O3 -march=native", "-O3 -march=x86-64-v3" and "-O2" when none
is given). A program checks every result against doubles before it times anything, and times all peers in one run, in random
order, round after round (Google Benchmark); what is printed is the median of the rounds, of the thread's own time. A ratio
above 1 says that heed is faster. Peers that this machine lacks are named. One thread; cores has those of OpenMP, where the
compiler has it, a clock, and one core as its peer.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PROGRAMS = ["products", "transpose", "attention", "windows", "softmax", "vectors", "one_query", "decode", "forms", "lengths",
            "halves", "cache", "cores"]
# Those that run on more than one thread are measured by a clock.
ON_CORES = {"cores": ["-fopenmp"]}
OPENMP = "#include <omp.h>\nint main() { return omp_get_max_threads() == 0; }"
FLAGS = ["-O3 -march=native", "-O3 -march=x86-64-v3", "-O2"]
# What has to be linked: how, and a program that says whether it can be.
LINKED = {
    "OPENBLAS": (["-lopenblas"], "#include <cblas.h>\nint main() { cblas_sdot(0, nullptr, 1, nullptr, 1); }"),
    # What it would leave to another library is not asked for here.
    "LIBXSMM": (["-lxsmm", "-lxsmmnoblas"], "#include <libxsmm.h>\nint main() { libxsmm_init(); }"),
    "ONEDNN": (["-ldnnl"], "#include <dnnl.hpp>\nint main() { dnnl_sgemm('N', 'N', 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1); }"),
}
HEADERS = {"Eigen": "eigen3/Eigen/Core", "xtensor": "xtensor/xfixed.hpp"}
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


def builds(compiler, text, folder, extra=()):
    source = pathlib.Path(folder, "trial.cpp")
    source.write_text(text + "\n")
    command = [compiler, "-std=c++20", str(source), "-o", str(source.with_suffix("")), *extra]
    return subprocess.run(command, capture_output=True).returncode == 0


def peers(compiler, folder):
    """Flags and libraries of the peers that are there, and the names of those that are not."""
    flags, libraries, missing = [], [], []
    for name, (link, text) in LINKED.items():
        if builds(compiler, text, folder, link):
            flags.append(f"-DHEED_WITH_{name}")
            libraries += link
        else:
            missing.append(name)
    for name, header in HEADERS.items():
        if not builds(compiler, f"#include <{header}>\nint main() {{}}", folder):
            missing.append(name)
    return flags, libraries, missing


def measured(program, given):
    command = [
        str(program),
        "--benchmark_format=json",
        f"--benchmark_repetitions={given.rounds}",
        "--benchmark_enable_random_interleaving=true",
        f"--benchmark_min_time={given.seconds}",
        f"--benchmark_filter={given.filter}",
    ]
    threads = {} if program.name in ON_CORES else ONE_THREAD
    run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **threads})
    if run.returncode != 0:
        sys.exit(f"{program.name}: {run.stderr.strip()}")
    times = {}
    for one in json.loads(run.stdout)["benchmarks"]:
        if one["run_type"] == "iteration":
            who, size = one["name"].split("/")[:2]
            spent = one["real_time" if program.name in ON_CORES else "cpu_time"]
            times.setdefault(size, {}).setdefault(who, []).append(spent)
    return {size: {who: statistics.median(values) for who, values in row.items()} for size, row in times.items()}


def in_words(nanoseconds):
    for unit, scale in (("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= scale:
            return f"{nanoseconds / scale:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def table(program, rows):
    names = sorted({who for row in rows.values() for who in row} - {"heed"})
    lines = ["| " + " | ".join([program, "heed", *names]) + " |", "|---" * (len(names) + 2) + "|"]
    for size, row in sorted(rows.items(), key=lambda entry: [int(part) if part.isdigit() else part for part in entry[0].split(",")]):
        own = in_words(row["heed"])
        if program == "products":
            own += f", {2 * int(size) ** 3 / row['heed']:.0f} GFLOP/s"
        cells = [f"{row[who] / row['heed']:.2f}" if who in row else "" for who in names]
        lines.append("| " + " | ".join([size, own, *cells]) + " |")
    return "\n".join(lines)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--seconds", type=float, default=0.01)
    arguments.add_argument("--only", default=",".join(PROGRAMS))
    arguments.add_argument("--filter", default=".*")
    arguments.add_argument("--flags", action="append")
    arguments.add_argument("compilers", nargs="+")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for compiler in given.compilers:
            extra, libraries, missing = peers(compiler, folder)
            print(f"## {compiler}" + (f" (not found: {', '.join(missing)})" if missing else "") + "\n")
            for flags in given.flags or FLAGS:
                for name in given.only.split(","):
                    if name in ON_CORES and not builds(compiler, OPENMP, folder, ON_CORES[name]):
                        print(f"{compiler} has no OpenMP, which {name} needs\n", flush=True)
                        continue
                    program = pathlib.Path(folder, name)
                    command = [compiler, "-std=c++20", *flags.split(), *extra, f"-I{ROOT / 'include'}"]
                    command += ON_CORES.get(name, [])
                    command += [str(HERE / f"{name}.cpp"), "-o", str(program), "-lbenchmark", "-lpthread", *libraries]
                    subprocess.run(command, check=True)
                    print(f"{compiler} {flags}\n\n{table(name, measured(program, given))}\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
