# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Runs the built example self_attention in every way it can be called.

    self_attention.py PROGRAM

Prints each check that fails, and `N passed`; the exit code is 0 when none failed.
"""

import math
import os
import pathlib
import pty
import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PROGRAM = None
passed = 0
failed = 0


def check(holds, what, more=""):
    global passed, failed
    if holds:
        passed += 1
    else:
        failed += 1
        print(f"failed: {what}", *([str(more)] if more != "" else []), sep="\n    ")


def run(*arguments, cwd=None, env=None, **more):
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
    environment.update(env or {})
    return subprocess.run(
        [PROGRAM, *map(str, arguments)],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **more,
    )


def is_one_sentence(text):
    return text.startswith("self_attention: ") and text.endswith("\n") and text.count("\n") == 1 and len(text) > 30


def refuses(result, what, *words):
    """Exit code 2, nothing but one sentence on standard error, with these words in it."""
    check(result.returncode == 2, f"{what}: exit code 2", (result.returncode, result.stderr))
    check(is_one_sentence(result.stderr), f"{what}: one sentence", result.stderr)
    for word in words:
        check(word in result.stderr, f"{what}: says {word!r}", result.stderr)


# Files of NumPy's format, written and read here without NumPy --------------------------------------------------------

SHAPES = {"x": (1, 4, 8), "w_q": (8, 4), "w_k": (8, 4), "w_v": (8, 4)}


def npy(shape, values, descr="<f4", fortran=False):
    head = f"{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    code = {"f4": "f", "f8": "d", "i4": "i"}[descr[1:]]
    if fortran:
        order = sorted(range(len(values)), key=lambda flat: tuple(reversed(unravel(flat, shape))))
        values = [values[flat] for flat in order]
    data = struct.pack(f"{'>' if descr[0] == '>' else '<'}{len(values)}{code}", *values)
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + data


def unravel(flat, shape):
    index = []
    for extent in reversed(shape):
        index.insert(0, flat % extent)
        flat //= extent
    return tuple(index)


def read_npy(path):
    data = path.read_bytes()
    assert data[:8] == b"\x93NUMPY\x01\x00"
    size = struct.unpack("<H", data[8:10])[0]
    head = eval(data[10 : 10 + size].decode(), {"__builtins__": {}})  # written by the program under test
    count = math.prod(head["shape"])
    assert head["descr"] == "<f4" and not head["fortran_order"]
    return head["shape"], struct.unpack(f"<{count}f", data[10 + size :])


def as_float(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def some_inputs(scale=1.0):
    """Numbers without a pattern, that are floats."""
    values, state = {}, 12345
    for name, shape in SHAPES.items():
        values[name] = []
        for _ in range(math.prod(shape)):
            state = (state * 1103515245 + 12345) % 2**31
            values[name].append(as_float(scale * (state / 2**30 - 1)))
    return values


def write_inputs(folder, values, descr="<f4", fortran=False, upper=False):
    folder.mkdir(exist_ok=True)
    for name, shape in SHAPES.items():
        file = folder / ((name.upper() if upper else name) + ".npy")
        file.write_bytes(npy(shape, values[name], descr, fortran))
    return folder


def attention(values):
    """The lesson's sections 1 to 4 in double, by the book."""

    def product(a, b, rows, inner, columns):
        return [
            math.fsum(a[i * inner + k] * b[k * columns + j] for k in range(inner))
            for i in range(rows)
            for j in range(columns)
        ]

    q, k, v = (product(values["x"], values[w], 4, 8, 4) for w in ("w_q", "w_k", "w_v"))
    k_transposed = [k[j * 4 + i] for i in range(4) for j in range(4)]
    scores = [s / 2 for s in product(q, k_transposed, 4, 4, 4)]
    weights = []
    for i in range(4):
        row = scores[4 * i : 4 * i + 4]
        powers = [math.exp(s - max(row)) for s in row]
        weights += [p / sum(powers) for p in powers]
    return {"q": q, "k": k, "v": v, "scores": scores, "weights": weights, "output": product(weights, v, 4, 4, 4)}


# The worked example --------------------------------------------------------------------------------------------------

LESSON_Q = """
[[[ -0.7142, -10.7618,   4.7928,   1.6591],
  [  5.9094,  -2.2237,   2.2946,  -1.0836],
  [ -3.2318,   3.9874,  -3.4993,   4.7026],
  [ -3.5491,   3.5556,  -3.1290,   1.0415]]]
"""


