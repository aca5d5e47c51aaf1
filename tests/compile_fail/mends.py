# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that what a fault proposes is right: each mend is put in the place of what is wrong, and must compile.

    mends.py [--memory FILE] [--extents equal|different] CASES COMPILER ARGUMENT...
    mends.py --self-test

Of each case of CASES (see run.py) the compiler's answer is searched for `did_you_mean<...>` and for names of faults that
end so. What it says is done to the call that the error line points at, with equal and with different extents (or those that
are asked for), and the program is compiled again. A fault that proposes something must be met by at least one case.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "support")]
from run import EXTENTS, NAMED, Answers, Compiler  # noqa: E402
from unchanged import Memory  # noqa: E402

# Faults that say in their name what to do, as if they had it as an argument.
IN_WORDS = {
    "did_you_mean_transpose_b": "mend::transpose(mend::b)",
    "did_you_mean_the_transpose": "mend::transpose(mend::w)",
    "did_you_mean_softmax_of_them": "mend::softmax(mend::first)",
    "did_you_mean_q_and_k_swapped": "mend::attention_of(mend::second, mend::first, mend::third)",
}
# Which operand a name stands for; of an operation that has it elsewhere, with the operation's name.
OPERANDS = {
    "a": 0, "b": 1, "q": 0, "k": 1, "v": 2, "attend v": 1, "x": 0, "w": 1, "rotation": 1, "first": 0, "second": 1, "third": 2,
}
# What is done to one operand, unless the operation is itself the one.
ON_AN_OPERAND = {"transpose", "permute", "rename", "softmax", "split"}


def closing(text, start):
    """Where the bracket that opens at `start` closes."""
    pairs = {"(": ")", "<": ">", "{": "}"}
    depth = []
    for at in range(start, len(text)):
        if text[at] in pairs:
            depth.append(pairs[text[at]])
        elif depth and text[at] == depth[-1]:
            depth.pop()
            if not depth:
                return at
    raise ValueError(f"not closed: {text[start:]}")


def parts(text):
    """What stands between commas that are in no brackets."""
    found, depth, last = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "(<{") - (letter in ")>}")
        if letter == "," and depth == 0:
            found.append(text[last:at].strip())
            last = at + 1
    rest = text[last:].strip()
    return [*found, rest] if rest else found


class Answer:
    """What the compiler says of a wrong program: the fault, what it proposes, and where."""

    def __init__(self, output):
        text = re.sub(r"\b(?:heed::|axes::|boost::hana::)", "", output)
        fault = re.search(r"\bfault::(\w+)<", text)
        self.fault, self.arguments, self.mends = "", [], []
        if not fault:
            return
        self.fault = fault[1]
        end = closing(text, fault.end() - 1)
        self.arguments = parts(text[fault.end() : end])
        for argument in self.arguments:
            if argument.startswith("did_you_mean<"):
                self.mends.append(argument[len("did_you_mean<") : -1].strip())
        self.mends += [mend for words, mend in IN_WORDS.items() if self.fault.endswith(words)]
        place = re.search(r"^[^\s:]+\.cpp:(\d+):(\d+): error: ", output, re.MULTILINE)
        self.line, self.column = (int(place[1]), int(place[2])) if place else (0, 0)


def calls_in(line):
    """The calls of a line: where each begins, where its bracket opens, its name, its text in < >, its operands."""
    for name in re.finditer(r"[A-Za-z_]\w*", line):
        at = name.end()
        names = ""
        if line[at : at + 1] == "<":
            try:
                end = closing(line, at)
            except ValueError:
                continue
            names, at = line[at + 1 : end], end + 1
        if line[at : at + 1] == "(":
            end = closing(line, at)
            yield name.start(), at, end + 1, name[0], names, parts(line[at + 1 : end])


