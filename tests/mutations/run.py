# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Changes right programs in every small way in which a hand may slip, and sees whether heed refuses what comes out.

    run.py [--memory FILE] [--list] [--write] [--share N] COMPILER ARGUMENT...
    run.py [--memory FILE] --self-test COMPILER ARGUMENT...

The programs are in programs/; all their extents are 4 (or 4 times 4), so that nothing but names can tell. Each
statement of a main is mutated: arguments are swapped, left out and given twice, calls are removed and doubled, axes,
operands, functions, element types and numbers are replaced by others, and transposes, softmaxes and scales are put in
(see `mutations`). Left as they are: what a program reports, and the types that it states for its outputs. A mutant is

    refused by a fault           by one of heed's sentences
    refused by plain C++         without one, by "no matching function" or the like
    no C++ at all                which is not counted
    the same values              it compiles, and every output has the same bits
    other values                 it compiles, and what comes out is wrong: a survivor

A survivor has to be in survivors.py, with the reason for which it is a program that somebody may mean. Red are: one
that is not there, one that is there and does not survive, fewer than 200 mutants, a right program whose values are
not those of plain loops in this file, and other counts than examples/operations.md says; --write puts these right. With
--list every mutant is printed with what became of it; with --share 5 every fifth is tried, and nothing is counted.

Many mutants are compiled at once, a function each, and an error in a mutant's own lines is its own. All others are
compiled and linked again, some together, and each by itself when that fails: so none counts as compiling that does not.
Of two mutants that need the same wrong type, the compiler may give heed's sentence for the first one only, so that a
few which are refused by a fault count as refused by plain C++.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import functools
import itertools
import math
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
from survivors import SURVIVORS  # noqa: E402
from unchanged import Memory  # noqa: E402

PAGE = HERE.parent.parent / "examples" / "operations.md"
# What the page says of all mutants, with white space where its lines break.
ON_PAGE = re.compile(
    r"changes (\w+) right programs in (\d+) small ways .*?: (\d+) are refused, (\d+) give the same values, and (\d+) give "
    r"others\. Each of the (\d+) is".replace(" ", r"\s+"),
    re.DOTALL,
)
WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
AT_LEAST = 200
AT_ONCE = 60
RUN_AT_ONCE = 20

FAULT, PLAIN, NO_CPP, SAME, OTHER, DIED = (
    "refused by a fault",
    "refused by plain C++",
    "no C++ at all",
    "the same values",
    "other values",
    "the compiler died",
)

# Mutations --------------------------------------------------------------------------------------------------------

WORD = re.compile(r"[A-Za-z_]\w*")
SCORES = re.compile(r"(?:scores|logits|compared|contracted|softmax|weights|as_logits|masked|matmul\(q|contract<Dk)\b")
NUMBER = re.compile(r"(?<![\w.])\d+\.\d+f\b")
CLOSES = {"(": ")", "{": "}", "[": "]", "<": ">"}

# What one may write for another, by its name or by what it does.
SIBLINGS = {
    "after": ["before"],
    "attend": ["matmul", "contract<Key>", "scores"],
    "attention": ["scaled_dot_product_attention"],
    "as_logits": ["as_attention_weights", "as_tensor"],
    "before": ["after"],
    "bias": ["projection_bias"],
    "contract": ["merge", "sum"],
    "cross_entropy": ["cross_entropy_of_each", "logsumexp"],
    "documents": ["window"],
    "drop": ["keep"],
    "embed": ["unembed", "take"],
    "gelu": ["relu", "silu", "softmax<Hidden>"],
    "keep": ["drop"],
    "layer_norm": ["rms_norm", "softmax"],
    "linear": ["project", "project_output", "matmul"],
    "linear_bias": ["norm_bias", "output_bias"],
    "linear_weights": ["gate_weights", "output_projection"],
    "masked": ["softmax"],
    "matmul": ["scores", "attend", "outer"],
    "merge": ["permute", "split"],
    "norm_bias": ["norm_gain", "linear_bias"],
    "norm_gain": ["norm_bias"],
    "outer": ["matmul", "contract<Dk>"],
    "output_projection": ["linear_weights"],
    "permute": ["rename", "merge"],
    "project": ["matmul", "scores"],
    "project_output": ["linear", "project", "matmul"],
    "projection": ["projection_bias"],
    "projection_bias": ["projection"],
    "rename": ["permute", "merge"],
    "scaled_dot_product_attention": ["attention"],
    "scores": ["matmul", "contract<Dk>", "attend", "outer"],
    "softmax": ["log_softmax", "naive_softmax", "max", "sum"],
    "split": ["rename", "merge"],
    "transpose": ["as_tensor"],
    "unembed": ["embed", "matmul"],
    "window": ["causal", "prefix"],
}


