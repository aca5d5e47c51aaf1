# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What a new pair of shapes costs in the compiler, with its faults.

    shapes.py [--pairs N] [--rounds N] COMPILER...

For each compiler, programs with N distinct pairs of shapes, half of which are refused:

    header      the headers alone
    types       the tensors of the pairs, no check
    matmul, contract, scores    one check a pair, `can_matmul<A, B>` and so on, the refused ones with their fault
    plain types, plain          the same with a struct of two axes and a concept that deduces the inner axes of both and
                asks for `std::same_as`: the least that tells right from wrong, with no batch axes and no fault

Times are of the compiler's own work (user and system time of the process, -fsyntax-only), the median of the rounds; in
each round every program is compiled once, so that whatever else the machine does falls on all of them. A pair's cost is
the program's over the header's alone: "in all" has the pair's two types in it, "the check" has not.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

HEED = """\
#include <heed/attention/scores.hpp>
#include <heed/ops/contract.hpp>
#include <heed/ops/matmul.hpp>
#include <heed/shape/axes.hpp>
using namespace heed;
using namespace heed::axes;
"""
PLAIN = """\
#include <concepts>
#include <cstddef>
template <std::size_t N> struct Query {};
template <std::size_t N> struct Key {};
template <std::size_t N> struct Dk {};
template <std::size_t N> struct Dv {};
template <class Row, class Column> struct tensor { float values[1]; };
template <class A, class B> struct inner;
template <class Row, class A, class B, class Column>
struct inner<tensor<Row, A>, tensor<B, Column>> { using a = A; using b = B; };
template <class A, class B>
concept can_matmul = std::same_as<typename inner<A, B>::a, typename inner<A, B>::b>;
"""


def features(i):
    """Few enough that a tensor stays within the size of those that are no heap_tensor."""
    return i % 23 + 5


def pair(i, second):
    """The positions are distinct in every pair; in each second pair the features are not the same axis."""
    feature = "Dk" if i % 2 == 0 else "Dv"
    q = f"tensor<float, Batch<2>, Query<{i + 3}>, Dk<{features(i)}>>"
    return q, second.format(key=f"Key<{i + 4}>", feature=f"{feature}<{features(i)}>")


def heed(pairs, check):
    second = "tensor<float, Batch<2>, {key}, {feature}>"
    if check == "matmul":
        second = "tensor<float, Batch<2>, {feature}, {key}>"
    lines = []
    for i in range(pairs):
        a, b = pair(i, second)
        right = "" if i % 2 == 0 else "!"
        lines.append(f"static_assert(sizeof({a}) + sizeof({b}) > 0);")
        if check == "contract":
            lines.append(f"static_assert({right}can_contract<{a}, {b}, Dk>);")
        elif check != "types":
            lines.append(f"static_assert({right}can_{check}<{a}, {b}>);")
    return HEED + "\n".join(lines)


def plain(pairs, check):
    lines = []
    for i in range(pairs):
        feature = "Dk" if i % 2 == 0 else "Dv"
        a = f"tensor<Query<{i + 3}>, Dk<{features(i)}>>"
        b = f"tensor<{feature}<{features(i)}>, Key<{i + 4}>>"
        lines.append(f"static_assert(sizeof({a}) + sizeof({b}) > 0);")
        if check:
            lines.append(f"static_assert({'' if i % 2 == 0 else '!'}can_matmul<{a}, {b}>);")
    return PLAIN + "\n".join(lines)


def seconds(command):
    before = os.times()
    subprocess.run(command, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--pairs", type=int, default=1000)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("compilers", nargs="+")
    given = arguments.parse_args()

    checks = ["matmul", "contract", "scores"]
    programs = {
        "header": HEED,
        "types": heed(given.pairs, "types"),
        **{check: heed(given.pairs, check) for check in checks},
        "plain header": PLAIN,
        "plain types": plain(given.pairs, False),
        "plain": plain(given.pairs, True),
    }
    times = {(compiler, name): [] for compiler in given.compilers for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        for name, program in programs.items():
            pathlib.Path(folder, name.replace(" ", "_") + ".cpp").write_text(program + "\n")
        for _ in range(given.rounds):
            for compiler, name in times:
                source = pathlib.Path(folder, name.replace(" ", "_") + ".cpp")
                command = [compiler, "-std=c++20", "-fsyntax-only", f"-I{ROOT / 'include'}", str(source)]
                times[compiler, name].append(seconds(command))

    print(f"{given.pairs} pairs, median of {given.rounds}; seconds, and milliseconds a pair")
    print(f"{'':12} {'':14} {'seconds':>8} {'in all':>8} {'the check':>10}")
    for compiler in given.compilers:
        median = {name: statistics.median(times[compiler, name]) for name in programs}
        for name in programs:
            header, types = ("plain header", "plain types") if "plain" in name else ("header", "types")
            in_all = 1000 * (median[name] - median[header]) / given.pairs
            check = 1000 * (median[name] - median[types]) / given.pairs
            row = f"{compiler:12} {name:14} {median[name]:8.2f}"
            row += "" if name == header else f" {in_all:8.3f}"
            row += "" if name in (header, types) else f" {check:10.3f}"
            print(row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
