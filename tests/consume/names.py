# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Whether all that the linker may take from either of two files has a name that says for what it was compiled.

    names.py PROGRAM...
    names.py --self-test COMPILER ARGUMENT...    checks that a name that does not say it is found
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Names of heed's own functions and variables for linkers, what says for what they were compiled, and which are one for
# the whole program: the handler of failures.
OURS = re.compile(r"_Z(?:GV|TV|TI|TS)?N[rVKRO]*4heed")
SAYS_FOR_WHAT = re.compile(r"heed_\d+_for_")
FOR_ALL = re.compile(r"19set_failure_handler|19handler_of_failures")
SILENT = """namespace heed {
template <class Element>
Element twice(Element x) { return x + x; }
}  // namespace heed
int main() { return heed::twice(0); }
"""


def names(program):
    """The names of heed's own that may come from more than one file."""
    lines = subprocess.run(["nm", program], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    listed = (line.split()[-2:] for line in lines)
    return [symbol for kind, symbol in listed if kind in "WVu" and OURS.match(symbol)]


def silent(program):
    return sorted(symbol for symbol in names(program) if not SAYS_FOR_WHAT.search(symbol) and not FOR_ALL.search(symbol))


def self_test(command):
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "silent.cpp"), pathlib.Path(folder, "silent")
        source.write_text(SILENT, encoding="utf-8")
        subprocess.run([*command, "-O0", source, "-o", program], check=True)
        found = silent(program)
    return [] if len(found) == 1 and "twice" in found[0] else [f"heed::twice was to be found, but came {found}"]


def main():
    if not shutil.which("nm"):
        print("NM IS MISSING: names are not looked at")
        return 0
    if sys.argv[1:2] == ["--self-test"]:
        wrong = self_test(sys.argv[2:])
    else:
        wrong = []
        for program in sys.argv[1:]:
            if len(names(program)) < 100:
                wrong.append(f"{program}: was to have functions of heed")
            wrong += [f"{program}: does not say for what it was compiled: {symbol}" for symbol in silent(program)]
    print("\n".join(wrong) if wrong else f"{max(1, len(sys.argv) - 1)} looked at, none wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
