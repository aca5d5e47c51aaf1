# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that heed's results have the same bits on other processors, under emulators.

    run.py [--only PATTERN] [--record] INCLUDE            builds digest.cpp for every target that is installed, runs it, and
                                                          compares all digests with this machine's
    run.py --quick [--only PATTERN] [--record] INCLUDE    two builds for each, by one compiler

With --record a row for each processor goes into results.md as soon as it is done; what fails there does not keep the others
from being compared.

On Debian: apt-get install g++-s390x-linux-gnu g++-riscv64-linux-gnu g++-powerpc64le-linux-gnu g++-aarch64-linux-gnu
g++-arm-linux-gnueabihf g++-i686-linux-gnu qemu-user, and for wasm32 lld wasi-libc libc++-14-dev-wasm32
libclang-rt-14-dev-wasm32 nodejs. Nearly all of the time is the compilers': a program is emulated in seconds, and compiled
in minutes where every kernel is in its caller (6.3 minutes for s390x by g++ -O2, and 1.2 where the compiler decides), so
that --quick lets the compiler decide. All of them take hours, and none is part of the ordinary tests.
"""

import argparse
import itertools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import recorded  # noqa: E402
sys.path.insert(0, str(HERE.parent / "digest"))
import run as digest  # noqa: E402

# The processor, how Debian names its compilers, the flags that it needs, and the emulator. "Big-endian" is s390x.
PROCESSORS = (
    ("s390x", "s390x-linux-gnu", (), "qemu-s390x"),
    ("riscv64", "riscv64-linux-gnu", (), "qemu-riscv64"),
    ("ppc64le", "powerpc64le-linux-gnu", (), "qemu-ppc64le"),
    ("aarch64", "aarch64-linux-gnu", (), "qemu-aarch64"),
    ("armhf", "arm-linux-gnueabihf", (), "qemu-arm"),
    ("i686", "i686-linux-gnu", ("-msse2", "-mfpmath=sse"), "qemu-i386"),
)
HOST = "this machine"
CLANGS = ("clang++", "clang++-19")
# A module of WebAssembly asks for the few functions that print, and those of files: it sees heed's own ones, and its /tmp
# is the folder where it is.
NODE = (
    "const {WASI} = require('wasi'), fs = require('fs'), path = require('path');"
    "const program = process.argv[1], preopens = {'/tmp': path.dirname(path.resolve(program))};"
    f"const root = {json.dumps(str(HERE.parent.parent))}; preopens[root] = root;"
    "const wasi = new WASI({version: 'preview1', returnOnExit: true, args: process.argv.slice(1), preopens});"
    "const module = new WebAssembly.Module(fs.readFileSync(program));"
    "process.exit(wasi.start(new WebAssembly.Instance(module, wasi.getImportObject())));"
)


def present():
    """The processors that can be built for and run here."""
    return [one for one in PROCESSORS if shutil.which(one[3]) and shutil.which(f"{one[1]}-g++")]


def has_wasm():
    return shutil.which("node") and pathlib.Path("/usr/lib/wasm32-wasi").is_dir()


# What an emulator of ppc64le gets wrong before qemu 8.2 (its issue 1941): xvcvspsxws, float to int, of a vector with a NaN
# converts the elements behind the NaN as if they were NaN too, and with them softmax of rows side by side.
NAN_IN_ONE_LANE = """
typedef float floats __attribute__((vector_size(16)));
typedef int words __attribute__((vector_size(16)));
int main() {
    floats volatile numbers = {2.5f, 2.5f, 2.5f, __builtin_nanf("")};
    floats const x = numbers;
    words const n = __builtin_convertvector(x, words);
    return n[0] == 2 && n[1] == 2 && n[2] == 2 ? 0 : 3;
}
"""
# What is said of the groups of digests in which there are NaN.
OF_NAN_IN_ONE_LANE = re.compile(r"[^:]*float, (special|overflowing): ")


def spreads_nan(compiler, emulator):
    """Whether the emulator takes numbers beside a NaN for NaNs."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder, "lane.cpp"), pathlib.Path(folder, "lane")
        source.write_text(NAN_IN_ONE_LANE, encoding="utf-8")
        subprocess.run([*compiler, "-O0", "-w", str(source), "-o", str(program)], check=True)
        return subprocess.run([*emulator, str(program)], check=False).returncode == 3


