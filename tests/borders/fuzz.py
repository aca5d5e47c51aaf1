# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs the targets of libFuzzer in this folder, with sanitizers of addresses and of undefined behaviour.

    fuzz.py [--seconds S] [--runs N] [--target NAME] [--corpus FOLDER] [--record] INCLUDE [CLANG...]

Each target, or the one that is named, runs for so many seconds, or so many times, 5 seconds when neither is said. With a
folder for corpora the next run begins with what this one found, and one that is interrupted has lost nothing: it says, and
records, how many times the target had run. The first of some compilers (clang++-19, clang++, clang++-14)
that has libFuzzer is taken; without one the test is skipped, which is exit status 77. The corpus begins with files of the
differential test of the format. Red is a file on which the target ends, which is printed in base64. With --record a row
about the run is added to results.md.
"""

import argparse
import base64
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import npy_differential  # noqa: E402
import recorded  # noqa: E402
import safetensors_differential  # noqa: E402
import zip_differential  # noqa: E402

COMPILERS = ("clang++-19", "clang++", "clang++-14")
FLAGS = "-std=c++20 -O2 -g1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all".split()
# NAME_fuzz.cpp, and how the file of a seed is made.
TARGETS = {
    "safetensors": safetensors_differential.case,
    "npz": zip_differential.arrays,
    "npy": npy_differential.case,
}
LONGEST = 512
SEEDS = range(10, 600)
# What is dear and sees no faults of its own here: where memory came from, much that was freed, a stack apart.
SANITIZERS = "malloc_context_size=0:quarantine_size_mb=1:detect_stack_use_after_return=0"


def has_fuzzer(compiler, folder):
    source = folder / "empty.cpp"
    source.write_text('extern "C" int LLVMFuzzerTestOneInput(unsigned char const*, unsigned long) { return 0; }\n')
    command = [compiler, *FLAGS, str(source), "-o", str(folder / "empty")]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def record(compiler, command, runs, result):
    version = subprocess.run([compiler, "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    recorded.add_row(HERE / "results.md", f"clang++ {version}", f"`{command}`", f"{runs:,}", result)


def seeded(target, folder):
    """The corpus of a target: what an earlier run left, and the seeds, each behind the byte that says what is declared."""
    corpus = folder / f"corpus_{target}"
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in SEEDS:
        (corpus / f"seed_{seed}").write_bytes(bytes([seed % 8]) + TARGETS[target](seed)[: LONGEST - 1])
    return corpus


def run(command):
    """What a program printed, and its exit status. An interruption ends the program, which prints its numbers, and not this."""
    options = {**os.environ, "ASAN_OPTIONS": SANITIZERS}
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with subprocess.Popen(command, env=options, **output) as program:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: program.send_signal(signal.SIGINT))
        printed = program.communicate()[0]
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
    return printed, program.returncode


def fuzz(target, compiler, folder, given):
    program, corpus = folder / f"fuzz_{target}", seeded(target, given.corpus or folder)
    source = HERE / f"{target}_fuzz.cpp"
    zlib = zip_differential.zlib_words([compiler]) if target == "npz" else []
    subprocess.run([compiler, *FLAGS, "-I" + given.include, str(source), *zlib, "-o", str(program)], check=True)
    limits = [f"-max_len={LONGEST}", "-timeout=10", "-rss_limit_mb=2048", "-detect_leaks=1", "-entropic=0"]
    limits += [f"-runs={given.runs}"] if given.runs else []
    limits += [f"-max_total_time={given.seconds}"] if given.seconds else []
    began = time.monotonic()
    printed, status = run(
        [str(program), *limits, "-print_final_stats=1", f"-artifact_prefix={given.corpus or folder}/found_", str(corpus)]
    )
    is_interrupted = "libFuzzer: run interrupted" in printed
    if status != 0 and not is_interrupted:
        print(printed[-6000:])
        for found in (given.corpus or folder).glob("found_*"):
            print(f"{found.name}: {base64.b64encode(found.read_bytes()).decode()}")
        return 1
    seconds = time.monotonic() - began
    runs = int(re.search(r"stat::number_of_executed_units:\s*(\d+)", printed).group(1))
    covered = re.findall(r"cov: (\d+)", printed)[-1]
    print(f"{target}, {compiler}: {runs} runs in {seconds:.0f} seconds, {covered} edges covered, nothing found", flush=True)
    if given.record:
        command = ["fuzz.py", *(["--runs", str(given.runs)] if given.runs else ["--seconds", str(given.seconds)])]
        command = shlex.join([*command, "--target", target, "include"])
        record(compiler, command, runs, f"{covered} edges covered, nothing found{', interrupted' if is_interrupted else ''}")
    return 0


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--seconds", type=int)
    arguments.add_argument("--runs", type=int)
    arguments.add_argument("--target", choices=TARGETS)
    arguments.add_argument("--corpus", type=pathlib.Path, metavar="FOLDER")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("include")
    arguments.add_argument("compilers", nargs="*", default=COMPILERS)
    given = arguments.parse_args()
    if given.runs is None and given.seconds is None:
        given.seconds = 5
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
