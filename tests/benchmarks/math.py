# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What the functions of heed::math cost beside those of <cmath>: builds math.cpp for each compiler and each set of flags,
and runs it.

    math.py [--rounds N] [--flags="FLAGS"]... [--functions NAME,NAME...] COMPILER...

Without --flags: "-O3 -march=native", "-O3 -march=native -mprefer-vector-width=512" and "-O2". The columns are explained in
math.cpp.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"
FLAGS = ["-O3 -march=native", "-O3 -march=native -mprefer-vector-width=512", "-O2"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=51)
    parser.add_argument("--flags", action="append")
    parser.add_argument("--functions", default="")
    parser.add_argument("compilers", nargs="+")
    options = parser.parse_args()
    functions = [name for name in options.functions.split(",") if name]
    with tempfile.TemporaryDirectory() as place:
        program = pathlib.Path(place) / "math"
        for compiler in options.compilers:
            for flags in options.flags or FLAGS:
                command = [compiler, "-std=c++20", f"-I{INCLUDE}", *flags.split()]
                subprocess.run([*command, str(HERE / "math.cpp"), "-o", str(program)], check=True)
                print(f"\n{compiler} {flags}\n", flush=True)
                run = subprocess.run([str(program), "--rounds", str(options.rounds), *functions])
                if run.returncode != 0:
                    return run.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
