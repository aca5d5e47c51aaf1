# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""zip files of Python's zipfile that are changed at random: whether heed reads what Python reads, or says why not.

    zip_differential.py [--cases N] [--first SEED] [--seconds S] [--flags "..."] [--record] COMPILER ARGUMENT...

A case has a seed and is the same whenever it is made: a file of some members, in 32 or 64 bits, with sizes in front of the
members or behind them, changed in two of three cases. Red is, by its seed,

- a file that was not changed and that heed refuses, unless it is deflated and there is no zlib to inflate it;
- a file that heed accepts and Python does not, or in which Python finds other names or other bytes;
- a file that Python reads and heed does not, for a reason that STRICTER lacks: what Python is known to let pass;
- a file that heed writes with other bytes than numpy.savez, by Python 3.11.4 or newer, has (zipfile wrote other
  headers before, in which not both sizes were said to be in 64 bits);
- a kind of verdict that no case had.

With --seconds, cases are made until these are over; with --record a row about the run is added to results.md.
"""

import argparse
import collections
import io
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import time
import warnings
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import recorded  # noqa: E402
AT_ONCE = 2000

# Where Python takes one of two answers, or does not look, heed has none: by words of its sentence.
STRICTER = {
    "there are two answers": ("both ends of the zip file's directory", "each member once", "where another one ends"),
    "the headers differ": ("that the directory has, but it has others", "with its size behind it"),
    "something stands in front or behind": ("which starts with", "and nothing in front", "there is none: it is no such file"),
    "several disks": ("of one disk", "a disk of 32 bits"),
    "the directory is not its size": ("it has something behind them", "a member in the directory"),
    "it is not in the file": ("bytes in front of the directory", "in the file, which has", "but there is none"),
    "it is compressed otherwise": ("it is deflated", "compressed by method", "as many bytes as it has in the file"),
    "the stream is no whole one": ("that inflates to", "times the bytes that it has in the file"),
    "names": ("a name in UTF-8", "a name in ASCII", "a name without a 0"),
    "versions and fields": ("or an older one", "with whole extra fields", "with sizes of 64 bits", "a directory of 64 bits"),
}


class Pipe(io.RawIOBase):
    """A file that cannot be sought, so that sizes stand behind the members."""

    def __init__(self):
        super().__init__()
        self.bytes = bytearray()

    def writable(self):
        return True

    def write(self, some):
        self.bytes += some
        return len(some)


def members(draw):
    names = draw.sample(["a.npy", "b", "dir/c.npy", "\u00e9.npy", "", "arr_0.npy", "\U0001f600", "B"], draw.randrange(5))
    return [(name, draw.randbytes(draw.choice([0, 1, 3, 8, 100]))) for name in names if name]


def archive(draw, limit=None, forced=None):
    """A file, and whether Python has deflated something of it."""
    seekable = draw.random() < 0.7
    to = io.BytesIO() if seekable else Pipe()
    deflated = draw.random() < 0.2
    before, count_before = zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT
    zipfile.ZIP64_LIMIT = limit if limit is not None else draw.choice([before, before, 150, 50, 0])
    zipfile.ZIP_FILECOUNT_LIMIT = draw.choice([count_before, 2])
    try:
        with zipfile.ZipFile(to, "w") as file:
            for name, content in members(draw):
                info = zipfile.ZipInfo(name)
                info.compress_type = zipfile.ZIP_DEFLATED if deflated else zipfile.ZIP_STORED
                forced_here = draw.random() < 0.5 if forced is None else forced
                with file.open(info, "w", force_zip64=forced_here or len(content) + 20 > zipfile.ZIP64_LIMIT) as out:
                    out.write(content)
            if draw.random() < 0.1:
                file.comment = draw.choice([b"text", bytes(30)])
    finally:
        zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = before, count_before
    made = bytes(to.getvalue() if seekable else to.bytes)
    return made, deflated and b"\x08\0\0\0!\0" in made


MARKS = (b"PK\3\4", b"PK\1\2", b"PK\5\6", b"PK\6\6", b"PK\6\7", b"PK\7\x08")
NUMBERS = (0, 1, 2, 3, 8, 20, 45, 63, 64, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, 2**63, 2**64 - 1, 2**64 - 30)


def changed(draw, file):
    kind = draw.randrange(9)
    at = draw.randrange(len(file) + 1)
    if kind == 0:
        return file[:at]
    if kind == 1:
        return file[:at] + draw.randbytes(draw.choice([1, 2, 4, 100])) + file[at:]
    if kind == 2:
        return file[:at] + file[at + draw.choice([1, 2, 4, 30]) :]
    if kind == 3 and at < len(file):
        return file[:at] + bytes([file[at] ^ 1 << draw.randrange(8)]) + file[at + 1 :]
    if kind == 4:
        other = file[draw.randrange(len(file)) :][: draw.choice([4, 30, 46])] if file else b""
        return file[:at] + other + file[at + len(other) :]
    places = [i for i in range(len(file)) if file.startswith(b"PK\1\2", i)]
    if kind == 5 and places:
        # A bit of an entry's flags, its method, its version, or its name.
        if draw.random() < 0.3:
            # That names are in UTF-8, in both headers of all.
            return bytes(byte ^ 8 if file[i - 7 :].startswith(MARKS[0]) or file[i - 9 :].startswith(MARKS[1]) else byte
                         for i, byte in enumerate(file, 0))
        place = draw.choice(places) + draw.choice([6, 8, 8, 9, 10, 46])
        if place < len(file):
            return file[:place] + bytes([file[place] ^ 1 << draw.randrange(8)]) + file[place + 1 :]
    if kind == 6 and len(file) < 65000:
        # Two ends, of which either may be the one.
        return file + file[-22:] if draw.random() < 0.5 else file[:-2] + b"\x16\0PK\5\6" + bytes(18)
    # A number in one of the records.
    mark = draw.choice([mark for mark in MARKS if mark in file] or [b""])
    places = [i for i in range(len(file)) if file.startswith(mark, i)]
    place = draw.choice(places or [0]) + draw.randrange(60)
    size = draw.choice([1, 2, 2, 4, 4, 8])
    if place + size > len(file):
        return file
    number = draw.choice([*NUMBERS, int.from_bytes(file[place : place + size], "little") + draw.choice([-1, 1, 4])])
    return file[:place] + struct.pack("<Q", number % 2**64)[:size] + file[place + size :]


def case(seed):
    """The file of a seed, whether it was changed, and whether something of it is deflated."""
    draw = random.Random(seed)
    file, deflated = archive(draw)
    if draw.random() < 1 / 3:
        return file, False, deflated
    for _ in range(draw.choice([1, 1, 1, 2])):
        file = changed(draw, file)
    return file, True, deflated


def arrays(seed):
    """A zip file of small .npy files, changed in one of two cases: for the fuzzer of .npz files."""
    draw, to = random.Random(seed), io.BytesIO()
    with zipfile.ZipFile(to, "w") as file:
        for name in draw.sample(["w", "v", "dir/w", "\u00e9"], draw.randrange(1, 4)):
            kind, size = draw.choice([("<f4", 4), ("<f8", 8), (">i2", 2), ("|b1", 1), ("<f2", 2), ("|u1", 1)])
            shape, count = draw.choice([("(2, 3)", 6), ("(6,)", 6), ("()", 1), ("(0, 2)", 0)])
            head = f"{{'descr': '{kind}', 'fortran_order': {draw.choice(['True', 'False'])}, 'shape': {shape}, }}"
            head += " " * (-(len(head) + 11) % 64) + "\n"
            content = b"\x93NUMPY\1\0" + struct.pack("<H", len(head)) + head.encode() + bytes(size * count)
            info = zipfile.ZipInfo(name + ".npy")
            info.compress_type = zipfile.ZIP_DEFLATED if draw.random() < 0.4 else zipfile.ZIP_STORED
            with file.open(info, "w", force_zip64=draw.random() < 0.5) as out:
                out.write(content)
    return changed(draw, to.getvalue()) if draw.random() < 0.5 else to.getvalue()


def read_by_python(file):
    """The line that heed should print, if it is not stricter; or None."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with zipfile.ZipFile(io.BytesIO(file)) as archive_of:
                line = "accepted"
                for info in archive_of.infolist():
                    line += f" {info.orig_filename.encode().hex()}:{archive_of.read(info).hex()}"
                return line
    except Exception:  # whatever zipfile throws at files that are wrong: it has no one type
        return None


