# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""safetensors files that are changed at random: whether heed accepts what the rules accept, and reads what is there.

    safetensors_differential.py [--cases N] [--first SEED] [--seconds S] [--flags "..."] [--record] COMPILER ARGUMENT...
    safetensors_differential.py --self-test COMPILER ARGUMENT...

A case has a seed and is the same whenever it is made: a right file, changed in some way in two of three cases. The rules
are those of safetensors_rules.py; heed's verdicts come from safetensors_verdict.cpp, compiled with the flags. Red is a
file on which the two disagree, by its seed, or a kind of verdict that hardly any case had. With --seconds, cases are made
until these are over; with --record a row about the run is added to results.md. The self-test leaves out one rule after the other, and each must be missed.
"""

import argparse
import collections
import json
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import recorded  # noqa: E402
from safetensors_rules import BITS, RULES, Refused, elements, tensors_of  # noqa: E402

AT_ONCE = 2000
# Rules whose breach another rule sees as well.
SEEN_BY_OTHERS = {
    "the length is 8 bytes",
    "the header is JSON",
    "a shape is a list of extents",
    "no tensor ends before it begins",
}
ODD_NUMBERS = (
    *("0", "1", "2", "3", "6", "-1", "-0", "00", "01", "1.0", "1e0", "1e400", "NaN", "null", "true", '"1"', "[1]", "{}"),
    "",
    *("255", "4294967295", "4294967296", "2147483648", "4611686018427387904", "2305843009213693952"),
    *("2305843009213693951", "9223372036854775807", "9223372036854775808", "18446744073709551615"),
    *("18446744073709551616", "99999999999999999999", "1" * 30),
)
ODD_TEXT = (
    *("\\u0041", "\\ud83d\\ude00", "\\ud83d", "\\ude00", "\\ud83d\\u0041", "\\u00", "\\x", '\\"', "\\/", "\\n", "\n", "\t"),
    *("\x7f", "\u00e9", "\U0001f600", "\\u0000", "\0", "\x1f", "'", '"', "\\", "\\ud800x", "\\uDBFF\\uDFFF", " "),
)
ODD_BYTES = (
    *(b"\x80", b"\xc3", b"\xc0\x80", b"\xe0\x9f\xbf", b"\xed\xa0\x80", b"\xf0\x8f\xbf\xbf", b"\xf4\x90\x80\x80", b"\xff"),
    *(b"\xef\xbb\xbf", b"\xe2\x82\xac", b"\xf4\x8f\xbf\xbf", b"\xc2\x80"),
)
TEXTS_OF_JSON = ('{"w":', '"dtype"', '"F32"', ",", ":", "{", "}", "[", "]", " ", "\n", "\r", "\v", "//", "[0,0]", "__metadata__")


def tensor(draw, name):
    """A tensor of few elements, so that it fills whole bytes."""
    dtype = draw.choice([*BITS, "F32", "F16", "BF16", "F64", "I16", "BOOL"])
    shape = draw.choice([[], [2, 3], [2, 3], [6], [3, 2], [1], [0], [2, 0, 3], [8], [2, 4], [1, 1, 1]])
    count = 1
    for extent in shape:
        count *= extent
    if count * BITS[dtype] % 8:
        shape, count = [8], 8
    size = count * BITS[dtype] // 8
    values = bytes(draw.choice((0, 1)) for _ in range(size)) if dtype == "BOOL" else draw.randbytes(size)
    if dtype == "BOOL" and draw.random() < 0.1:
        values = draw.randbytes(size)
    return [name, dtype, shape, values]


def text_of(draw, name):
    """The name as JSON has it, which has many ways."""
    return json.dumps(name, ensure_ascii=draw.random() < 0.5)


def blanks(draw):
    return "" if draw.random() < 0.9 else draw.choice([" ", "\n", "\t \r\n"])


def changed_tensors(draw, entries):
    """Changes what an entry says, before it is text: offsets, shapes, element types, keys, names."""
    if not entries:
        return
    one = draw.choice(entries)
    kind = draw.randrange(9)
    if kind == 0:
        which = draw.randrange(2)
        one["data_offsets"][which] = max(0, one["data_offsets"][which] + draw.choice([-8, -4, -1, 1, 4, 8]))
    elif kind == 1:
        one["data_offsets"] = draw.choice([one["data_offsets"][::-1], one["data_offsets"] * 2, one["data_offsets"][:1]])
    elif kind == 2:
        one["dtype"] = draw.choice([*BITS, "F31", "", "f32", "F32 ", "I128"])
    elif kind == 3 and one["shape"]:
        one["shape"][draw.randrange(len(one["shape"]))] = draw.choice(
            [0, 1, 2, 2**31, 2**32, 2**61, 2**62, 2**63, 2**64 - 1, 2**64, 3 * 2**62]
        )
    elif kind == 4:
        one["shape"] = one["shape"] + draw.choice([[0], [1], [2], [2**32, 2**32], [2**63, 2], [2**61], [0, 2**64 - 1, 2]])
    elif kind == 5:
        del one[draw.choice(["dtype", "shape", "data_offsets"])]
    elif kind == 6:
        one[draw.choice(["x", "dtypes", "Shape", ""])] = draw.choice([1, None, [], "F32", {}])
    elif kind == 7:
        # A tensor without elements, somewhere.
        at = draw.choice([0, 1, one["data_offsets"][0], one["data_offsets"][1]])
        entries.append({"name": "none", "dtype": draw.choice(["F32", "U8"]), "shape": [0], "data_offsets": [at, at]})
    else:
        key = draw.choice(["dtype", "shape", "data_offsets"])
        one[key] = draw.choice([None, 1, "F32", [], {}, [1.0], ["1"], [[1]], True])


def written(draw, entries, metadata):
    """The header as text, its members in any order, sometimes with one twice."""
    members = []
    for one in entries:
        keys = [key for key in one if key != "name"]
        draw.shuffle(keys)
        inner = [f"{text_of(draw, key)}{blanks(draw)}:{blanks(draw)}{json.dumps(one[key])}" for key in keys]
        if inner and draw.random() < 0.02:
            inner.append(draw.choice(inner))
        members.append(f"{text_of(draw, one['name'])}:{blanks(draw)}{{{blanks(draw)}{','.join(inner)}}}")
    if metadata is not None:
        members.append('"__metadata__":' + metadata)
    draw.shuffle(members)
    if members and draw.random() < 0.02:
        members.append(draw.choice(members))
    return "{" + f"{blanks(draw)},{blanks(draw)}".join(members) + blanks(draw) + "}"


def changed_text(draw, text):
    """The header's text with something put in, taken out, or in the place of a number or of text."""
    kind = draw.randrange(5)
    at = draw.randrange(len(text) + 1)
    if kind == 0:
        return text[:at] + draw.choice(TEXTS_OF_JSON) + text[at:]
    if kind == 1:
        return text[:at] + text[at + draw.choice([1, 1, 2, 5]) :]
    if kind == 2 and (digits := [i for i, letter in enumerate(text) if letter.isdigit() and letter.isascii()]):
        at = draw.choice(digits)
        return text[:at] + draw.choice(ODD_NUMBERS) + text[at + 1 :]
    if kind == 3 and (quotes := [i for i, letter in enumerate(text) if letter == '"']):
        at = draw.choice(quotes) + 1
        return text[:at] + draw.choice(ODD_TEXT) + text[at:]
    return draw.choice([" ", "\n", "\ufeff", "["]) + text if draw.random() < 0.3 else text + draw.choice(["\0", " ", "}", "{}"])