@dataclasses.dataclass
class Group:
    """A list in brackets, and where its items are; `callee` is where the name before it starts, or None."""

    kind: str
    open: int
    close: int
    callee: int | None
    items: list


def groups_of(text):
    """All lists of a statement, inner ones first. In these programs < is never `less`."""
    found, stack = [], []
    for at, character in enumerate(text):
        if character in "({[" or (character == "<" and text[at - 1 : at].isidentifier()):
            stack.append((at, [at + 1]))
        elif character == "," and stack:
            stack[-1][1].append(at + 1)
        elif stack and character == CLOSES[text[stack[-1][0]]]:
            start, starts = stack.pop()
            ends = [next_start - 1 for next_start in starts[1:]] + [at]
            items = [trimmed(text, *span) for span in zip(starts, ends)]
            name_end = start
            if text[start - 1 : start] == ">":
                name_end = next(group.open for group in found if group.close == start - 1)
            name = re.search(r"[A-Za-z_]\w*$", text[:name_end])
            found.append(
                Group(text[start], start, at, name and name.start(), [span for span in items if span[0] < span[1]])
            )
    return found


def trimmed(text, start, end):
    part = text[start:end]
    return start + len(part) - len(part.lstrip()), end - len(part) + len(part.rstrip())


def declared_by(statement):
    """The names that a statement declares."""
    left = statement.partition(" = ")[0]
    bindings = re.search(r"\[(.*)\]$", left)
    return WORD.findall(bindings[1]) if bindings else WORD.findall(left)[-1:]


def orders(items):
    """All other orders of a short list; of a longer one, those in which two items are swapped."""
    if len(items) <= 3:
        yield from list(itertools.permutations(items))[1:]
        return
    for first, second in itertools.combinations(range(len(items)), 2):
        swapped = list(items)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        yield tuple(swapped)


