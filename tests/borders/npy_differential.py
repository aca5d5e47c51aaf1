# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
""".npy files that are changed at random: whether heed accepts what NumPy's reader accepts, and reads what is there.

    npy_differential.py [--cases N] [--first SEED] [--seconds S] [--flags "..."] [--record] COMPILER ARGUMENT...
    npy_differential.py --self-test COMPILER ARGUMENT...

A case has a seed and is the same whenever it is made: a right file, changed in some way in two of three cases. NumPy reads
with allow_pickle=False; heed's verdicts come from npy_verdict.cpp. Where heed is stricter on purpose, a rule of STRICTER says
so, by a reading of its own: red is a file that heed accepts and NumPy refuses, or reads otherwise, one that heed refuses with
none of these rules, and a rule that hardly any case had. The self-test leaves out one rule after the other. Needs NumPy
(Debian: python3-numpy), which is asked for only where files are compared.
"""

import argparse
import collections
import io
import math
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
import warnings

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import recorded  # noqa: E402
AT_ONCE = 2000
SIZES = {"b1": 1, "i1": 1, "u1": 1, "i2": 2, "u2": 2, "f2": 2, "i4": 4, "u4": 4, "f4": 4, "i8": 8, "u8": 8, "f8": 8}
OTHER_TYPES = ("c8", "O", "U3", "S4", "V2", "f16", "f4,f4", "i3", "float32", "?", "M8[s]", "", "F4", "f", "3f4", "f4 ")
SHAPES = ("(2, 3)", "(2, 3)", "(6,)", "()", "(0,)", "(2, 0, 3)", "(3, 2)", "(1, 2, 3)", "(2,3)", "(2, 3,)", "(2L, 3L)")
ODD_SHAPES = (
    *("6", "[2, 3]", "(6)", "(,)", "(-1,)", "(+6,)", "(2, -3)", "(None,)", "('6',)", "(06,)", "(00,)", "(2, 3", "(2_0,)", "(0x6,)"),
    *("(6.0,)", "(True, 6)", "((2, 3))", "(2 3)", "(2, 3]", "(2**3,)", "(6l,)", "(6 L,)", "(18446744073709551616,)"),
    *("(0, 4294967296, 4294967296)", "(4294967296, 4294967296)", "(4611686018427387904, 4)", "(9223372036854775808,)"),
    *("(2, 3) # x", "(2, 3)\n", "(\n2,\n3\n)", "(2,\t3)", "(2,\f3)", "(2,\r3)", "(2, 3,,)", "(1000000,)", "(2,621)"),
)
PIECES = ("'", '"', "{", "}", "(", ")", ",", ":", " ", "\n", "\t", "\r", "\0", "L", "0", "7", "True", "False", "#", "\\", "u", "b", "\x80")
# Python's dict as NumPy writes it, and as Python 2 did: what heed knows of Python.
BLANKS = r"[ \n\t\r]*"
NUMBER = r"(?:0|[1-9][0-9]*)"
STRING = r"(?:'[^'\n]*'|\"[^\"\n]*\")"


def members(long):
    """What matches a key, and what a value; `long` is what a number may end with."""
    number = NUMBER + long
    shape = rf"\({BLANKS}(?:{number}{BLANKS},{BLANKS})*(?:{number}{BLANKS},?{BLANKS})?\)"
    return r"(?:'(?:descr|fortran_order|shape)'|\"(?:descr|fortran_order|shape)\")", rf"(?:{STRING}|True|False|{shape})"


STRICTER = (
    "the header is NumPy's own dict",
    "each key stands once",
    "the type is one that heed has",
    "nothing follows the values",
    "bools are 0 or 1",
)


