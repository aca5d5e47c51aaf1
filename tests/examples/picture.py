# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that the picture in the tree is the one that the program draws.

    picture.py PROGRAM PICTURE

Draw it anew with: sh examples/run.sh --svg examples/self_attention.svg
"""

import pathlib
import subprocess
import sys
import tempfile

program, picture = sys.argv[1:]
with tempfile.TemporaryDirectory() as directory:
    drawn = pathlib.Path(directory) / "drawn.svg"
    subprocess.run([program, "--svg", drawn], check=True, stdout=subprocess.DEVNULL)
    if drawn.read_bytes() != pathlib.Path(picture).read_bytes():
        sys.exit(f"{picture} is not what the program draws: sh examples/run.sh --svg examples/self_attention.svg")