def mutations(text, variables, axes):
    """Yields other texts of a statement, some of them more than once, and some of them the same."""
    begin = text.index(" = ") + 3
    in_data = re.search(r"\bnumbers<.*>(?=\(\d+\))", text)

    def put(start, end, instead):
        return text[:start] + instead + text[end:]

    def at(span):
        return text[slice(*span)]

    expressions = [(begin, len(text) - 1)]
    for group in groups_of(text):
        if group.open < begin and group.kind != "[":
            continue
        items = [at(item) for item in group.items]
        if text[group.callee or 0 : group.open].startswith("numbers") or all(map(str.isdecimal, items)):
            continue
        inner = (group.open + 1, group.close)
        for order in orders(items):
            # An axis with its extent in a place for its name alone is no mistake that attention has to do with.
            if group.kind != "<" or all(("<" in one) == ("<" in other) for one, other in zip(items, order)):
                yield put(*inner, ", ".join(order))
        for out in range(len(items) if group.kind != "[" else 0):
            left = ", ".join(items[:out] + items[out + 1 :])
            yield put(*inner, left) if left or group.kind != "<" else put(group.open, group.close + 1, "")
            yield put(*inner, ", ".join(items[: out + 1] + items[out:]))
        if group.kind == "<" and text[group.callee : group.open] in ("contract", "merge", "permute"):
            for axis in axes:
                yield put(*inner, ", ".join([axis, *items]))
                yield put(*inner, ", ".join([*items, axis]))
        if group.kind in "({" and group.callee is not None:
            call = (group.callee, group.close + 1)
            for item in group.items:
                yield put(*call, at(item))
                yield put(*call, put(*item, at(call))[call[0] : call[1] + len(at(call)) - (item[1] - item[0])])
            if group.kind == "(":
                expressions += [call, *group.items]

    for word in WORD.finditer(text, begin):
        name = word[0]
        others = []
        if name in axes:
            others = axes
        elif name in variables:
            others = variables
        elif name in SIBLINGS:
            others = SIBLINGS[name]
        elif name == "float":
            others = ["double"]
        for other in others:
            if other.endswith(">") and text[word.end()] == "<":
                continue
            yield put(*word.span(), other)
    for number in NUMBER.finditer(text, begin):
        value = float(number[0][:-1])
        for other in (0.0, -value, value / 2, value * 2):
            yield put(*number.span(), f"{other}f")
    for added in re.finditer(r" \+ ", text[begin:]):
        sign = (begin + added.start(), begin + added.end())
        for other in (" - ", " * "):
            yield put(*sign, other)
        yield put(begin, sign[1], "")
        yield put(sign[0], len(text) - 1, "")
    for operator in re.finditer(r" / ", text):
        for other in (" * ", " + ", " - "):
            yield put(*operator.span(), other)
        quotient = re.compile(r"[\w.]+ / [\w.]+").search(text, begin)
        for operand in quotient[0].split(" / "):
            yield put(*quotient.span(), operand)

    for chain in re.finditer(r"[\w{}]+(?: [&|] [\w{}]+)+", text[begin:]):
        parts = re.split(r" [&|] ", chain[0])
        span = (begin + chain.start(), begin + chain.end())
        for sign in (" & ", " | ", " && ", " || ", " + ", ", "):
            yield put(*span, sign.join(parts))
        for part in parts:
            yield put(*span, f"!{part} & {' & '.join(other for other in parts if other is not part)}")
            left = [other for other in parts if other is not part]
            yield put(*span, " & ".join(left))
            yield put(*span, " & ".join([*parts, part]))
    for span in set(expressions):
        if in_data or not WORD.match(at(span)):
            continue
        for wrap in ("transpose({})", "softmax<Key>({})", "as_tensor({})"):
            yield put(*span, wrap.format(at(span)))
        if SCORES.match(at(span)):
            yield put(*span, f"({at(span)} / 2.0f)")
            if "position" in variables:
                yield put(*span, f"({at(span)} + position)")
    if ", causal{}" in text:
        for alignment in ("upper_left", "lower_right"):
            yield text.replace("causal{}", f"causal{{{alignment}}}")


@dataclasses.dataclass
class Mutant:
    program: str
    line: int
    statement: str
    body: str
    verdict: str = ""
    says: str = ""

    @property
    def name(self):
        return f"{self.program}: {self.statement.partition(' const ')[2].rstrip(';')}"


class Program:
    """A right program: what stands before its main, and the statements of it."""

    def __init__(self, path):
        self.name = path.stem
        self.before, self.body = re.match(r"(.*)\nint main\(\) \{\n(.*)\n\}\n$", path.read_text("utf-8"), re.S).groups()

    def mutants(self):
        """Every mutant once; two of them never have the same text."""
        statements = [" ".join(one.split()) + ";" for one in self.body.split(";") if one.strip()]
        mentioned = WORD.findall(" ".join(statements))
        axes = [name for name in dict.fromkeys(mentioned) if f"{name}<" in self.body and name[0].isupper()]
        variables, seen = [], set(map(str, statements))
        for line, statement in enumerate(statements):
            if statement.startswith("report("):
                continue
            for mutated in mutations(statement, variables, axes):
                if (line, mutated) not in seen and mutated != statement:
                    seen.add((line, mutated))
                    body = "\n".join([*statements[:line], mutated, *statements[line + 1 :]])
                    yield Mutant(self.name, line, mutated, body)
            variables += declared_by(statement)


# Compiling --------------------------------------------------------------------------------------------------------

