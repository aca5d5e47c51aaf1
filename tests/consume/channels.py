# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Uses heed as a module, and by what package managers are given: include/heed.cppm and include/packaging/; and what is
compiled with other flags or of another version stays apart.

    channels.py SOURCE MESON module|flags|packages COMPILER ARGUMENT...

The module needs clang++ 19. No package manager is asked, since those need a network: the recipe for Conan and the port
for vcpkg are run with stand-ins for their functions, the port's with CMake itself behind them, and what they install is
used by a program. Of xmake's file it is checked that it installs what is there.
"""

import argparse
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import types

HERE = pathlib.Path(__file__).resolve().parent
INCLUDE = re.compile(r"^ *# *include <([\w/.]+)>", re.MULTILINE)
GUEST = re.compile(r"^#include <((?:fmt|Eigen)/[^>]*|zlib\.h)>", re.MULTILINE)
# vcpkg's functions, as its documentation has them.
VCPKG = """
set(CURRENT_PACKAGES_DIR "@packages@")
set(PORT heed)
function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
endfunction()
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "SOURCE_PATH" "OPTIONS")
  run("${CMAKE_COMMAND}" -S "${given_SOURCE_PATH}" -B "@build@" "-DCMAKE_INSTALL_PREFIX=@packages@" ${given_OPTIONS})
endfunction()
function(vcpkg_cmake_install)
  run("${CMAKE_COMMAND}" --build "@build@")
  run("${CMAKE_COMMAND}" --install "@build@")
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "CONFIG_PATH" "")
  file(RENAME "@packages@/${given_CONFIG_PATH}" "@packages@/share/heed")
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "" "FILE_LIST")
  file(INSTALL ${given_FILE_LIST} DESTINATION "@packages@/share/heed" RENAME copyright)
