# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Uses heed as other projects do, with a program of two files that is compiled as strictly as its compiler can.

    run.py [--memory FILE] SOURCE MESON COMPILER ARGUMENT...

From an unpacked copy: as a Meson subproject, by CMake's add_subdirectory and FetchContent, by -isystem alone, and as a
single header, with Boost.Hana and without. From an installed one: with its pkg-config file, through Meson and by hand,
and by CMake's find_package. CMake's ways are left out, with a line that says so, where there is no CMake.
"""

import argparse
import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from unchanged import Memory  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
# What a user may ask of a compiler, but for what is about the program's own lines.
STRICT = {
    "clang": ["-Weverything", "-Wno-c++98-compat", "-Wno-c++98-compat-pedantic", "-Wno-pre-c++17-compat"],
    "g++": ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wfloat-equal", "-Wundef", "-Weffc++"]
    + ["-Wold-style-cast", "-Wuseless-cast", "-Wpadded", "-Wduplicated-branches", "-Wsign-conversion", "-Winline"],
}


def start(*command, **environment):
    return subprocess.run(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **environment},
    )


def run(*command, **environment):
    process = start(*command, **environment)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nexited with {process.returncode}:\n{process.stdout}")
    return process.stdout


def require(condition, sentence, output):
    if not condition:
        sys.exit(f"{sentence}; came:\n{output}")


def copy_library(source, target):
    """What a release holds, without build directories."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("build", ".*"))


def installed(prefix, library, others):
    """All headers have to be in a prefix, and beside them nothing but these files."""
    there = {path.relative_to(prefix / "include") for path in (prefix / "include").rglob("*.hpp")}
    listed = {path.relative_to(library / "include") for path in (library / "include").rglob("*.hpp")}
    require(there == listed, "all headers were to be installed, and no others", there ^ listed)
    beside = sorted(path.name for path in prefix.rglob("*") if path.is_file() and path.suffix != ".hpp")
    require(beside == others, f"{others} were to be the only other files", beside)