# The stack has 64 KiB, and ends where other data begin, unless the linker is told otherwise.
STACK = "-Wl,-z,stack-size=8388608,--stack-first"
WASM = ("clang++", "--target=wasm32-wasi", digest.STANDARD, "-fno-exceptions", "-w", STACK)
# What WASI's C library has by halves.
EMULATED = ("-lwasi-emulated-signal", "-lwasi-emulated-mman", "-lwasi-emulated-getpid", "-lwasi-emulated-process-clocks")
RUN_WASM = ("node", "--no-warnings", "-e", NODE)


def newer_wasm(*words):
    """A command by a clang that heed takes for vectors, and with the libraries of another; or nothing."""
    compilers = [one for one in ("/usr/lib/llvm-16/bin/clang++", "clang++-16", "clang++-19") if shutil.which(one)]
    builtins = sorted(pathlib.Path("/usr/lib").glob("llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"))
    libraries = ("-nodefaultlibs", "-lc++", "-lc++abi", *EMULATED, "-lc", *map(str, builtins[:1]))
    return (compilers[0], *WASM[1:], *words, f"-fuse-ld={shutil.which('wasm-ld')}", *libraries) if compilers else ()


def vectors_of_wasm():
    return newer_wasm("-msimd128")


def exceptions_of_wasm(*words):
    """A command for programs that throw, and that use files, which needs wasm32/exceptions.cpp besides; or nothing."""
    emulates = (f"-D_WASI_EMULATED_{one}" for one in ("SIGNAL", "MMAN", "GETPID", "PROCESS_CLOCKS"))
    own = newer_wasm("-fwasm-exceptions", f"-isystem{HERE / 'wasm32'}", *emulates, *words)
    return tuple(one for one in own if one != "-fno-exceptions")


def refuses_vectors(include):
    """Whether heed says in one sentence that a clang is too old for -msimd128, or there is no such clang."""
    command = [*WASM, "-msimd128", "-I", str(include), "-x", "c++", "-fsyntax-only", "-"]
    program = "#include <heed/heed.hpp>\n"
    came = subprocess.run(command, input=program, text=True, capture_output=True, check=False)
    errors = re.findall(r"error: (.*)", came.stderr)
    return came.returncode == 0 or (len(errors) == 1 and "heed needs clang++ 16" in errors[0])


def quick_builds():
    """As builds(), but two for each, where the compiler decides what is inlined."""
    common = (digest.STANDARD, digest.CALLED, digest.AT_RUN_TIME)
    found = [(HOST, ("g++", "-O2", *common), ()), (HOST, ("g++", "-O2", "-mavx2", "-mfma", *common), ())]
    for name, triple, own, emulator in present():
        for fast in ((), ("-ffast-math",)):
            found.append((name, (f"{triple}-g++", "-O2", *common, "-static", "-w", *own, *fast), (emulator,)))
    if has_wasm():
        for wasm, fast in itertools.product(filter(None, (WASM, vectors_of_wasm())), ((), ("-ffast-math",))):
            found.append(("wasm32", (*wasm, "-O2", digest.CALLED, digest.AT_RUN_TIME, *fast), RUN_WASM))
    return found


