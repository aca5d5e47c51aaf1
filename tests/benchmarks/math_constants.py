# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What a call of a function of heed::math costs in the compiler, beside the built-in function of g++.

    math_constants.py [--calls N] [--rounds N] [--functions NAME,NAME...] COMPILER...

steps           what one call adds to the count that -fconstexpr-ops-limit (g++) or -fconstexpr-steps (clang) limits: the
                least limit that suffices for a sum of 2048 values, less that for 1024, over 1024; and less the same for
                a sum of arguments. (A header's tables are constants with a count of their own, smaller than these.)
microseconds    of one call: the compiler's user and system time for a sum of N values less that for a sum of N
                arguments, over N; the least of the rounds, in each of which every program is compiled once
built-in        the same of __builtin_expf and its like, which g++ folds (clang folds none)

The arguments differ, because g++ remembers the results of calls.
"""

import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"

# The name, and the first of the arguments and the distance from one to the next.
FUNCTIONS = {
    "cbrt": (0.1, 0.17),
    "ceil": (-9.9, 0.017),
    "cos": (-9.9, 0.017),
    "cosh": (-9.9, 0.0049),
    "erf": (-2.9, 0.0015),
    "exp": (-9.9, 0.017),
    "exp2": (-9.9, 0.017),
    "expm1": (-3.9, 0.007),
    "floor": (-9.9, 0.017),
    "fma": (-9.9, 0.017),
    "log": (0.1, 0.17),
    "log1p": (-0.9, 0.017),
    "log2": (0.1, 0.17),
    "pow": (0.1, 0.017),
    "round": (-9.9, 0.017),
    "rsqrt": (0.1, 0.17),
    "sigmoid": (-9.9, 0.0049),
    "sin": (-9.9, 0.017),
    "sinh": (-9.9, 0.0049),
    "sqrt": (0.1, 0.17),
    "tan": (-9.9, 0.017),
    "tanh": (-3.9, 0.0019),
    "trunc": (-9.9, 0.017),
}
WITHOUT_BUILTIN = {"rsqrt", "sigmoid"}
ARGUMENTS = {"fma": "x, y, 1 - y", "pow": "x, y"}

PROGRAM = """\
#include <heed/math/{name}.hpp>
constexpr {type} total() {{
    {type} sum = 0;
    for (int i = 0; i < {calls}; ++i) {{
        [[maybe_unused]] {type} const x = static_cast<{type}>({first} + i * {step});
        [[maybe_unused]] {type} const y = static_cast<{type}>(1.3 + i * 0.0009765625);
        sum += {function}({arguments});
    }}
    return sum;
}}
constexpr auto result = total();
"""


class Compiler:
    def __init__(self, command, place):
        self.command = command
        self.source = pathlib.Path(place) / "constant.cpp"
        version = subprocess.run([command, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
        self.is_clang = "clang" in version

    def run(self, text, *flags, quiet=False):
        """The seconds that compiling takes, or None if the compiler refuses."""
        self.source.write_text(text, encoding="utf-8")
        command = [self.command, "-std=c++20", f"-I{INCLUDE}", *flags, "-fsyntax-only", str(self.source)]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if run.returncode != 0:
            if not quiet:
                sys.exit(f"{' '.join(command)}:\n{run.stdout}")
            return None
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    def limits(self, limit):
        if self.is_clang:
            return [f"-fconstexpr-steps={limit}"]
        return [f"-fconstexpr-ops-limit={limit}", "-fconstexpr-loop-limit=100000000"]

    def generous(self):
        return self.limits(2_000_000_000)

    def least_limit(self, text):
        low, high = 0, 16384
        while self.run(text, *self.limits(high), quiet=True) is None:
            low, high = high, high * 4
        while high - low > 1:
            middle = (low + high) // 2
            if self.run(text, *self.limits(middle), quiet=True) is None:
                low = middle
            else:
                high = middle
        return high


def program(name, of, calls, whose):
    first, step = FUNCTIONS[name]
    builtin = f"__builtin_{name}{'f' if of == 'float' else ''}"
    function = {"heed": f"heed::math::{name}", "built-in": builtin, "none": ""}[whose]
    arguments = "x" if whose == "none" else ARGUMENTS.get(name, "x")
    return PROGRAM.format(name=name, type=of, calls=calls, first=first, step=step, function=function, arguments=arguments)


def measure(compiler, name, of, calls, rounds):
    limits = {}
    for what, count in (("heed", 1024), ("heed", 2048), ("none", 1024), ("none", 2048)):
        text = program(name, of, count, what)
        limits[what, count] = compiler.least_limit(text if what == "heed" else text.split("\n", 1)[1])
    steps = limits["heed", 2048] - limits["heed", 1024] - limits["none", 2048] + limits["none", 1024]
    whose = ["none", "heed"]
    if not compiler.is_clang and name not in WITHOUT_BUILTIN:
        whose.append("built-in")
    programs = {what: program(name, of, calls, what) for what in whose}
    least = dict.fromkeys(programs, float("inf"))
    for _ in range(rounds):
        for what, text in programs.items():
            least[what] = min(least[what], compiler.run(text, *compiler.generous()))
    cost = {what: (seconds - least["none"]) / calls * 1e6 for what, seconds in least.items()}
    builtin = f"{cost['built-in']:.1f}" if "built-in" in cost else ""
    print(f"| {name} | {of} | {steps / 1024:.1f} | {cost['heed']:.1f} | {builtin} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--functions", default=",".join(FUNCTIONS))
    parser.add_argument("compilers", nargs="+")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for command in options.compilers:
            print(f"\n{command}\n\n| function | of | steps a call | microseconds a call | built-in |\n|---|---|--:|--:|--:|")
            for name in options.functions.split(","):
                for of in "float", "double":
                    measure(Compiler(command, place), name, of, options.calls, options.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
