# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs examples/train.cpp, interrupts it, goes on, and compares the files with those of a run without an end.

    train.py PROGRAM
"""

import pathlib
import signal
import subprocess
import sys
import tempfile
import time

STEPS = "150"


def run(program, *options):
    return subprocess.run([program, *map(str, options)], capture_output=True, text=True, timeout=600)


def interrupted(program, file):
    """Of a run that is ended by Ctrl-C when it has begun."""
    with subprocess.Popen(
        [program, "--steps", STEPS, "--save", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=600)
        return process.returncode, out


def main():
    program = sys.argv[1]
    wrong = []

    def expect(holds, what):
        if not holds:
            wrong.append(what)

    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        whole, part = root / "whole.safetensors", root / "part.safetensors"
        loss, attention, header = root / "loss.svg", root / "attention.svg", root / "weights.hpp"
        first = run(program, "--steps", STEPS, "--save", whole, "--loss", loss, "--attention", attention,
                    "--header", header)
        expect(first.returncode in (0, 1), f"a run ends with {first.returncode}: {first.stderr}")
        expect(first.stderr == "", f"nothing is said on a standard error that is no terminal, but: {first.stderr!r}")
        expect("of 1000 words" in first.stdout, f"the answers are counted: {first.stdout!r}")
        for picture in (loss, attention):
            expect(picture.is_file() and picture.read_text().startswith("<svg"), f"{picture.name} is a picture")
        expect("trained_weights" in header.read_text(), "the header has weights")
        expect(run(program, "--steps", STEPS, "--save", root / "again.safetensors").returncode == first.returncode
               and (root / "again.safetensors").read_bytes() == whole.read_bytes(), "the same seed gives the same file")
        code, out = interrupted(program, part)
        expect(code in (130, first.returncode), f"an interrupted run ends with 130, but {code}: {out!r}")
        if code == 130:
            expect("--resume" in out, f"it says how to go on: {out!r}")
            resumed = run(program, "--resume", part, "--save", part)
            expect(resumed.returncode == first.returncode, f"it goes on: {resumed.stderr!r}")
        expect(part.read_bytes() == whole.read_bytes(), "a run that was interrupted ends with the same file")
        (root / "cut.safetensors").write_bytes(whole.read_bytes()[:-4])
        for options, said in (
            (["--resume", root / "none"], "none"),
            (["--resume", root / "cut.safetensors"], "cut.safetensors"),
            (["--steps", "0"], "at least 1"),
            (["--steps"], "expected a number"),
            (["--speed", "9"], "unknown option"),
            (["--resume", whole, "--seed", "2"], "leave --seed"),
            (["--steps", "1", "--save", root / "missing" / "x"], "missing"),
        ):
            refused = run(program, *options)
            expect(refused.returncode == 2 and said in refused.stderr, f"{options}: {refused.returncode} {refused.stderr!r}")
        expect(run(program, "--help").stdout.startswith("Usage: train"), "--help says what there is")
    print("\n".join(wrong) or "a run, an interrupted one and wrong ones, as they should be")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
