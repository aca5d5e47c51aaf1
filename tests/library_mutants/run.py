# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Changes the library in small ways and sees whether its own tests notice.

    run.py [--mutants N] [--seed S] [--results FILE] [--workers N] [--minutes M] COMPILER ARGUMENT...
    run.py --list [--layer NAME]           prints all mutants there are
    run.py --summary --results FILE         says what a run came to
    run.py --self-test

A mutant is one header with one change of a line that is compiled here: an operator (< for <=, + for -, && for ||), a number one off, true for false, a
condition turned round, an early return or a check left out, an assignment left out, two arguments swapped. From all of
them a sample is drawn that only depends on the seed and the headers: from each layer by the root of the number of its
mutants, spread over the layer's headers. For each the tests that belong to the header run until one is red: those that
are named like it, that include it or a header that does, and that use its words. The static ones, which cost a second,
come first; then what constant evaluation alone says; then the programs, as the ordinary tests build them, a file of random
programs, and the digest of all operations, with the machine's vectors and -ffast-math, which compares constants with the
running program. What becomes of it:

    killed       a test is red: by a static assertion, a constant that has another value or none, a call that is refused
                 in a test, or at run time, where not to end is red too
    no C++       the header's own code no longer compiles, so no test is needed; not counted, another one is drawn
    survived     all are green

Results are appended to the file as they come, a line of JSON each; a run that was broken off goes on where it ended.
A survivor has to be in survivors.py, with the reason why it changes nothing that is promised: then it is no change, is not
run again, and of all others 95 % have to be killed.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import hashlib
import json
import math
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent
ROOT = TESTS.parent
from survivors import SURVIVORS  # noqa: E402

# Not tests of the library's values: what they say of a header, other tests say sooner.
NOT_ASKED = {"exercises", "failure_modes"}
UMBRELLAS = {"heed/heed.hpp", "heed/math.hpp"}
# The layers whose rules refuse, and what has every refusal once.
STRICT = {"meta", "shape", "tensor", "ops", "attention"}
# What all operations come to, in constants and at run time, and how it is built: as far from -O0 as one goes.
DIGEST = "digest/digest.cpp"
QUICKLY = ["-Dalways_inline=unused", "-DHEED_EVERY_SIZE", "-O0", "-pthread"]
DIGEST_FLAGS = ["-O1", "-march=native", "-ffast-math", "-fno-finite-math-only"]
# Whole programs that are refused, for what only they go through.
CASES = "compile_fail/cases"
# Builds that look at indices.
HARDENED = "hardened/run.py"
# Once more where flags say that there are no infinities, for what knows of flags.
FINITE = "digest/digest.cpp, -ffast-math"
KNOWS_FLAGS = "meta"
DIGESTED = {"meta", "shape", "tensor", "ops", "attention", "kernel", "math", "random"}
REFUSED = "static/refused_cases.cpp"
# What has each of the parts that attention is made of, and so is asked about all that these go through.
OF_ATTENTION = ("fused", "mask", "score", "attention", "rows", "part")
ATTENTION_TESTS = ["score_stages", "groups", "row_lengths", "kv_cache", "mask_strides", "merge_attentions"]
# What a line about lengths that are known at run time is asked by, whatever its header.
OF_LENGTHS = re.compile(r"length|ended|up_to|has_\w*count|capacity")
LENGTHS_TESTS = ["up_to", "up_to_operations", "attention_up_to", "masks_up_to", "batches_up_to"]
OF_CORES = re.compile(r"\bOn\b|on_cores|[Ee]xecutor|\btasks?\b")
CORES_TESTS = ["on_cores"]
# What lies beyond a length is poisoned there.
ADDRESSES = "unit/up_to_operations.cpp, addresses"
MOST_TESTS = 5
SECONDS = 400
MEMORY = 8 << 30

# Mutations ---------------------------------------------------------------------------------------------------------

