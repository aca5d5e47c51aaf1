# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs the example of several machines with 1, 2 and 4 processes on this one, and what it refuses.

    run.py MPIRUN PROGRAM

By gather and ring the bits are the same for any number of processes, as all parts are merged in one order; by MPI's
reduction for any two runs of the same number.
"""

import os
import re
import subprocess
import sys

# Open MPI asks for these of whoever is root or has few cores; others do not know them.
ALLOWED = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_btl_vader_single_copy_mechanism": "none",
}
LINE = re.compile(r"^(gather|reduce|ring) +of one process within 2e-6, bits ([0-9a-f]{8})$", re.MULTILINE)


def run(mpirun, program, processes):
    command = [mpirun, "-n", str(processes), program]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **ALLOWED}, timeout=120
    )  # fmt: skip


def bits(mpirun, program, processes):
    came = run(mpirun, program, processes)
    found = dict(LINE.findall(came.stdout))
    if came.returncode != 0 or set(found) != {"gather", "reduce", "ring"}:
        sys.exit(f"{processes} processes exited with {came.returncode}:\n{came.stdout}{came.stderr}")
    return found


def main():
    mpirun, program = sys.argv[1:]
    nothing = run(mpirun, "true", 2)
    if nothing.returncode != 0:
        print(f"MPI STARTS NO PROCESSES HERE, not even of `true`:\n{nothing.stdout}{nothing.stderr}")
        sys.exit(77)  # as Meson has it: left out
    found = {processes: bits(mpirun, program, processes) for processes in (1, 2, 4)}
    merged = {found[processes][form] for processes in found for form in ("gather", "ring")}
    if len(merged) != 1:
        sys.exit(f"gather and ring depend on the number of processes: {found}")
    if bits(mpirun, program, 4) != found[4]:
        sys.exit("two runs of 4 processes differ")
    refused = run(mpirun, program, 3)
    if refused.returncode == 0 or "give 1, 2, 4 or 8 processes, and not 3" not in refused.stderr:
        sys.exit(f"3 processes were to be refused; came:\n{refused.stdout}{refused.stderr}")
    print("1, 2 and 4 processes: one result by gather and ring, each time the same by reduction")


if __name__ == "__main__":
    main()