def case(seed):
    """The file of a seed."""
    draw = random.Random(seed)
    names = ["w", *draw.sample(["a", "b.weight", "\u00e9", "x\ny", "", "\U0001f600", "ww", "W"], draw.randrange(4))]
    tensors = [tensor(draw, name) for name in names if draw.random() < 0.9]
    draw.shuffle(tensors)
    entries, values = [], b""
    for name, dtype, shape, of in tensors:
        offsets = [len(values), len(values) + len(of)]
        entries.append({"name": name, "dtype": dtype, "shape": list(shape), "data_offsets": offsets})
        values += of
    metadata = None
    if draw.random() < 0.3:
        metadata = draw.choice(['{"format":"pt"}', "{}", '{"a":"b","c":"\\u00e9"}'])
    changes = 0 if draw.random() < 1 / 3 else 1
    where = draw.randrange(6) if changes else -1
    if where in (0, 1):
        changed_tensors(draw, entries)
    if where == 2 and draw.random() < 0.4:
        metadata = draw.choice(
            ['{"a":1}', "null", "[]", '{"a":null}', '{"a":"b","a":"c"}', '{"a":{}}', '{"a":"\\ud800"}', '""', '{"\\udc00":""}']
        )
    text = written(draw, entries, metadata)
    if where in (2, 3):
        text = changed_text(draw, text)
    header = text.encode("utf-8") + b" " * draw.choice([0, 0, 1, -len(text) % 8])
    if where == 4:
        at = draw.randrange(len(header) + 1)
        kind = draw.randrange(3)
        if kind == 0:
            header = header[:at] + draw.choice(ODD_BYTES) + header[at:]
        elif kind == 1:
            header = header[:at] + draw.randbytes(1) + header[at + 1 :]
        elif quotes := [i for i, byte in enumerate(header) if byte == 0x22]:
            at = draw.choice(quotes) + 1
            header = header[:at] + draw.choice(ODD_BYTES) + header[at:]
    length = len(header)
    if where == 5:
        kind = draw.randrange(5)
        if kind == 0:
            values = values[: draw.randrange(len(values) + 1)]
        elif kind == 1:
            values += draw.randbytes(draw.choice([1, 4, 8]))
        elif kind == 2:
            length = draw.choice([0, 1, max(0, length - 1), length + 1, 100_000_000, 100_000_001, 2**32 + length, 2**64 - 1])
        elif kind == 3:
            whole = struct.pack("<Q", length) + header + values
            return whole[: draw.randrange(len(whole))]
        else:
            # A header that is said to be longer, so that it ends with the file.
            length, values = length + draw.choice([1, 8, len(values) + 1]), b""
    if seed == 3:
        # Too long a header, which is in the file.
        return struct.pack("<Q", 100_000_001) + b"{}".ljust(100_000_001)
    return struct.pack("<Q", length) + header + values