OPERATORS = {
    " < ": [" <= "],
    " <= ": [" < "],
    " > ": [" >= "],
    " >= ": [" > "],
    " == ": [" != "],
    " != ": [" == "],
    " && ": [" || "],
    " || ": [" && "],
    " + ": [" - "],
    " - ": [" + "],
    " * ": [" + "],
    " / ": [" * "],
    " % ": [" / "],
    " += ": [" -= "],
    " -= ": [" += "],
    " << ": [" >> "],
    " >> ": [" << "],
    " | ": [" & "],
    " & ": [" | "],
}
NUMBER = re.compile(r"(?<![\w.])(\d+)(?![\w.'])")
BOOLEAN = re.compile(r"\b(true|false)\b")
CONDITION = re.compile(r"\bif (?:constexpr )?\(")
EARLY = re.compile(r"^\s*if (?:constexpr )?\(.*\) (?:return|continue|break|throw)\b.*;$")
STATEMENT = re.compile(r"^\s+(?:[\w:.<>\[\], *+()-]+? (?:[+*/|&^-]|<<|>>)?= |[\w:.]+(?:<[\w:, ]*>)?\()[^{}]*;$")
DECLARES = re.compile(
    r"^\s*(?:using|static|constexpr|template|typedef|friend|struct|class|return|auto|const|inline|namespace|requires|"
    r"\[\[|extern|public|private|(?:[\w:<>]+ (?:const )?)[&*]?\w+ = |(?:std::size_t|bool|T|int|float|double)\b)"
)
ARGUMENTS = re.compile(r"\b[\w:]+(?:<[^<>()]*>)?\((\w+(?:\.\w+)*), (\w+(?:\.\w+)*)\)")
SKIPPED = re.compile(r"^\s*(?:#|//|static_assert|namespace\b|template <|friend\b|asm\b|__asm__|\[\[)")


@dataclasses.dataclass(frozen=True)
class Mutant:
    header: str
    line: int
    before: str
    after: str
    kind: str

    @property
    def key(self):
        """The same as long as the line says the same, wherever it stands."""
        return f"{self.header}: {self.before.strip()} -> {self.after.strip() or 'nothing'}"

    @property
    def layer(self):
        return layer_of(self.header)


def layer_of(header):
    part = header.split("/")[1] if "/" in header else header
    return part.removesuffix(".hpp")


def code_of(line):
    """A line without its comment, or None where it has a string or character, which are left alone."""
    code = line.split("//")[0]
    return None if '"' in code or "'" in code else code


def mutants_of(header, text):
    """All changes of one header, no two the same."""
    found = {}

    def add(number, before, after, kind):
        if after != before:
            mutant = Mutant(header, number, before, after, kind)
            found.setdefault(mutant.key, mutant)

    in_template = False
    for number, line in enumerate(text.splitlines()):
        # The head of a template may go over several lines; its < and > are no operators, and its defaults no values.
        head = line.lstrip().startswith("template <")
        in_template = (head or in_template) and not ends_head(line)
        if SKIPPED.match(line) or head or in_template:
            continue
        code = code_of(line)
        if code is None or not code.strip():
            continue
        for operator, others in OPERATORS.items():
            for at in (match.start() for match in re.finditer(re.escape(operator), code)):
                for other in others:
                    add(number, line, line[:at] + other + line[at + len(operator) :], "an operator")
        for match in NUMBER.finditer(code):
            value = int(match[1])
            for other in {0: ["1"], 1: ["0", "2"]}.get(value, [str(value + 1)]):
                add(number, line, line[: match.start()] + other + line[match.end() :], "a number")
        for match in BOOLEAN.finditer(code):
            other = "false" if match[1] == "true" else "true"
            add(number, line, line[: match.start()] + other + line[match.end() :], "true and false")
        for match in CONDITION.finditer(code):
            close = closing(code, match.end() - 1)
            if close is not None and ";" not in code[match.end() : close]:
                inside = code[match.end() : close]
                add(number, line, line[: match.end()] + f"!({inside})" + line[close:], "a condition turned round")
        if EARLY.match(code) and "else" not in code:
            add(number, line, "", "a check left out")
        if STATEMENT.match(code) and not DECLARES.match(code):
            add(number, line, "", "a statement left out")
        for match in ARGUMENTS.finditer(code):
            swapped = match[0][: -len(f"({match[1]}, {match[2]})")] + f"({match[2]}, {match[1]})"
            add(number, line, line[: match.start()] + swapped + line[match.end() :], "arguments swapped")
    return list(found.values())


