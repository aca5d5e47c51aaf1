# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Opens the page of every number in a browser, and holds it against the native program and against what is asked of it.

    run.py NATIVE ROOT                  builds the page, opens it, and says what is wrong with it
    run.py --pictures FOLDER NATIVE ROOT        and leaves pictures of it
    run.py --self-test NATIVE ROOT      checks that pages which are wrong on purpose are found

NATIVE is native.cpp as a program, ROOT the tree. Where there is no browser, or nothing that compiles for WebAssembly, it says
so in one line and ends with 77, which Meson takes for a test that is skipped; with HEED_SKIPS_NOTHING set that is a failure.
"""

import base64
import itertools
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import time

import browser
import reference

SKIPPED = 1 if os.environ.get("HEED_SKIPS_NOTHING") else 77
LARGEST = 200_000  # bytes of all files together
WIDTHS = (320, 768, 1440)
SCHEMES = ("light", "dark")
NAMED = (
    *("button", "checkbox", "combobox", "textbox", "spinbutton", "slider", "link", "grid", "image", "form", "navigation"),
    *("complementary", "heading"),
)


class Native:
    """The native program: of a line of settings, what it says of all that the page shows."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.line, self.tensors = None, None

    def __call__(self, line, what="tensors"):
        if line != self.line:
            self.line, self.tensors = line, self.ask("apply " + line)
        return self.tensors if what == "tensors" else self.ask(what)

    def ask(self, request):
        self.process.stdin.write(request + "\n")
        self.process.stdin.flush()
        came = self.process.stdout.readline()
        if not came:
            raise SystemExit("the native program has ended")
        return json.loads(came)

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)


class Found(Exception):
    """A failure that was wanted has come."""


class Checks:
    """Counts what is good and keeps what is not; with `wanted`, a failure that says this ends the checks."""

    def __init__(self, wanted=None):
        self.passed, self.failed, self.wanted = 0, [], wanted

    def __call__(self, good, what):
        if good:
            self.passed += 1
        else:
            self.failed.append(what() if callable(what) else what)
            if self.wanted and self.wanted in self.failed[-1]:
                raise Found

    def same(self, came, expected, what):
        self(came == expected, lambda: f"{what}: expected {expected!r}, came {came!r}"[:400])


def number(bits):
    return struct.unpack("f", struct.pack("I", bits))[0]


def bits_of(value):
    return struct.unpack("I", struct.pack("f", value))[0]


def same_number(a, b):
    return a == b or (number(a) != number(a) and number(b) != number(b))


def shown(bits, digits=4):
    """A number as the page shows it, by Python's means."""
    x = number(bits)
    if x != x:
        letters = "NaN"
    elif x in (float("inf"), float("-inf")):
        letters = "∞" if x > 0 else "-∞"
    elif x == int(x) and abs(x) < 1e5:
        letters = str(int(x))
    elif abs(x) < 10**-digits or abs(x) >= 1e5:
        mantissa, exponent = f"{x:.{1 if digits > 2 else 0}e}".split("e")
        letters = f"{mantissa}e{int(exponent):+d}"
    else:
        letters = f"{x:.{digits}f}"
    return letters.replace("-", "−")


def near(letters, bits, digits=4):
    """Whether letters show a number. Halves are rounded up by one language and to even by the other."""
    if letters == shown(bits, digits):
        return True
    try:
        came, step = float(letters.replace("−", "-")), number(bits)
    except ValueError:
        return False
    return abs(came - step) <= 0.5 * 10**-digits and "e" not in letters and len(letters) == len(shown(bits, digits))


def to_float(x):
    return number(bits_of(x))


# What is asked of the page -----------------------------------------------------------------------------------------

ALL = """page.tensors.map((t, i) => ({name: t.name, call: t.call, says: t.says, axes: t.axes, values: t.values,
    shown: cells[i].map(c => c.textContent), hidden: cells[i].map(c => c.classList.contains('hidden')),
    said: [...cells[i][0].closest('figure').querySelectorAll('code, small')].map(e => e.textContent),
    head: [...cells[i][0].closest('figure').querySelectorAll('th.axis')].map(e => e.textContent),
    labels: [...new Set(cells[i].map(c => c.closest('table').getAttribute('aria-label')))]}))"""


def compare(check, came, expected, line):
    """All tensors as they are in the page, against those of the native program."""
    check.same([t["name"] for t in came], [t["name"] for t in expected["tensors"]], f"#{line}: tensors")
    for t, of in zip(came, expected["tensors"]):
        where = f"#{line}: {t['name']}"
        check.same([t["axes"], t["call"], t["says"]], [of["axes"], of["call"], of["says"]], where)
        check.same(t["said"], [of["call"], of["says"]], f"{where}, as it is shown")
        along = {axis["along"]: axis["name"] for axis in of["axes"]}
        head = along["row"] + " ↓" + (f" {along['column']} →" if "column" in along else "")
        check.same(set(t["head"]), {head}, f"{where}, axes")
        heads = next((axis["extent"] for axis in of["axes"] if axis["along"] == "table"), 0)
        names = [f"{t['name']}, Head {i}" for i in range(heads)] or [t["name"]]
        check.same(t["labels"], names, f"{where}, names of tables")
        check.same(len(t["values"]), len(of["values"]), f"{where}, how many")
        for i, (bits, native, letters) in enumerate(zip(t["values"], of["values"], t["shown"])):
            check(same_number(bits, native), lambda: f"{where}[{i}]: bits {bits:08x}, natively {native:08x}")
            check(near(letters, bits), lambda: f"{where}[{i}] shows {letters}, is {shown(bits)}")
        if t["name"] in ("mask", "scores"):
            hides = [expected["hidden"][i % len(expected["hidden"])] != 0 for i in range(len(t["values"]))]
            if t["name"] == "scores":
                hides = [hide or number(bits) == float("-inf") for hide, bits in zip(hides, t["values"])]
            check.same(t["hidden"], hides, f"{where}, marked as hidden")