def bits(value, letter):
    return "nan" if value != value else struct.pack(">" + letter, value).hex().lstrip("0") or "0"


def declared(file, tensors):
    """What the tensor "w" is by the declarations of safetensors_read_all.hpp."""
    _, dtype, shape, _, _ = w = next((one for one in tensors if one[0] == "w"), (None,) * 5)
    values = elements(file, w) if w[0] is not None else None
    out = []
    for types, extents, letter in (
        (("F32", "F16", "BF16"), [2, 3], "f"),
        (("F64", "F32", "F16", "BF16"), [2, 3], "d"),
        (("I16",), [6], "h"),
        (("BOOL",), [6], "B"),
    ):
        if values is None or dtype not in types or shape != extents or (letter == "B" and max(values) > 1):
            out.append("-")
            continue
        # The second is declared the other way round.
        order = [0, 3, 1, 4, 2, 5] if letter == "d" else range(6)
        out.append("".join(bits(values[i], letter) + "," for i in order))
    return " ".join(out)


def expected(file, left_out=None):
    """The line that heed should print, and the rule that was broken."""
    try:
        tensors = tensors_of(file, left_out)
    except Refused as refused:
        return "refused", str(refused)
    line = "accepted"
    for name, dtype, shape, begin, end in tensors:
        written_shape = "".join(f"{extent}," for extent in shape)
        line += f" {name.encode('utf-8', 'surrogatepass').hex()}:{dtype}:{written_shape}:{begin}:{end}"
    if left_out is not None:
        return line, "accepted"
    return f"{line} {declared(file, tensors)}", "accepted"


def verdicts(program, files):
    stream = b"".join(struct.pack("<Q", len(file)) + file for file in files)
    came = subprocess.run([program], input=stream, stdout=subprocess.PIPE, check=False)
    lines = came.stdout.decode().split("\n")[:-1]
    if came.returncode != 0 or len(lines) != len(files):
        sys.exit(f"the program ended with {came.returncode} behind {len(lines)} of {len(files)} files")
    return lines


def build(folder, compiler, flags):
    program = pathlib.Path(folder) / "verdict"
    subprocess.run([*compiler, *flags, str(HERE / "safetensors_verdict.cpp"), "-o", str(program)], check=True)
    return program


def compare(program, given):
    began, done, wrong, rules = time.monotonic(), 0, 0, collections.Counter()
    while done < given.cases or (given.seconds and time.monotonic() - began < given.seconds):
        count = AT_ONCE if given.seconds else min(AT_ONCE, given.cases - done)
        seeds = range(given.first + done, given.first + done + count)
        files = [case(seed) for seed in seeds]
        for seed, file, came in zip(seeds, files, verdicts(program, files)):
            line, rule = expected(file)
            rules[rule] += 1
            if line != came:
                wrong += 1
                print(f"seed {seed}: {file[:300]!r}\n  rules: {line} ({rule})\n  heed:  {came}")
        done += count
    for rule in ("accepted", *RULES):
        print(f"{rules[rule]:9} {rule}")
        if rules[rule] == 0 or (rule == "accepted" and rules[rule] < done / 5):
            wrong += 1
            print("  that is too few")
    print(f"{done} files from seed {given.first} on, {wrong} wrong")
    if given.record:
        record(given, done, rules["accepted"], wrong)
    return wrong


def record(given, done, accepted, wrong):
    version = subprocess.run([given.compiler[0], "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    command = f"safetensors_differential.py --first {given.first} --seconds {given.seconds} {given.compiler[0]} ..."
    found = f"{accepted:,} accepted, {wrong or 'no'} verdicts or values differ"
    recorded.add_row(HERE / "results.md", f"{given.compiler[0]} {version}", f"`{command}`", f"{done:,}", found)


def self_test(program):
    """Each rule must be missed, when it is left out."""
    files = [case(seed) for seed in range(20000)]
    came = [line.rsplit(" ", 4)[0] if line != "refused" else line for line in verdicts(program, files)]
    wrong = 0
    for left_out in ("no rule", *RULES):
        differ = sum(expected(file, left_out)[0] != line for file, line in zip(files, came))
        if (differ > 0) == (left_out == "no rule" or left_out in SEEN_BY_OTHERS):
            wrong += 1
            print(f"without {left_out!r} {differ} verdicts differ")
    print(f"{len(RULES)} rules left out, {wrong} judged wrongly")
    return wrong


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--cases", type=int, default=4000)
    arguments.add_argument("--first", type=int, default=1)
    arguments.add_argument("--seconds", type=int, default=0)
    arguments.add_argument("--flags", default="-O1")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("compiler", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder, given.compiler, given.flags.split())
        return 1 if (self_test(program) if given.self_test else compare(program, given)) else 0


if __name__ == "__main__":
    sys.exit(main())
