# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Whether heed reads the .npz files of NumPy itself, and NumPy those of heed: to the last bit of every array.

    npz_numpy.py COMPILER ARGUMENT...

By numpy.savez, and by numpy.savez_compressed where there is zlib; of both byte orders and both orders of memory. It ends
with 77, skipped, where there is no NumPy: of the Python that runs it, or of the system's.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

try:
    import numpy
except ImportError:
    # A Python of one's own in front of the one that Debian's python3-numpy is for.
    SYSTEM = "/usr/bin/python3"
    if pathlib.Path(SYSTEM).exists() and not os.environ.get("HEED_TEST_PYTHON"):
        os.execve(SYSTEM, [SYSTEM, *sys.argv], {**os.environ, "HEED_TEST_PYTHON": SYSTEM})
    print("NUMPY IS MISSING")
    sys.exit(77)

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
import zip_differential  # noqa: E402


def arrays(draw):
    return {
        "floats": draw.standard_normal((13, 17)).astype("f4"),
        "dir/doubles": draw.standard_normal((101, 103)),
        "halves": draw.standard_normal(7).astype("f2"),
        "whole": draw.integers(-(2**63), 2**63 - 1, (2, 3, 5)),
        "small": draw.integers(0, 256, 5).astype("u1"),
        "truth": draw.integers(0, 2, 3).astype("?"),
        "one": numpy.array(draw.standard_normal(), "f4"),
    }


def kinds(of):
    """The same arrays as they may stand in a file."""
    yield "as they are", of
    yield "of the other byte order", {name: x.astype(x.dtype.newbyteorder(">")) for name, x in of.items()}
    # Of a number without axes NumPy would make an array with one.
    yield "by columns", {name: numpy.asfortranarray(x) if x.ndim else x for name, x in of.items()}


def main():
    zlib = zip_differential.zlib_words(sys.argv[1:2])
    if not zlib:
        print("ZLIB IS MISSING: what numpy.savez_compressed writes is not read")
    wrong = done = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        program, there, back = folder / "copy", folder / "there.npz", folder / "back.npz"
        subprocess.run([*sys.argv[1:], str(HERE / "npz_copy.cpp"), *zlib, "-o", str(program)], check=True)
        given = arrays(numpy.random.default_rng(17))
        for save in (numpy.savez, numpy.savez_compressed) if zlib else (numpy.savez,):
            for kind, of in kinds(given):
                save(there, **of)
                back.unlink(missing_ok=True)
                came = subprocess.run([program, there, back], stdout=subprocess.PIPE, text=True, check=False)
                done += 1
                if came.returncode != 0:
                    wrong += 1
                    print(f"{save.__name__}, {kind}: {came.stdout}")
                    continue
                with numpy.load(back, allow_pickle=False) as file:
                    same = list(file.files) == list(given) and all(
                        file[name].dtype == x.dtype and file[name].shape == x.shape and file[name].tobytes() == x.tobytes()
                        for name, x in given.items()
                    )
                if not same:
                    wrong += 1
                    print(f"{save.__name__}, {kind}: NumPy finds something else than it wrote")
    print(f"{done} files of NumPy {numpy.__version__}, {wrong} wrong")
    return 1 if wrong or done < 3 else 0


if __name__ == "__main__":
    sys.exit(main())