def numbers_after(heading, text):
    """The numbers of the brackets behind a line that begins with a heading."""
    block = re.search(rf"^{re.escape(heading)}.*\n((?:.*[\[\d].*\n)+)", text, re.MULTILINE)
    return [float(n) for n in re.findall(r"-?\d+\.\d+(?:e[+-]\d+)?", block.group(1))] if block else []


def worked_example():
    result = run()
    text = result.stdout
    check(result.returncode == 0, "the worked example: exit code 0", text[-900:] + result.stderr)
    check(result.stderr == "", "the worked example: nothing on standard error", result.stderr)
    for name, shape in [
        ("X", "[Batch<1>, Time<4>, Model<8>]"),
        ("W_Q", "[Model<8>, Dk<4>]"),
        ("W_K", "[Model<8>, Dk<4>]"),
        ("W_V", "[Model<8>, Dv<4>]"),
        ("Q = X @ W_Q", "[Batch<1>, Query<4>, Dk<4>]"),
        ("K = X @ W_K", "[Batch<1>, Key<4>, Dk<4>]"),
        ("V = X @ W_V", "[Batch<1>, Key<4>, Dv<4>]"),
        ("scores = Q @ K^T / sqrt(d_k)", "[Batch<1>, Query<4>, Key<4>]"),
        ("weights = softmax(scores)", "[Batch<1>, Query<4>, Key<4>]"),
        ("output = weights @ V", "[Batch<1>, Query<4>, Dv<4>]"),
    ]:
        check(re.search(rf"^{re.escape(name)} +{re.escape(shape)}$", text, re.MULTILINE), f"shows {name} as {shape}")
        check(len(numbers_after(name, text)) == math.prod(map(int, re.findall(r"<(\d+)>", shape))), f"all of {name}")
    expected = [float(n) for n in re.findall(r"-?\d+\.\d+", LESSON_Q)]
    shown = numbers_after("Q = X @ W_Q", text)
    check(all(abs(a - b) < 1.5e-4 for a, b in zip(shown, expected)), "Q is the lesson's", shown)
    check("\n  [[[ -0.7142, -10.7618,   4.7928,   1.6591],\n    [  5.9094," in text, "Q is in the lesson's format")
    check("[[[7.02e-13, 2.73e-03, 9.97e-01, 7.65e-07],\n" in text, "weights are in the lesson's format")
    check("both agree bit for bit" in text, "says that both times agree")
    check("same output and weights, bit for bit" in text, "says that the module agrees")
    check("[0.0871, 0.2369, 0.0321, 0.6439]" in text, "shows the stable softmax of 1000, 1001, 999, 1002")
    for name in ("Q", "K", "V", "scores", "weights", "output"):
        row = re.search(rf"^  {name} +([\d.]+) units +(\d\.\de[+-]\d+) +(\d\.\de[+-]\d+)$", text, re.MULTILINE)
        check(row and float(row[1]) <= 1, f"{name} is within one unit of the lesson", row and row[0])
        if name == "output":
            # The inputs are drawn from the seed, and PyTorch's have other last bits; see the bound in the program.
            check(row and float(row[2]) <= 8e-6 and float(row[3]) <= 8e-6, "the output is within 8e-6", row and row[0])
    check("All is within its bounds." in text, "says that all is within bounds")
    check(not any(line != line.rstrip() for line in text.split("\n")), "no line ends with spaces")
    check(re.search(r"^Query<4> 0 +\.\.\. 0\.000 .*@@@ 0\.997", text, re.MULTILINE), "draws the weights")
    check("            Key<4>\n" in text, "labels the columns of the weights")
    check(run().stdout == text, "the same twice")
    with tempfile.TemporaryDirectory() as elsewhere:
        check(run(cwd=elsewhere).stdout == text, "the same from another directory")
        check(os.listdir(elsewhere) == [], "writes nothing unasked")
    check(run(env={"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}).stdout == text, "the same in another language")


def asked_for_help():
    for option in ("--help", "-h"):
        result = run(option)
        check(result.returncode == 0 and result.stderr == "", f"{option}: exit code 0")
        for word in ("--svg FILE", "--input DIR", "--output DIR", "--help", "NO_COLOR", "x.npy", "Exit code"):
            check(word in result.stdout, f"{option} says {word}")
        check(max(map(len, result.stdout.split("\n"))) <= 100, f"{option}: lines fit a terminal")


def wrong_options():
    refuses(run("--colour"), "an unknown option", "'--colour'", "--help")
    refuses(run("file.svg"), "a stray word", "'file.svg'")
    refuses(run(""), "an empty word", "''")
    refuses(run("--svg"), "--svg without a file", "--svg", "file")
    refuses(run("--input"), "--input without a directory", "--input", "directory")
    refuses(run("--output", ""), "--output with an empty name", "--output")
    refuses(run("--svg", "a.svg", "--svg", "b.svg"), "an option twice", "--svg", "twice")
    check(run("--colour").stdout == "", "a wrong option prints nothing on standard output")


# Colours -------------------------------------------------------------------------------------------------------------


def on_a_terminal(env):
    """What the program writes when standard output is a terminal."""
    leader, follower = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM", "TERM")}
    environment.update(env)
    process = subprocess.Popen([PROGRAM], env=environment, stdin=subprocess.DEVNULL, stdout=follower, stderr=follower)
    os.close(follower)
    parts = []
    while True:
        try:
            part = os.read(leader, 65536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        parts.append(part)
    os.close(leader)
    check(process.wait(60) == 0, f"on a terminal with {env}: exit code 0")
    return b"".join(parts).decode().replace("\r\n", "\n")


def colours():
    coloured = on_a_terminal({"TERM": "xterm-256color"})
    check("\x1b[48;5;" in coloured and ";2;" not in coloured, "256 colours on a terminal")
    check(re.search(r"\x1b\[48;5;\d+m\x1b\[38;5;\d+m 0\.997 \x1b\[0m", coloured), "a cell is painted")
    check("\x1b[48;2;" in on_a_terminal({"TERM": "xterm", "COLORTERM": "truecolor"}), "24-bit colours where they are")
    check("\x1b[48;5;" in on_a_terminal({"TERM": "xterm", "NO_COLOR": ""}), "an empty NO_COLOR counts as unset")
    plain = run().stdout
    check("\x1b" not in plain, "no colours into a pipe")
    check("\x1b" not in run(env={"COLORTERM": "truecolor", "TERM": "xterm"}).stdout, "no colours into a pipe, ever")
    check(on_a_terminal({"TERM": "xterm", "NO_COLOR": "1"}) == plain, "NO_COLOR on a terminal is what a pipe gets")
    check(on_a_terminal({"TERM": "dumb"}) == plain, "no colours on a dumb terminal")


# --svg ---------------------------------------------------------------------------------------------------------------


def pictures(folder):
    file = folder / "picture.svg"
    result = run("--svg", file)
    check(result.returncode == 0, "--svg: exit code 0", result.stderr)
    check(result.stdout == run().stdout, "--svg prints the same")
    root = ElementTree.parse(file).getroot()
    svg = "{http://www.w3.org/2000/svg}"
    check(root.tag == svg + "svg", "--svg writes SVG")
    named = root.find(svg + "title") is not None and root.find(svg + "desc") is not None
    check(named, "it has a title and a description")
    texts = [element.text for element in root.iter(svg + "text")]
    for panel in "ABCD":
        check(texts.count(panel) == 1, f"panel {panel}")
    shapes = ("[Batch<1>, Time<4>, Model<8>]", "[Model<8>, Dv<4>]", "[Batch<1>, Query<4>, Key<4>]")
    for label in (*shapes, "Query<4>", "17.06"):
        check(label in texts, f"--svg shows {label}", texts)
    source = file.read_text(encoding="utf-8")
    check("prefers-color-scheme" in source and source.count("http") == 1, "it follows dark pages and fetches nothing")
    again = folder / "again.svg"
    run("--svg", again, cwd=folder)
    check(again.read_bytes() == file.read_bytes(), "--svg writes the same twice")
    run("--svg", "relative.svg", cwd=folder)
    check((folder / "relative.svg").read_bytes() == file.read_bytes(), "--svg with a relative name")
    refuses(run("--svg", folder / "missing" / "x.svg"), "--svg into no directory", "missing")
    refuses(run("--svg", folder), "--svg onto a directory", "directory")


# --input and --output ------------------------------------------------------------------------------------------------


def outputs(folder):
    target = folder / "made" / "on the way"
    result = run("--output", target)
    check(result.returncode == 0, "--output: exit code 0", result.stderr)
    given = {name + ".npy" for name in ("x", "w_q", "w_k", "w_v")}
    names = given | {name + ".npy" for name in ("q", "k", "v", "scores", "weights", "output")}
    check(set(os.listdir(target)) == names, "--output writes ten files", os.listdir(target))
    shape, q = read_npy(target / "q.npy")
    check(shape == (1, 4, 4), "q.npy has the lesson's shape", shape)
    expected = [float(n) for n in re.findall(r"-?\d+\.\d+", LESSON_Q)]
    check(all(abs(a - b) < 1.5e-4 for a, b in zip(q, expected)), "q.npy has the lesson's numbers", q)
    first = {name: (target / name).read_bytes() for name in names}
    run("--output", target)
    check({name: (target / name).read_bytes() for name in names} == first, "--output writes the same twice")
    again = run("--input", target, "--output", folder / "again")
    check(again.returncode == 0, "--input reads what --output writes", again.stdout[-600:] + again.stderr)
    for name in sorted(names):
        there = folder / "again" / name
        check(there.exists() and there.read_bytes() == (target / name).read_bytes(), f"--input gives {name} again")
    # Into the same directory: all is read before anything is written.
    same = run("--input", target, "--output", target)
    check(same.returncode == 0, "--input and --output of one directory", same.stderr)
    check({name: (target / name).read_bytes() for name in names} == first, "--output into what --input read")
    in_the_way = folder / "a file"
    in_the_way.write_text("")
    refuses(run("--output", in_the_way), "--output onto a file", "a file", "directory")
    refuses(run("--output", in_the_way / "x"), "--output below a file", "a file")

    def no_room():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a failing write, and not a killed program
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    result = run("--output", folder / "full", preexec_fn=no_room, restore_signals=False)
    refuses(result, "--output onto a full disk", "x.npy")
    left = os.listdir(folder / "full") if (folder / "full").exists() else []
    check(left == [], "a write that fails leaves no half file", left)
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = subprocess.run([PROGRAM], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
        refuses(result, "standard output that is full", "standard output")


def inputs(folder):
    values = some_inputs()
    expected = attention(values)
    plain = run("--input", write_inputs(folder / "plain", values), "--output", folder / "plain" / "out")
    check(plain.returncode == 0, "--input: exit code 0", plain.stdout[-900:] + plain.stderr)
    check("do not apply" in plain.stdout, "--input says that the lesson's numbers do not apply")
    compared = re.search(r"^  output +\d\.\de[+-]\d+$", plain.stdout, re.MULTILINE)
    check(compared, "--input compares with double precision")
    check("units" not in plain.stdout, "--input makes no comparison with the lesson")
    for name, numbers in expected.items():
        shape, came = read_npy(folder / "plain" / "out" / f"{name}.npy")
        worst = max(abs(a - b) for a, b in zip(came, numbers))
        check(shape == (1, 4, 4) and worst < 1e-5, f"--input computes {name}", worst)
    shown = numbers_after("X", plain.stdout)
    check(all(abs(a - b) <= 5.1e-5 for a, b in zip(shown, values["x"])), "--input shows X", shown)

    for what, options in {
        "float64": {"descr": "<f8"},
        "Fortran order": {"fortran": True},
        "float64 in Fortran order": {"descr": "<f8", "fortran": True},
        "upper-case names": {"upper": True},
    }.items():
        other = run("--input", write_inputs(folder / what, values, **options))
        check(other.returncode == 0 and other.stdout == plain.stdout, f"--input with {what} is the same", other.stderr)
    relative = run("--input", "plain", cwd=folder)
    check(relative.stdout == plain.stdout, "--input with a relative name")

    for scale in (0.0, 1e-30, 100.0, 1e8):
        some = run("--input", write_inputs(folder / f"times {scale}", some_inputs(scale)))
        check(some.returncode == 0, f"--input on numbers of size {scale}", some.stdout[-600:] + some.stderr)
    infinite = dict(values, w_v=[math.inf, math.nan] + values["w_v"][2:])
    some = run("--input", write_inputs(folder / "infinite", infinite))
    check(some.returncode == 0 and "nan" in some.stdout, "--input with what is not finite", some.stdout[-600:])

    # A picture and files of the user's own numbers.
    result = run("--input", folder / "plain", "--svg", folder / "own.svg")
    check(result.returncode == 0, "--input with --svg: exit code 0", result.stderr)
    ElementTree.parse(folder / "own.svg")
    check((folder / "own.svg").read_bytes() != (folder / "picture.svg").read_bytes(), "--svg draws the user's numbers")


def wrong_inputs(folder):
    values = some_inputs()
    good = {name: npy(shape, values[name]) for name, shape in SHAPES.items()}

    def with_file(what, name, content):
        place = write_inputs(folder / f"wrong {what}", values)
        if content is None:
            (place / f"{name}.npy").unlink()
        else:
            (place / f"{name}.npy").write_bytes(content)
        result = run("--input", place)
        check(result.stdout == "", f"{what}: prints nothing on standard output")
        return result

    w_q = good["w_q"]
    refuses(run("--input", folder / "nowhere"), "no directory", "nowhere")
    refuses(with_file("missing", "w_k", None), "a missing file", "w_k.npy")
    refuses(with_file("empty", "x", b""), "an empty file", "x.npy")
    refuses(with_file("noise", "x", b"\x00\xff" * 300), "a file of another kind", "x.npy")
    refuses(with_file("text", "w_v", b"1 2 3\n"), "a file of text", "w_v.npy")
    refuses(
        with_file("transposed", "w_q", npy((4, 8), values["w_q"])),
        "a transposed matrix",
        "w_q.npy",
        "[Model<8>, Dk<4>]",
        "(8, 4)",
        "(4, 8)",
    )
    without_batch = npy((4, 8), values["x"])
    refuses(with_file("without batch", "x", without_batch), "X without its batch axis", "(1, 4, 8)", "(4, 8)")
    refuses(with_file("flat", "x", npy((32,), values["x"])), "a flat X", "(32,)")
    refuses(with_file("short", "w_q", w_q[:-1]), "a truncated file", "w_q.npy", "128")
    refuses(with_file("long", "w_q", w_q + b"\0"), "a file that is too long", "w_q.npy")
    refuses(with_file("short head", "w_q", w_q[:40]), "a file with a truncated header", "w_q.npy")
    refuses(with_file("integers", "w_k", npy((8, 4), range(32), "<i4")), "integers", "w_k.npy", "i4")
    place = write_inputs(folder / "big-endian", values)
    plain = run("--input", place)
    (place / "w_k.npy").write_bytes(npy((8, 4), values["w_k"], ">f4"))
    big_endian = run("--input", place)
    check(big_endian.returncode == 0, "big-endian numbers are read", big_endian.stderr)
    check(big_endian.stdout == plain.stdout, "big-endian numbers are the same ones", big_endian.stdout[-900:])
    refuses(with_file("no dict", "x", w_q.replace(b"'descr'", b"'descx'")), "a header without its keys", "x.npy")
    refuses(with_file("huge", "x", npy((2**62, 4, 8), [])), "a promise of more than there is", "x.npy")
    refuses(with_file("negative", "x", npy((-1, 4, 8), values["x"])), "a negative extent", "x.npy")
    large = npy((8, 4), [1e300] + values["w_v"][1:], "<f8")
    refuses(with_file("beyond float", "w_v", large), "a number beyond float", "w_v.npy", "1e+300")
    place = write_inputs(folder / "wrong directory", values)
    (place / "x.npy").unlink()
    (place / "x.npy").mkdir()
    refuses(run("--input", place), "a directory in place of a file", "x.npy", "directory")
    # Every truncation, and every byte of the header changed: a sentence or a result, never a crash.
    place = write_inputs(folder / "wrong bytes", values)
    bad = []
    for cut in range(0, len(w_q), 5):
        (place / "w_q.npy").write_bytes(w_q[:cut])
        result = run("--input", place)
        if result.returncode != 2 or not is_one_sentence(result.stderr):
            bad.append((cut, result.returncode, result.stderr))
    for at in range(0, 90):
        for byte in (0, ord("9"), 255):
            (place / "w_q.npy").write_bytes(w_q[:at] + bytes([byte]) + w_q[at + 1 :])
            result = run("--input", place)
            if result.returncode not in (0, 2) or (result.returncode == 2 and not is_one_sentence(result.stderr)):
                bad.append((at, byte, result.returncode, result.stderr))
    check(bad == [], "no damaged file crashes it", bad[:3])


def main():
    global PROGRAM
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    PROGRAM = str(pathlib.Path(sys.argv[1]).resolve())
    worked_example()
    asked_for_help()
    wrong_options()
    colours()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pictures(folder)
        outputs(folder)
        inputs(folder)
        wrong_inputs(folder)
    print(f"{passed} passed" + (f", {failed} failed" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
