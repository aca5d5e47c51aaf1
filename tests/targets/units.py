# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs unit tests and the worked example on other processors, under emulators.

    units.py [--only PATTERN] [--record] INCLUDE [NAME...]    for every processor that is installed, or whose name matches:
                                                              tests/unit/NAME.cpp, "all" but pairs, or what is in FIRST

Programs are built with g++ as most unit tests are, -O0 and calls for what is inlined, and linked statically. The worked
example, examples/self_attention.cpp, and numbers.cpp, which prints all its numbers with their bits, are built as users build
them (-O2), and have to print what they print here, with multiply-adds fused or with products and sums, whichever the
processor has. On i686 heed has to be refused in one sentence without -mfpmath=sse.

wasm32 is built for by clang 16 or newer, without vectors and with them; an older one has to be refused with them. numbers.cpp
is built without exceptions there, which Debian's libraries do not have, and all else with those of wasm32/exceptions.cpp and
with the files of wasm32/filesystem; wasm32/can_fail.cpp says first whether a test can fail so. What is in LEFT_OUT is not run,
nor test cases with WORDS_LEFT_OUT, and the row says so.

What is to be installed is said in run.py. With --record a row for each processor goes into units.md.
"""

import argparse
import difflib
import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests/support"))
import recorded  # noqa: E402
# Several files are called run.py.
SPEC = importlib.util.spec_from_file_location("targets", HERE / "run.py")
targets = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(targets)

# What depends on a processor: its order of bytes, its arithmetic, the width of its pointers, its vectors.
FIRST = (
    "npz safetensors npy zip half exponential math kernel_copy softmax attention matmul random dlpack text borders_memory "
    "logarithms roots rounding frexp copysign vector kv_cache gradient model_files modules print embedding index"
).split()
BUILD = ["-std=c++20", "-Wno-psabi"]
QUICKLY = ["-O0", "-Dalways_inline=unused"]

# The unit tests that wasm32 cannot have, and the words of test cases that it cannot have.
LEFT_OUT = {
    "borders_zlib": "no zlib",
    "file_faults": "no processes",
    "map_file": "no mapped files",
    "on_cores": "no threads",
    "output_file": "no processes",
}
WORDS_LEFT_OUT = {
    "setrlimit": "no limits",
    "said_with_one_gibibyte": "no limits",
    "mkfifo": "no pipes",
    "std::thread": "no threads",
    "/dev/": "no devices",
    "create_symlink": "no links",
    "permissions": "no permissions",
    "std::from_chars": "no floats from text",
}
CASE = re.compile(r'^(?:TEMPLATE_)?TEST_CASE\(\s*"((?:[^"\\]|\\.|"\s*")*)".*?^}$', re.DOTALL | re.MULTILINE)
# The test cases that cannot be right there.
OF_NAN_IN_ONE_LANE = {("ppc64le", "softmax"): "softmax and log_softmax agree with PyTorch's recorded ones"}


def call(command, seconds=1800):
    """What came of a command: its exit status and all that it printed."""
    output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    try:
        came = subprocess.run(command, **output, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return 1, f"no end after {seconds} seconds"
    return came.returncode, came.stdout


def comparable(printed):
    """The lines of the example, but for the one whose numbers the C library's own functions have made."""
    return [line for line in printed.splitlines() if "double-precision reference is within" not in line]


def all_names():
    """All unit tests, as tests/meson.build lists them, but for the pairs of long.sh, which take minutes each."""
    lists = (ROOT / "tests/meson.build").read_text(encoding="utf-8")
    names, pairs = (re.search(rf"^{one}_names = \[(.*?)^\]", lists, re.DOTALL | re.M)[1] for one in ("unit", "pair"))
    return [one for one in re.findall(r"'([^']+)'", names) if f"'{one}'" not in pairs]