PANELS = """page.tensors.map((t, i) => cells[i].map(td => (choose(td), {what: document.querySelector('#what').textContent,
    formula: document.querySelector('#formula').textContent,
    rows: [...document.querySelectorAll('#because tr')].map(r => [...r.cells].map(c => c.textContent)),
    notes: [...document.querySelectorAll('#because .note')].map(e => e.textContent),
    bits: document.querySelector('#because .bits').textContent,
    of: [...document.querySelectorAll('.values .of')].flatMap(e => [+e.dataset.tensor, +e.dataset.cell]),
    user: [...document.querySelectorAll('.values .user')].flatMap(e => [+e.dataset.tensor, +e.dataset.cell])})))"""


def pairs(links):
    return sorted(zip(links[::2], links[1::2]))


def compare_panels(check, came, expected, all_tensors, line):
    """What is said of each cell, against the native program's; and that its formula ends in the cell."""
    for tensor, (of_page, of_native) in enumerate(zip(came, expected)):
        for cell, (panel, said) in enumerate(zip(of_page, of_native)):
            where = f"#{line}: panel of {said['name']}[{cell}]"
            at = f" at {', '.join(said['at'])}" if said["at"] else ""
            what, _, value = panel["what"].rpartition(" = ")
            check.same(what, said["name"] + at, where)
            check(near(value, said["value"]), f"{where} says {value}")
            expected_formula = "".join(p if isinstance(p, str) else shown(p) for p in said["formula"])
            check.same(panel["formula"], expected_formula, f"{where}, formula")
            check.same(pairs(panel["of"]), pairs(said["sources"]), f"{where}, made of")
            check.same(pairs(panel["user"]), pairs(said["users"]), f"{where}, used by")
            check(panel["bits"].endswith(f"{said['value']:08x}") or number(said["value"]) != number(said["value"]),
                  f"{where}, bits: {panel['bits']}")
            check.same(len(panel["notes"]), len(said.get("notes", [])), f"{where}, notes")
            if "lines" not in said:
                check.same(panel["rows"], [], f"{where}, lines")
                continue
            check.same(panel["rows"][0], said["heads"], f"{where}, heads")
            rows = [[p if isinstance(p, str) else shown(p) for p in row] for row in said["lines"]]
            check.same(panel["rows"][1:], rows, f"{where}, lines")
            # The formula by Python's floats, from the numbers of the operands: every rounding is one of a float.
            total = 0.0
            for name, a, b, so_far in said["lines"]:
                if name == "scale":
                    total = to_float(total * number(b))
                elif so_far == "hidden":
                    continue
                else:
                    total = to_float(total + to_float(number(a) * number(b)))
                check(same_number(bits_of(total), so_far), f"{where}, line {name}: {total!r}, not {number(so_far)!r}")
            value = all_tensors[tensor]["values"][cell]
            ends = number(value) == total or (total != total and number(value) != number(value))
            check(ends, f"{where}: its formula ends in {total!r}, the cell is {number(value)!r}")


# The lesson's example, as the lesson has it: axes, and numbers to four digits.
LESSON_AXES = {
    "X": "Batch<1> Time<4> Model<8>", "W_Q": "Model<8> Dk<4>", "W_K": "Model<8> Dk<4>", "W_V": "Model<8> Dv<4>",
    "Q": "Batch<1> Query<4> Dk<4>", "K": "Batch<1> Key<4> Dk<4>", "V": "Batch<1> Key<4> Dv<4>",
    "mask": "Query<4> Key<4>", "scores": "Batch<1> Query<4> Key<4>", "maximum": "Batch<1> Query<4>",
    "shifted": "Batch<1> Query<4> Key<4>", "exponentials": "Batch<1> Query<4> Key<4>", "sum": "Batch<1> Query<4>",
    "weights": "Batch<1> Query<4> Key<4>", "output": "Batch<1> Query<4> Dv<4>",
}
LESSON_NUMBERS = {
    "Q": "-0.7142 -10.7618 4.7928 1.6591 5.9094 -2.2237 2.2946 -1.0836 "
         "-3.2318 3.9874 -3.4993 4.7026 -3.5491 3.5556 -3.1290 1.0415",
    "K": "4.0115 3.6513 2.9872 3.6108 -3.4479 -0.5821 1.8296 2.9016 "
         "0.9276 -0.0589 6.4627 1.9089 1.3121 -0.1874 0.3295 1.9857",
    "V": "-8.2489 -0.9326 2.3788 -0.8355 4.1438 -1.3904 2.1127 -1.3241 "
         "-0.2973 1.8336 2.2672 1.4077 -0.8263 3.7984 3.3404 -0.7702",
    "scores": "-10.9254 11.1552 17.0567 2.9766 9.2642 -9.0133 9.1868 3.3872 "
              "4.0607 8.0325 -8.4355 1.5988 -3.4206 3.7321 -10.8679 -2.1428",
    "weights": "7.02e-13 2.73e-03 9.97e-01 7.65e-07 5.19e-01 5.98e-09 4.80e-01 1.45e-03 "
               "1.85e-02 9.80e-01 6.91e-08 1.57e-03 7.80e-04 9.96e-01 4.55e-07 2.80e-03",
    "output": "-0.2852 1.8248 2.2668 1.4002 -4.4217 0.4019 2.3266 0.2412 "
              "3.9072 -1.3738 2.1196 -1.3142 4.1202 -1.3755 2.1164 -1.3222",
}