def case(seed):
    """The file of a seed."""
    draw = random.Random(seed)
    name = draw.choice([*SIZES, "f4", "f8"])
    order = draw.choice(["<", ">", "=", "|", ""])
    shape = draw.choice(SHAPES)
    fortran = draw.choice(["False", "False", "True"])
    count = math.prod(int(number) for number in re.findall(r"\d+", shape))
    values = draw.randbytes(count * SIZES[name])
    if name == "b1" and draw.random() < 0.9:
        values = bytes(byte & 1 for byte in values)
    version = draw.choice([1, 1, 2, 3])
    change = draw.randrange(12) if draw.random() < 2 / 3 else -1
    descr = f"'{order}{name}'"
    if change == 0:
        descr = f"'{order}{draw.choice(OTHER_TYPES)}'"
    elif change == 1:
        descr = draw.choice(["[('x', '<f4')]", "('<f4', (2,))", "None", "'<f4", '"<f4"', "'<' 'f4'", "'\\x3cf4'", "u'<f4'", "b'<f4'"])
    elif change in (2, 3):
        shape = draw.choice(ODD_SHAPES)
    elif change == 4:
        fortran = draw.choice(["0", "1", "None", "true", "'True'", "Falsehood", "not True", ""])
    members = [f"'descr': {descr}", f"'fortran_order': {fortran}", f"'shape': {shape}"]
    if draw.random() < 0.2:
        draw.shuffle(members)
    if change == 5:
        kind = draw.randrange(3)
        if kind == 0:
            del members[draw.randrange(3)]
        elif kind == 1:
            members.append(draw.choice(members))
        else:
            members.append("'x': 1")
    end = draw.choice([", }", "}", " , }"])
    text = draw.choice(["", "", "", " ", "\t", "\n", "\n "]) if change == 6 else ""
    text += "{" + ", ".join(members) + end
    if change in (7, 8):
        at = draw.randrange(len(text) + 1)
        text = text[:at] + draw.choice([draw.choice(PIECES), ""]) + text[at + draw.randrange(2) :]
    text += draw.choice(["\n", " " * (-(len(text) + 11) % 64) + "\n", "", "\n\n", " \n "] if change == 9 else ["\n", " " * 20 + "\n"])
    if change == 10:
        kind = draw.randrange(4)
        values = (values[:-1], values + b"\0", values[: len(values) // 2], values + values)[kind]
    header = text.encode("latin1")
    length = len(header)
    magic = b"\x93NUMPY"
    minor = 0
    if change == 11:
        kind = draw.randrange(5)
        if kind == 0:
            length = max(0, length + draw.choice([-1, 1, -5, 60]))
        elif kind == 1:
            version = draw.choice([0, 4, 255])
        elif kind == 2:
            minor = draw.choice([1, 255])
        elif kind == 3:
            magic = draw.choice([b"\x93NUMPZ", b"\x93numpy", b"PK\x03\x04\0\0"])
        else:
            whole = magic + bytes([1, 0]) + struct.pack("<H", length) + header + values
            return whole[: draw.randrange(len(whole))]
    return magic + bytes([version, minor]) + struct.pack("<H" if version == 1 else "<I", length) + header + values


def broken_rule(data, left_out=None):
    """The rule by which heed is stricter than NumPy that the file breaks, or None. Only asked where NumPy reads it."""

    def broken(name, is_broken):
        return name != left_out and is_broken

    version = data[6]
    begin = 10 if version == 1 else 12
    (length,) = struct.unpack("<H" if version == 1 else "<I", data[8:begin])
    text, values = data[begin : begin + length].decode("latin1"), data[begin + length :]
    key, value = members("L?" if version < 3 else "")
    member = rf"{key}{BLANKS}:{BLANKS}{value}{BLANKS}"
    whole = rf"[ \t]*\{{{BLANKS}(?:{member},{BLANKS})*(?:{member})?\}}{BLANKS}"
    if broken("the header is NumPy's own dict", re.fullmatch(whole, text) is None):
        return "the header is NumPy's own dict"
    found = re.findall(rf"({key}){BLANKS}:{BLANKS}({value})", text)
    said = {key[1:-1]: value for key, value in found}
    if broken("each key stands once", len(said) != len(found)):
        return "each key stands once"
    descr = said.get("descr", "''")[1:-1]
    name = descr[1:] if descr[:1] in ("<", ">", "=", "|") else descr
    if name not in SIZES:
        return "the type is one that heed has" if left_out != "the type is one that heed has" else None
    extents = [int(number) for number in re.findall(r"\d+", said.get("shape", "()"))]
    size = math.prod(extents) * SIZES[name]
    if broken("nothing follows the values", len(values) > size):
        return "nothing follows the values"
    if broken("bools are 0 or 1", name == "b1" and any(byte > 1 for byte in values)):
        return "bools are 0 or 1"
    return None


def by_numpy(data):
    """The line that heed should print, were it NumPy."""
    import numpy

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            array = numpy.lib.format.read_array(io.BytesIO(data), allow_pickle=False)
        except Exception:  # noqa: BLE001  # whatever it says, the file is refused
            return "refused"
    if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
        return "another type"
    size = array.dtype.itemsize
    line = f"accepted {size}:" + "".join(f"{extent}," for extent in array.shape) + ":"
    native = array.astype(array.dtype.newbyteorder("<"), order="C")
    words = native.reshape(-1).view(f"<u{size}") if native.size else []
    for word, value in zip(words, native.reshape(-1)):
        line += "nan," if value != value else f"{int(word):x},"
    return line


def verdicts(program, files):
    stream = b"".join(struct.pack("<Q", len(file)) + file for file in files)
    came = subprocess.run([program], input=stream, stdout=subprocess.PIPE, check=False)
    lines = came.stdout.decode("latin1").split("\n")[:-1]
    if came.returncode != 0 or len(lines) != len(files):
        sys.exit(f"the program ended with {came.returncode} behind {len(lines)} of {len(files)} files")
    return lines


def with_a_last_line(data):
    """The file whose header's last blanks are a line's end; None when it is of no such header."""
    if data[:8] != b"\x93NUMPY\3\0" or len(data) < 12:
        return None
    end = 12 + struct.unpack("<I", data[8:12])[0]
    blanks = re.search(rb"\n[ \t]+\Z", data[12:end])
    return data[: 12 + blanks.start()] + b"\n" * len(blanks.group()) + data[end:] if blanks else None


def judge(data, heed, left_out=None):
    """What is to be counted, and whether it is wrong."""
    numpy = by_numpy(data)
    if numpy == "refused":
        # Python takes blanks behind the last line of a header for an indentation; NumPy mends that up to format 2.0.
        mended = with_a_last_line(data)
        if mended is not None and by_numpy(mended) != "refused":
            return "blanks end the header", judge(mended, heed, left_out)[1]
        return "refused by both", heed.startswith("accepted")
    rule = broken_rule(data, left_out)
    if rule is not None:
        return rule, heed.startswith("accepted")
    return "accepted", heed != numpy


def compare(program, given):
    began, done, wrong, counts = time.monotonic(), 0, 0, collections.Counter()
    while done < given.cases or (given.seconds and time.monotonic() - began < given.seconds):
        count = AT_ONCE if given.seconds else min(AT_ONCE, given.cases - done)
        seeds = range(given.first + done, given.first + done + count)
        files = [case(seed) for seed in seeds]
        for seed, file, heed in zip(seeds, files, verdicts(program, files)):
            kind, is_wrong = judge(file, heed)
            counts[kind] += 1
            if is_wrong:
                wrong += 1
                print(f"seed {seed}: {file[:200]!r}\n  {kind}, NumPy: {by_numpy(file)[:100]}\n  heed: {heed[:200]}")
        done += count
    for kind in ("accepted", "refused by both", "blanks end the header", *STRICTER):
        print(f"{counts[kind]:9} {kind}")
        if counts[kind] == 0 or (kind == "accepted" and counts[kind] < done / 5):
            wrong += 1
            print("  that is too few")
    print(f"{done} files from seed {given.first} on, {wrong} wrong")
    if given.record:
        record(given, done, counts["accepted"], wrong)
    return wrong


def record(given, done, accepted, wrong):
    version = subprocess.run([given.compiler[0], "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
    command = f"npy_differential.py --first {given.first} --seconds {given.seconds} {given.compiler[0]} ..."
    found = f"{accepted:,} accepted, {wrong or 'no'} verdicts or values differ from NumPy's"
    recorded.add_row(HERE / "results.md", f"{given.compiler[0]} {version}", f"`{command}`", f"{done:,}", found)


def self_test(program):
    """Each rule must be missed, when it is left out."""
    files = [case(seed) for seed in range(6000)]
    lines, wrong = verdicts(program, files), 0
    for left_out in (None, *STRICTER):
        differ = sum(judge(file, line, left_out)[1] for file, line in zip(files, lines))
        if (differ > 0) == (left_out is None):
            wrong += 1
            print(f"without {left_out!r} {differ} verdicts differ")
    print(f"{len(STRICTER)} rules left out, {wrong} judged wrongly")
    return wrong


def main():
    try:
        import numpy  # noqa: F401
    except ImportError:
        # The first Python on the path need not be Debian's, which has the package.
        if sys.executable != "/usr/bin/python3" and pathlib.Path("/usr/bin/python3").exists():
            os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
        sys.exit("NumPy is missing (Debian: python3-numpy)")
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
        program = pathlib.Path(folder) / "verdict"
        command = [*given.compiler, *given.flags.split(), str(HERE / "npy_verdict.cpp"), "-o", str(program)]
        subprocess.run(command, check=True)
        return 1 if (self_test(program) if given.self_test else compare(program, given)) else 0


if __name__ == "__main__":
    sys.exit(main())