class Processor:
    """One processor: how it is built for and run, and sentences about what is wrong there."""

    def __init__(self, name, compiler, emulator, include, folder):
        self.name, self.emulator, self.folder = name, list(emulator), folder
        common = [*BUILD, f"-I{include}", f"-I{ROOT / 'tests'}"]
        self.command, self.without_exceptions = [*compiler, *common], [*compiler, *common]
        self.wrong, self.passed, self.left_out, self.main = [], [], [], None

    def fail(self, what, printed):
        print(f"{self.name}, {what}:\n{printed[-4000:]}", flush=True)
        self.wrong.append(what)

    def built(self, what, words, program, command=None):
        status, printed = call([*(command or self.command), *words, "-o", str(program)])
        if status != 0:
            self.fail(f"{what} does not compile", printed)
        return status == 0

    def objects(self):
        """What every test is linked with."""
        if self.main is None:
            self.main = self.folder / "main.o"
            self.built("Catch2", ["-w", "-c", *QUICKLY, str(ROOT / "tests/support/catch_main.cpp")], self.main)
        return [str(self.main)]

    def unit(self, name, source=None):
        program = self.folder / name
        source = source or ROOT / f"tests/unit/{name}.cpp"
        if self.built(name, [*QUICKLY, str(source), *self.objects()], program):
            left_out = OF_NAN_IN_ONE_LANE.get((self.name, name))
            chosen = [f"~{left_out}"] if left_out and targets.spreads_nan(self.command, self.emulator) else []
            status, printed = call([*self.emulator, str(program), *chosen])
            if status == 0:
                self.passed.append(name + (f" without '{left_out}', which qemu gets wrong" if chosen else ""))
            else:
                self.fail(name, printed)
            program.unlink()

    def example(self, expected):
        program = self.folder / "self_attention"
        if self.built("the example", ["-O2", str(ROOT / "examples/self_attention.cpp"), *self.objects()[1:]], program):
            self.compare("the example", program, expected)

    def numbers(self, expected):
        """The worked example's numbers, by a program that needs neither exceptions nor files."""
        program = self.folder / "numbers"
        if self.built("numbers.cpp", ["-O2", "-w", str(HERE / "numbers.cpp")], program, self.without_exceptions):
            self.compare("numbers.cpp", program, expected)

    def compare(self, what, program, expected):
        status, printed = call([*self.emulator, str(program)])
        if status != 0 or comparable(printed) not in expected:
            difference = difflib.unified_diff(expected[0], comparable(printed), "here", self.name, lineterm="", n=0)
            self.fail(f"{what} prints something else", "\n".join(difference))


class Wasm(Processor):
    """wasm32, whose libraries have no exceptions and no <filesystem>."""

    def __init__(self, name, compiler, without_exceptions, include, folder):
        super().__init__(name, compiler, targets.RUN_WASM, include, folder)
        # What a source includes is found from where it was.
        self.command += ["-DCATCH_CONFIG_NO_POSIX_SIGNALS", f"-I{ROOT / 'tests/unit'}"]
        self.without_exceptions = [*without_exceptions, *self.without_exceptions[len(compiler) :]]
        self.exceptions = None

    def objects(self):
        if self.exceptions is None:
            self.exceptions = self.folder / "exceptions.o"
            self.built("exceptions.cpp", ["-c", "-O2", str(HERE / "wasm32/exceptions.cpp")], self.exceptions)
        return [*super().objects(), str(self.exceptions)]

    def unit(self, name, source=None):
        if name in LEFT_OUT:
            self.left_out.append(f"{name} ({LEFT_OUT[name]})")
            return

        def there(case):
            """A test case, or empty lines in its place."""
            why = next((why for word, why in WORDS_LEFT_OUT.items() if word in case[0]), None)
            if why is None:
                return case[0]
            self.left_out.append(f"{name} '{case[1]}' ({why})".replace("|", "\\|"))
            return "\n" * case[0].count("\n")

        source = self.folder / f"{name}.cpp"
        whole = ROOT / f"tests/unit/{name}.cpp"
        text = CASE.sub(there, whole.read_text(encoding="utf-8")).replace("#include <thread>\n", "\n")
        source.write_text(f'#line 1 "{whole}"\n{text}', encoding="utf-8")
        super().unit(name, source)

    def can_fail(self):
        """Whether exceptions are caught, and each kind of failure comes out."""
        program = self.folder / "can_fail"
        if not self.built("can_fail.cpp", [*QUICKLY, str(HERE / "wasm32/can_fail.cpp"), *self.objects()], program):
            return
        for tag in re.findall(r'"\[(\w+)\]"', (HERE / "wasm32/can_fail.cpp").read_text(encoding="utf-8")):
            status, printed = call([*self.emulator, str(program), f"[{tag}]"])
            if (status == 0) != (tag == "right"):
                self.fail(f"can_fail.cpp, [{tag}]", printed)