def mended(line, answer):
    """The line with what the fault proposes; nothing when it cannot be done."""
    column = answer.column - 1
    pointed_at = [call for call in calls_in(line) if call[0] <= column <= call[1]]
    start, _, end, name, names, operands = pointed_at[-1] if pointed_at else (0, 0, 0, "", "", [])
    call = None
    for mend in answer.mends:
        proposed = re.fullmatch(r"mend::(\w+)(?:<(.*)>)?\((.*)\)", mend)
        if not proposed:
            # An axis, or a mask, in the place of another.
            kind = re.match(r"\w+", mend)[0]
            missing = [argument for argument in answer.arguments if argument.startswith("axis_name<")]
            if missing:
                wrong = missing[0][len("axis_name<") : -1].strip()
                new = re.sub(rf"\b{wrong}\b", kind, line)
            else:
                came = re.search(rf"\b{kind}(?:<|\b(?=\{{))", line)
                if not came:
                    return None
                after = closing(line, came.end() - 1) + 1 if came[0].endswith("<") else came.end()
                new = line[: came.start()] + mend + line[after:]
            return new if new != line else None
        if not pointed_at:
            return None
        what, of_what, which = proposed[1], proposed[2] or "", [one.removeprefix("mend::") for one in parts(proposed[3])]
        if what in ON_AN_OPERAND and what != name:
            begin = f"{what}<{of_what}>(" if of_what else f"{what}("
            if what == "softmax":
                begin = "softmax<Key>("
            (operand,) = which
            places = range(1, len(operands)) if operand == "other" else [OPERANDS.get(f"{name} {operand}", OPERANDS.get(operand))]
            for at in places:
                operands[at] = f"{begin}{operands[at]})"
        else:
            given = [operands[OPERANDS.get(f"{name} {one}", OPERANDS.get(one))] for one in which]
            what = name if what == "attention_of" else what
            names = of_what
            operands = [*given, *operands[len(given) :]]
            name = what
        call = f"{name}<{names}>(" if names else f"{name}("
        call += ", ".join(operands) + ")"
    return line[:start] + call + line[end:]


def mend_of(compiler, path, extents, folder):
    """The fault's name when it proposes something, what is wrong with that, the mended program and its line."""
    _, output = compiler.run(path, extents)
    answer = Answer(output)
    if not answer.mends:
        return "", "", None, ""
    lines = path.read_text(encoding="utf-8").split("\n")
    line = lines[answer.line - 1]
    new = mended(line, answer) if answer.line else None
    if new is None:
        return answer.fault, f"{path.name}: {answer.mends} cannot be put into {line.strip()!r}", None, ""
    lines[answer.line - 1] = new
    program = pathlib.Path(folder) / "mended" / f"{path.stem}{extents.strip('-')}.cpp"
    program.write_text("\n".join(lines), encoding="utf-8")
    return answer.fault, "", program, f"{path.name} ({extents}): {answer.mends} gives {new.strip()!r}"