class Ways:
    def __init__(self, source, meson, command, folder):
        self.meson, self.command, self.folder = meson, command, folder
        self.library = folder / "library"
        copy_library(source, self.library)
        is_clang = "clang" in run(command[0], "--version")
        self.strict = [*STRICT["clang" if is_clang else "g++"], "-Werror"]
        # As given, without what says where heed is.
        self.plain = [word for word in command if not word.startswith("-I")]

    def only_the_users(self, build):
        """The user's two sources, with the user's warnings, are all that was compiled."""
        commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
        names = sorted(pathlib.Path(entry["file"]).name for entry in commands)
        require(names == ["other.cpp", "user.cpp"], "heed was to add no sources", names)
        text = json.dumps(commands)
        require("-isystem" in text, "heed was to be a system folder", text)
        require("-Wpedantic" not in text or self.strict[0] == "-Wall", "heed was to add no warnings", text)

    # Meson --------------------------------------------------------------------------------------------------------

    def build_by_meson(self, user, kind, *options):
        """Builds and tests the user's project, which must have found heed in the given way."""
        build = user / "build"
        output = run(*self.meson, "setup", build, user, *options)
        require(f": {kind}\n" in output.replace(" \n", "\n"), f"heed was to come as {kind}", output)
        run(*self.meson, "test", "-C", build)
        tests = json.loads(run(*self.meson, "introspect", "--tests", build))
        require([test["name"] for test in tests] == ["user"], "only the user's own test was to be there", tests)
        self.only_the_users(build)

    def meson_subproject(self):
        user = self.folder / "subproject"
        shutil.copytree(HERE, user)
        copy_library(self.library, user / "subprojects" / "heed")
        self.build_by_meson(user, "internal", "--wrap-mode=forcefallback")

    def meson_installed(self):
        build, prefix = self.folder / "build", self.folder / "prefix"
        run(*self.meson, "setup", build, self.library, f"--prefix={prefix}", "-Dtests=disabled", "-Dexamples=disabled")
        run(*self.meson, "install", "-C", build)
        installed(prefix, self.library, ["heed.cppm", "heed.pc"])
        user = self.folder / "installed"
        shutil.copytree(HERE, user)
        found = prefix / "share" / "pkgconfig"
        self.build_by_meson(user, "pkgconfig", "--wrap-mode=nofallback", f"--pkg-config-path={found}")
        flags = run("pkg-config", "--cflags", "heed", PKG_CONFIG_PATH=str(found)).replace("\\ ", "\0").split()
        self.by_hand("pkg-config", *(flag.replace("\0", " ") for flag in flags))
        # Where the compilers look anyhow, -isystem would make them look there earlier than they can stand.
        build = self.folder / "of the system"
        run(*self.meson, "setup", build, self.library, "--prefix=/usr", "-Dtests=disabled", "-Dexamples=disabled")
        (file,) = build.rglob("heed.pc")
        text = file.read_text(encoding="utf-8")
        require("\nCflags: -I${includedir}\n" in text, "the compilers look into /usr/include by themselves", text)

    # CMake --------------------------------------------------------------------------------------------------------

    def cmake(self, *arguments):
        output = run("cmake", *arguments)
        require("Warning" not in output, "CMake was to warn of nothing", output)
        return output

    def build_by_cmake(self, by, *options):
        build = self.folder / by
        strict = ";".join(self.strict)
        options = ["-G", "Ninja", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", "-DCMAKE_BUILD_TYPE=Release", *options]
        self.cmake("-S", HERE, "-B", build, f"-DHEED_BY={by}", f"-DHEED_STRICT={strict}", *options)
        self.cmake("--build", build)
        output = run("ctest", "--test-dir", build, "--no-tests=error")
        require("out of 1\n" in output, "only the user's own test was to be there", output)
        self.only_the_users(build)
        return build

    def cmake_unpacked(self):
        for by in ("add_subdirectory", "FetchContent"):
            build = self.build_by_cmake(by, f"-DHEED_SOURCE={self.library}")
            run("cmake", "--install", build, "--prefix", build / "prefix")
            came = [path for path in (build / "prefix").rglob("*") if path.is_file()]
            require(not came, "heed was not to be installed with the user's project", came)

    def cmake_installed(self):
        build, prefix = self.folder / "cmake build", self.folder / "cmake prefix"
        self.cmake("-S", self.library, "-B", build, f"-DCMAKE_INSTALL_PREFIX={prefix}")
        self.cmake("--build", build)
        self.cmake("--install", build)
        package = ["find_hana.cmake", "heed.cppm", "heedConfig.cmake", "heedConfigVersion.cmake", "heedTargets.cmake"]
        installed(prefix, self.library, package)
        # It is found wherever it was moved to.
        moved = self.folder / "moved"
        prefix.rename(moved)
        version = re.search(r"^project\(heed VERSION (\S+)", (self.library / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
        major, minor, patch = map(int, version.split("."))
        there = f"-DCMAKE_PREFIX_PATH={moved}"
        self.build_by_cmake("find_package", f"-DHEED_WANTED={major}.{minor}", there)
        for wanted in (f"{major}.{minor + 1}", f"{major + 1}.{minor}", f"{major}.{minor}.{patch + 1}"):
            process = start("cmake", "-S", HERE, "-B", self.folder / "refused", f"-DHEED_WANTED={wanted}", there)
            refused = process.returncode != 0 and f"version: {version}" in process.stdout
            require(refused, f"{version} was to be refused for {wanted}", process.stdout)

    # By hand ------------------------------------------------------------------------------------------------------

    def by_hand(self, name, *flags, sources=(HERE / "user.cpp", HERE / "other.cpp")):
        program = self.folder / f"program {name}"
        run(*self.plain, *self.strict, *flags, *sources, "-o", program)
        run(program)

    def single_header(self):
        forms = {"with Hana": [], "without Hana": ["--without-hana"]}
        many = ["-isystem", self.library / "include"]
        places = {}
        for name, options in forms.items():
            places[name] = self.folder / name
            header = places[name] / "heed" / "heed.hpp"
            header.parent.mkdir(parents=True)
            command = [sys.executable, self.library / "include" / "single_header.py", *options]
            run(*command, "--output", header)
            again = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd="/").stdout
            require(again == header.read_bytes(), "the same command was to write the same bytes", name)
            # As a user's own header, which is no system header.
            self.by_hand(name, "-I", places[name])
            needed = run(*self.plain, "-I", places[name], "-M", HERE / "other.cpp")
            require(("boost/" in needed) == (not options), f"Boost was to be needed {name} alone", needed)
            require("heed/ops" not in needed, "one header was to be all", needed)
            # Built apart, one file with it and one with the many.
            objects = [self.folder / "user.o", self.folder / "other.o"]
            run(*self.plain, *self.strict, "-I", places[name], "-c", HERE / "user.cpp", "-o", objects[0])
            run(*self.plain, *self.strict, *many, "-c", HERE / "other.cpp", "-o", objects[1])
            self.by_hand("of both", sources=objects)
        # Twice, and beside the many, in any order.
        includes = {name: f'#include "{place}/heed/heed.hpp"\n' for name, place in places.items()}
        includes["many"] = "#include <heed/heed.hpp>\n"
        includes["one"] = "#include <heed/tensor/extent.hpp>\n"
        for pair in itertools.product(includes, repeat=2):
            source = self.folder / "beside.cpp"
            both = includes["many"] if set(pair) == {"one"} else ""
            text = includes[pair[0]] + includes[pair[1]] + both + (HERE / "beside.cpp").read_text(encoding="utf-8")
            source.write_text(text, encoding="utf-8")
            run(*self.plain, *self.strict, *many, "-fsyntax-only", source)
        printing = run(sys.executable, self.library / "include" / "single_header.py", "heed/heed.hpp", "heed/io/print.hpp")
        require("// heed/io/print.hpp\n" in printing, "any header was to be had in one file", printing[:500])


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("source", type=pathlib.Path)
    arguments.add_argument("meson")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    has_cmake = shutil.which("cmake") is not None
    memory = Memory(
        given.memory,
        [*given.command, *(["with CMake"] if has_cmake else [])],
        *(HERE, given.source / "include", given.source / "examples", given.source / "meson.build"),
        given.source / "CMakeLists.txt",
    )
    if memory.went_well_before():
        print("unchanged since all ways worked")
        return 0
    os.environ["CXX"] = given.command[0]
    for name in ("CXXFLAGS", "LDFLAGS", "DESTDIR", "PKG_CONFIG_PATH", "CMAKE_PREFIX_PATH"):
        os.environ.pop(name, None)

    # A blank in the path, for whoever forgets to quote it.
    with tempfile.TemporaryDirectory(prefix="used by others ") as folder:
        ways = Ways(given.source, [given.meson], given.command, pathlib.Path(folder))
        ways.meson_subproject()
        ways.meson_installed()
        if has_cmake:
            ways.cmake_unpacked()
            ways.cmake_installed()
        ways.by_hand("by -isystem", "-isystem", ways.library / "include")
        ways.single_header()
    print("used by Meson, as a subproject and installed; by pkg-config, by -isystem, and as a single header of two forms")
    if has_cmake:
        print("used by CMake: add_subdirectory, FetchContent and find_package")
    else:
        print("CMAKE IS MISSING: add_subdirectory, FetchContent and find_package are not tested")
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
