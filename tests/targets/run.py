# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that heed's results have the same bits on other processors, under emulators.

    run.py [--only PATTERN] [--record] INCLUDE            builds digest.cpp for every target that is installed, runs it, and
                                                          compares all digests with this machine's; --record writes results.md
    run.py --quick [--only PATTERN] [--record] INCLUDE    two builds for each, by one compiler

On Debian: apt-get install g++-s390x-linux-gnu g++-riscv64-linux-gnu g++-powerpc64le-linux-gnu g++-aarch64-linux-gnu
g++-arm-linux-gnueabihf g++-i686-linux-gnu qemu-user, and for wasm32 lld wasi-libc libc++-14-dev-wasm32
libclang-rt-14-dev-wasm32 nodejs. Nearly all of the time is the compilers': a program is emulated in seconds, and compiled
in minutes where every kernel is in its caller (6.3 minutes for s390x by g++ -O2, and 1.2 where the compiler decides), so
that --quick lets the compiler decide. All of them take hours, and none is part of the ordinary tests.
"""

import argparse
import pathlib
import re
import shutil
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
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
CLANGS = ("clang++", "clang++-19")
# A module of WebAssembly asks for the few functions that print.
NODE = (
    "const {WASI} = require('wasi'), fs = require('fs');"
    "const wasi = new WASI({version: 'preview1', returnOnExit: true});"
    "const module = new WebAssembly.Module(fs.readFileSync(process.argv[1]));"
    "process.exit(wasi.start(new WebAssembly.Instance(module, wasi.getImportObject())));"
)


def present():
    """The processors that can be built for and run here."""
    return [one for one in PROCESSORS if shutil.which(one[3]) and shutil.which(f"{one[1]}-g++")]


def has_wasm():
    return shutil.which("node") and pathlib.Path("/usr/lib/wasm32-wasi").is_dir()


# The stack has 64 KiB, and ends where other data begin, unless the linker is told otherwise.
STACK = "-Wl,-z,stack-size=8388608,--stack-first"
WASM = ("clang++", "--target=wasm32-wasi", digest.STANDARD, "-fno-exceptions", "-w", STACK)
RUN_WASM = ("node", "--no-warnings", "-e", NODE)


def quick_builds():
    """The same of two builds for each, where the compiler decides what is inlined."""
    common = (digest.STANDARD, digest.CALLED, digest.AT_RUN_TIME)
    found = [(("g++", "-O2", *common), ()), (("g++", "-O2", "-mavx2", "-mfma", *common), ())]
    for _, triple, own, emulator in present():
        for fast in ((), ("-ffast-math",)):
            found.append(((f"{triple}-g++", "-O2", *common, "-static", "-w", *own, *fast), (emulator,)))
    if has_wasm():
        for fast in ((), ("-ffast-math",)):
            found.append(((*WASM, "-O2", "-msimd128", digest.CALLED, digest.AT_RUN_TIME, *fast), RUN_WASM))
    return found


def builds():
    """What can be built and run here: words of a command line, and what runs the program."""
    found = [(("g++", "-O2", digest.STANDARD, digest.AT_RUN_TIME), ())]
    found.append((("g++", "-O2", digest.STANDARD, "-mavx2", "-mfma", digest.AT_RUN_TIME), ()))
    for _, triple, own, emulator in present():
        compilers = [(f"{triple}-g++",)]
        # The headers and libraries are those of g++.
        compilers += [(name, f"--target={triple}") for name in CLANGS if shutil.which(name)]
        for number, compiler in enumerate(compilers):
            common = (digest.STANDARD, "-static", "-w", *own)
            found.append(((*compiler, "-O2", *common, digest.AT_RUN_TIME), (emulator,)))
            found.append(((*compiler, "-O2", *common, "-ffast-math", digest.AT_RUN_TIME), (emulator,)))
            if number == 0:
                found.append(((*compiler, "-O0", *common), (emulator,)))
                flags = ("-ffast-math", "-fno-finite-math-only")
                found.append(((*compiler, "-O3", *common, *flags, digest.AT_RUN_TIME), (emulator,)))
    if has_wasm():
        found.append(((*WASM, "-O2", digest.AT_RUN_TIME), RUN_WASM))
        found.append(((*WASM, "-O2", "-msimd128", digest.AT_RUN_TIME), RUN_WASM))
        found.append(((*WASM, "-O2", "-msimd128", "-ffast-math", digest.AT_RUN_TIME), RUN_WASM))
        found.append(((*WASM, "-O0"), RUN_WASM))
    return found


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--quick", action="store_true")
    arguments.add_argument("--only", metavar="PATTERN", help="the builds whose command line it is found in")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("include", type=pathlib.Path)
    given = arguments.parse_args()
    results, targets = [], set()
    chosen = quick_builds() if given.quick else builds()
    for number, (build, emulator) in enumerate(chosen):
        # This machine's are what the others are compared with.
        if given.only and number > 1 and not re.search(given.only, " ".join(build)):
            continue
        with tempfile.TemporaryDirectory() as folder:
            result = digest.Result(build, given.include, folder, emulator)
        kind = "fused" if result.fused else "product and sum"
        print(f"{result.name}: {kind}, {result.summary}, {result.seconds:.1f} s", flush=True)
        results.append(result)
        targets.add(emulator[:1])
    found = digest.differences(results)
    print("\n".join(found))
    sentence = f"{len(results)} builds for {len(targets)} processors; {len(results[0].digests)} digests: "
    sentence += f"{len(found)} differ" if found else "all agree"
    print(sentence)
    if given.record:
        digest.record(sentence, HERE / "results.md", {build[0] for build, _ in chosen})
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
