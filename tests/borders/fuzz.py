# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs the targets of libFuzzer in this folder, with sanitizers of addresses and of undefined behaviour.

    fuzz.py [--seconds S] [--target NAME] [--record] INCLUDE [CLANG...]

Each target runs for so many seconds, or the one that is named. The first of some compilers (clang++-19, clang++, clang++-14)
that has libFuzzer is taken; without one the test is skipped, which is exit status 77. The corpus begins with files of the
differential test of the format. Red is a file on which the target ends, which is printed in base64. With --record a row
about the run is added to results.md.
"""

import argparse
import base64
import datetime
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import npy_differential  # noqa: E402
import safetensors_differential  # noqa: E402
import zip_differential  # noqa: E402

COMPILERS = ("clang++-19", "clang++", "clang++-14")
FLAGS = "-std=c++20 -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all".split()
# NAME_fuzz.cpp, and how the file of a seed is made.
TARGETS = {
    "safetensors": safetensors_differential.case,
    "npz": zip_differential.arrays,
    "npy": npy_differential.case,
}
LONGEST = 1024
SEEDS = range(10, 600)


def has_fuzzer(compiler, folder):
    source = folder / "empty.cpp"
    source.write_text('extern "C" int LLVMFuzzerTestOneInput(unsigned char const*, unsigned long) { return 0; }\n')
    command = [compiler, *FLAGS, str(source), "-o", str(folder / "empty")]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def record(compiler, command, runs, covered):
    version = subprocess.run([compiler, "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    row = f"| {datetime.date.today()} | clang++ {version} | `{command}` | {runs:,} | {covered} edges covered, nothing found |\n"
    with open(HERE / "results.md", "a", encoding="utf-8") as results:
        results.write(row)


def fuzz(target, compiler, folder, given):
    program, corpus = folder / f"fuzz_{target}", folder / f"corpus_{target}"
    source = HERE / f"{target}_fuzz.cpp"
    subprocess.run([compiler, *FLAGS, "-I" + given.include, str(source), "-o", str(program)], check=True)
    corpus.mkdir()
    for seed in SEEDS:
        (corpus / str(seed)).write_bytes(TARGETS[target](seed)[:LONGEST])
    limits = [f"-max_total_time={given.seconds}", f"-max_len={LONGEST}", "-timeout=10", "-rss_limit_mb=2048"]
    came = subprocess.run(
        [str(program), *limits, "-print_final_stats=1", f"-artifact_prefix={folder}/found_", str(corpus)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if came.returncode != 0:
        print(came.stdout[-6000:])
        for found in folder.glob("found_*"):
            print(f"{found.name}: {base64.b64encode(found.read_bytes()).decode()}")
        return 1
    runs = int(re.search(r"stat::number_of_executed_units:\s*(\d+)", came.stdout).group(1))
    covered = re.findall(r"cov: (\d+)", came.stdout)[-1]
    print(f"{target}, {compiler}: {runs} runs in {given.seconds} seconds, {covered} edges covered, nothing found")
    if given.record:
        command = ["fuzz.py", "--seconds", str(given.seconds), "--target", target, "include"]
        record(compiler, shlex.join(command), runs, covered)
    return 0


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--seconds", type=int, default=5)
    arguments.add_argument("--target", choices=TARGETS)
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("include")
    arguments.add_argument("compilers", nargs="*", default=COMPILERS)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        compiler = next((one for one in given.compilers if has_fuzzer(one, folder)), None)
        if compiler is None:
            print("no compiler here has libFuzzer")
            return 77
        targets = [given.target] if given.target else list(TARGETS)
        return 1 if any([fuzz(target, compiler, folder, given) for target in targets]) else 0


if __name__ == "__main__":
    sys.exit(main())