ERROR = re.compile(r"^[^\s:]+:\d+(?::\d+)?: (?:fatal )?error: (.*)$")
CONTEXT = re.compile(r"^[^\s:]+: (?:In|At) |^[^\s:]+:\d+:\d+: +(?:recursively )?required |^In file included|^ +from ")
MUTANT = re.compile(r"\bmutant_(\d+):\d")
SENTENCE = re.compile(r"\bfault::(\w+)")
SYNTAX = re.compile(r"^expected |^parse error|^extraneous |^stray ")


def errors_of(lines):
    """The lines of each error: with g++ where it comes from stands before it, with clang after it."""
    errors, context = [], []
    for line in lines:
        if ERROR.match(line):
            errors.append([*context, line])
            context = []
        elif CONTEXT.search(line):
            context.append(line)
        elif errors:
            errors[-1] += [*context, line]
            context = []
    return errors


def first_error(lines):
    """What the first error is, with heed's sentence or what plain C++ says."""
    errors = errors_of(lines)
    if not errors:
        return DIED, " ".join(lines[:1])
    sentence = SENTENCE.search("\n".join(errors[0]))
    if sentence:
        return FAULT, sentence[1]
    message = next(match[1] for match in map(ERROR.match, errors[0]) if match)
    return NO_CPP if SYNTAX.match(message) else PLAIN, message


def functions(mutants):
    """A function for each mutant, in which its lines are those of a file of its own."""
    return "".join(
        f'\nvoid mutant_{at}() {{\n#line 1 "mutant_{at}"\n{one.body}\n}}\n' for at, one in enumerate(mutants)
    )


class Compiler:
    def __init__(self, command, folder):
        self.folder = folder
        defined = self.start([*command, "-dM", "-E", "-x", "c++", os.devnull])
        self.is_clang = "__clang__" in defined.stdout
        quiet = ["-fno-caret-diagnostics", "-ferror-limit=0"] if self.is_clang else ["-fno-diagnostics-show-caret"]
        # Calls where always_inline would have copies, which take a compiler much longer: see tests/meson.build.
        self.command = [*command, "-w", "-O0", "-Dalways_inline=unused", *quiet]
        header = shutil.copy(HERE / "programs/program.hpp", folder)
        # Compiled once. The file is looked for where the header is.
        compiled = header + (".pch" if self.is_clang else ".gch")
        made = self.start([*self.command, "-x", "c++-header", header, "-o", compiled])
        if made.returncode != 0:
            sys.exit(f"program.hpp does not compile\n{made.stdout}")
        self.command += ["-include", header]

    @staticmethod
    def start(command):
        return subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "LC_ALL": "C"},
        )

    def refuse(self, number, program, mutants):
        """Compiles mutants of one program at once: judges those of which an error is reported in their own lines."""
        source = self.folder / f"{program.name}_{number}.cpp"
        source.write_text(program.before + functions(mutants), encoding="utf-8")
        lines = self.start([*self.command, "-fsyntax-only", str(source)]).stdout.splitlines()
        found = {}
        for error in errors_of(lines):
            whose = MUTANT.search("\n".join(error))
            if whose:
                found.setdefault(int(whose[1]), error)
        judged = {at: first_error(own) for at, own in found.items()}
        # Where something is no C++, what follows may be misread.
        is_sound = all(verdict != NO_CPP for verdict, _ in judged.values())
        for at, (verdict, says) in judged.items():
            if verdict == FAULT or is_sound:
                mutants[at].verdict, mutants[at].says = verdict, says

    def judge_together(self, number, program, mutants, right):
        """Compiles mutants that have not been refused, and runs them; when one is refused after all, each by itself."""
        calls = "".join(f'mutant_{at}(), std::puts("end");\n' for at in range(len(mutants)))
        text = f"{program.before}{functions(mutants)}\nint main() {{\n{calls}}}\n"
        built, printed = self.build(f"together_{number}", text)
        outputs = printed.split("end\n")
        if built and len(outputs) == len(mutants) + 1:
            for one, output in zip(mutants, outputs):
                one.verdict = SAME if output == right else OTHER
            return
        for at, one in enumerate(mutants):
            self.judge_alone(f"{number}_{at}", program, one, right)

    def judge_alone(self, number, program, mutant, right):
        built, printed = self.outputs(f"alone_{number}", program, mutant.body)
        if built:
            mutant.verdict = SAME if printed == right else OTHER
        else:
            mutant.verdict, mutant.says = first_error(printed.splitlines())

    def outputs(self, name, program, body):
        """Whether a body compiles, and what it prints when it is run, or what the compiler says."""
        return self.build(name, f'{program.before}\nint main() {{\n#line 1 "mutant_0"\n{body}\n}}\n')

    def build(self, name, text):
        source, executable = self.folder / f"{name}.cpp", self.folder / name
        source.write_text(text, encoding="utf-8")
        built = self.start([*self.command, str(source), "-o", str(executable)])
        if built.returncode != 0:
            return False, built.stdout
        ran = subprocess.run([str(executable)], capture_output=True, text=True, timeout=60, check=False)
        executable.unlink()
        return True, ran.stdout if ran.returncode == 0 else f"{ran.stdout}exits with {ran.returncode}"

