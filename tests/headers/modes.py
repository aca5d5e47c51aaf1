# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Compiles heed in the languages and with the standard libraries that run.sh does not take, by every compiler found.

    modes.py [--only PATTERN] [--umbrella] [--unit NAME]... [--record]

run.sh has -std=c++20, the newest language for a few tests, and gnu++20 for the headers. Here, for every compiler that is
found (g++, and every clang++ on the path or in /usr/lib/llvm-*/bin), it is -std=c++20, gnu++20, c++23 and c++26, as far as
the compiler knows them, and the same with libc++ where that is: each header by itself, tests/static/, and with --unit that
unit test (--unit all: every one), built with -O0 and run; with --umbrella only <heed/heed.hpp>, the other umbrellas and one
file that includes all headers, which is a matter of seconds.
Warnings are errors. PATTERN chooses modes, "clang.* c\\+\\+26". With --record a row for each mode goes into modes.md.
"""

import argparse
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests/support"))
import recorded  # noqa: E402
WARNINGS = "-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror".split()
# As tests/meson.build has unit tests built.
QUICKLY = "-O0 -Dalways_inline=unused -Wno-parentheses".split()
# By the oldest name that a compiler knows.
LANGUAGES = {
    "c++20": ("-std=c++20",),
    "gnu++20": ("-std=gnu++20",),
    "c++23": ("-std=c++23", "-std=c++2b"),
    "c++26": ("-std=c++26", "-std=c++2c"),
}
UMBRELLAS = "heed/heed.hpp heed/nn.hpp heed/gradient.hpp heed/math.hpp".split()


def takes(command, program="#include <string>\nint main() {}\n"):
    """Whether a compiler makes a program, which needs the standard library to be there."""
    command = [*command, "-x", "c++", "-o", "/dev/null", "-"]
    return subprocess.run(command, input=program, text=True, capture_output=True, check=False).returncode == 0


def found_compilers():
    """The command of each version that is there, by its name."""
    found = {}
    inside = sorted(pathlib.Path("/usr/lib").glob("llvm-*/bin/clang++"))
    for name in ("g++", *(f"g++-{n}" for n in range(12, 20)), "clang++", *map(str, inside)):
        if shutil.which(name):
            version = subprocess.run([name, "-dumpfullversion", "-dumpversion"], capture_output=True, text=True, check=False)
            kind = "clang++" if "clang" in name else "g++"
            found.setdefault(f"{kind} {version.stdout.split()[-1]}", name)
    return found


def modes():
    """Pairs of what a mode is called and its command."""
    for name, compiler in found_compilers().items():
        for language, flags in LANGUAGES.items():
            flag = next((one for one in flags if takes([compiler, one])), None)
            if flag is None:
                continue
            yield f"{name} {language}", [compiler, flag]
            # With a warning it is another clang's, which does not support this one.
            if name.startswith("clang") and takes([compiler, flag, "-stdlib=libc++", "-Werror"]):
                yield f"{name} {language} libc++", [compiler, flag, "-stdlib=libc++"]


def listed(path, name):
    """A list of names in a meson.build."""
    block = re.search(rf"^{name} = \[(.*?)^\]", (ROOT / path).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return re.findall(r"'([^']+)'", block[1])


def has_eigen():
    return pathlib.Path("/usr/include/eigen3").is_dir()


def headers():
    found = listed("include/meson.build", "core_headers") + listed("include/meson.build", "io_headers")
    # A border with a formatter needs one.
    return [one for one in found if one != "heed/borders/fmt.hpp" or pathlib.Path("/usr/include/fmt").is_dir()]


class Mode:
    """What one mode found: sentences about what does not compile, or fails."""

    def __init__(self, name, command, folder):
        self.name, self.folder, self.wrong, self.done = name, folder, [], 0
        self.command = [*command, *WARNINGS, f"-I{ROOT / 'include'}", f"-I{ROOT / 'tests'}"]
        self.catch_main = None

    def check(self, what, command, given=None):
        came = subprocess.run(command, input=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.done += 1
        if came.returncode != 0:
            print(f"{self.name}, {what}: {shlex.join(command)}\n{came.stdout[-3000:]}", flush=True)
            self.wrong.append(what)
        return came.returncode == 0

    def header(self, *names):
        twice = "".join(f"#include <{name}>\n" for name in (*names, *names))
        what = names[0] if len(names) == 1 else f"{len(names)} headers together"
        self.check(what, [*self.command, "-fsyntax-only", "-x", "c++", "-"], twice)

    def static(self, name):
        self.check(f"static/{name}", [*self.command, *QUICKLY, "-fsyntax-only", str(ROOT / f"tests/static/{name}.cpp")])

    def unit(self, name):
        if self.catch_main is None:
            self.catch_main = self.folder / "catch_main.o"
            source = ROOT / "tests/support/catch_main.cpp"
            self.check("Catch2", [*self.command, "-w", "-c", str(source), "-o", str(self.catch_main)])
        program = self.folder / name
        words = [*self.command, *QUICKLY, "-isystem", "/usr/include/eigen3", str(ROOT / f"tests/unit/{name}.cpp")]
        if self.check(f"unit/{name}", [*words, str(self.catch_main), "-o", str(program)]):
            self.check(f"unit/{name}, run", [str(program)])
            program.unlink()


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--only", metavar="PATTERN")
    arguments.add_argument("--umbrella", action="store_true")
    arguments.add_argument("--unit", action="append", default=[])
    arguments.add_argument("--record", action="store_true")
    given = arguments.parse_args()
    units = listed("tests/meson.build", "unit_names") if given.unit == ["all"] else given.unit
    failed = 0
    for name, command in modes():
        if given.only and not re.search(given.only, name):
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            mode = Mode(name, command, pathlib.Path(folder))
            for one in UMBRELLAS if given.umbrella else headers():
                mode.header(one)
            if given.umbrella:
                mode.header(*headers())
            for one in [] if given.umbrella else listed("tests/meson.build", "static_names"):
                mode.static(one)
            for one in units:
                mode.unit(one)
        found = f"wrong: {', '.join(mode.wrong)}" if mode.wrong else "nothing wrong"
        minutes = (time.monotonic() - began) / 60
        print(f"{name}: {mode.done} checked, {found}, {minutes:.1f} minutes", flush=True)
        failed += bool(mode.wrong)
        if given.record:
            what = f"{mode.done} checked, {found}"
            recorded.add_row(HERE / "modes.md", name, recorded.command(), what, f"{minutes:.1f}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