def builds():
    """What can be built and run here: a processor, words of a command line, and what runs the program."""
    found = [(HOST, ("g++", "-O2", digest.STANDARD, digest.AT_RUN_TIME), ())]
    found.append((HOST, ("g++", "-O2", digest.STANDARD, "-mavx2", "-mfma", digest.AT_RUN_TIME), ()))
    for processor, triple, own, emulator in present():
        compilers = [(f"{triple}-g++",)]
        # The headers and libraries are those of g++.
        compilers += [(name, f"--target={triple}") for name in CLANGS if shutil.which(name)]
        for number, compiler in enumerate(compilers):
            common = (digest.STANDARD, "-static", "-w", *own)
            found.append((processor, (*compiler, "-O2", *common, digest.AT_RUN_TIME), (emulator,)))
            found.append((processor, (*compiler, "-O2", *common, "-ffast-math", digest.AT_RUN_TIME), (emulator,)))
            if number == 0:
                found.append((processor, (*compiler, "-O0", *common), (emulator,)))
                flags = ("-ffast-math", "-fno-finite-math-only")
                found.append((processor, (*compiler, "-O3", *common, *flags, digest.AT_RUN_TIME), (emulator,)))
    if has_wasm():
        found.append(("wasm32", (*WASM, "-O2", digest.AT_RUN_TIME), RUN_WASM))
        if vectors := vectors_of_wasm():
            found.append(("wasm32", (*vectors, "-O2", digest.AT_RUN_TIME), RUN_WASM))
            found.append(("wasm32", (*vectors, "-O2", "-ffast-math", digest.AT_RUN_TIME), RUN_WASM))
        found.append(("wasm32", (*WASM, "-O0"), RUN_WASM))
    return found


def result(build, include, emulator):
    """What one build printed, or a sentence about why it printed nothing."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            came = digest.Result(build, include, folder, emulator)
    except (SystemExit, OSError, ValueError) as failed:
        print(failed, flush=True)
        return None, f"{' '.join(build)}: failed: {str(failed)[-1000:]}"
    kind = "fused" if came.fused else "product and sum"
    print(f"{came.name}: {kind}, {came.summary}, {came.seconds:.1f} s", flush=True)
    return came, ""


def versions(compilers):
    """The first lines of what compilers say of themselves."""
    said = [subprocess.run([one, "--version"], capture_output=True, text=True, check=True).stdout for one in sorted(compilers)]
    return ", ".join(one.splitlines()[0] for one in said)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--only", metavar="PATTERN", help="the builds in whose processor or command line it is found")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("include", type=pathlib.Path)
    given = arguments.parse_args()
    here, agree = [], True
    # This machine's builds come first: the others are compared with them.
    for processor, group in itertools.groupby(quick_builds() if given.quick else builds(), lambda one: one[0]):
        if processor != HOST:
            group = [one for one in group if re.search(given.only or "", f"{processor} {' '.join(one[1])}")]
        results, failed, compilers = [], [], set()
        for _, build, emulator in group:
            came, sentence = result(build, given.include, emulator)
            results += [came] if came else []
            failed += [sentence] if sentence else []
            compilers.add(build[0])
        if processor == HOST:
            here = results
            if failed:
                return 1
        if not compilers:
            continue
        found = failed + digest.differences(here + (results if processor != HOST else []))
        print("\n".join(found))
        wrong = found
        if processor == "ppc64le" and spreads_nan(("powerpc64le-linux-gnu-g++", "-static"), ("qemu-ppc64le",)):
            wrong = [one for one in found if not OF_NAN_IN_ONE_LANE.match(one)]
        count = len(results[0].digests) if results else 0
        sentence = f"{len(results)} builds, {count} digests each: "
        sentence += f"{len(wrong)} differ" if wrong else "all agree with this machine's"
        if len(wrong) < len(found):
            sentence += f", but for {len(found) - len(wrong)} of floats with NaN, which qemu gets wrong"
        print(f"{processor}: {sentence}", flush=True)
        agree &= not wrong
        if given.record and processor != HOST:
            recorded.add_row(HERE / "results.md", processor, f"{recorded.command()} with {versions(compilers)}", sentence)
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