# What is right, by plain loops in double ----------------------------------------------------------------------------


def mixed(value):
    for _ in range(2):
        value ^= value >> 16
        value = value * 0x45D9F3B & 0xFFFFFFFF
    return value ^ value >> 16


def numbers(seed, *extents, start=0):
    """Nested lists of what `numbers` in program.hpp makes."""
    if not extents:
        return (mixed(seed * 1024 + start) >> 8) / 8388608 - 1
    step = math.prod(extents[1:])
    return [numbers(seed, *extents[1:], start=start + i * step) for i in range(extents[0])]


def whole_in(seed, below):
    return [[mixed(seed * 1024 + 4 * i + j) % below for j in range(4)] for i in range(4)]


def true_in(seed):
    return [[one != 0 for one in row] for row in whole_in(seed, 2)]


def flat(nested):
    return [one for part in nested for one in flat(part)] if isinstance(nested, list) else [nested]


def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def columns(matrix, first, last):
    return [row[first:last] for row in matrix]


def plus(matrix, row):
    return [[x + y for x, y in zip(one, row)] for one in matrix]


def attention(q, k, v, scale=0.5, seen=lambda i, j: True, bias=None):
    """Logits, weights and output."""
    logits, weights = [], []
    for i, query in enumerate(q):
        row = [
            scale * sum(x * y for x, y in zip(query, key)) + (bias[i][j] if bias else 0) if seen(i, j) else -math.inf
            for j, key in enumerate(k)
        ]
        powers = [math.exp(one - max(row)) for one in row]
        logits.append(row)
        weights.append([one / sum(powers) for one in powers])
    return logits, weights, product(weights, v)


def sum_of(a, b):
    return [[x + y for x, y in zip(*rows)] for rows in zip(a, b)]


def layer_norm(matrix, gain, bias):
    rows = []
    for row in matrix:
        mean = sum(row) / len(row)
        root = math.sqrt(sum((one - mean) ** 2 for one in row) / len(row) + 1e-5)
        rows.append([(one - mean) / root * g + b for one, g, b in zip(row, gain, bias)])
    return rows


def gelu(matrix):
    return [[x * (1 + math.erf(x / math.sqrt(2))) / 2 for x in row] for row in matrix]


def is_causal(i, j):
    return j <= i


def of_block():
    """The outputs of a block, and their loss."""
    table, outputs, losses = numbers(22, 4, 4), [], []
    for tokens, targets in zip(whole_in(20, 4), whole_in(21, 4)):
        x = [table[one] for one in tokens]
        q, k, v = (product(layer_norm(x, numbers(23, 4), numbers(24, 4)), numbers(seed, 4, 16)) for seed in (2, 3, 4))
        parts = [
            attention(*(columns(one, first, first + 4) for one in (q, k, v)), seen=is_causal)[2]
            for first in range(0, 16, 4)
        ]
        x = sum_of(x, product([flat([part[i] for part in parts]) for i in range(4)], numbers(10, 16, 4)))
        up = plus(product(layer_norm(x, numbers(25, 4), numbers(26, 4)), numbers(27, 4, 4)), numbers(28, 4))
        x = sum_of(x, product(gelu(up), numbers(29, 4, 4)))
        outputs.append(x)
        for row, target in zip(product(x, list(zip(*table))), targets):
            losses.append(math.log(sum(map(math.exp, row))) - row[target])
    return [outputs, [sum(losses) / len(losses)]]


