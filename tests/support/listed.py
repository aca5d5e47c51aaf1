# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that the lists in a meson.build hold every file there is: one left out would silently not be tested.

    listed.py FOLDER SUFFIX NAME... [-- NAME...]

Names come with the suffix or without it; each list is sorted.
"""

import pathlib
import sys


def main():
    folder, suffix, *names = sys.argv[1:]
    names = [name if name == "--" else name.removesuffix(suffix) for name in names]
    there = {path.relative_to(folder).as_posix().removesuffix(suffix) for path in pathlib.Path(folder).rglob("*" + suffix)}
    listed = set(names) - {"--"}
    wrong = [f"{name} is not listed" for name in sorted(there - listed)]
    wrong += [f"{name} is listed and does not exist" for name in sorted(listed - there)]
    wrong += [
        f"{later} stands after {name}"
        for name, later in zip(names, names[1:])
        if "--" not in (name, later) and later <= name
    ]
    print("\n".join(wrong) or f"{len(listed)} files, all listed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
