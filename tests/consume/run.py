# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Uses heed as other projects do: as a Meson subproject, installed with its pkg-config file, and by -I alone.

    run.py [--memory FILE] SOURCE MESON COMPILER ARGUMENT...
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from unchanged import Memory  # noqa: E402


def run(*command, **environment):
    process = subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
    )
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nexited with {process.returncode}:\n{process.stdout}")
    return process.stdout


def require(condition, sentence, output):
    if not condition:
        sys.exit(f"{sentence}; came:\n{output}")


def copy_library(source, target):
    """What a release holds, without build directories."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("build", ".*"))


def build_user(meson, folder, kind, *options):
    """Builds and tests the user's project, which must have found heed in the given way."""
    build = folder / f"build-{kind}"
    output = run(*meson, "setup", build, folder, *options)
    require(f": {kind}\n" in output.replace(" \n", "\n"), f"heed was to come as {kind}", output)
    run(*meson, "test", "-C", build)
    tests = json.loads(run(*meson, "introspect", "--tests", build))
    require([test["name"] for test in tests] == ["user"], "only the user's own test was to be there", tests)
    flags = (build / "compile_commands.json").read_text(encoding="utf-8")
    require(flags.count("-Wconversion") == 1, "heed was to add no warnings and no sources", flags)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("source", type=pathlib.Path)
    arguments.add_argument("meson")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    meson = [given.meson]
    here = pathlib.Path(__file__).parent
    memory = Memory(
        given.memory, given.command, here, given.source / "include", given.source / "meson.build", given.source / "examples"
    )
    if memory.went_well_before():
        print("unchanged since all three ways worked")
        return 0
    os.environ["CXX"] = given.command[0]
    for name in ("CXXFLAGS", "LDFLAGS", "DESTDIR", "PKG_CONFIG_PATH"):
        os.environ.pop(name, None)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        library, prefix = folder / "library", folder / "prefix"
        copy_library(given.source, library)

        user = folder / "subproject"
        shutil.copytree(here, user)
        copy_library(given.source, user / "subprojects" / "heed")
        build_user(meson, user, "internal", "--wrap-mode=forcefallback")

        build = folder / "build"
        run(*meson, "setup", build, library, f"--prefix={prefix}", "-Dtests=disabled", "-Dexamples=disabled")
        run(*meson, "install", "-C", build)
        there = {path.relative_to(prefix / "include") for path in (prefix / "include").rglob("*.hpp")}
        listed = {path.relative_to(library / "include") for path in (library / "include").rglob("*.hpp")}
        require(there == listed, "all headers were to be installed, and no others", there ^ listed)
        # Headers only: nothing but them and the pkg-config file.
        others = [path for path in prefix.rglob("*") if path.is_file() and path.suffix != ".hpp"]
        require([path.name for path in others] == ["heed.pc"], "heed.pc was to be the only other file", others)

        user = folder / "installed"
        shutil.copytree(here, user)
        build_user(meson, user, "pkgconfig", "--wrap-mode=nofallback", f"--pkg-config-path={others[0].parent}")

        program = folder / "user"
        run(*given.command, "-I", library / "include", here / "user.cpp", "-o", program)
        run(program)
    print("used as a subproject, installed with pkg-config, and by -I alone")
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