def check_lesson(check, came):
    axes = {t["name"]: " ".join(f"{axis['name']}<{axis['extent']}>" for axis in t["axes"]) for t in came}
    check.same(axes, LESSON_AXES, "axes of the lesson")
    along = {t["name"]: [axis["name"] for axis in t["axes"] if axis["along"] in ("row", "column")] for t in came}
    check.same(along["weights"], ["Query", "Key"], "axes of the lesson's weights, as they are laid out")
    for t in came:
        for i, letters in enumerate(LESSON_NUMBERS.get(t["name"], "").split()):
            x, bound = number(t["values"][i]), 5.1e-3 * abs(float(letters)) if "e" in letters else 1.1e-4
            check(abs(x - float(letters)) <= bound, f"the lesson's {t['name']}[{i}]: {x}, not {letters}")


def random_line(draw):
    """A state at random, as the line of text behind the #."""
    shape = draw.randrange(4)
    keys = (4, 3, 4, 5)[shape]
    parts = [f"shape={shape}", f"seed={draw.randrange(2**31)}"]
    if draw.random() < 0.4:
        parts.append(f"scale={bits_of(draw.choice((0, 1, -1, 8, 1e-3, draw.gauss(0, 1)))):x}")
    for name, chance in (("naive", 0.4), ("causal", 0.4)):
        parts += [name] if draw.random() < chance else []
    if draw.random() < 0.4:
        parts.append(f"padding={draw.randrange(keys + 1)}")
    if draw.random() < 0.4:
        parts.append(f"window={draw.randrange(3)}.{draw.randrange(3)}")
    if draw.random() < 0.4:
        parts.append(f"drawn={draw.randrange(2 ** (keys * keys)):x}")
    for _ in range(draw.randrange(4)):
        value = draw.choice((0.0, -0.0, 1e20, 1e-30, draw.gauss(0, 3)))
        parts.append(f"edit={draw.randrange(4)}.{draw.randrange(6)}.{bits_of(value):x}")
    return "&".join(parts)


def check_random_changes(check, b, native, count):
    draw = random.Random(18)
    for _ in range(count):
        line = random_line(draw)
        came, wrong, back = b.js(f"(go({line!r}), [{ALL}, one('#wrong').textContent, written(page.state)])")
        check.same(wrong, "", f"#{line}")
        expected = native(line)
        compare(check, came, expected, line)
        compared, wrong = reference.differences(expected)
        check(compared > 40 and not wrong, f"#{line}, of {compared} numbers by their definition: {wrong[:3]}")
        # What the page writes into its address is the same state.
        check.same(native(back)["tensors"], expected["tensors"], f"#{line} comes back as #{back}")


def nans_of(described):
    """Where there is NaN: pairs of a tensor and a cell."""
    tensors = enumerate(described["tensors"])
    return {(i, cell) for i, t in tensors for cell, bits in enumerate(t["values"]) if number(bits) != number(bits)}


def check_poison(check, native):
    """A NaN in a number that is given makes NaN of all that is made of it, by what is said of cells, and of nothing else."""
    for line in ("", "shape=1&causal", "shape=2&window=1.0", "shape=3&padding=3&drawn=21"):
        page = native(line)
        said = native(line, "explain")
        given = [i for i, t in enumerate(page["tensors"]) if t["editable"]]
        before = nans_of(page)
        for tensor in given:
            for cell in range(0, len(page["tensors"][tensor]["values"]), 5):
                came = native("&".join(filter(None, [line, f"edit={tensor}.{cell}.7fc00000"])))
                nans = nans_of(came)
                reached, todo = set(), [(tensor, cell)]
                while todo:
                    one = todo.pop()
                    if one in reached:
                        continue
                    reached.add(one)
                    todo += pairs(said[one[0]][one[1]]["users"])
                check.same(sorted(nans), sorted(reached | before), f"#{line}: NaN at {tensor}, {cell}")