def blocks(all_of):
    return b"".join(struct.pack("<Q", len(one)) + one for one in all_of)


def verdicts(program, files):
    came = subprocess.run([program], input=blocks(files), stdout=subprocess.PIPE, check=False)
    lines = came.stdout.decode().split("\n")[:-1]
    if came.returncode != 0 or len(lines) != len(files):
        sys.exit(f"the program ended with {came.returncode} behind {len(lines)} of {len(files)} files")
    return lines


def judge(heed, python, is_changed, may_be_refused):
    """A kind of verdict, and whether it is wrong."""
    if heed.startswith("accepted"):
        return ("accepted by both", False) if heed == python else ("accepted, but not so by Python", True)
    if not is_changed and not may_be_refused:
        return "a right file, refused", True
    if python is None:
        return "refused by both", False
    reason = next((of for of, words in STRICTER.items() if any(one in heed for one in words)), None)
    return (f"stricter: {reason}", False) if reason else ("refused, but not by Python", True)


def zlib_words(compiler):
    """What the compiler is given to inflate by zlib; nothing where that is not there."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "zlib.cpp"
        source.write_text("#include <zlib.h>\nint main() { return zlibVersion() == nullptr; }\n", encoding="utf-8")
        command = [*compiler, str(source), "-lz", "-o", str(pathlib.Path(folder) / "zlib")]
        there = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False).returncode == 0
    return ["-DHEED_TEST_ZLIB", "-lz"] if there else []


def wrongly_written(program):
    """How many files heed writes otherwise than Python does for NumPy."""
    wrong = 0
    for seed in range(30):
        draw = random.Random(seed)
        all_of = members(draw)
        longest = draw.choice([zipfile.ZIP64_LIMIT, 200, 50, 0])
        most = draw.choice([zipfile.ZIP_FILECOUNT_LIMIT, 1])
        before = zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT
        zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = longest, most
        to = io.BytesIO()
        with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED, allowZip64=True) as file:
            for name, content in all_of:
                with file.open(name, "w", force_zip64=True) as out:
                    out.write(content)
        zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = before
        numbers = [str(longest).encode(), str(most).encode()]
        given = blocks(numbers + [one for name, content in all_of for one in (name.encode(), content)])
        came = subprocess.run([program, "--write"], input=given, stdout=subprocess.PIPE, check=True).stdout
        is_right = came == to.getvalue()
        if sys.version_info < (3, 11, 4):
            is_right = read_by_python(came) == read_by_python(to.getvalue()) != None  # noqa: E711
        if not is_right:
            wrong += 1
            print(f"written, {seed}:\n  {came.hex()}\n  {to.getvalue().hex()}")
    return wrong


def compare(program, given, inflates):
    began, done, wrong, kinds = time.monotonic(), 0, wrongly_written(program), collections.Counter()
    while done < given.cases or (given.seconds and time.monotonic() - began < given.seconds):
        cases = [case(seed) for seed in range(given.first + done, given.first + done + AT_ONCE)]
        for i, (line, (file, is_changed, is_deflated)) in enumerate(zip(verdicts(program, [one[0] for one in cases]), cases)):
            kind, is_wrong = judge(line, read_by_python(file), is_changed, is_deflated and not inflates)
            kinds[kind] += 1
            if is_wrong:
                wrong += 1
                print(f"seed {given.first + done + i}: {kind}\n  heed: {line[:300]}\n  {file.hex()}")
        done += AT_ONCE
    for kind in ("accepted by both", "refused by both", *(f"stricter: {reason}" for reason in STRICTER)):
        print(f"{kinds[kind]:9} {kind}")
        if kinds[kind] == 0 and (inflates or kind != "stricter: the stream is no whole one"):
            wrong += 1
            print("  that is too few")
    print(f"{done} files from seed {given.first} on, {wrong} wrong")
    if given.record:
        version = subprocess.run([given.compiler[0], "-dumpversion"], capture_output=True, text=True, check=True).stdout.strip()
        command = f"zip_differential.py --first {given.first} --seconds {given.seconds} {given.compiler[0]} ..."
        found = f"{kinds['accepted by both']:,} accepted by both, {wrong or 'no'} verdicts or members differ"
        recorded.add_row(HERE / "results.md", f"{given.compiler[0]} {version}", f"`{command}`", f"{done:,}", found)
    return wrong


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--cases", type=int, default=6000)
    arguments.add_argument("--first", type=int, default=1)
    arguments.add_argument("--seconds", type=int, default=0)
    arguments.add_argument("--flags", default="-O1")
    arguments.add_argument("--record", action="store_true")
    arguments.add_argument("compiler", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "verdict"
        zlib = zlib_words(given.compiler)
        if not zlib:
            print("ZLIB IS MISSING: deflated members are to be refused")
        command = [*given.compiler, *given.flags.split(), str(HERE / "zip_verdict.cpp"), *zlib, "-o", str(program)]
        subprocess.run(command, check=True)
        return 1 if compare(program, given, bool(zlib)) else 0


if __name__ == "__main__":
    sys.exit(main())
