# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Asks gdb what tensors of a program are, with examples/gdb.py.

    run.py GDB PRINTERS SOURCE COMPILER ARGUMENT...

Exits with 77, "skipped" for Meson, where gdb may not run a program, as in some containers.
"""

import pathlib
import subprocess
import sys
import tempfile

EXPECTED = {
    # As on examples/borders.md.
    "q": "tensor [Query<2>, Dk<3>] [[-10.7618399, 0.5, 1], [2, 3.25, 0]]",
    "matrix": "tensor [Query<2>, Dk<3>] [[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]]",
    "equal": "tensor [Query<2>, Key<2>] [[0, 1], [2, 3]]",
    "view": "tensor_view [Query<2>, Dk<3>] [[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]]",
    "turned": "strided_view [Dk<3>, Query<2>] [[0.5, 3.5], [1.5, 4.5], [2.5, 5.5]]",
    "repeated": "strided_view [Query<2>, Dk<3>] [[1, 2, 3], [1, 2, 3]]",
    "scalar": "tensor [] 2.25",
    "flags": "tensor [Token<2>] [true, false]",
    "bytes": "tensor [Batch<1>, Token<3>] [[1, -2, 65]]",
    "cache": "tensor [up_to<Key<5>>, Dk<2>] [[0, 1], [2, 3]]",
    "empty": "heap_tensor [Batch<1>, up_to<Key<3>>] [[]]",
    "projected": "projection [Model<2>, Dk<3>] [[0, 1, 2], [3, 4, 5]]",
    "distributed": "distribution [Key<2>] [0.5, 0.5]",
    "seen": "keep [Key<2>] [true, false]",
    "moved_from": "heap_tensor [Query<2>, Dk<3>] [[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]]",
    "on_the_heap": "heap_tensor [Query<2>, Dk<3>] <no values>",
    "lost": "tensor_view [Dk<2>] <Cannot access memory at address 0x10>",
    "fixed": "tensor [Dk<2>] [1, 2]",
    "beside": "{first = tensor [Dk<2>] [3, 4], second = 5}",
}


def main():
    debugger, printers, source, *compiler = sys.argv[1:]
    wrong = []
    with tempfile.TemporaryDirectory(prefix="heed_debugger_") as folder:
        program = pathlib.Path(folder) / "tensors"
        subprocess.run([*compiler, "-g", "-O0", source, "-o", program], check=True)
        line = next(n for n, text in enumerate(open(source), 1) if "// stop here" in text)

        def ask(*questions):
            command = [debugger, "-nx", "-batch", "-iex", "set auto-load off", "-ex", f"source {printers}"]
            command += ["-ex", f"break {pathlib.Path(source).name}:{line}", "-ex", "run"]
            for question in questions:
                command += ["-ex", "echo ?\\n", "-ex", question]
            done = subprocess.run([*command, program], capture_output=True, text=True, timeout=240)
            said = done.stdout.split("?\n")
            if "Breakpoint 1, main" not in said[0]:
                print(done.stdout, done.stderr, sep="\n")
                # No permission to trace a process is no fault of the printers.
                sys.exit(77 if "ptrace" in done.stderr or "personality" in done.stderr else 1)
            if len(said) != len(questions) + 1:
                wrong.append(f"{len(said) - 1} answers to {len(questions)} questions: {done.stderr}")
            return [answer.strip() for answer in said[1:]]

        names = list(EXPECTED)
        for name, came in zip(names, ask(*(f"output {name}" for name in names))):
            if came != EXPECTED[name]:
                wrong.append(f"{name}: expected\n  {EXPECTED[name]}\nbut gdb said\n  {came}")

        few = "tensor [Batch<7>, Time<11>, Dk<13>] [[[0, 1, 2, 3, 4, ...], ...], ...]"
        row = "tensor [Batch<7>, Time<11>, Dk<13>] [[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ...], ...]"
        few_came, exact, whole, reference, raw = ask(
            "with print elements 5 -- output many",
            "with print elements 13 -- output many",
            "with print elements unlimited -- output many",
            "output referred",
            "output/r fixed",
        )
        if few_came != few or exact != row:
            wrong.append(f"expected\n  {few}\nand\n  {row}\nbut gdb said\n  {few_came}\nand\n  {exact}")
        if not whole.endswith("999, 1000]]]") or "..." in whole or whole.count(",") != 2 + 1000:
            wrong.append(f"expected all of 1001 values, but gdb said\n  {whole}")
        if EXPECTED["matrix"] not in reference:
            wrong.append(f"of a reference gdb said\n  {reference}")
        if "values = " not in raw:
            wrong.append(f"expected the members of a tensor as they are, but gdb said\n  {raw}")
    for sentence in wrong:
        print(sentence)
    print(f"{len(names) + 5} answers, {len(wrong)} of them wrong")
    return 1 if wrong else 0


sys.exit(main())