def ends_head(line):
    return line.rstrip().endswith((">", "{", ";", ")")) and not line.rstrip().endswith(("class>", ",")) or (
        line.rstrip().endswith(">") and line.count("<") <= line.count(">")
    )


def closing(text, open_at):
    depth = 0
    for at in range(open_at, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return at
    return None


def all_mutants():
    include = ROOT / "include"
    headers = sorted(path.relative_to(include).as_posix() for path in include.rglob("*.hpp"))
    return {header: mutants_of(header, (include / header).read_text()) for header in headers}


def compiled_lines(command):
    """(header, line) of all lines that this compiler compiles here, for the ordinary tests or for the digest."""
    include = ROOT / "include"
    text = "".join(f"#include <{path.relative_to(include).as_posix()}>\n" for path in sorted(include.rglob("*.hpp")))
    found = set()
    for flags in ([], DIGEST_FLAGS):
        came = subprocess.run(
            [*command, *flags, "-I", str(include), "-E", "-x", "c++", "-"],
            input=text, capture_output=True, text=True, check=True,
        )  # fmt: skip
        header, number = None, 0
        for line in came.stdout.splitlines():
            marker = re.match(r'# (\d+) "(.*?)"', line)
            if marker:
                path = pathlib.Path(marker[2])
                header = path.relative_to(include).as_posix() if path.is_relative_to(include) else None
                number = int(marker[1]) - 1
            else:
                if header and line.strip():
                    found.add((header, number))
                number += 1
    return found


def sample(mutants, count, seed):
    """Keys in the order in which they are tried, for each layer, and how many of each layer are wanted."""
    by_layer = collections.defaultdict(list)
    for header, some in mutants.items():
        if some:
            by_layer[layer_of(header)].append(header)
    sizes = {layer: sum(len(mutants[header]) for header in headers) for layer, headers in by_layer.items()}
    # By the root of their numbers: a kernel has many mutants that are of one kind. Drawn by their own text, so that a change
    # of the headers changes little of the sample.
    whole = sum(math.sqrt(size) for size in sizes.values())
    wanted = {layer: math.ceil(count * math.sqrt(size) / whole) for layer, size in sizes.items()}
    order = {}
    for layer in wanted:
        all_of_it = [mutant for header in by_layer[layer] for mutant in mutants[header]]
        order[layer] = sorted(all_of_it, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest())
    return order, wanted


# Tests -------------------------------------------------------------------------------------------------------------


def includes_of(path):
    return re.findall(r'^#include [<"]((?:heed/|support/|reference/|digest/)?[\w/]+\.hpp)[>"]', path.read_text(), re.M)


def named_alike(header, test):
    """The share of the words in a header's name that a test has in its own, between 0 and 1."""
    header, test = ({word.rstrip("s") for word in name.split("_")} for name in (pathlib.Path(header).stem, test))
    return len(header & test) / len(header)


class Suite:
    """Which tests belong to a header."""

    def __init__(self):
        include = ROOT / "include"
        self.users = collections.defaultdict(set)
        for path in include.rglob("*.hpp"):
            for used in includes_of(path):
                self.users[used].add(path.relative_to(include).as_posix())
        self.tests = {}
        for folder in ("static", "unit"):
            for path in sorted((TESTS / folder).glob("*.cpp")):
                if path.stem not in NOT_ASKED:
                    self.tests[f"{folder}/{path.name}"] = path.read_text()
        self.words = {name: set(re.findall(r"\w+", text)) for name, text in self.tests.items()}
        self.spread = collections.Counter(word for words in self.words.values() for word in words)
        self.direct = {name: set(includes_of(TESTS / name)) for name in self.tests}

    def distances(self, header):
        """How many includes away each header that includes this one is."""
        far, ring = {header: 0}, [header]
        while ring:
            ring = sorted({user for one in ring for user in self.users[one]} - far.keys())
            far |= {user: far[one] + 1 for one in list(far) for user in self.users[one] if user not in far}
        return {one: distance for one, distance in far.items() if one not in UMBRELLAS}

    def alike(self, words, test):
        """How many of a header's rarer words a test has too, between 0 and 1."""
        weight = {word: math.log(len(self.tests) / self.spread[word]) for word in words if self.spread[word]}
        whole = sum(weight.values())
        return sum(weight[word] for word in weight if word in self.words[test]) / whole if whole else 0

    def of(self, header):
        """Names of tests, those that belong most to the header first: static ones, and others."""
        words = set(re.findall(r"[a-z]\w{3,}", (ROOT / "include" / header).read_text()))
        far = self.distances(header)
        named = {}
        for one, distance in far.items():
            stem = pathlib.Path(one).stem
            for name in (stem, f"{layer_of(one)}_{stem}"):
                named[name] = min(distance, named.get(name, distance))
        belongs = {}
        for test in self.tests:
            name = pathlib.Path(test).stem
            nearest = min([named.get(name, 99), *(far[one] for one in self.direct[test] if one in far)])
            belongs[test] = 2 / (1 + nearest) + 3 * self.alike(words, test) + 2 * named_alike(header, name)
        order = sorted(self.tests, key=lambda test: -belongs[test])
        static = [test for test in order if test.startswith("static/")][:3] if layer_of(header) in STRICT else []
        if static and REFUSED not in static:
            static.append(REFUSED)
        unit = [test for test in order if test.startswith("unit/")][:MOST_TESTS]
        if layer_of(header) in ("attention", "kernel") and any(part in header.split("/", 1)[1] for part in OF_ATTENTION):
            unit += [test for test in (f"unit/{name}.cpp" for name in ATTENTION_TESTS) if test not in unit]
        # What owns memory, whatever its header is called.
        if layer_of(header) == "tensor" and "unit/heap_tensor.cpp" not in unit:
            unit.append("unit/heap_tensor.cpp")
        return static, unit


class Judge:
    """Tries mutants in a copy of the headers; each worker has a copy of its own."""

    def __init__(self, command, folder, suite):
        self.command, self.folder, self.suite = command, pathlib.Path(folder), suite
        self.prepared = threading.Lock()
        self.green = {}
        self.ready = False

    def prepare(self):
        """Catch2, compiled once."""
        with self.prepared:
            if self.ready:
                return
            source = self.folder / "before.hpp"
            source.write_text('#include "support/both_times.hpp"\n#include <vector>\n#include <string>\n')
            self.must(["-I", str(TESTS), "-x", "c++-header", str(source), "-o", f"{source}.gch"])
            self.must(["-I", str(TESTS), "-c", str(TESTS / "support/catch_main.cpp"), "-o", str(self.folder / "main.o")])
            self.ready = True

    def must(self, arguments):
        came = subprocess.run([*self.command, *arguments], capture_output=True, text=True, check=False)
        if came.returncode != 0:
            sys.exit(f"{' '.join(arguments)}\n{came.stderr[-3000:]}")

    def call(self, command, watched=False):
        def limits():
            # Watched addresses stand all over the address space.
            if not watched:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

        try:
            came = subprocess.run(
                command, capture_output=True, text=True, errors="replace", check=False, preexec_fn=limits,
                timeout=20 * SECONDS,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return -1, "does not end"
        return came.returncode, came.stdout[-2000000:] + came.stderr[-200000:]

    def test(self, name, include, own, only_constants=False):
        """None when a test is green, else how it is red."""
        flags = ["-I", str(include), "-I", str(TESTS)]
        if name == CASES:
            script = [sys.executable, str(TESTS / "compile_fail/run.py"), "--extents", "equal", str(TESTS / CASES)]
            code, text = self.call([*script, *self.command, "-I", str(include)])
            return ("killed", "a case: " + "".join(text.splitlines()[:1])) if code != 0 else None
        source = str(TESTS / name.split(", ")[0])
        if name.startswith("random_programs"):
            source = str(self.folder / name)
        if name.startswith("static/") or only_constants:
            before = ["-include", str(self.folder / "before.hpp")] if only_constants else []
            code, text = self.call([*self.command, *before, *flags, "-fsyntax-only", source])
            return of_errors(text, include) if code != 0 else None
        if name == HARDENED:
            code, text = self.call([sys.executable, str(TESTS / HARDENED), *self.command, "-I", str(include)])
            return ("killed", "hardened: " + "".join(text.splitlines()[:1])) if code != 0 else None
        program = own / "program"
        # As tests/meson.build has unit tests built, or inlined.
        flags += DIGEST_FLAGS if name in (DIGEST, FINITE) else QUICKLY
        flags += ["-ffinite-math-only"] if name == FINITE else []
        flags += ["-fsanitize=address"] if name == ADDRESSES else []
        extra = ["-I", str(TESTS / "random_programs")]
        if name.startswith("unit/"):
            extra = ["-include", str(self.folder / "before.hpp"), str(self.folder / "main.o")]
        code, text = self.call([*self.command, *flags, *extra, source, "-o", str(program)])
        if code != 0:
            return of_errors(text, include)
        code, text = self.call([str(program)], name == ADDRESSES)
        if name.startswith("random_programs"):
            return random_programs_verdict(name, code, text)
        return ("killed", f"at run time ({code})") if code != 0 else None

    def is_green(self, name, own, only_constants):
        """Whether a test is green without a mutant, or what it says means nothing."""
        known = (name, only_constants)
        if known not in self.green:
            self.green[known] = self.test(name, ROOT / "include", own, only_constants) is None
            if not self.green[known]:
                print(f"red without a mutant, so not asked: {name}", flush=True)
        return self.green[known]

    def verdict(self, mutant, own):
        """(what became of it, by which test, how)."""
        self.prepare()
        include = own / "include"
        if not include.is_dir():
            shutil.copytree(ROOT / "include", include)
        original = (ROOT / "include" / mutant.header).read_text()
        lines = original.splitlines()
        assert lines[mutant.line] == mutant.before
        lines[mutant.line] = mutant.after
        (include / mutant.header).write_text("\n".join(lines) + "\n")
        try:
            return self.tried(mutant, include, own)
        finally:
            (include / mutant.header).write_text(original)

    def tried(self, mutant, include, own):
        static, unit = self.suite.of(mutant.header)
        steps = [(name, False) for name in static]
        if unit and layer_of(mutant.header) not in ("kernel", "io"):
            steps.append((unit[0], True))
        for pattern, names in ((OF_LENGTHS, LENGTHS_TESTS), (OF_CORES, CORES_TESTS)):
            if pattern.search(mutant.before):
                unit += [test for test in (f"unit/{name}.cpp" for name in names) if test not in unit]
        steps += [(name, False) for name in unit]
        # Last, as they take longer than all others.
        if RANDOM_PROGRAMS and layer_of(mutant.header) in ("tensor", "kernel", "ops", "attention"):
            steps.append((RANDOM_PROGRAMS, False))
        if static:
            steps.append((CASES, False))
        if layer_of(mutant.header) == "tensor":
            steps.append((HARDENED, False))
        if layer_of(mutant.header) in DIGESTED:
            steps.append((DIGEST, False))
        if OF_LENGTHS.search(mutant.before):
            steps.append((ADDRESSES, False))
        if layer_of(mutant.header) == KNOWS_FLAGS:
            steps.append((FINITE, False))
        for name, only_constants in steps:
            red = self.test(name, include, own, only_constants)
            if red and red[0] == "killed" and not self.is_green(name, own, only_constants):
                continue
            if red:
                return (red[0], name, red[1])
        return ("survived", ", ".join(dict.fromkeys(name for name, _ in steps)), "")


RANDOM_PROGRAMS = None
EXPECTED = None


def make_random_programs(folder, count, seed=1):
    """A file of random programs, with what they must print; none without NumPy."""
    global RANDOM_PROGRAMS, EXPECTED
    sys.path.insert(0, str(TESTS / "random_programs"))
    try:
        import run as random_programs
    except (ImportError, SystemExit):
        return
    programs = [program for program in map(random_programs.program_of, range(seed, seed + count)) if program]
    made = [random_programs.made(program, at) for at, program in enumerate(programs)]
    RANDOM_PROGRAMS, EXPECTED = "random_programs.cpp", (random_programs, made)
    (pathlib.Path(folder) / RANDOM_PROGRAMS).write_text(random_programs.whole_text(made))


def random_programs_verdict(name, code, text):
    module, made = EXPECTED
    if code != 0:
        return ("killed", f"at run time ({code})")
    lines = collections.defaultdict(list)
    for line in text.splitlines():
        if line != "end" and len(line.split()) > 1:
            lines[int(line.split()[0])].append(line)
    for at, one in enumerate(made):
        failure = module.judged(one, lines.get(at, []))
        if failure:
            return ("killed", f"program {failure.seed}: {failure.kind}")
    return None


def of_errors(text, include):
    """What a compiler's errors mean: the first of them decides."""
    if "does not end" in text:
        return ("killed", "the compiler does not end")
    first = next((line for line in text.splitlines() if " error: " in line or "fatal error" in line), "")
    what = first.partition("error: ")[2][:120]
    constant = ("static assertion failed", "constant expression", "constexpr", "not a constant", "non-constant")
    # g++ says of an error in constant evaluation in which expansion it is, before it.
    before = text.partition(first)[0].splitlines()[-1:] if first else []
    if any(word in what for word in constant) or "expansion of" in "".join(before):
        return ("killed", f"a constant: {what}")
    if first.startswith(str(include)):
        return ("no C++", what)
    if not first:
        return ("killed", "the compiler dies: " + text[-200:].replace("\n", " "))
    return ("killed", f"a right program is refused: {what}")


# The whole ---------------------------------------------------------------------------------------------------------


def remembered(path):
    if not path or not path.is_file():
        return {}
    return {came["key"]: came for came in map(json.loads, path.read_text().splitlines())}


def state_of_headers():
    digest = hashlib.sha256()
    for path in sorted((ROOT / "include").rglob("*.hpp")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def run(given):
    compiled = compiled_lines(given.compiler)
    here = {
        header: [mutant for mutant in some if (header, mutant.line) in compiled] for header, some in all_mutants().items()
    }
    order, wanted = sample(here, given.mutants, given.seed)
    known, state = remembered(given.results), state_of_headers()
    suite, lock = Suite(), threading.Lock()
    counted = collections.Counter()
    queue = []
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        make_random_programs(folder, 60)
        judge = Judge(given.compiler, folder, suite)

        def work(layer):
            """A layer's mutants until as many are counted as are wanted."""
            own = pathlib.Path(folder, layer)
            own.mkdir(exist_ok=True)
            for mutant in order[layer]:
                if counted[layer] >= wanted[layer] or time.monotonic() - began > 60 * given.minutes:
                    return
                came = known.get(mutant.key)
                unexplained = reason_for(mutant.key) is None
                if came is None or came["state"] != state and came["became"] == "survived" and unexplained:
                    start = time.monotonic()
                    became, by, how = judge.verdict(mutant, own) if unexplained else ("survived", "listed", "")
                    came = {
                        "key": mutant.key, "layer": layer, "kind": mutant.kind, "line": mutant.line + 1,
                        "became": became, "by": by, "how": how, "state": state,
                        "seconds": round(time.monotonic() - start, 1),
                    }  # fmt: skip
                    with lock:
                        if given.results:
                            with given.results.open("a") as file:
                                file.write(json.dumps(came) + "\n")
                        print(f"{became}: {mutant.key} ({by.split(', ')[0]} {how})"[:300], flush=True)
                with lock:
                    queue.append(came)
                    counted[layer] += came["became"] != "no C++"

        with concurrent.futures.ThreadPoolExecutor(given.workers) as pool:
            list(pool.map(work, sorted(wanted)))
    return summary(queue, given)


def reason_for(key):
    return next((reason for reason, keys in SURVIVORS.items() if key in keys), None)


def summary(results, given):
    columns = ("killed", "changes nothing", "survived", "no C++")
    by_layer = collections.defaultdict(collections.Counter)
    for came in results:
        is_none = came["became"] == "survived" and reason_for(came["key"])
        by_layer[came["layer"]]["changes nothing" if is_none else came["became"]] += 1
    print(f"\n| layer | tried | {' | '.join(columns)} |\n|---|" + "--:|" * (1 + len(columns)))
    whole = collections.Counter()
    for layer, counts in [*sorted(by_layer.items()), ("all", whole)]:
        if counts is not whole:
            whole += counts
        tried = sum(counts.values()) - counts["no C++"]
        print(f"| {layer} | {tried} | " + " | ".join(str(counts[column]) for column in columns) + " |")
    print()
    for came in results:
        if came["became"] == "survived":
            print(f"- {came['key']} (line {came['line']}): {reason_for(came['key']) or 'WHY?'}")
    tried, changes = sum(whole.values()) - whole["no C++"], whole["killed"] + whole["survived"]
    share = 100 * whole["killed"] / max(changes, 1)
    print(f"{tried} mutants: {whole['changes nothing']} change nothing, each with its reason; of the other {changes} "
          f"{whole['killed']} are killed ({share:.1f} %)")  # fmt: skip
    return 0 if share >= 95 and whole["survived"] == 0 and tried else 1


def self_test():
    """Mutants are what they are said to be, and errors mean what they do."""
    text = """
template <class T, std::size_t N = 3>
constexpr bool below(T a, T b) {
    // a < b
    if (a < b) return true;
    use(a, b);
    x.value = x.value + 2;
    std::size_t const kept = "1 + 1";
    return a && !b;
}
"""
    found = {(mutant.kind, mutant.after.strip()) for mutant in mutants_of("heed/ops/below.hpp", text)}
    expected = {
        ("an operator", "if (a <= b) return true;"),
        ("true and false", "if (a < b) return false;"),
        ("a condition turned round", "if (!(a < b)) return true;"),
        ("a check left out", ""),
        ("arguments swapped", "use(b, a);"),
        ("a statement left out", ""),
        ("an operator", "x.value = x.value - 2;"),
        ("a number", "x.value = x.value + 3;"),
        ("an operator", "return a || !b;"),
    }
    wrong = [f"not found: {one}" for one in expected - found] + [f"found: {one}" for one in found - expected]
    include = pathlib.Path("/copy/include")
    for error, became in {
        "/copy/include/heed/a.hpp:1:2: error: expected ';'": "no C++",
        "/copy/include/heed/a.hpp:1:2: error: static assertion failed": "killed",
        "tests/unit/a.cpp:1:2: error: use of deleted function": "killed",
        "tests/unit/a.cpp:1:2: error: non-constant condition for static assertion": "killed",
    }.items():
        if of_errors(error, include)[0] != became:
            wrong.append(f"{error} is taken for {of_errors(error, include)}")
    order, wanted = sample(all_mutants(), 300, 1)
    if order != sample(all_mutants(), 300, 1)[0]:
        wrong.append("the same seed draws another sample")
    if sum(wanted.values()) < 300 or len(wanted) < 8:
        wrong.append(f"the sample is too small: {wanted}")
    suite = Suite()
    for header in all_mutants():
        if not suite.of(header)[1] and layer_of(header) not in ("heed",):
            wrong.append(f"no test belongs to {header}")
    print("\n".join(wrong) or f"mutants are what they are said to be; of 300: {wanted}")
    return 1 if wrong else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--mutants", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--results", type=pathlib.Path)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--minutes", type=float, default=1e9, help="begin no mutant after so many")
    arguments.add_argument("--list", action="store_true")
    arguments.add_argument("--layer")
    arguments.add_argument("--summary", action="store_true")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("--tests-of", metavar="HEADER")
    arguments.add_argument("compiler", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.self_test:
        return self_test()
    if given.tests_of:
        print(*Suite().of(given.tests_of), sep="\n")
        return 0
    if given.list:
        for header, some in all_mutants().items():
            if given.layer in (None, layer_of(header)):
                print(*(f"{mutant.kind}: {mutant.key}" for mutant in some), sep="\n")
        return 0
    if given.summary:
        return summary(list(remembered(given.results).values()), given)
    return run(given)


if __name__ == "__main__":
    sys.exit(main())
