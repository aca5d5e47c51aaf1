# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What heed costs in the compiler, beside its peers.

    compile_time.py [--rounds N] [--flags "FLAGS"] COMPILER...

Three tables for each compiler, all under its default limits:

    include     seconds and megabytes of the include alone, over an empty file, of heed and of the peers that are found
    product     constant evaluation of an N x N product of floats: seconds and megabytes over the include, and the
                largest N of the list that compiles
    attention   the same of attention with T positions and d features, and with d = 32 the largest T

(`shapes.py` has the cost of 1000 distinct pairs of shapes.) Seconds are user and system time of the compiler's process,
the least of the rounds, in which all programs take turns; megabytes are the most that it had in memory. With
--flags -mfma, multiply-adds are fused, which a constant evaluator has to do by hand.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PEERS = {
    "Boost.Hana": "boost/hana.hpp",
    "Eigen": "eigen3/Eigen/Core",
    "xtensor": "xtensor/xfixed.hpp",
    "xsimd": "xsimd/xsimd.hpp",
    "oneDNN": "dnnl.hpp",
    "<cmath>": "cmath",
    "<vector>": "vector",
}
PRODUCT = """\
#include <heed/heed.hpp>
using namespace heed::axes;
constexpr auto a = heed::generate<float, Query<{n}>, Dk<{n}>>([](int i, int j) {{ return 0.25f * ((3 * i + j) % 7 - 3); }});
constexpr auto b = heed::generate<float, Dk<{n}>, Key<{n}>>([](int i, int j) {{ return 0.5f * ((2 * i + 5 * j) % 11 - 5); }});
{work}
"""
ATTENTION = """\
#include <heed/heed.hpp>
using namespace heed::axes;
constexpr auto q = heed::generate<float, Query<{t}>, Dk<{d}>>([](int i, int j) {{ return 0.25f * ((3 * i + j) % 7 - 3); }});
constexpr auto k = heed::generate<float, Key<{t}>, Dk<{d}>>([](int i, int j) {{ return 0.5f * ((2 * i + 5 * j) % 11 - 5); }});
constexpr auto v = heed::generate<float, Key<{t}>, Dv<{d}>>([](int i, int j) {{ return 0.5f * ((7 * i + 5 * j) % 13 - 6); }});
{work}
"""


def compiled(command):
    """Whether it compiles, the seconds, and the megabytes."""
    # A child of its own for each compiler, so that the greatest memory is that compiler's.
    text = (
        "import resource, subprocess, sys\n"
        "code = subprocess.run(sys.argv[1:], stderr=subprocess.DEVNULL).returncode\n"
        "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
        "print(code, used.ru_utime + used.ru_stime, used.ru_maxrss)\n"
    )
    run = subprocess.run([sys.executable, "-c", text, *command], capture_output=True, text=True, check=True)
    code, seconds, kilobytes = run.stdout.split()
    return int(code) == 0, float(seconds), int(kilobytes) / 1024


class Programs:
    def __init__(self, compiler, given, folder):
        self.start = [compiler, "-std=c++20", "-fsyntax-only", f"-I{ROOT / 'include'}", *given.flags.split()]
        self.rounds = given.rounds
        self.folder = folder

    def measure(self, programs):
        """The least seconds and the megabytes of every program that compiles."""
        best = {}
        for name, text in programs.items():
            pathlib.Path(self.folder, f"{len(best)}.cpp").write_text(text + "\n")
            best[name] = [f"{len(best)}.cpp", True, 1e9, 0.0]
        for _ in range(self.rounds):
            for program in best.values():
                if program[1]:
                    good, seconds, megabytes = compiled([*self.start, str(pathlib.Path(self.folder, program[0]))])
                    program[1:] = [good, min(program[2], seconds), max(program[3], megabytes)]
        return {name: (program[2], program[3]) for name, program in best.items() if program[1]}


def over(measured, base):
    return f"{measured[0] - base[0]:.3f} s, {measured[1] - base[1]:.0f} MB"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--flags", default="")
    arguments.add_argument("compilers", nargs="+")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for compiler in given.compilers:
            print(f"## {compiler} {given.flags}\n")
            programs = Programs(compiler, given, folder)
            includes = {"": "", "heed": "#include <heed/heed.hpp>"}
            includes |= {name: f"#include <{header}>" for name, header in PEERS.items()}
            found = programs.measure(includes)
            print("| include | over an empty file |\n|---|---|")
            for name in includes:
                if name:
                    print(f"| {name} | {over(found[name], found['']) if name in found else 'not found'} |")

            work = "constexpr auto c = heed::matmul(a, b);"
            sizes = [8, 16, 32, 64]
            texts = {n: PRODUCT.format(n=n, work=work) for n in sizes}
            bare = {("bare", n): PRODUCT.format(n=n, work="") for n in sizes}
            found = programs.measure({**texts, **bare})
            print("\n| product, N = | constant evaluation |\n|---|---|")
            for n in sizes:
                print(f"| {n} | {over(found[n], found['bare', n]) if n in found else 'beyond the limits'} |")

            work = "constexpr auto o = heed::scaled_dot_product_attention(q, k, v);"
            sizes = [(4, 4), (16, 16), (64, 32), (96, 32), (128, 32), (192, 32)]
            texts = {size: ATTENTION.format(t=size[0], d=size[1], work=work) for size in sizes}
            bare = {("bare", *size): ATTENTION.format(t=size[0], d=size[1], work="") for size in sizes}
            found = programs.measure({**texts, **bare})
            print("\n| attention, (T, d) = | constant evaluation |\n|---|---|")
            for size in sizes:
                print(f"| {size} | {over(found[size], found['bare', *size]) if size in found else 'beyond the limits'} |")
            print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