endfunction()
include("@port@/portfile.cmake")
"""


def start(*command, **options):
    return subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )


def run(*command, **options):
    process = start(*command, **options)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nexited with {process.returncode}:\n{process.stdout}")
    return process.stdout


def require(condition, sentence, came):
    if not condition:
        sys.exit(f"{sentence}; came:\n{came}")


def headers(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.hpp")}


def version_of(source):
    return re.search(r"^project\(heed VERSION (\S+)", (source / "CMakeLists.txt").read_text(), re.MULTILINE)[1]


class Module:
    """What include/heed.cppm includes, and that it is used."""

    def __init__(self, source, command, folder):
        self.include, self.command, self.folder = source / "include", command, folder
        self.file = self.include / "heed.cppm"
        self.built = folder / "heed.pcm"

    def includes(self):
        """All of heed is in the module."""
        reached, todo = set(), INCLUDE.findall(self.file.read_text(encoding="utf-8"))
        while todo:
            name = todo.pop()
            if name in reached or not name.startswith("heed/"):
                continue
            reached.add(name)
            todo += INCLUDE.findall((self.include / name).read_text(encoding="utf-8"))
        public = {name for name in headers(self.include) if "/detail/" not in name and "/kernel/" not in name}
        # What is for the types of another library is included beside the import.
        public -= {name for name in public if GUEST.search((self.include / name).read_text(encoding="utf-8"))}
        require(public <= reached, "all public headers were to be in the module", public - reached)

    def exports(self):
        """What the headers declare, and no more."""
        run(sys.executable, HERE.parent / "support" / "module_names.py", self.include, *self.command)

    def compile(self, *words):
        return start(*self.command, "-isystem", self.include, "-Wall", "-Wextra", "-Werror", *words)

    def is_used(self):
        process = self.compile("--precompile", self.file, "-o", self.built)
        require(process.returncode == 0, "the module was to compile", process.stdout)
        text = (HERE / "user.hpp").read_text(encoding="utf-8").replace("#include <heed/heed.hpp>", "import heed;")
        (self.folder / "user.hpp").write_text(text, encoding="utf-8")
        # Macros are in no module.
        user = (HERE / "user.cpp").read_text(encoding="utf-8")
        user = re.sub(r"\n *static_assert\(HEED_VERSION.*", "", user)
        (self.folder / "user.cpp").write_text(user, encoding="utf-8")
        shutil.copy(HERE / "other.cpp", self.folder / "other.cpp")
        by_module = f"-fmodule-file=heed={self.built}"
        program = self.folder / "program"
        # Files that import, and one file of each kind.
        for other in (self.folder / "other.cpp", HERE / "other.cpp"):
            process = self.compile(by_module, self.folder / "user.cpp", other, self.built, "-o", program)
            require(process.returncode == 0, "a program was to be made with the module", process.stdout)
            run(program)
        self.is_one_with_headers(by_module)

    def is_one_with_headers(self, by_module):
        """One file with import and includes, in either order, also of headers for the types of another library."""
        named = [name for name in headers(self.include) if "/detail/" not in name and "/kernel/" not in name]
        guests = {
            name: found[1]
            for name in named
            if (found := GUEST.search((self.include / name).read_text(encoding="utf-8")))
        }
        there = [path for path in ("/usr/include/eigen3", "/usr/local/include/eigen3") if pathlib.Path(path).is_dir()]
        words = ["-DFMT_HEADER_ONLY", *(word for path in there for word in ("-isystem", path))]
        libraries = []
        for library in sorted(set(guests.values())):
            probe = self.folder / "probe.cpp"
            probe.write_text(f"#include <{library}>\n", encoding="utf-8")
            if self.compile(*words, "-fsyntax-only", probe).returncode != 0:
                print(f"{library} IS MISSING: heed's header for it is not included beside the import")
                named = [name for name in named if guests.get(name) != library]
            elif library == "zlib.h":
                libraries = ["-lz"]
        includes = [f"#include <{name}>\n" for name in named]
        imports = ["import heed;\n"]
        main = (HERE / "both_forms.cpp").read_text(encoding="utf-8")
        for order in (imports + includes, includes + imports, [includes[0], *imports, *includes[1:]]):
            source, program = self.folder / "both.cpp", self.folder / "both"
            source.write_text("".join(order) + main, encoding="utf-8")
            process = self.compile(by_module, *words, source, self.built, *libraries, "-o", program)
            require(process.returncode == 0, "import and includes were to be one in a file", process.stdout)
            run(program)


class Flags:
    """Files of one program that are compiled with other flags, or with another version of heed."""

    SOURCE = HERE / "two_sets_of_flags.cpp"

    def __init__(self, source, command, folder):
        self.include, self.command, self.folder = source / "include", command, folder
        self.number = 0

    def object(self, *words, include=None, source=SOURCE):
        self.number += 1
        built = self.folder / f"{self.number}.o"
        # Nothing is inlined, so that the linker has a choice.
        flags = ["-O0", "-Dalways_inline=unused", "-w", "-isystem", include or self.include]
        run(*self.command, *flags, *words, "-c", source, "-o", built)
        return built

    def linked(self, *objects):
        self.number += 1
        built = self.folder / f"{self.number} program"
        run(*self.command, *objects, "-o", built)
        return built

    def program(self, *objects):
        return run(self.linked(*objects)).split()

    def newer(self):
        """A version to come, whose borders read shorter headers only."""
        newer = self.folder / "newer"
        shutil.copytree(self.include, newer)
        for name, before, after in (
            ("version.hpp", r"(#define HEED_VERSION) \d+", r"\1 9900"),
            ("borders/detail/safetensors_header.hpp", r"(largest_header =) [\d']+", r"\1 10"),
        ):
            header = newer / "heed" / name
            text, times = re.subn(before, after, header.read_text(encoding="utf-8"))
            require(times == 1, f"{name} was to have one {before}", times)
            header.write_text(text, encoding="utf-8")
        return newer

    def stay_apart(self):
        first = ["-DBITS=first", "-DOTHER_BITS=second"]
        second = ["-DBITS=second", "-DOTHER_BITS=first"]
        plain, fused = [], ["-mavx2", "-mfma"]
        alone = {}
        for flags in (plain, fused):
            same = self.program(self.object(*first, *flags, "-DPRINTS"), self.object(*second, *flags))
            require(same[0] == same[1], "one set of flags was to give one result", same)
            alone[tuple(flags)] = same[0]
        wanted = [alone[()], alone[tuple(fused)]]
        require(wanted[0] != wanted[1], "the flags were to give other bits", wanted)
        one, other = self.object(*first, "-DPRINTS"), self.object(*second, *fused)
        for objects in ((one, other), (other, one)):
            came = self.program(*objects)
            require(came == wanted, f"each file was to have the bits that it has alone, {wanted}", came)

    def versions_stay_apart(self, newer):
        source = HERE / "two_versions.cpp"
        here = self.object("-DBITS=first", "-DOTHER_BITS=second", "-DPRINTS", source=source)
        there = self.object("-DBITS=second", "-DOTHER_BITS=first", include=newer, source=source)
        for objects in ((here, there), (there, here)):
            came = self.program(*objects)
            require(came == ["1", "0"], "each file was to read as its own version does, 1 and 0", came)

    def throwing_stays_apart(self):
        source = HERE / "throws.cpp"
        here = self.object("-DBITS=first", "-DOTHER_BITS=second", "-DPRINTS", source=source)
        there = self.object("-DBITS=second", "-DOTHER_BITS=first", "-fno-exceptions", source=source)
        for objects in ((here, there), (there, here)):
            built = self.linked(*objects)
            came = [start(built).returncode, start(built, "other").returncode]
            require(came == [2, 3], "one file was to throw, 2, and the other to call the handler, 3", came)

    def do_not_mix(self, newer):
        """A tensor that a file gives to one of other flags or of another version: the linker says which."""
        user, other = HERE / "user.cpp", HERE / "other.cpp"
        here = self.object(source=user)
        for there, word in (
            (self.object("-mavx2", "-mfma", source=other), "for_every_processor"),
            (self.object("-fno-exceptions", source=other), "for_every_processor"),
            (self.object(include=newer, source=other), "heed_100_for"),
        ):
            process = start(*self.command, here, there, "-o", self.folder / "mixed")
            refused = process.returncode != 0 and word in process.stdout
            require(refused, f"the linker was to miss a function of {word}", process.stdout)
        # With AVX alone there are fewer instructions than with AVX2.
        one, two = self.object("-mavx", source=user), self.object("-mavx2", source=other)
        process = start(*self.command, one, two, "-o", self.folder / "mixed")
        refused = process.returncode != 0 and "for_avx" in process.stdout
        require(refused, "the linker was to miss a function for_avx", process.stdout)


class Packages:
    def __init__(self, source, meson, command, folder):
        self.source, self.meson, self.command, self.folder = source, meson, command, folder
        self.packaging = source / "include" / "packaging"
        self.version = version_of(source)

    def is_used(self, include, name):
        program = self.folder / f"program by {name}"
        run(*self.command, "-isystem", include, HERE / "user.cpp", HERE / "other.cpp", "-o", program)
        run(program)

    def has_all(self, include, name):
        came, there = headers(include), headers(self.source / "include")
        require(came == there, f"{name} was to install all headers, and no others", came ^ there)
        require((include / "heed.cppm").is_file(), f"{name} was to install the module", include)

    def conan(self):
        stand_ins = {name: types.ModuleType(name) for name in ("conan", "conan.tools")}
        for name in ("build", "files", "layout"):
            stand_ins[f"conan.tools.{name}"] = types.ModuleType(f"conan.tools.{name}")
        asked = []

        class ConanFile:
            recipe_folder = str(self.packaging / "conan")
            source_folder = export_sources_folder = str(self.folder / "conan sources")
            package_folder = str(self.folder / "conan package")

            def requires(self, reference, options=None):
                asked.append(reference)

        def copy(conanfile, pattern, src, dst):
            # In Conan's patterns * reaches into folders.
            words = re.compile(re.escape(pattern).replace(r"\*", ".*"))
            for path in pathlib.Path(src).rglob("*"):
                name = path.relative_to(src)
                if path.is_file() and words.fullmatch(name.as_posix()):
                    (dst / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, dst / name)

        stand_ins["conan"].ConanFile = ConanFile
        stand_ins["conan.tools.build"].check_min_cppstd = lambda conanfile, standard: asked.append(standard)
        stand_ins["conan.tools.files"].copy = copy
        stand_ins["conan.tools.layout"].basic_layout = lambda conanfile, src_folder: None
        sys.modules.update(stand_ins)
        sys.dont_write_bytecode = True
        spec = importlib.util.spec_from_file_location("conanfile", self.packaging / "conan" / "conanfile.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        recipe = module.Heed()
        recipe.set_version()
        require(recipe.version == self.version, f"Conan was to have version {self.version}", recipe.version)
        recipe.export_sources()
        recipe.layout()
        recipe.requirements()
        recipe.validate()
        recipe.package()
        require(asked and asked[0].startswith("boost/") and 20 in asked, "Boost and C++20 were to be asked for", asked)
        package = self.folder / "conan package"
        require((package / "licenses" / "LICENSE").is_file(), "Conan was to have the licence", package)
        self.has_all(package / "include", "Conan")
        self.is_used(package / "include", "Conan")

    def vcpkg(self):
        port = self.packaging / "vcpkg" / "heed"
        manifest = json.loads((port / "vcpkg.json").read_text(encoding="utf-8"))
        require(manifest["version"] == self.version, f"vcpkg was to have version {self.version}", manifest)
        if not shutil.which("cmake"):
            print("CMAKE IS MISSING: the port for vcpkg is not run")
            return
        packages = self.folder / "vcpkg packages"
        script = VCPKG
        for name, value in {"packages": packages, "build": self.folder / "vcpkg build", "port": port}.items():
            script = script.replace(f"@{name}@", str(value))
        (self.folder / "vcpkg.cmake").write_text(script, encoding="utf-8")
        run("cmake", "-P", self.folder / "vcpkg.cmake")
        # As vcpkg's own function does: the file stands one folder higher now.
        targets = packages / "share" / "heed" / "heedTargets.cmake"
        up = 'get_filename_component(_IMPORT_PREFIX "${_IMPORT_PREFIX}" PATH)\n'
        targets.write_text(targets.read_text(encoding="utf-8").replace(up, "", 1), encoding="utf-8")
        self.has_all(packages / "include", "vcpkg")
        found = sorted(path.name for path in (packages / "share" / "heed").iterdir())
        wanted = ["copyright", "find_hana.cmake", "heedConfig.cmake", "heedConfigVersion.cmake", "heedTargets.cmake"]
        wanted.append("usage")
        require(found == wanted, f"{wanted} were to be in share/heed", found)
        build = self.folder / "vcpkg user"
        options = ["-DHEED_BY=find_package", "-DHEED_WANTED=0.1", f"-DCMAKE_PREFIX_PATH={packages}"]
        run("cmake", "-S", HERE, "-B", build, f"-DCMAKE_CXX_COMPILER={self.command[0]}", *options)
        run("cmake", "--build", build)
        run(build / "user")

    def wrap(self):
        user = self.folder / "wrapped"
        shutil.copytree(HERE, user)
        shutil.copytree(
            self.source, user / "subprojects" / "heed", ignore=shutil.ignore_patterns("build", ".*", "__pycache__")
        )
        shutil.copy(self.packaging / "meson" / "heed.wrap", user / "subprojects")
        environment = {**os.environ, "CXX": self.command[0]}
        output = run(self.meson, "setup", user / "build", user, "--wrap-mode=forcefallback", env=environment)
        require(re.search(r"heed *: internal", output), "the wrap was to give heed as a subproject", output)

    def xmake(self):
        text = (self.packaging / "xmake" / "xmake.lua").read_text(encoding="utf-8")
        up = re.search(r"os\.scriptdir\(\)((?:, \"\.\.\")+)\)", text)[1].count("..")
        root = (self.packaging / "xmake").joinpath(*[".."] * up)
        copied = re.findall(r'os\.cp\("([^"]+)"', text)
        missing = [name for name in copied if not (root / name).exists()]
        require(copied and not missing, "xmake was to copy what is there", missing)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("source", type=pathlib.Path)
    arguments.add_argument("meson")
    arguments.add_argument("what", choices=("module", "flags", "packages"))
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="by channels ") as folder:
        folder = pathlib.Path(folder)
        plain = [word for word in given.command if not word.startswith("-I")]
        if given.what == "module":
            module = Module(given.source, plain, folder)
            module.includes()
            version = re.search(r"clang version (\d+)", run(plain[0], "--version"))
            if version and int(version[1]) >= 19:
                module.exports()
                module.is_used()
                print("used as a module, by itself and beside files that include the headers")
            else:
                print("as a module heed needs clang++ 19: it is not compiled as one here")
        elif given.what == "flags":
            if platform.machine() == "x86_64":
                flags = Flags(given.source, plain, folder)
                newer = flags.newer()
                flags.stay_apart()
                flags.versions_stay_apart(newer)
                flags.throwing_stays_apart()
                flags.do_not_mix(newer)
                print("files of two sets of flags, and of two versions, do not mix")
            else:
                print("the flags are those of x86-64: nothing is compiled here")
        else:
            packages = Packages(given.source, given.meson, plain, folder)
            packages.conan()
            packages.vcpkg()
            packages.wrap()
            packages.xmake()
            print("used by the recipe for Conan, the port for vcpkg and the wrap for Meson")
    return 0


if __name__ == "__main__":
    sys.exit(main())