def check_all(compiler, paths, extents, folder):
    """The names of faults that propose something, and what is wrong with each."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        mends = list(pool.map(lambda path: mend_of(compiler, path, extents, folder), paths))
    said = compiler.of_right([program for _, _, program, _ in mends if program], extents)
    for fault, wrong, program, sentence in mends:
        status, output = said.get(program, (0, ""))
        yield fault, wrong if status == 0 else f"{sentence}, which is refused: {Answer(output).fault or output}"


def proposing_faults():
    """The faults of the library that propose something."""
    for path in sorted((ROOT / "include").rglob("*.hpp")):
        text = path.read_text(encoding="utf-8")
        yield from re.findall(r"template <[^<>]*class\.\.\. DidYouMean>\nstruct (\w+) \{\};", text)
        yield from re.findall(r"^struct (\w+_did_you_mean_\w+) \{\};", text, re.MULTILINE)


def self_test():
    tries = [
        ("    auto y = scores(a, transpose(b));", "1:15", "scores_of<Dk<4>, did_you_mean<mend::transpose(mend::k)>>",
         "    auto y = scores(a, transpose(transpose(b)));"),
        ("    f(scores(x, y));", "1:7", "s<T<4>, did_you_mean<mend::rename<T, Q>(mend::q)>, did_you_mean<mend::rename<T, K>(mend::k)>>",
         "    f(scores(rename<T, Q>(x), rename<T, K>(y)));"),
        ("    attention(v, k, q, causal{});", "1:14",
         "s<did_you_mean<mend::attention_of(mend::third, mend::second, mend::first)>>", "    attention(q, k, v, causal{});"),
        ("    auto y = sum<Kee>(x);", "1:14", "no<fault::in::sum, axis_name<Kee>, S, did_you_mean<Key<4>>>", "    auto y = sum<Key>(x);"),
        ("    m(q, keep<Query<4>>{});", "1:6", "a<Key<4>, did_you_mean<keep<Key<4>>>>", "    m(q, keep<Key<4>>{});"),
        ("    m(q, keep{x});", "1:6", "a<Key<4>, did_you_mean<keep<Key<4>>>>", "    m(q, keep<Key<4>>{x});"),
        ("    auto y = contract(q, k);", "1:22", "c<did_you_mean<mend::contract<Dk>(mend::a, mend::b)>>",
         "    auto y = contract<Dk>(q, k);"),
        ("    auto y = matmul(q, k);", "1:20", "m_did_you_mean_transpose_b<Dk<4>, Key<4>>", "    auto y = matmul(q, transpose(k));"),
        ("    auto y = attend(w, v);", "1:20", "a<did_you_mean<mend::rename<Time, Key>(mend::v)>>",
         "    auto y = attend(w, rename<Time, Key>(v));"),
        ("    auto y = stack<B>(q, k, v);", "1:22", "s<did_you_mean<mend::permute<A, B>(mend::other)>>",
         "    auto y = stack<B>(q, permute<A, B>(k), permute<A, B>(v));"),
        ("    auto y = rotate<Dk<4>>(q, r);", "1:27", "s<did_you_mean<mend::rename<Key, Query>(mend::rotation)>>",
         "    auto y = rotate<Dk<4>>(q, rename<Key, Query>(r));"),
        ("    auto y = rotate(q, r);", "1:20", "s<did_you_mean<mend::rotate<Dk<4>>(mend::x, mend::rotation)>>",
         "    auto y = rotate<Dk<4>>(q, r);"),
        ("    auto y = q * k;", "1:16", "s<did_you_mean<mend::transpose(mend::a)>>", None),
    ]
    red = 0
    for line, place, fault, expected in tries:
        came = mended(line, Answer(f"a.cpp:{place}: error: no [with Fault = heed::fault::{fault}]\n"))
        if came != expected:
            red += 1
            print(f"expected: {expected}, came: {came}")
    print(f"{len(tries)} tries, {red} red")
    return 1 if red else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--extents", choices=NAMED)
    arguments.add_argument("cases", type=pathlib.Path)
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()

    include = [argument[2:] for argument in given.command if argument.startswith("-I")]
    memory = Memory(given.memory, given.command, FOLDER, *include)
    if memory.went_well_before():
        print("unchanged since all mends were right")
        return 0

    paths = sorted(given.cases.glob("*.cpp"))
    with tempfile.TemporaryDirectory() as folder:
        # As far from the lesson as the cases are.
        (pathlib.Path(folder) / "mended").mkdir()
        (pathlib.Path(folder) / "lesson.hpp").symlink_to(FOLDER / "lesson.hpp")
        compiler = Compiler(given.command, folder, Answers(given.memory, given.command, *include))
        results = [
            one for extents in NAMED.get(given.extents, EXTENTS) for one in check_all(compiler, paths, extents, folder)
        ]
    met = {fault for fault, _ in results if fault}
    wrong = [reason for _, reason in results if reason]
    wrong += [f"{fault}: no case meets it with what it proposes" for fault in proposing_faults() if fault not in met]
    print("\n".join(wrong) if wrong else f"{sum(1 for fault, _ in results if fault)} mends of {len(met)} faults, all accepted")
    if wrong or not met:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