def refusal(include):
    """Nothing, or what i686's compiler says when its floats have the precision of x87, where that is not one sentence."""
    command = ["i686-linux-gnu-g++", "-std=c++20", f"-I{include}", "-x", "c++", "-fsyntax-only", "-"]
    program = "#include <heed/heed.hpp>\n"
    came = subprocess.run(command, input=program, text=True, capture_output=True, check=False)
    errors = re.findall(r"error: (.*)", came.stderr)
    return "" if len(errors) == 1 and "as x87 does not" in errors[0] else f"x87 is not refused: {came.stderr[-2000:]}"


def processors(include, folder):
    for name, triple, own, emulator in targets.present():
        yield Processor(name, [f"{triple}-g++", "-static", *own], [emulator], include, folder)
    if targets.has_wasm():
        plain = targets.exceptions_of_wasm()
        # Without that newer clang there is numbers.cpp alone.
        yield Wasm("wasm32", plain or targets.WASM, targets.WASM, include, folder)
        if plain:
            vectors = targets.exceptions_of_wasm("-msimd128")
            yield Wasm("wasm32 with vectors", vectors, targets.vectors_of_wasm(), include, folder)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--only", metavar="PATTERN", default="")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("include", type=pathlib.Path)
    arguments.add_argument("names", nargs="*")
    given = arguments.parse_args()
    names = all_names() if given.names == ["all"] else given.names or FIRST
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        expected = {"examples/self_attention.cpp": [], "tests/targets/numbers.cpp": []}
        for flags in ((), ("-mavx2", "-mfma")):
            here = Processor("this machine", ["g++", *flags], [], given.include, pathlib.Path(folder))
            for source, printed in expected.items():
                here.built(source, ["-O2", str(ROOT / source)], here.folder / "here")
                printed.append(comparable(call([str(here.folder / "here")])[1]))
        of_example, of_numbers = expected.values()
        for one in processors(given.include, pathlib.Path(folder)):
            if not re.search(given.only, one.name):
                continue
            began = time.monotonic()
            one.numbers(of_numbers)
            is_wasm = isinstance(one, Wasm)
            if is_wasm and not targets.refuses_vectors(given.include):
                one.fail("-msimd128", "is neither taken nor refused in one sentence")
            if is_wasm and targets.exceptions_of_wasm():
                one.can_fail()
            if not is_wasm or targets.exceptions_of_wasm():
                one.example(of_example)
                for name in names:
                    one.unit(name)
            if one.name == "i686" and (sentence := refusal(given.include)):
                one.fail("x87", sentence)
            found = "; ".join(one.wrong) if one.wrong else "none wrong"
            sentence = f"numbers.cpp, the example and {len(one.passed)} unit tests ({' '.join(one.passed)}): {found}"
            if is_wasm and not targets.exceptions_of_wasm():
                sentence = f"numbers.cpp alone, for want of clang 16: {found}"
            if one.left_out:
                sentence += f"; left out: {', '.join(one.left_out)}"
            print(f"{one.name}: {sentence}, {(time.monotonic() - began) / 60:.1f} minutes", flush=True)
            failed |= bool(one.wrong)
            if given.record:
                recorded.add_row(HERE / "units.md", one.name, recorded.command(), sentence)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