def check_pointing(check, b):
    """A number that is pointed at, by a mouse and by a finger."""
    find = "page.tensors.findIndex(t => t.name === '%s')"
    for width, name, cell, by in ((1440, "scores", 6, "mouse"), (320, "output", 7, "finger")):
        b.view(width, "light")
        b.js("go('')")
        td = f"cells[{find % name}][{cell}]"
        x, y = b.js(f"""({td}.scrollIntoView({{block: 'start'}}),
            (r => [r.x + r.width / 2, r.y + r.height / 2])({td}.getBoundingClientRect()))""")
        if by == "mouse":
            for kind in ("mousePressed", "mouseReleased"):
                b("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        else:
            b("Emulation.setTouchEmulationEnabled", enabled=True)
            b("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            b("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            b.js("new Promise(done => setTimeout(done, 400))")
            b("Emulation.setTouchEmulationEnabled", enabled=False)
        came = b.js("chosen && [page.tensors[chosen.tensor].name, chosen.cell, document.activeElement === chosen.td]")
        check.same(came, [name, cell, True], f"chosen by a {by}")
    lit = b.js("[...document.querySelectorAll('.values .of')].map(e => page.tensors[e.dataset.tensor].name + e.dataset.cell)")
    # output = weights V: a row of the one, a column of the other, and a row of the mask.
    check.same(sorted(lit), sorted(f"{t}{i}" for t, each in (("weights", (4, 5, 6, 7)), ("V", (3, 7, 11, 15)),
                                                              ("mask", (4, 5, 6, 7))) for i in each), "what is lit")
    b.view(1440, "light")


def check_keyboard(check, b):
    """All of it without a mouse."""
    b.js("go(''), undone.length = 0, one('.skip').focus(), scrollTo(0, 0)")
    where = """(e => e.id || e.dataset.tensor && page.tensors[e.dataset.tensor].name || e.hash || e.tagName)(
        document.activeElement)"""
    stops = []
    for _ in range(90):
        b.key("Tab")
        stops.append(b.js(where))
        if stops[-1] == "BODY" or (len(stops) > 1 and stops[-1] == stops[0]):
            break
    controls = b.js("""[...document.querySelectorAll('input, select, button')].filter(e =>
        !e.disabled && e.checkVisibility()).map(e => e.id)""")
    # Those of the panel come and go with the number that is chosen.
    missed = [name for name in controls if name not in stops and name not in ("edit", "toggle", "undo")]
    check(not missed, f"keyboard: Tab does not come to {missed}")
    names = b.js("page.tensors.map(t => t.name)")
    for name in names:
        check.same(stops.count(name), 1, f"keyboard: stops at {name}")

    def tab_to(name):
        for _ in range(95):
            if b.js(where) == name:
                return True
            b.key("Tab")
        check(False, f"keyboard: Tab does not come to {name}")
        return False

    tab_to("causal")
    b.key(" ")
    check.same(b.js("page.state.causal"), True, "keyboard: the causal mask")
    tab_to("mask")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "End", "ArrowLeft", "Home", "ArrowUp"):
        b.key(key)
    check.same(b.js("[page.tensors[chosen.tensor].name, chosen.cell]"), ["mask", 4], "keyboard: arrows")
    b.key("Enter")
    check.same(b.js("page.state.drawn"), [4], "keyboard: a mask that is drawn")
    check.same(b.js("one('#what').textContent"), "mask at Query 1, Key 0 = 0", "keyboard: what is said of it")
    check.same(b.js(where), "mask", "keyboard: stays where it is")
    tab_to("X")
    b.key("ArrowRight")
    b.key("Enter")
    check.same(b.js(where), "edit", "keyboard: Enter leads to the number")
    b("Input.insertText", text="2.5")
    b.key("Enter")
    check.same(b.js("page.state.edits"), [[0, 1, bits_of(2.5)]], "keyboard: a number")
    check.same(b.js("cells[0][1].textContent"), "2.5000", "keyboard: the number is shown")
    tab_to("undo")
    for left in ([[], [4], True], [[], [], True], [[], [], False]):
        b.key("Enter")
        check.same(b.js("[page.state.edits, page.state.drawn, page.state.causal]"), left, "keyboard: undo")


def check_controls(check, b, native):
    """What each control changes, and what it refuses."""
    def put(name, value):
        b.js(f"(e => (e.value = {json.dumps(value)}, e.dispatchEvent(new Event('change'))))(one('#{name}'))")

    b.js("go('')")
    for name, value, line in [
        ("shape", "2", "shape=2"),
        ("seed", "7", "shape=2&seed=7"),
        ("scale", "-0.25", "shape=2&seed=7&scale=be800000"),
        ("softmax", "naive", "shape=2&seed=7&scale=be800000&naive"),
        ("padding", "3", "shape=2&seed=7&scale=be800000&naive&padding=3"),
        ("before", "1", "shape=2&seed=7&scale=be800000&naive&padding=3&window=1.0"),
    ]:
        put(name, value)
        check.same([b.js("line"), b.js("location.hash")], [line, "#" + line], f"control {name}")
    for name, value in (("scale", "much"), ("seed", "-1"), ("padding", "99"), ("seed", "4000000000")):
        before = b.js("line")
        put(name, value)
        check(b.js("one('#wrong').textContent").startswith("Not changed: "), f"control {name} says nothing of {value}")
        check.same(b.js("line"), before, f"control {name} with {value}")
    b.js("one('#undo').click()")
    check(not b.js("page.state.hasWindow"), "undo")
    check.same(b.js("one('#wrong').textContent"), "", "what was wrong stays")
    b.js("one('#reset').click()")
    check.same(b.js("line"), "", "reset")
    b.js("one('#undo').click()")
    check.same(b.js("page.state.shape"), 2, "reset is undone")
    # A link to another state, while the page is open.
    b.js("new Promise(done => (addEventListener('hashchange', () => setTimeout(done), {once: true}), location.hash = '#causal'))")
    check.same(b.js(ALL)[-1]["values"], native("causal")["tensors"][-1]["values"], "a link")
    for link in b.js("[...document.querySelectorAll('nav a')].map(a => a.hash.slice(1))"):
        check(isinstance(native(link), dict), f"the link #{link} is refused")
    # What the failure modes look like.
    check(any(number(x) != number(x) for x in native("scale=41000000&naive")["tensors"][-1]["values"]), "no overflow")
    check(all(number(x) == number(x) for x in native("scale=41000000")["tensors"][-1]["values"]), "NaN when stable")


def check_mistakes(check, b, native):
    """Every choice of operands: heed's sentence, and the numbers without names."""
    counts = (2, 3, 3, 2, 2, 3, 2)
    choices = [*itertools.product(*map(range, counts))]
    lines = ["try=" + ".".join(map(str, tried)) for tried in choices]
    all_said = b.js(f"{json.dumps(lines)}.map(line => (apply(line), answer('try_operands')))")
    attention = "try=0.0.1.0.0.2.0"
    for tried, line, said in zip(choices, lines, all_said, strict=True):
        check.same([a != b for a, b in zip(said["output"], said["right"])], said["wrong"], f"#{line}: wrong numbers")
        # Queries and keys are compared by what they share, in either order; matmul needs one of them transposed.
        fits = tried[:4] in {(0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 1, 1), (1, 1, 0, 1)}
        check.same(not said["steps"][0]["refused"], fits, f"#{line}: whether the comparison compiles")
        # What compiles is attention: q and k by scores, over the keys, and v.
        refused = any(step["refused"] for step in said["steps"])
        check.same(refused, line != attention, f"#{line} is refused")
        check(refused or not any(said["wrong"]), f"#{line}: wrong numbers that compile")
    check(any("did you mean transpose b" in step["says"] for said in all_said for step in said["steps"]), "K not transposed")
    for line, said in [*zip(lines, all_said)][::37] + [(attention, all_said[lines.index(attention)])]:
        check.same(said, native(line, "try"), f"#{line}")
        came = b.js(f"""(go({line!r}), {{steps: [...document.querySelectorAll('#answers li')].map(e => e.textContent),
            verdict: one('#verdict').textContent,
            numbers: [...document.querySelectorAll('#nameless [role=gridcell]')].map(e => e.textContent)}})""")
        steps = [f"{s['call']} {'is refused' if s['refused'] else 'compiles'}: {s['says']}" for s in said["steps"]]
        check.same(came["steps"], steps, f"#{line}")
        check.same(came["verdict"].startswith("It compiles."), line == attention, f"#{line}: verdict")
        numbers = [*said["scores"], *said["weights"], *said["output"], *said["right"]]
        check.same(came["numbers"], [shown(x) for x in numbers], f"#{line}: numbers")


def check_training(check, b, native):
    losses = []
    for step in (0, 1, 7, 60):
        came = b.js(f"(go('steps={step}'), [answer('train'), one('#learned').textContent, one('#curve').ariaLabel])")
        expected = native(f"steps={step}", "train")
        check.same(came[0], expected, f"step {step} of training")
        check(shown(expected["losses"][-1]) in came[1] and shown(expected["losses"][-1]) in came[2], f"loss of step {step}")
        losses = [number(x) for x in expected["losses"]]
    check(losses[-1] < 0.1 < 0.6 < losses[0], f"the loss falls: {losses}")
    check(all(expected["right"]), "all answers are right in the end")
    check.same(b.js("document.querySelectorAll('#heeded [role=gridcell]').length"), 18, "what is heeded")


# Contrast of letters and of what is behind them, by the formulas of WCAG 2; 4.5 is asked of letters of this size.
CONTRAST = """(() => {
  const parse = colour => colour.match(/[\\d.]+/g).map(Number);
  const over = (a, b) => [0, 1, 2].map(i => a[i] * (a[3] ?? 1) + b[i] * (1 - (a[3] ?? 1)));
  const linear = x => x / 255 <= .04045 ? x / 255 / 12.92 : ((x / 255 + .055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const behind = e => {
    const all = [];
    for (; e; e = e.parentElement) all.unshift(parse(getComputedStyle(e).backgroundColor));
    return all.reduce((below, above) => over(above, below), [255, 255, 255]);
  };
  const poor = [];
  for (const e of document.querySelectorAll('body *')) {
    const letters = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    if (!letters || !e.checkVisibility() || e.disabled) continue;
    const both = [light(parse(getComputedStyle(e).color)), light(behind(e))];
    const ratio = (Math.max(...both) + .05) / (Math.min(...both) + .05);
    if (ratio < 4.5) poor.push(`${e.tagName} ${e.id} ${e.className} “${e.textContent.slice(0, 20)}” ${ratio.toFixed(2)}`);
  }
  return poor;
})()"""


def check_looks(check, b, pictures):
    """Nothing is cut off at any width, at any sizes; contrast; print; motion."""
    for width in WIDTHS:
        for scheme in SCHEMES:
            b.view(width, scheme)
            for line in ("try=1.0.1.0.0.2.0&steps=9", "shape=3&seed=1&scale=41000000", "shape=2&causal&seed=3"):
                b.js(f"go({line!r}), choose(cells[page.tensors.findIndex(t => t.name === 'scores')][4])")
                b.js("one('details').open = true")
                where = f"#{line}, {width} pixels, {scheme}"
                # A window of a telephone grows with what is in it: its own width says nothing.
                check(b.js("document.documentElement.scrollWidth") <= width, f"{where}: scrolls sideways")
                cut = b.js(f"""[...document.querySelectorAll('body *')].filter(e => e.checkVisibility() &&
                    !e.classList.contains('skip') && (e.getBoundingClientRect().right > {width} + .5 ||
                    e.getBoundingClientRect().left < -.5)).map(e => `${{e.tagName}} ${{e.id}}`)""")
                check(not cut, f"{where}: beyond the edge: {cut[:5]}")
                poor = b.js(CONTRAST)
                check(not poor, f"{where}: contrast: {poor[:5]}")
                small = b.js("""[...document.querySelectorAll('[role=gridcell], button, select, input, nav a')].filter(e =>
                    e.checkVisibility() && e.type !== 'checkbox' && e.getBoundingClientRect().height < 22).map(e =>
                        e.outerHTML.slice(0, 60))""")
                check(not small, f"{where}: too low to touch: {small[:5]}")
            if pictures:
                b.js("one('details').open = false, scrollTo(0, 0), go('')")
                b.js("choose(cells[page.tensors.findIndex(t => t.name === 'scores')][4])")
                for name, whole in (("view", False), ("page", True)):
                    if name == "view":
                        b.js("cells[page.tensors.findIndex(t => t.name === 'scores')][4].scrollIntoView({block: 'center'})")
                    data = b("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
                    (pictures / f"{name}-{width}-{scheme}.png").write_bytes(base64.b64decode(data))
    if pictures:
        # That of the page's README.
        b.view(1200, "light", height=480)
        b.js("go('causal'), choose(cells[page.tensors.findIndex(t => t.name === 'scores')][8])")
        b.js("one('#panel-B h2').scrollIntoView()")
        (pictures / "page.png").write_bytes(base64.b64decode(b("Page.captureScreenshot", format="png")["data"]))
    b.js("go(''), one('details').open = false")
    # A chosen number and what is said of it are on one screen of a telephone.
    b.view(320, "light", height=640)
    b.js("document.activeElement.blur(), cells[page.tensors.findIndex(t => t.name === 'output')][5].focus()")
    overlap = b.js("""(([cell, why]) => cell.bottom > why.top + 1 || cell.top < 0 || why.bottom > innerHeight + 1)(
        [chosen.td.getBoundingClientRect(), one('#why').getBoundingClientRect()])""")
    check(not overlap, "320 pixels: the panel covers the chosen number")
    b.view(700, "light", media="print")
    check(b.js("[...document.forms].every(f => !f.checkVisibility()) && one('#why').checkVisibility()"), "print: controls")
    check(b.js("document.documentElement.scrollWidth") <= 700, "print: wider than the paper")
    check.same(b.js("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)", "print: paper")
    b.view(1440, "light", prefers_reduced_motion="reduce")
    b.js("one('#run').click()")
    check.same(b.js("page.state.steps"), 60, "reduced motion: runs at once")
    b.js("go('')")


def check_accessibility(check, b):
    nodes = [node for node in b("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    roles = [node["role"]["value"] for node in nodes]
    check.same(roles.count("gridcell"), b.js("document.querySelectorAll('.values td').length"), "cells of grids")
    check(roles.count("gridcell") >= 272, f"only {roles.count('gridcell')} cells of grids")
    check.same(roles.count("grid"), b.js("document.querySelectorAll('table.values').length"), "grids")
    for node in nodes:
        role = node["role"]["value"]
        if role in NAMED:
            check(node.get("name", {}).get("value", "").strip(), f"a {role} has no name")
    for role in ("main", "banner", "navigation", "complementary", "alert", "status"):
        check(role in roles, f"nothing is {role}")
    check.same(b.js("document.documentElement.lang"), "en", "language")
    levels = b.js("[...document.querySelectorAll('h1, h2, h3')].map(e => e.tagName)")
    check(levels[0] == "H1" and levels.count("H1") == 1, f"headings {levels}")


def check_by_axe(check, b, path):
    """The rules of axe-core, of its one file (`npm pack axe-core`): run where HEED_AXE names that."""
    with open(path, encoding="utf-8") as file:
        b("Runtime.evaluate", expression=file.read())
    for width in (320, 1440):
        for scheme in SCHEMES:
            b.view(width, scheme)
            for line in ("", "shape=2&causal&seed=3", "try=1.0.1.0.0.2.0&steps=9"):
                found = b.js(f"""(go({line!r}), choose(cells[0][1]), axe.run(document, {{resultTypes: ['violations']}}).then(r =>
                    r.violations.map(v => `${{v.id}}: ${{v.nodes[0].target[0]}}: ${{v.nodes[0].failureSummary}}`)))""")
                check(not found, f"axe-core, #{line}, {width} pixels, {scheme}: {found[:3]}")
    b.view(1440, "light")
    b.js("go('')")


def check_silence(check, b, url):
    said = [e["params"] for e in b.events
            if e["method"] in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")]
    check(not said, f"console: {str(said)[:300]}")
    asked = {e["params"]["request"]["url"].split("#")[0] for e in b.events if e["method"] == "Network.requestWillBeSent"}
    check(asked <= {url}, f"requests: {sorted(asked - {url})}"[:300])


def open_page(b, url):
    """Opens the page, and waits until its module is there."""
    b.open(url)
    b.js("ready")


def look(check, b, native, url, changes, pictures=None):
    b.view(1440, "light")
    open_page(b, url)
    expected = native("")
    came = b.js(ALL)
    compare(check, came, expected, "")
    check_lesson(check, came)
    compare_panels(check, b.js(PANELS), native("", "explain"), came, "")
    for line in ("shape=2&causal&padding=3", "naive&drawn=40f"):
        came = b.js(f"(go({line!r}), {ALL})")
        compare(check, came, native(line), line)
        compare_panels(check, b.js(PANELS), native(line, "explain"), came, line)
    check_random_changes(check, b, native, changes)
    check_pointing(check, b)
    check_keyboard(check, b)
    check_controls(check, b, native)
    check_mistakes(check, b, native)
    check_training(check, b, native)
    check_accessibility(check, b)
    if os.environ.get("HEED_AXE"):
        check_by_axe(check, b, os.environ["HEED_AXE"])
    check_looks(check, b, pictures)
    check_silence(check, b, url)
    # The state that a link holds is there when the page is opened with it.
    open_page(b, url + "#shape=1&causal")
    compare(check, b.js(ALL), native("shape=1&causal"), "opened by a link")
    open_page(b, url + "#nonsense")
    check(b.js("one('#wrong').textContent").startswith("Not changed: expected shape, seed"), "a link that means nothing")
    check_silence(check, b, url)


# Pages that are wrong on purpose: what is changed in them, and what must be said of it.
WRONG = [
    ("a digit less", "x.toFixed(digits)", "x.toFixed(digits - 1)", "shows"),
    ("another seed", "go('', false);", "go('seed=43', false);", "bits"),
    ("a wrong label", "${column.name} →", "${row.name} →", "axes"),
    ("no scale in the formula", "of why.lines)", "of why.lines.filter(([name]) => name !== 'scale'))", "lines"),
    ("wrong operands", "of why.heads)", "of why.heads.toSorted())", "heads"),
    ("a formula of its own", "sentence(why.formula, 4)", "sentence(why.formula, 4).replace('times', 'over')", "formula"),
    ("sources not lit", "light(why.sources, 'of')", "light([], 'of')", "made of"),
    ("users not lit", "light(why.users, 'user')", "light(why.sources, 'user')", "used by"),
    ("a table cut off", "const narrow = matchMedia('(max-width: 26rem)')", "const narrow = matchMedia('(max-width: 2rem)')",
     "320 pixels"),
    ("cells as wide as ever", ".values [role=gridcell] { padding: .4rem .15rem; min-width: 0; }", "", "320 pixels"),
    ("soft letters", "--soft: #555b61", "--soft: #a5abb1", "contrast"),
    ("a message", "const begin = async () => {", "const begin = async () => { console.log(1);", "console"),
    ("a picture of others", "const begin = async () => {", "const begin = async () => { new Image().src = 'x.png';", "requests"),
    ("no grids", "all.setAttribute('role', 'grid')", "all.setAttribute('role', 'none')", "grids"),
    ("no names", "all.setAttribute('aria-label', aside.name", "all.setAttribute('data-label', aside.name", "names of tables"),
    ("deaf to the mouse", "td.tabIndex = cells[i].length ? -1 : 0;", "", "chosen by a mouse"),
    ("no way down", "ArrowDown: () =>", "ArrowDowns: () =>", "keyboard"),
    ("no way to a number", "one('#edit')?.select()", "one('#edit')", "keyboard"),
    ("undo that forgets", "go(undone.pop(), false)", "go('', false)", "undo"),
    ("a mask that is not marked", "page.hidden[cell] !== 0", "false", "marked"),
    ("a state that is not written", "s.naive && 'naive'", "false && 'naive'", "control softmax"),
    ("an answer that is not heed's", "item.append(step.says)", "item.append(step.says.slice(1))", "try="),
    ("a loss of its own", "is ${shown(now)};", "is 0.1;", "loss of step"),
    ("motion for all", "matchMedia('(prefers-reduced-motion: reduce)').matches", "false", "reduced motion"),
    ("controls on paper", "form, nav, .buttons, .skip { display: none; }", "", "print"),
]


# Sources that are wrong on purpose, so that the page and the native program say the same: what is changed in which file.
WRONG_SOURCES = [
    ("axes by other names", "tables.hpp", "{name_of_axis<Axes>(), static_cast", "{words(\"Axis\"), static_cast",
     "axes of the lesson"),
    ("a formula without its scale", "example.hpp", "of_scores.has_factor = true;", "", "its formula ends in"),
    ("operands of other cells", "tables.hpp", "!= at % from.axes[i].extent) return false;",
     "< at % from.axes[i].extent) return false;", "its formula ends in"),
    ("a mask that hides nothing", "example.hpp", "kept.values[i] = hidden[i] == 0;", "kept.values[i] = true;",
     "by their definition"),
    ("another generator", "example.hpp", "manual_seed(s.seed)", "manual_seed(s.seed + 1)", "the lesson's"),
    ("a refusal that is not heed's", "mistakes.hpp", "!heed::can_scores<Left, Right>)", "false)", "try="),
]


def build_wrong_source(root, tree, file, old, new):
    """A tree with the page's sources, one of them changed: the page and the native program of it."""
    (tree / "examples/page").mkdir(parents=True)
    (tree / "tests/page").mkdir(parents=True)
    (tree / "include").symlink_to(root / "include")
    for source in ("examples/page.sh", "tests/page/native.cpp", *(f"examples/page/{path.name}" for path in
                                                                  (root / "examples/page").iterdir() if path.is_file())):
        (tree / source).write_bytes((root / source).read_bytes())
    text = (tree / "examples/page" / file).read_text(encoding="utf-8")
    if text.count(old) == 0:
        raise RuntimeError(f"{file} has no {old!r}")
    (tree / "examples/page" / file).write_text(text.replace(old, new), encoding="utf-8")
    subprocess.run(["sh", tree / "examples/page.sh", tree / "page"], check=True, capture_output=True)
    compiler = os.environ.get("CXX", "g++")
    subprocess.run([compiler, "-std=c++20", "-I", tree / "include", "-w", tree / "tests/page/native.cpp", "-o", tree / "native"],
                   check=True)
    return (tree / "page/index.html").as_uri(), Native(tree / "native")


def self_test_sources(root, folder, b):
    wrong = 0
    for i, (name, file, old, new, said) in enumerate(WRONG_SOURCES):
        url, native = build_wrong_source(root, folder / str(i), file, old, new)
        check = Checks(said)
        try:
            look(check, b, native, url, 3)
        except Found:
            continue
        except (RuntimeError, TypeError) as error:
            check.failed.append(str(error))
        finally:
            native.close()
        print(f"{name}: not found; {len(check.failed)} failed: {check.failed[:3]}")
        wrong += 1
    print(f"{len(WRONG_SOURCES)} wrong sources, {wrong} not found")
    return wrong


def self_test(built, native, folder, b):
    wrong = 0
    for name, old, new, said in WRONG:
        if built.count(old) == 0:
            print(f"{name}: the page has no {old!r}")
            wrong += 1
            continue
        path = folder / "wrong.html"
        path.write_text(built.replace(old, new), encoding="utf-8")
        check = Checks(said)
        try:
            look(check, b, native, path.as_uri(), 3)
        except Found:
            continue
        except RuntimeError as error:
            check.failed.append(str(error))
        print(f"{name}: not found; {len(check.failed)} failed: {check.failed[:3]}")
        wrong += 1
    print(f"{len(WRONG)} wrong pages, {wrong} not found")
    return wrong


def main():
    arguments = sys.argv[1:]
    testing_itself = arguments[:1] == ["--self-test"]
    pictures = pathlib.Path(arguments[1]) if arguments[:1] == ["--pictures"] else None
    program, root = arguments[-2:]
    binary = browser.found()
    if binary is None:
        print("skipped: there is no browser; Debian's chromium-headless-shell is one")
        return SKIPPED
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "page"
        built = subprocess.run(["sh", f"{root}/examples/page.sh", folder], capture_output=True, text=True,
                               env={**os.environ, "HEED_INSTALLS_NOTHING": "1"})
        if built.returncode != 0 and "cannot be built yet" in built.stderr:
            print("skipped: nothing here compiles for WebAssembly; sh examples/page.sh says what is missing")
            return SKIPPED
        check = Checks()
        check.same(built.returncode, 0, "the build: " + built.stderr[-2000:])
        files = [path for path in folder.rglob("*") if path.is_file()]
        size = sum(path.stat().st_size for path in files)
        check(0 < size <= LARGEST, f"the page has {size} bytes")
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
        b, native = browser.Browser(binary), Native(program)
        try:
            page = folder / "index.html"
            if testing_itself:
                wrong = self_test(page.read_text(encoding="utf-8"), native, folder, b)
                wrong += self_test_sources(pathlib.Path(root).resolve(), pathlib.Path(name) / "trees", b)
                return 1 if wrong else 0
            check_poison(check, native)
            look(check, b, native, page.as_uri(), 100, pictures)
        finally:
            b.close()
            native.close()
    for one in check.failed[:40]:
        print("FAILED", one)
    print(f"{size} bytes, {check.passed} passed, {len(check.failed)} failed")
    return 1 if check.failed or not check.passed else 0


if __name__ == "__main__":
    sys.exit(main())