def expected(name):
    """What each program has to report."""
    if name == "block":
        return of_block()
    x = numbers(1, 4, 4, 4)
    wide = [numbers(seed, 4, 16) for seed in (2, 3, 4)]
    w_q, w_k, w_v = (numbers(seed, 4, 4) for seed in (2, 3, 4))
    keep, drop = true_in(55), true_in(136)
    if name == "grouped_query":
        q, k, v = (product(x[0], w) for w in (numbers(2, 4, 64), wide[1], wide[2]))
        heads = [
            attention(columns(q, own, own + 4), columns(k, shared, shared + 4), columns(v, shared, shared + 4))[2]
            for own in range(0, 64, 4)
            for shared in [own // 16 * 4]
        ]
        return [product([flat([head[i] for head in heads]) for i in range(4)], numbers(10, 64, 4))]
    results = []
    for b in range(4):
        q, k, v = (product(x[b], w) for w in (w_q, w_k, w_v))
        if name == "lesson":
            results.append(attention(q, k, v))
        elif name == "masks":
            q, k, v = (plus(one, numbers(seed, 4)) for one, seed in ((q, 5), (k, 6), (v, 7)))
            results.append(attention(q, k, v, 0.3, lambda i, j, b=b: j <= i and keep[b][j], numbers(9, 4, 4))[1:])
        elif name == "attention":
            w_o = numbers(10, 4, 4)
            y = attention(q, k, v, seen=lambda i, j, b=b: not drop[b][j])[2]
            results.append((product(y, w_o), attention(q, k, v)[2]))
        elif name == "module":
            z = attention(q, k, v, seen=lambda i, j, b=b: j <= i and not drop[b][j])[2]
            results.append((product(z, numbers(10, 4, 4)),))
        elif name == "notation":
            results.append((attention(q, k, v)[2], attention(q, k, v, seen=is_causal)[2]))
        elif name == "windows":
            results.append((attention(q, k, v, seen=lambda i, j: j == 0 or (0 <= i - j <= 1 and (i == 0) == (j == 0)))[2],))
        elif name == "cross_attention":
            k, v = (product(numbers(11, 4, 4, 4)[b], w) for w in (w_k, w_v))
            results.append((attention(q, k, v, seen=lambda i, j, b=b: keep[b][j])[2],))
        elif name == "multi_head":
            q, k, v = (product(x[b], w) for w in wide)
            parts = [
                attention(*(columns(one, 4 * head, 4 * head + 4) for one in (q, k, v)), seen=is_causal)[2]
                for head in range(4)
            ]
            merged = [flat([part[i] for part in parts]) for i in range(4)]
            results.append((merged, product(merged, numbers(10, 16, 4))))
    return list(zip(*results))


def why_wrong(name, printed, wanted):
    """What is wrong with the outputs of a right program, or nothing."""
    outputs = [[struct.unpack("!f", bytes.fromhex(one))[0] for one in line.split()] for line in printed.splitlines()]
    wanted = [flat([list(part) if isinstance(part, tuple) else part for part in one]) for one in map(list, wanted)]
    if [len(one) for one in outputs] != [len(one) for one in wanted] or not outputs:
        return f"reports {[len(one) for one in outputs]} values and not {[len(one) for one in wanted]}"
    for came, right in zip(outputs, wanted):
        if not all(x == y or abs(x - y) < 1e-5 for x, y in zip(came, right)):
            return "values are not those of plain loops"
    # On such data every wrong program gives other numbers: nothing that it may take for another thing is equal to it.
    for came in outputs:
        telling = [one for one in came if one not in (0, 1) and math.isfinite(one)]
        if len(telling) < len(came) / 3 or len(set(telling)) < 0.75 * len(telling):
            return "too many values are the same, so that a mistake might not show"
    for one, other in itertools.combinations(outputs, 2):
        if sorted(one) == sorted(other):
            return "two outputs have the same values, so that a mistake might not show"
    return ""


# The run ------------------------------------------------------------------------------------------------------------


def run(compiler, programs, expected_of=expected, share=1):
    """All mutants, or a share of them, judged, and what is wrong with the right programs."""
    mutants = {program: list(program.mutants())[::share] for program in programs}
    wrong, right = [], {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        first = [pool.submit(compiler.outputs, f"right_{program.name}", program, program.body) for program in programs]
        batches = [
            pool.submit(compiler.refuse, start, program, mutants[program][start : start + AT_ONCE])
            for program in programs
            for start in range(0, len(mutants[program]), AT_ONCE)
        ]
        for program, job in zip(programs, first):
            built, printed = job.result()
            right[program] = printed
            if built:
                why = why_wrong(program.name, printed, expected_of(program.name))
            else:
                why = f"does not compile\n{printed}"
            if why:
                wrong.append(f"{program.name}, unmutated: {why}")
        for job in batches:
            job.result()
        if not wrong:
            jobs = []
            for program in programs:
                left = [one for one in mutants[program] if not one.verdict]
                for start in range(0, len(left), RUN_AT_ONCE):
                    part = left[start : start + RUN_AT_ONCE]
                    name = f"{program.name}_{start}"
                    jobs.append(pool.submit(compiler.judge_together, name, program, part, right[program]))
            for job in jobs:
                job.result()
    return [one for program in programs for one in mutants[program]], wrong


def red(mutants, wrong, survivors, at_least=AT_LEAST):
    """The sentences for which the run is red."""
    if wrong:
        return wrong
    said = list(wrong)
    tried = {one.name for one in mutants}
    listed = [name for names in survivors.values() for name in names if at_least or name in tried]
    survived = [one.name for one in mutants if one.verdict == OTHER]
    said += [f"gives other values, and is not in survivors.py: {name}" for name in survived if name not in listed]
    said += [f"is in survivors.py, and does not survive: {name}" for name in listed if name not in survived]
    said += [f"is in survivors.py twice: {name}" for name, times in collections.Counter(listed).items() if times > 1]
    said += [f"the compiler died: {one.name}" for one in mutants if one.verdict == DIED]
    counted = sum(one.verdict != NO_CPP for one in mutants)
    if counted < at_least:
        said.append(f"{counted} mutants, fewer than {at_least}")
    return said


def summary(mutants, survivors):
    counts = collections.Counter(one.verdict for one in mutants)
    for verdict in (FAULT, PLAIN):
        print(f"{verdict}:")
        says = [re.sub(r"'([\w:]*)[^']*'", r"'\1'", one.says) for one in mutants if one.verdict == verdict]
        for sentence, times in collections.Counter(says).most_common():
            print(f"{times:6} {sentence[:150]}")
    if survivors:
        print("survivors, and why they are programs that somebody may mean:")
        for reason, names in survivors.items():
            print(f"{len(names):6} {reason}")
    print(f"{sum(counts.values()) - counts[NO_CPP]} mutants:", end=" ")
    print(", ".join(f"{counts[verdict]} {verdict}" for verdict in (FAULT, PLAIN, SAME, OTHER)), end="; ")
    print(f"{counts[NO_CPP]} more are {NO_CPP}")


def counts_of(mutants, programs):
    """The counts that the page has, in its order."""
    counts = collections.Counter(one.verdict for one in mutants)
    counted = sum(counts.values()) - counts[NO_CPP]
    refused = counts[FAULT] + counts[PLAIN]
    return (WORDS[len(programs)], *map(str, (counted, refused, counts[SAME], counts[OTHER], counts[OTHER])))


def on_page(text, counts):
    """What is wrong with the page, and the page with these counts."""
    said = ON_PAGE.search(text)
    if not said:
        return [f"{PAGE.name} says nothing of the mutants"], text
    if said.groups() == counts:
        return [], text
    for group, count in reversed(list(enumerate(counts, 1))):
        text = text[: said.start(group)] + count + text[said.end(group) :]
    return [f"{PAGE.name} says {' '.join(said.groups())}, and it is {' '.join(counts)}: --write puts it right"], text


def self_test(compiler, programs):
    """One program, judged rightly with its own survivors and red with anything else."""
    program = next(one for one in programs if one.name == "notation")
    mine = {"self-test": [name for names in SURVIVORS.values() for name in names if name.startswith("notation: ")]}
    mutants, wrong = run(compiler, [program])
    refused = next(one.name for one in mutants if one.verdict == FAULT)
    less = {"self-test": mine["self-test"][1:]}
    more = {"self-test": [*mine["self-test"], refused]}
    _, wrong_values = run(compiler, [program], lambda name: [[[0.0] * 64], [[0.0] * 64]])
    broken = Program(HERE / "programs/notation.cpp")
    broken.body = broken.body.replace("transpose(k)", "k")
    _, does_not_compile = run(compiler, [broken])
    cases = [
        ("as it is", red(mutants, wrong, mine, 1), None),
        ("a survivor is not listed", red(mutants, wrong, less, 1), "is not in survivors.py: " + mine["self-test"][0]),
        ("one is listed that is refused", red(mutants, wrong, more, 1), "does not survive: " + refused),
        ("one is listed twice", red(mutants, wrong, {"a": mine["self-test"], "b": mine["self-test"]}, 1), "twice"),
        ("too few", red(mutants, wrong, mine, 10**6), "fewer than 1000000"),
        ("other values are right", red([], wrong_values, mine, 1), "values are not those of plain loops"),
        ("the right program is refused", red([], does_not_compile, mine, 1), "does not compile"),
    ]
    text = "It changes two right programs in 9 small ways (so\nor so): 4 are refused, 3 give\nthe same values, and 2 give others. "
    text += "Each of the 2 is"
    right = ("two", "9", "4", "3", "2", "2")
    for count, other in enumerate(right):
        less = (*right[:count], other + "0", *right[count + 1 :])
        wrong, mended = on_page(text, less)
        cases.append((f"the page has another count, {other}", wrong, "and it is " + " ".join(less)))
        cases.append(("the page was put right", on_page(mended, less)[0], None))
    cases.append(("the page has its counts", on_page(text, right)[0], None))
    cases.append(("the page has no counts", on_page("It changes", right)[0], "says nothing"))
    failed = 0
    for what, came, sentence in cases:
        if any(sentence in one for one in came) if sentence else not came:
            continue
        failed += 1
        print(f"{what}: expected {sentence!r}, came {came}")
    print(f"{len(cases)} runs, {failed} judged wrongly")
    return failed


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--list", action="store_true")
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--share", type=int, default=1)
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()

    include = [argument[2:] for argument in given.command if argument.startswith("-I")]
    memory = Memory(given.memory, given.command, HERE, *([] if given.self_test else [PAGE]), *include)
    if memory.went_well_before() and not given.list and not given.write:
        print("unchanged since all was well")
        return 0
    programs = [Program(path) for path in sorted((HERE / "programs").glob("*.cpp"))]
    with tempfile.TemporaryDirectory() as name:
        compiler = Compiler(given.command, pathlib.Path(name))
        if given.self_test:
            said = self_test(compiler, programs)
        else:
            mutants, wrong = run(compiler, programs, share=given.share)
            said = red(mutants, wrong, SURVIVORS, AT_LEAST if given.share == 1 else 0)
            if not said and given.share == 1:
                said, page = on_page(PAGE.read_text(encoding="utf-8"), counts_of(mutants, programs))
                if given.write:
                    PAGE.write_text(page, encoding="utf-8")
            if given.list:
                for one in mutants:
                    print(f"{one.verdict}: {one.name}{'  // ' + one.says if one.says else ''}")
            if not wrong:
                summary(mutants, SURVIVORS)
            for sentence in said:
                print(sentence)
    if said:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
