#!/usr/bin/python3
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes the reference values of heed's tests, recorded from PyTorch, as C++ headers beside this file.

    /usr/bin/python3 tests/reference/generate.py            writes lesson.hpp, attention.hpp, operations.hpp, random.hpp
    /usr/bin/python3 tests/reference/generate.py --check    writes nothing; fails when a file would change

Needs PyTorch 1.13 (Debian 12: python3-torch 1.13.1+dfsg-4, which calls itself 1.13.0a0). The headers are committed:
neither building nor testing heed needs Python. Numbers are hexadecimal floating-point literals, so they are the
recorded bits; infinities and NaNs come from std::numeric_limits. Every tensor is a flat array in row-major order.

What is recorded:
  lesson.hpp      the self-attention lesson (seed 42): every intermediate tensor, double-precision twins, and the
                  numbers as the lesson prints them
  attention.hpp   one struct per case of scaled_dot_product_attention, semantics of PyTorch 2.5 and later
  operations.hpp  one struct per case of softmax, reductions, matmul, einsum, cumulative sums and products
  random.hpp      one struct per seed: what rand, randn, randint and randperm draw after torch.manual_seed

Whose semantics: torch 1.13 has no public scaled_dot_product_attention, no `scale` and no float masks, and it gives NaN
for a row without any key. So attention.hpp applies the formula of the 2.5 documentation, in torch operations and in
the element type of the case, and then the rule of 2.5's _safe_softmax: a row whose scores are all -inf gets weights 0.
Three checks guard this, and the script stops when one fails: the double values against plain Python loops that skip
masked keys; the float values against the double ones; and torch 1.13's own function wherever it can express the case.

Twins: a member `*_double` holds the result in double precision, computed from the same (float) inputs converted to
double. For a double case it is the recorded array itself. Compare with it to measure heed's own error, and with the
float array to measure the distance to PyTorch.

Which bits: PyTorch's CPU kernels depend on the vector unit. randn rounds differently with AVX2 than without, so the
script pins ATEN_CPU_CAPABILITY=avx2 and one thread, and records the lesson a second time without vector units, in
lesson::portable. (AVX-512 gives the same bits for the lesson, other last bits for some cases of the other headers.)
Debian's torch uses the BLAS of the system (recorded with the reference one); another BLAS may change last bits. So
tests compare with these numbers within a tolerance, never bit for bit.

To add a case: append it to the end of its list (seeds are the case numbers, so earlier cases keep their bits).
"""
import os
import sys

CAPABILITY = "ATEN_CPU_CAPABILITY"
if "--lesson-values" not in sys.argv:
    os.environ[CAPABILITY] = "avx2"
os.environ["OMP_NUM_THREADS"] = "1"

import itertools
import json
import math
import subprocess
from decimal import ROUND_HALF_EVEN, Decimal
from pathlib import Path

import torch

torch.set_num_threads(1)

HERE = Path(__file__).resolve().parent
INF = math.inf
NAN = math.nan
WIDTH = 116
COMMAND = "/usr/bin/python3 tests/reference/generate.py"


# ---------------------------------------------------------------------------------------------------------------------
# C++ text

def require(condition, message):
    if not condition:
        sys.exit("generate.py: " + message)


def literal(value, element):
    """One value as a C++ literal with exactly these bits."""
    if element == "bool":
        return "true" if value else "false"
    if element.startswith("std::"):
        return str(int(value))
    if math.isnan(value):
        return "std::numeric_limits<%s>::quiet_NaN()" % element
    if math.isinf(value):
        return ("-" if value < 0 else "") + "std::numeric_limits<%s>::infinity()" % element
    suffix = "f" if element == "float" else ""
    if value == 0:
        return ("-0.0" if math.copysign(1.0, value) < 0 else "0.0") + suffix
    mantissa, exponent = float(value).hex().split("p")
    return mantissa.rstrip("0").rstrip(".") + "p" + exponent + suffix


def element_of(tensor):
    return {torch.float32: "float", torch.float64: "double", torch.bool: "bool",
            torch.int64: "std::size_t"}[tensor.dtype]


def array(name, tensor, indent, element=None):
    """The definition of one flat array; `indent` also chooses between a member and a namespace-scope variable."""
    element = element or element_of(tensor)
    values = [literal(v, element) for v in tensor.contiguous().flatten().tolist()]
    head = "%sstatic constexpr " % indent if indent else "inline constexpr "
    lines = []
    line = indent + "   "
    for index, value in enumerate(values):
        piece = " " + value + ("," if index + 1 < len(values) else "")
        if len(line) + len(piece) > WIDTH:
            lines.append(line)
            line = indent + "   "
        line += piece
    lines.append(line)
    start = "%s%s %s[%d] = {" % (head, element, name, len(values))
    if len(lines) == 1 and len(start) + len(line.strip()) + 2 <= WIDTH:
        return start + line.strip() + "};\n"
    return start + "\n" + "\n".join(lines) + "};\n"


def wrapped(text, prefix):
    """`text` as comment lines."""
    lines, line = [], prefix
    for word in text.split():
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = prefix
        line += " " + word
    return "\n".join(lines + [line]) + "\n"


def sentence(words):
    """Ends with a full stop, and starts with a capital letter unless it starts with a name such as q or einsum(...)."""
    return (words[0].upper() + words[1:] if words.split()[0].strip(",:").isalpha() and words[1] != " " else words) + "."


def head(what, seeds, element, includes):
    text = "// Copyright the heed authors.\n// SPDX-License-Identifier: BSL-1.0\n//\n"
    text += wrapped(what, "//")
    text += "// Generated: do not edit. Regenerate with: %s\n" % COMMAND
    text += "// Recorded with: torch %s, CPU, AVX2, one thread. Seeds: %s.\n" % (torch.__version__, seeds)
    text += wrapped("Element type: %s" % element, "//")
    body = "\n#pragma once\n\n" + "".join("#include <%s>\n" % i for i in includes) + "\n// clang-format off\n"
    if "limits" in includes:
        body += """
// The infinities and NaNs below are data; clang 18 and later warn of every one under -ffast-math.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wnan-infinity-disabled"
#endif
"""
    return text, body


END = """
#ifdef __clang__
#pragma clang diagnostic pop
#endif
"""


# ---------------------------------------------------------------------------------------------------------------------
# The lesson

# As the lesson prints them (section 5 of "Self-Attention: Queries, Keys, and Values").
PRINTED = {
    "q": """ -0.7142 -10.7618  4.7928  1.6591    5.9094 -2.2237  2.2946 -1.0836
             -3.2318   3.9874 -3.4993  4.7026   -3.5491  3.5556 -3.1290  1.0415 """,
    "k": """  4.0115   3.6513  2.9872  3.6108   -3.4479 -0.5821  1.8296  2.9016
              0.9276  -0.0589  6.4627  1.9089    1.3121 -0.1874  0.3295  1.9857 """,
    "v": """ -8.2489  -0.9326  2.3788 -0.8355    4.1438 -1.3904  2.1127 -1.3241
             -0.2973   1.8336  2.2672  1.4077   -0.8263  3.7984  3.3404 -0.7702 """,
    "scores": """ -10.9254 11.1552  17.0567  2.9766   9.2642 -9.0133   9.1868  3.3872
                    4.0607  8.0325  -8.4355  1.5988  -3.4206  3.7321 -10.8679 -2.1428 """,
    "weights": """ 7.02e-13 2.73e-03 9.97e-01 7.65e-07   5.19e-01 5.98e-09 4.80e-01 1.45e-03
                   1.85e-02 9.80e-01 6.91e-08 1.57e-03   7.80e-04 9.96e-01 4.55e-07 2.80e-03 """,
    "output": """ -0.2852  1.8248 2.2668  1.4002   -4.4217  0.4019 2.3266  0.2412
                   3.9072 -1.3738 2.1196 -1.3142    4.1202 -1.3755 2.1164 -1.3222 """,
}
LESSON_INPUTS = ("x", "w_q", "w_k", "w_v")
LESSON_RESULTS = ("q", "k", "v", "scores", "weights", "output")


def lesson_steps(x, w_q, w_k, w_v):
    """The lesson's lines, for either element type."""
    q = x @ w_q
    k = x @ w_k
    v = x @ w_v
    scores = q @ k.transpose(-2, -1) / (4 ** 0.5)
    scores_max = scores.max(dim=-1, keepdim=True)[0]
    scores_shifted = scores - scores_max
    exp_scores = torch.exp(scores_shifted)
    weights = exp_scores / exp_scores.sum(dim=-1, keepdim=True)
    output = weights @ v
    return dict(q=q, k=k, v=v, scores=scores, weights=weights, output=output)


def lesson_values():
    torch.manual_seed(42)
    torch.set_default_dtype(torch.float32)
    x = torch.randn(1, 4, 8)
    w_q = torch.randn(8, 4)
    w_k = torch.randn(8, 4)
    w_v = torch.randn(8, 4)
    values = dict(x=x, w_q=w_q, w_k=w_k, w_v=w_v)
    values.update(lesson_steps(x, w_q, w_k, w_v))
    values["sdpa_output"] = own_attention(values["q"], values["k"], values["v"])[0]
    for name, twin in lesson_steps(x.double(), w_q.double(), w_k.double(), w_v.double()).items():
        values[name + "_double"] = twin
    return values


def own_attention(q, k, v, keep=None, causal=False):
    """torch 1.13's private function: output and weights; scale 1/sqrt(E), bool masks only."""
    return torch._C._nn._scaled_dot_product_attention(q, k, v, keep, 0.0, True, causal)


def lesson_values_without_vector_units():
    environment = dict(os.environ)
    environment[CAPABILITY] = "default"
    text = subprocess.run([sys.executable, str(HERE / "generate.py"), "--lesson-values"], env=environment, check=True,
                          stdout=subprocess.PIPE, universal_newlines=True).stdout
    values = {}
    for name, hexadecimal in json.loads(text).items():
        dtype = torch.float64 if name.endswith("_double") else torch.float32
        values[name] = torch.tensor([float.fromhex(h) for h in hexadecimal], dtype=torch.float64).to(dtype)
    return values


def unit_of(text):
    """One unit of the last printed digit."""
    return Decimal(1).scaleb(Decimal(text).as_tuple().exponent)


def agreement(values):
    """How many printed numbers a run meets to one unit, how many to the last digit, and which miss the last digit."""
    one_unit, last_digit, misses = 0, 0, []
    for name in LESSON_RESULTS:
        printed = PRINTED[name].split()
        computed = values[name].flatten().tolist()
        require(len(printed) == len(computed) == 16, "lesson: 16 numbers expected for " + name)
        for index, (text, value) in enumerate(zip(printed, computed)):
            unit = unit_of(text)
            one_unit += abs(Decimal(value) - Decimal(text)) <= unit
            if Decimal(value).quantize(unit, ROUND_HALF_EVEN) == Decimal(text):
                last_digit += 1
            else:
                misses.append("%s[%d] is %.9g, printed %s" % (name, index, value, text))
    return one_unit, last_digit, misses


def lesson_header():
    require("AVX2" in torch.__config__.show().split("CPU capability usage:")[1].split("\n")[0],
            "this machine has no AVX2; the recorded bits need it")
    values = lesson_values()
    portable = lesson_values_without_vector_units()
    counts = {}
    for label, run in (("AVX2", values), ("portable", portable)):
        one_unit, last_digit, misses = agreement(run)
        counts[label] = (one_unit, last_digit)
        print("lesson, %s: %d of 96 printed numbers agree to one unit, %d to the last digit" %
              (label, one_unit, last_digit))
        for miss in misses:
            print("    " + miss)
        require(one_unit == 96, "the lesson's printed numbers are not PyTorch's")
        for name in LESSON_RESULTS:
            difference = (run[name].double() - run[name + "_double"]).abs().max().item()
            require(difference < 1e-5, "lesson: %s is %g from its twin" % (name, difference))
        require((run["sdpa_output"] - run["output"].reshape(run["sdpa_output"].shape)).abs().max().item() < 1e-6,
                "lesson: torch's own attention differs")

    top, body = head("Reference values: the self-attention lesson, computed by the lesson's PyTorch code.",
                     "42 (torch.manual_seed)",
                     "float; members *_double are computed in double from the float x and w_*", ["cstddef"])
    notes = """//
// x [1, 4, 8], w_q w_k w_v [8, 4], all others [1, 4, 4]: flat, row-major.
//   lesson::            as PyTorch computes on x86-64 with AVX2 or AVX-512
//   lesson::portable::  the same names, as it computes without vector units (ATEN_CPU_CAPABILITY=default): randn then
//                       takes log, sin and cos from the C library, which changes last bits of x and of all that follows
//   sdpa_output         torch.nn.functional._scaled_dot_product_attention(q, k, v), torch 1.13's own function: it has
//                       no scale argument, its fixed scale 1/sqrt(4) is the lesson's 0.5
//   printed_*           the numbers as the lesson prints them, with one unit of the last printed digit
"""
    notes += "// Of the 96 printed numbers, to one unit / to the last digit: AVX2 %d / %d, portable %d / %d.\n" % (
        counts["AVX2"] + counts["portable"])
    text = top + notes + body + "\nnamespace heed_reference::lesson {\n\n"
    text += "inline constexpr std::size_t batch = 1, positions = 4, model = 8, dk = 4, dv = 4;\n"
    order = LESSON_INPUTS + LESSON_RESULTS + ("sdpa_output",) + tuple(n + "_double" for n in LESSON_RESULTS)
    for name in order:
        text += "\n" + array(name, values[name], "")
    text += "\nnamespace portable {\n"
    for name in order:
        text += "\n" + array(name, portable[name], "")
    text += "\n}  // namespace portable\n"
    text += "\nstruct printed {\n    double value;\n    double unit;\n};\n"
    for name in LESSON_RESULTS:
        entries = ["{%s, %s}" % (t, "1e%d" % Decimal(t).as_tuple().exponent) for t in PRINTED[name].split()]
        rows = ["    " + ", ".join(entries[i:i + 4]) for i in range(0, 16, 4)]
        text += "\ninline constexpr printed printed_%s[16] = {\n%s};\n" % (name, ",\n".join(rows))
    return text + "\n}  // namespace heed_reference::lesson\n"


# ---------------------------------------------------------------------------------------------------------------------
# Attention

class Case:
    """One call of scaled_dot_product_attention. `axes` are the extents (batch, heads, queries, keys, dk, dv); batch
    and heads may be None. Masks are given in the axes of `keep_axes` / `bias_axes`."""

    def __init__(self, name, words, axes, double=False, scale=None, keep=None, keep_axes="none", bias=None,
                 bias_axes="none", causal="no", edit=None, inputs=None, beyond=False):
        self.name, self.words, self.axes, self.scale, self.causal = name, words, axes, scale, causal
        self.dtype = torch.float64 if double else torch.float32
        self.keep, self.keep_axes, self.bias, self.bias_axes = keep, keep_axes, bias, bias_axes
        self.edit, self.inputs, self.beyond = edit, inputs, beyond


AXES_OF = {  # mask axes: those of (batch, heads, queries, keys) that the mask has
    "key": (0, 0, 0, 1), "query_key": (0, 0, 1, 1), "batch_key": (1, 0, 0, 1), "batch_query_key": (1, 0, 1, 1),
    "head_key": (0, 1, 0, 1), "head_query_key": (0, 1, 1, 1), "batch_head_query_key": (1, 1, 1, 1)}


def lead(axes):
    return [n for n in axes[:2] if n is not None]


def mask_shape(case, names):
    """The mask's own shape, and the one it has in the torch call (broadcastable to [..., L, S])."""
    has = AXES_OF[names]
    own = [n for n, h in zip(case.axes[:4], has) if h]
    torch_shape = [n if h else 1 for n, h in zip(case.axes[:4], has) if n is not None]
    while len(torch_shape) > 1 and torch_shape[0] == 1 and len(torch_shape) > len(own):
        torch_shape.pop(0)
    return own, torch_shape


def causal_keep(kind, queries, keys):
    """upper_left: query i sees keys 0..i. lower_right: the last query sees every key."""
    shift = keys - queries if kind == "lower_right" else 0
    return torch.ones(queries, keys, dtype=torch.bool).tril(shift)


def safe_softmax(scores):
    """torch 2.5's _safe_softmax: softmax over the last axis, 0 in rows that are -inf throughout."""
    weights = torch.softmax(scores, dim=-1)
    empty = torch.isneginf(scores).all(dim=-1, keepdim=True)
    return torch.where(empty, torch.zeros((), dtype=weights.dtype), weights)


def newest_attention(q, k, v, keep, bias, causal, scale):
    """The formula of the PyTorch 2.5 documentation: scores (before masks), weights, output."""
    scores = q @ k.transpose(-2, -1) * scale
    allowed = torch.ones(scores.shape[-2:], dtype=torch.bool)
    if causal != "no":
        allowed = causal_keep(causal, *scores.shape[-2:])
    if keep is not None:
        allowed = allowed & keep
    # PyTorch turns bool masks into 0 and -inf and adds them, too: a NaN score stays NaN.
    mask = torch.zeros(allowed.shape, dtype=q.dtype) if bias is None else bias.expand(
        torch.broadcast_shapes(bias.shape, allowed.shape))
    masked = scores + mask.masked_fill(~allowed, -INF)
    weights = safe_softmax(masked)
    return scores, weights, weights @ v


def plain_attention(q, k, v, keep, bias, causal, scale):
    """The same in plain Python loops over double values; masked keys are skipped, not multiplied by zero."""
    queries, keys = q.shape[-2], k.shape[-2]
    leading = list(q.shape[:-2])
    full = leading + [queries, keys]
    allowed = torch.ones(full, dtype=torch.bool)
    for i, j in itertools.product(range(queries), range(keys)):
        if causal == "upper_left" and j > i or causal == "lower_right" and queries - 1 - i > keys - 1 - j:
            allowed[..., i, j] = False
    if keep is not None:
        allowed = allowed & keep
    added = torch.zeros(full, dtype=torch.float64)
    if bias is not None:
        added = added + bias.double()
        allowed = allowed & ~torch.isneginf(added)
    weights = torch.zeros(full, dtype=torch.float64)
    output = torch.zeros(leading + [queries, v.shape[-1]], dtype=torch.float64)
    for at in itertools.product(*[range(n) for n in leading]):
        qs, ks, vs = q[at].tolist(), k[at].tolist(), v[at].tolist()
        for i in range(queries):
            seen = [j for j in range(keys) if allowed[at][i][j]]
            scores = {j: sum(a * b for a, b in zip(qs[i], ks[j])) * scale + added[at][i][j].item() for j in seen}
            if not seen or all(s == -INF for s in scores.values()):
                continue
            if any(math.isnan(s) or s == INF for s in scores.values()):
                row = {j: NAN for j in seen}
            else:
                top = max(scores.values())
                exps = {j: math.exp(s - top) for j, s in scores.items()}
                total = math.fsum(exps.values())
                row = {j: e / total for j, e in exps.items()}
            for j in seen:
                weights[at][i][j] = row[j]
            for d in range(v.shape[-1]):
                output[at][i][d] = sum(row[j] * vs[j][d] for j in seen)
    return weights, output


def distance(a, b):
    """Largest absolute difference; infinite when NaNs or infinities are not at the same places."""
    a, b = a.double(), b.double()
    if not torch.equal(torch.isnan(a), torch.isnan(b)):
        return INF
    same = torch.isnan(a) | (a == b)
    return torch.where(same, torch.zeros((), dtype=torch.float64), (a - b).abs()).max().item()


def bits(text):
    """'110 011' -> bool values."""
    return [c == "1" for c in text if c in "01"]


def row_case(name, words, scores, dv=2, **more):
    """One query of extent 1 whose scores are exactly `scores` (scale 1)."""
    def inputs(dtype):
        return torch.ones(1, 1, dtype=dtype), torch.tensor(scores, dtype=dtype).reshape(-1, 1), None
    return Case(name, words, (None, None, 1, len(scores), 1, dv), scale=1.0, inputs=inputs, **more)


def with_values(which, places):
    """Overwrites flat places of q, k or v."""
    def edit(tensors):
        for place, value in places:
            tensors["qkv".index(which)].view(-1)[place] = value
    return edit


def both(*edits):
    def edit(tensors):
        for e in edits:
            e(tensors)
    return edit


PLAIN = (None, None, 3, 5, 7, 2)
BATCH = (2, None, 3, 5, 7, 4)
HEADS = (2, 3, 2, 5, 3, 4)
CAUSAL_HEADS = (2, 3, 4, 4, 5, 2)
LOWEST = float(torch.finfo(torch.float32).min)


def attention_cases():
    c = []

    def add(*arguments, **more):
        c.append(Case(*arguments, **more))

    # Pairwise different extents, no mask.
    add("plain", "no batch axis, default scale", PLAIN)
    add("plain_double", "no batch axis, default scale, double", PLAIN, double=True)
    add("batch", "one batch axis", (2, None, 3, 5, 7, 11))
    add("batch_double", "one batch axis, double", (3, None, 5, 2, 7, 4), double=True)
    add("batch_heads", "two batch axes, six different extents", (2, 3, 1, 5, 7, 4))
    add("batch_heads_double", "two batch axes, double", (3, 2, 1, 5, 4, 7), double=True)
    add("more_queries_than_keys", "L > S", (None, None, 7, 2, 3, 5))
    add("wide_values", "many more value features than key features", (None, None, 3, 5, 2, 17))
    # Scales.
    add("scale_given", "explicit scale 0.25, not the default one", PLAIN, scale=0.25)
    add("scale_one", "explicit scale 1: scores not scaled", PLAIN, scale=1.0)
    add("scale_zero", "explicit scale 0: every weight 1/S, output the mean of v", PLAIN, scale=0.0)
    add("scale_zero_masked", "explicit scale 0 and a mask: 1/(number of kept keys)", PLAIN, scale=0.0,
        keep=bits("11001 01000 10111"), keep_axes="query_key")
    add("scale_negative", "negative scale: the least similar key wins", PLAIN, scale=-0.75)
    add("scale_not_dyadic_double", "explicit scale 0.3, double", (2, None, 5, 3, 7, 4), double=True, scale=0.3)
    add("scale_sharp", "explicit scale 16: nearly one-hot weights", PLAIN, scale=16.0)
    # Bool masks, true = keep.
    add("keep_query_key", "bool mask [L, S]", PLAIN, keep=bits("10110 01011 11101"), keep_axes="query_key")
    add("keep_query_key_batch", "bool mask [L, S] shared by the batch", BATCH,
        keep=bits("10110 01011 11101"), keep_axes="query_key")
    add("keep_batch_query_key", "bool mask [B, L, S]", BATCH,
        keep=bits("10110 01011 11101  00111 11111 10001"), keep_axes="batch_query_key")
    add("padding", "bool mask [B, 1, S]: padding at the end, lengths 3 and 5", BATCH,
        keep=bits("11100 11111"), keep_axes="batch_key")
    add("padding_double", "bool mask [B, 1, S]: padding at the end, lengths 2, 1 and 5, double", (3, None, 2, 5, 7, 4),
        double=True, keep=bits("11000 10000 11111"), keep_axes="batch_key")
    add("keep_key", "bool mask [S]", PLAIN, keep=bits("01101"), keep_axes="key")
    add("padding_heads", "bool mask [B, 1, 1, S]: padding with heads", HEADS,
        keep=bits("11100 11111"), keep_axes="batch_key")
    add("keep_head_query_key", "bool mask [H, L, S]: one mask per head", HEADS,
        keep=bits("10011 01110  11111 00101  01000 10111"), keep_axes="head_query_key")
    add("keep_batch_head_query_key", "bool mask [B, H, L, S], double", HEADS, double=True,
        keep=bits("10101 01010  11100 00111  10000 00001   01110 11011  11111 00100  01000 00010"),
        keep_axes="batch_head_query_key")
    add("keep_all", "bool mask that keeps everything: as without a mask", PLAIN, keep=bits("11111 " * 3),
        keep_axes="query_key")
    add("keep_one", "one key kept in every row: weights exactly 1, output a row of v", PLAIN,
        keep=bits("00010 10000 00001"), keep_axes="query_key")
    add("empty_row", "one row keeps no key: weights and output exactly 0", PLAIN,
        keep=bits("10110 00000 11101"), keep_axes="query_key")
    add("empty_all", "no key kept at all: weights and output exactly 0", PLAIN, keep=bits("00000 " * 3),
        keep_axes="query_key")
    add("empty_batch", "padding of length 0 in one batch entry: zeros there", BATCH,
        keep=bits("00000 11110"), keep_axes="batch_key")
    add("empty_row_double", "one row keeps no key, double", PLAIN, double=True,
        keep=bits("00000 01011 11111"), keep_axes="query_key")
    # Float masks, added after scaling.
    add("bias_query_key", "float mask [L, S], finite", PLAIN, bias="random", bias_axes="query_key")
    add("bias_query_key_infinite", "float mask [L, S] with some -inf", PLAIN,
        bias=[0.5, -INF, -1.0, 2.0, 0.0, -INF, 0.25, -INF, -0.5, 1.0, 0.0, 0.0, -3.0, -INF, 1.5], bias_axes="query_key")
    add("bias_batch_query_key_double", "float mask [B, L, S], double", BATCH, double=True,
        bias="random", bias_axes="batch_query_key")
    add("bias_key", "float mask [S]", PLAIN, bias=[0.0, -0.5, -1.0, -1.5, -2.0], bias_axes="key")
    add("bias_batch_key", "float mask [B, 1, S]: padding with -inf", BATCH,
        bias=[0.0, 0.0, 0.0, -INF, -INF, 0.0, 0.0, 0.0, 0.0, -INF], bias_axes="batch_key")
    add("bias_scale", "float mask is added after scaling: explicit scale 0.125", PLAIN, scale=0.125, bias="random",
        bias_axes="query_key")
    add("bias_empty_row", "float mask with a row of -inf: weights and output exactly 0", PLAIN,
        bias=[0.0, 1.0, -1.0, 0.5, 0.0] + [-INF] * 5 + [1.0, -INF, 0.0, 0.0, 2.0], bias_axes="query_key")
    add("bias_lowest_row", "a row of the lowest finite float is no empty row: every score is absorbed, weights 1/S",
        PLAIN, bias=[0.0] * 5 + [LOWEST] * 5 + [0.0] * 5, bias_axes="query_key")
    add("bias_plus_infinity", "a +inf in the float mask gives a row of NaN", PLAIN,
        bias=[0.0] * 5 + [0.0, 0.0, INF, 0.0, 0.0] + [0.0] * 5, bias_axes="query_key")
    add("keep_and_bias", "bool and float mask together", PLAIN, keep=bits("10110 01011 11101"), keep_axes="query_key",
        bias=[0.0, -0.5, -1.0, -1.5, -2.0], bias_axes="key")
    # Causal.
    add("causal_square", "causal, L == S", (None, None, 5, 5, 3, 7), causal="upper_left")
    add("causal_square_double", "causal, L == S, double", (None, None, 5, 5, 3, 7), double=True, causal="upper_left")
    add("causal_upper_left_wide", "causal from the top left, L < S: the last keys are never seen", PLAIN,
        causal="upper_left")
    add("causal_upper_left_tall", "causal from the top left, L > S", (None, None, 7, 3, 5, 2), causal="upper_left")
    add("causal_lower_right_square", "causal to the lower right, L == S: as upper left", (None, None, 5, 5, 3, 7),
        causal="lower_right")
    add("causal_lower_right_wide", "causal to the lower right, L < S: the last query sees every key", PLAIN,
        causal="lower_right")
    add("causal_lower_right_tall", "causal to the lower right, L > S: the first L - S rows are empty, exactly 0",
        (None, None, 7, 3, 5, 2), causal="lower_right")
    add("causal_lower_right_step", "causal to the lower right, L == 1: a decoding step sees every key",
        (None, None, 1, 5, 3, 2), causal="lower_right")
    add("causal_batch_heads", "causal, two batch axes", CAUSAL_HEADS, causal="upper_left")
    add("causal_scale", "causal with explicit scale", (None, None, 5, 5, 3, 2), causal="upper_left", scale=-0.5)
    add("causal_padding", "causal and padding at the end, lengths 3 and 5", (2, None, 5, 5, 3, 7), causal="upper_left",
        keep=bits("11100 11111"), keep_axes="batch_key")
    add("causal_left_padding", "causal and padding at the start: rows before the first kept key are empty, exactly 0",
        (2, None, 5, 5, 3, 7), causal="upper_left", keep=bits("00111 11111"), keep_axes="batch_key")
    add("causal_lower_right_padding_double", "causal to the lower right and padding, double", BATCH,
        double=True, causal="lower_right", keep=bits("01111 11011"), keep_axes="batch_key")
    add("causal_bias", "causal and float mask [L, S]", (None, None, 5, 5, 3, 7), causal="upper_left", bias="random",
        bias_axes="query_key")
    add("causal_bias_head", "causal and float mask [H, 1, S]: a slope per head", CAUSAL_HEADS,
        causal="upper_left", bias=[s * j for s in (0.5, 0.25, 0.125) for j in range(4)], bias_axes="head_key")
    # All extents equal: only names can tell the axes apart.
    add("equal", "all extents 4, no batch axis", (None, None, 4, 4, 4, 4))
    add("equal_batch", "all extents 3, one batch axis", (3, None, 3, 3, 3, 3))
    add("equal_batch_heads", "all extents 2, two batch axes", (2, 2, 2, 2, 2, 2))
    add("equal_keep", "all extents 4, bool mask [L, S]", (None, None, 4, 4, 4, 4), keep=bits("1011 0100 1110 0111"),
        keep_axes="query_key")
    add("equal_padding_causal", "all extents 3, causal and padding", (3, None, 3, 3, 3, 3), causal="upper_left",
        keep=bits("110 111 100"), keep_axes="batch_key")
    add("equal_bias_double", "all extents 3, float mask [B, L, S], double", (3, None, 3, 3, 3, 3), double=True,
        bias="random", bias_axes="batch_query_key")
    # Extents of 1.
    add("one_query", "L == 1", (2, None, 1, 3, 5, 7))
    add("one_key", "S == 1: weights exactly 1, output v", (2, None, 3, 1, 5, 7))
    add("one_feature", "dk == 1: scale 1", (None, None, 3, 5, 1, 2))
    add("one_value_feature", "dv == 1", (None, None, 3, 5, 2, 1))
    add("all_one", "every extent 1", (1, 1, 1, 1, 1, 1))
    # Magnitudes. The scores of the row_case ones are exact.
    c.append(row_case("large_scores", "scores 1000, 1001, 999, 1002: exp alone would overflow",
                      [1000.0, 1001.0, 999.0, 1002.0]))
    c.append(row_case("large_scores_double", "scores 1000, 1001, 999, 1002, double", [1000.0, 1001.0, 999.0, 1002.0],
                      double=True))
    c.append(row_case("large_negative_equal", "equal scores -1e4: exp alone would underflow to 0/0", [-1e4] * 4))
    c.append(row_case("large_spread", "scores 0, -50, -95, -1000: weights down to 0", [0.0, -50.0, -95.0, -1000.0]))
    c.append(row_case("large_opposite", "scores 3e38 and -3e38: the difference overflows to -inf", [3e38, -3e38, 3e38]))
    add("large_inputs", "q and k scaled by 32: nearly one-hot", PLAIN,
        edit=lambda t: [t[0].mul_(32.0), t[1].mul_(32.0)])
    add("tiny_inputs", "q and k scaled by 2^-40: nearly uniform", PLAIN,
        edit=lambda t: [t[0].mul_(2.0 ** -40), t[1].mul_(2.0 ** -40)])
    # Infinities and NaNs that are not masked.
    c.append(row_case("score_minus_infinity", "one score is -inf by its data: weight 0", [0.5, -INF, 1.5]))
    c.append(row_case("scores_all_minus_infinity", "all scores -inf by their data, no mask: weights and output 0",
                      [-INF] * 3))
    c.append(row_case("score_plus_infinity", "a score of +inf: the row is NaN", [0.5, INF, 1.5]))
    add("nan_in_query", "NaN in one query: its row is NaN, the others are not", PLAIN,
        edit=with_values("q", [(8, NAN)]))
    add("nan_in_key", "NaN in one key, no mask: every row is NaN", PLAIN, edit=with_values("k", [(15, NAN)]))
    add("nan_in_value", "NaN in one value, no mask: one column of the output is NaN", PLAIN,
        edit=with_values("v", [(5, NAN)]))
    # Beyond PyTorch: heed skips a masked key, PyTorch would compute 0 * NaN.
    add("nan_behind_padding", "NaN in a padded key and in a padded value do not leak", (2, None, 3, 5, 7, 2),
        keep=bits("11100 11111"), keep_axes="batch_key", beyond=True,
        edit=both(with_values("k", [(3 * 7 + 2, NAN)]), with_values("v", [(4 * 2 + 1, NAN)])))
    add("infinity_behind_mask", "inf in a key and in a value that the mask [S] drops do not leak", PLAIN,
        keep=bits("10111"), keep_axes="key", beyond=True,
        edit=both(with_values("k", [(7, INF), (8, -INF)]), with_values("v", [(2, INF), (3, -INF)])))
    add("nan_in_the_future", "causal, NaN in the last key and value: only the last row is NaN",
        (None, None, 5, 5, 3, 2), causal="upper_left", beyond=True,
        edit=both(with_values("k", [(12, NAN)]), with_values("v", [(8, NAN), (9, NAN)])))
    add("nan_behind_empty_row", "NaN in a key, and a row that keeps no key: still exactly 0", PLAIN,
        keep=bits("10110 00000 10101"), keep_axes="query_key", beyond=True, edit=with_values("k", [(7, NAN)]))
    return c


def torch_call(case):
    """The call of PyTorch 2.5 or later that the case records."""
    parts = ["q", "k", "v"]
    masks = []
    if case.causal != "no" and (case.causal == "lower_right" or case.keep is not None or case.bias is not None):
        shift = ", S - L" if case.causal == "lower_right" else ""
        masks.append("ones(L, S, dtype=bool).tril(%s)" % shift.lstrip(", "))
    if case.keep is not None:
        masks.append("keep")
    if case.bias is None:
        if masks:
            parts.append("attn_mask=" + " & ".join(masks))
        elif case.causal == "upper_left":
            parts.append("is_causal=True")
    elif masks:
        parts.append("attn_mask=bias.masked_fill(~(%s), -inf)" % " & ".join(masks))
    else:
        parts.append("attn_mask=bias")
    if case.scale is not None:
        parts.append("scale=%g" % case.scale)
    return "scaled_dot_product_attention(%s)" % ", ".join(parts)


def broadcast_mask(case, values, names):
    own, torch_shape = mask_shape(case, names)
    return values.reshape(own), values.reshape(torch_shape)


def attention_case(number, case):
    """The text of one case, and its line of the index."""
    generator = torch.Generator().manual_seed(number)
    batch, heads, queries, keys, dk, dv = case.axes
    shape = lead(case.axes)

    def random(*extents):
        return torch.randn(*extents, generator=generator, dtype=case.dtype)

    q, k, v = random(*shape, queries, dk), random(*shape, keys, dk), random(*shape, keys, dv)
    if case.inputs:
        given = case.inputs(case.dtype)
        q, k, v = [new if new is not None else old for new, old in zip(given, (q, k, v))]
    clean = [t.clone() for t in (q, k, v)]
    if case.edit:
        case.edit((q, k, v))
    keep = bias = keep_own = bias_own = None
    if case.keep is not None:
        keep_own, keep = broadcast_mask(case, torch.tensor(case.keep), case.keep_axes)
    if case.bias is not None:
        own, _ = mask_shape(case, case.bias_axes)
        values = random(*own) if isinstance(case.bias, str) else torch.tensor(case.bias, dtype=case.dtype)
        bias_own, bias = broadcast_mask(case, values, case.bias_axes)

    scale = case.scale if case.scale is not None else 1.0 / math.sqrt(dk)
    scale_double = scale if case.scale is None or case.dtype == torch.float64 else \
        torch.tensor(scale, dtype=torch.float32).item()
    scores, weights, output = newest_attention(q, k, v, keep, bias, case.causal, scale)
    doubled = [t.double() for t in (q, k, v)]
    bias_double = None if bias is None else bias.double()
    _, weights_double, output_double = newest_attention(*doubled, keep, bias_double, case.causal, scale_double)
    plain_weights, plain_output = plain_attention(*doubled, keep, bias_double, case.causal, scale_double)
    title = "attention case %d (%s): " % (number, case.name)
    if case.beyond:
        # Rows without a NaN of their own: as if the masked keys held harmless numbers.
        _, w, o = newest_attention(*clean, keep, bias, case.causal, scale)
        _, w2, o2 = newest_attention(*[t.double() for t in clean], keep, bias_double, case.causal, scale_double)
        def own_nan(rows, plain):
            return torch.where(torch.isnan(plain), plain.to(rows.dtype), rows)
        require(distance(output, plain_output) == INF, title + "PyTorch agrees, so it is not beyond it")
        weights, output = own_nan(w, plain_weights), own_nan(o, plain_output)
        weights_double, output_double = own_nan(w2, plain_weights), own_nan(o2, plain_output)
    for what, got, plain in (("weights", weights_double, plain_weights), ("output", output_double, plain_output)):
        require(distance(got, plain) < 1e-12, title + "%s differ from plain loops" % what)
    error = max(distance(weights, weights_double), distance(output, output_double))
    # q and k of large_inputs give scores near 1e3, whose float rounding alone is some 1e-4.
    require(error < (2e-3 if case.name == "large_inputs" else 1e-5), title + "float is %g from double" % error)
    if case.scale is None and bias is None and case.causal != "lower_right" and (keep is None or case.causal == "no"):
        seen = None if keep is None else keep.expand(shape + [queries, keys]).contiguous()
        if not case.beyond:
            out, w = own_attention(q, k, v, seen, case.causal == "upper_left")
            emptied = (weights == 0).all(dim=-1, keepdim=True)
            zero = torch.zeros((), dtype=case.dtype)
            out, w = torch.where(emptied, zero, out), torch.where(emptied, zero, w)
            require(max(distance(out, output), distance(w, weights)) < (2e-3 if case.name == "large_inputs" else 1e-5),
                    title + "torch's own function differs")
            attention_case.own += 1

    element = element_of(q)
    name = "case_%02d_%s" % (number, case.name)
    text = "\n" + wrapped(sentence(case.words), "///")
    call = torch_call(case) + (", if it skipped masked keys" if case.beyond else "")
    if element == "float" and error > 0:
        call += ". torch's float is %.1e from double" % error
    text += wrapped(call + ".", "///")
    text += "struct %s {\n    using element = %s;\n" % (name, element)
    text += '    static constexpr const char* name = "%s";\n' % name
    text += "    static constexpr std::size_t batch_axes = %d;\n" % len(shape)
    text += "    static constexpr std::size_t batch = %d, heads = %d, queries = %d, keys = %d, dk = %d, dv = %d;\n" % (
        batch or 1, heads or 1, queries, keys, dk, dv)
    text += "    static constexpr bool scale_given = %s;\n" % ("true" if case.scale is not None else "false")
    recorded_scale = torch.tensor(scale, dtype=case.dtype).item()
    text += "    static constexpr element scale = %s;\n" % literal(recorded_scale, element)
    text += "    static constexpr mask_axes keep_axes = mask_axes::%s, bias_axes = mask_axes::%s;\n" % (
        case.keep_axes, case.bias_axes)
    text += "    static constexpr causality causal = causality::%s;\n" % case.causal
    text += "    static constexpr bool beyond_pytorch = %s;\n" % ("true" if case.beyond else "false")
    indent = "    "
    for label, tensor in (("q", q), ("k", k), ("v", v), ("keep", keep_own), ("bias", bias_own), ("scores", scores),
                          ("weights", weights), ("output", output)):
        if tensor is not None:
            text += array(label, tensor, indent)
    for label, tensor in (("weights", weights_double), ("output", output_double)):
        if element == "float":
            text += array(label + "_double", tensor, indent)
        else:
            text += "    static constexpr const double (&%s_double)[%d] = %s;\n" % (label, tensor.numel(), label)
    text += "};\n"

    masks = []
    if case.keep is not None:
        masks.append("keep[%s]" % case.keep_axes)
    if case.bias is not None:
        masks.append("bias[%s]" % case.bias_axes)
    if case.causal != "no":
        masks.append("causal " + case.causal)
    index = "//   %-42s %-14s %-34s %-8s %s" % (
        name, "x".join(str(n) for n in shape + [queries, keys, dk, dv]), " + ".join(masks) or "-",
        "default" if case.scale is None else "%g" % case.scale, element)
    return name, element, text, index


def attention_header():
    attention_case.own = 0
    made = [attention_case(number, case) for number, case in enumerate(attention_cases(), 1)]
    top, body = head("Reference values: scaled dot-product attention with the semantics of PyTorch 2.5 and later.",
                     "the number of the case", "float or double, as each case says", ["cstddef", "limits"])
    notes = """//
// torch 1.13 has no scale and no float masks, so the values are the formula of the 2.5 documentation, in torch
// operations and in the element type of the case:
//     weights = safe_softmax(q @ k^T * scale + mask),  output = weights @ v
// with 2.5's _safe_softmax applied explicitly: a row whose scores are all -inf has weights (and output) exactly 0,
// where torch 1.13 gives NaN. Cases with beyond_pytorch skip masked keys: a NaN behind a mask does not leak.
//
// Members of a case (flat, row-major; the batch axes come first: batch_axes of (batch, heads), those it lacks are 1):
//     element, name, batch_axes, batch, heads, queries, keys, dk, dv
//     q[..., queries, dk]  k[..., keys, dk]  v[..., keys, dv]
//     scale_given, scale         when not given: 1/sqrt(dk) in the element type
//     keep_axes, keep[]          bool mask, true = takes part; no member keep when keep_axes is none
//     bias_axes, bias[]          added after scaling; no member bias when bias_axes is none
//     causal                     no, upper_left (query i sees keys 0..i), lower_right (the last query sees every key)
//     scores[..., queries, keys] scaled, before any mask
//     weights[..., queries, keys], output[..., queries, dv], and weights_double, output_double: the same in double
//                                precision from the same inputs
//
// Index: name, extents ([batch x [heads x]] queries x keys x dk x dv), masks, scale, element
"""
    text = top + notes + "\n".join(m[3] for m in made) + "\n" + body
    text += """
namespace heed_reference::attention {

/// The axes of a mask, in this order.
enum class mask_axes {
    none, key, query_key, batch_key, batch_query_key, head_key, head_query_key, batch_head_query_key
};

enum class causality { no, upper_left, lower_right };

template <class... Case>
struct case_list {};
"""
    text += "".join(m[2] for m in made)
    for label, element in (("float_cases", "float"), ("double_cases", "double")):
        names = ",\n    ".join(m[0] for m in made if m[1] == element)
        text += "\nusing %s = case_list<\n    %s>;\n" % (label, names)
    text += "\n}  // namespace heed_reference::attention\n" + END
    print("attention: %d cases (%d double), %d of them also met by torch 1.13's own function" %
          (len(made), sum(m[1] == "double" for m in made), attention_case.own))
    return text


# ---------------------------------------------------------------------------------------------------------------------
# Operations

class Operations:
    def __init__(self):
        self.text, self.index, self.lists = "", [], {}

    def case(self, family, name, words, element, constants, arrays, exact=()):
        """`arrays`: pairs of a name and a tensor, or a function from element type to tensor (then with a twin)."""
        dtype = torch.float64 if element == "double" else torch.float32
        text = "\n" + wrapped(sentence(words), "///")
        text += "struct %s {\n    using element = %s;\n" % (name, element)
        text += '    static constexpr const char* name = "%s";\n' % name
        if constants:
            text += "    static constexpr std::size_t %s;\n" % ", ".join("%s = %d" % c for c in constants)
        for label, value in arrays:
            if not callable(value):
                text += array(label, value, "    ")
                continue
            got, twin = value(dtype), value(torch.float64)
            text += array(label, got, "    ")
            if got.dtype == torch.int64 or label in exact:
                require(torch.equal(got, twin.to(got.dtype)) or label in exact, name + ": " + label)
                continue
            if element == "double":
                text += "    static constexpr const double (&%s_double)[%d] = %s;\n" % (label, got.numel(), label)
            else:
                error = distance(got, twin)
                size = max([1.0] + [abs(x) for x in twin.flatten().tolist() if math.isfinite(x)])
                require(error <= 1e-5 * size or "cancellation" in name,
                        "%s: %s is %g from double" % (name, label, error))
                text += array(label + "_double", twin, "    ")
        self.text += text + "};\n"
        self.index.append("//   %-36s %s" % (name, words))
        self.lists.setdefault(family, []).append(name)


def extremes(shape, dtype):
    """Large, tiny, equal and infinite values; no fibre along any axis of [2, 3, 5] is -inf throughout."""
    values = [1000.0, 1001.0, 999.0, 1002.0, 0.0, -1e4, -1e4, -1e4, -1e4, -1e4, 3.0, -INF, 3.0, 88.0, -104.0,
              -INF, 1000.0, 0.5, -1000.0, 1e4, 1e4, 1e4, -INF, -1e4, 0.0, 2.0, 7.0, -3.0, -INF, 1e-30]
    return torch.tensor(values, dtype=dtype).reshape(shape)


def operations_header():
    ops = Operations()
    both_elements = (("float", torch.float32), ("double", torch.float64))

    def extents(shape):
        return [("extent_%d" % i, n) for i, n in enumerate(shape)]

    def random(seed, *shape, dtype=torch.float32):
        return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=dtype)

    # softmax
    def softmax_3d(name, words, x):
        arrays = [("x", x)]
        for axis in range(3):
            arrays.append(("softmax_%d" % axis, lambda t, a=axis: torch.softmax(x.to(t), dim=a)))
            arrays.append(("log_softmax_%d" % axis, lambda t, a=axis: torch.log_softmax(x.to(t), dim=a)))
        ops.case("softmax_cases", name, words, element_of(x), extents(x.shape), arrays)

    for element, dtype in both_elements:
        softmax_3d("softmax_" + element, "softmax and log_softmax over each axis of [2, 3, 5]",
                   random(101, 2, 3, 5, dtype=dtype) * 3)
        softmax_3d("softmax_extremes_" + element, "up to 1e4 in size, equal ones, some -inf, each axis of [2, 3, 5]",
                   extremes((2, 3, 5), dtype))
    softmax_3d("softmax_equal_float", "all extents 3", random(102, 3, 3, 3) * 3)
    nan = random(103, 2, 3, 5)
    nan[1, 2, 3] = NAN
    softmax_3d("softmax_nan_float", "one NaN: NaN throughout its fibre, nowhere else", nan)

    rows = [
        ("large", "1000, 1001, 999, 1002: exp alone would overflow", [1000.0, 1001.0, 999.0, 1002.0]),
        ("equal_negative", "two equal -1e4: exp alone would underflow to 0/0", [-1e4, -1e4]),
        ("one_minus_infinity", "one -inf: its weight is 0, its logarithm -inf", [0.5, -INF, 1.5]),
        ("all_minus_infinity", "all -inf: torch.softmax gives NaN, safe_softmax 0", [-INF, -INF, -INF]),
        ("plus_infinity", "a +inf: NaN throughout", [0.5, INF, 1.5]),
        ("nan", "a NaN: NaN throughout", [0.5, NAN, 1.5]),
        ("single", "one element: 1 and 0", [-7.25]),
        ("underflow", "weights that are subnormal or 0 in float", [0.0, -87.0, -95.0, -103.0, -104.5, -200.0]),
        ("huge", "values near the limits of float", [1.5e38, -1.5e38, 1.5e38, 0.0]),
        ("zero_signs", "zeros of both signs", [0.0, -0.0, 0.0]),
    ]
    for name, words, values in rows:
        for element, dtype in both_elements:
            x = torch.tensor(values, dtype=dtype)
            ops.case("softmax_row_cases", "softmax_row_%s_%s" % (name, element), "row: " + words, element,
                     [("extent_0", len(values))],
                     [("x", x), ("softmax", lambda t: torch.softmax(x.to(t), dim=0)),
                      ("log_softmax", lambda t: torch.log_softmax(x.to(t), dim=0)),
                      ("safe_softmax", lambda t: safe_softmax(x.to(t)))])

    # reductions
    def reduce_3d(name, words, x):
        arrays = [("x", x)]
        for axes in ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)):
            label = "".join(str(a) for a in axes)
            arrays.append(("sum_" + label, lambda t, a=axes: x.to(t).sum(dim=a)))
            arrays.append(("mean_" + label, lambda t, a=axes: x.to(t).mean(dim=a)))
            arrays.append(("max_" + label, lambda t, a=axes: x.to(t).amax(dim=a)))
        for axis in range(3):
            arrays.append(("argmax_%d" % axis, lambda t, a=axis: x.to(t).argmax(dim=a)))
        maxima = [label for label, _ in arrays if label.startswith("max_")]
        ops.case("reduce_cases", name, words, element_of(x), extents(x.shape), arrays, exact=maxima)
        # argmax in plain Python: the first NaN, else the first of the largest.
        for axis in range(3):
            for fibre, got in zip(x.movedim(axis, -1).reshape(-1, x.shape[axis]).tolist(),
                                  x.argmax(dim=axis).flatten().tolist()):
                nans = [i for i, value in enumerate(fibre) if math.isnan(value)]
                require(got == (nans[0] if nans else fibre.index(max(fibre))), name + ": argmax is not the first")

    for element, dtype in both_elements:
        reduce_3d("reduce_" + element, "sum, mean, max, argmax over axes of [2, 3, 5]",
                  random(201, 2, 3, 5, dtype=dtype))
        reduce_3d("reduce_ties_" + element, "small integers with ties: argmax is the first of the largest",
                  torch.tensor([2, 1, 2, 2, 0, 2, 3, 3, 1, 3, -1, -1, -1, -1, -1,
                                2, 1, 3, 2, 0, 0, 3, 3, 3, 3, -1, -2, -1, -1, -1], dtype=dtype).reshape(2, 3, 5))
    reduce_3d("reduce_equal_float", "all extents 3", random(202, 3, 3, 3))
    special = random(203, 2, 3, 5)
    special[0, 1, 1] = special[0, 1, 3] = special[1, 2, 0] = NAN
    special[0, 0, 4], special[1, 0, 2], special[1, 1, 1] = INF, -INF, -INF
    special[1, 0, 0] = INF
    reduce_3d("reduce_special_float", "NaN and infinities: max of a NaN is NaN, argmax the first NaN",
              special)
    reduce_3d("reduce_cancellation_float", "large values cancel: a float sum depends on the order; see the twins",
              torch.tensor([1e8, 1.0, -1e8, 1.0, 0.5] * 3 + [-1e8, 3.0, 1e8, 1.0, 0.25] * 3).reshape(2, 3, 5))

    # matmul
    def matmul(name, words, a_shape, b_shape, element="float", values=None, seed=301):
        dtype = dict(both_elements)[element]
        if values:
            a, b = [torch.tensor(v, dtype=dtype).reshape(s) for v, s in zip(values, (a_shape, b_shape))]
        else:
            a, b = random(seed, *a_shape, dtype=dtype), random(seed + 1, *b_shape, dtype=dtype)
        leading = list(a_shape[:-2])
        constants = [("batch_axes", len(leading)), ("batch", leading[0] if leading else 1),
                     ("heads", leading[1] if len(leading) > 1 else 1), ("rows", a_shape[-2]), ("inner", a_shape[-1]),
                     ("columns", b_shape[-1])]
        ops.case("matmul_cases", name, words, element, constants,
                 [("a", a), ("b", b), ("product", lambda t: a.to(t) @ b.to(t))])

    matmul("matmul_matrix_float", "[2, 3] @ [3, 5]", (2, 3), (3, 5))
    matmul("matmul_matrix_double", "[2, 3] @ [3, 5]", (2, 3), (3, 5), "double")
    matmul("matmul_batch_float", "[2, 3, 5] @ [2, 5, 7]", (2, 3, 5), (2, 5, 7), seed=303)
    matmul("matmul_batch_double", "[3, 2, 7] @ [3, 7, 5]", (3, 2, 7), (3, 7, 5), "double", seed=305)
    matmul("matmul_batch_heads_float", "[2, 3, 5, 2] @ [2, 3, 2, 7]", (2, 3, 5, 2), (2, 3, 2, 7), seed=307)
    matmul("matmul_shared_right_float", "[2, 3, 5] @ [5, 7]: one matrix for the whole batch", (2, 3, 5), (5, 7),
           seed=309)
    matmul("matmul_equal_float", "[4, 4] @ [4, 4]", (4, 4), (4, 4), seed=311)
    matmul("matmul_equal_batch_float", "[3, 3, 3] @ [3, 3, 3]", (3, 3, 3), (3, 3, 3), seed=313)
    matmul("matmul_inner_one_float", "[3, 1] @ [1, 5]", (3, 1), (1, 5), seed=315)
    matmul("matmul_one_row_float", "[1, 7] @ [7, 3]", (1, 7), (7, 3), seed=317)
    matmul("matmul_long_inner_float", "[2, 67] @ [67, 3]", (2, 67), (67, 3), seed=319)
    matmul("matmul_integers_float", "[2, 3] @ [3, 2] of small integers: exact", (2, 3), (3, 2),
           values=([1.0, 2, 3, 4, 5, 6], [7.0, 8, 9, 10, 11, 12]))
    matmul("matmul_special_float", "inf, 0 * inf and NaN", (3, 2), (2, 3),
           values=([1.0, INF, 2, 3, 0, 4], [1.0, 0, INF, 2, 0, NAN]))

    # einsum: result axes as heed's contract orders them: shared ones, then a's own, then b's own.
    def contract(name, words, equation, sizes, element="float", seed=401):
        dtype = dict(both_elements)[element]
        a_axes, b_axes = equation.split("->")[0].split(",")
        a = random(seed, *[sizes[c] for c in a_axes], dtype=dtype)
        b = random(seed + 1, *[sizes[c] for c in b_axes], dtype=dtype)
        out = equation.split("->")[1]
        shared = [c for c in a_axes if c in b_axes and c in out]
        own = [c for c in a_axes if c not in b_axes] + [c for c in b_axes if c not in a_axes]
        require(out == "".join(shared + own), name + ": result axes are not in heed's order")
        ops.case("contract_cases", name, "einsum('%s'): %s" % (equation, words), element, sorted(sizes.items()),
                 [("a", a), ("b", b), ("result", lambda t: torch.einsum(equation, a.to(t), b.to(t)).reshape(-1))])

    primes = dict(i=2, j=3, k=5, l=7, m=11)

    def some(letters, **other):
        return {c: other.get(c, primes[c]) for c in letters}

    contract("contract_matrix_float", "one axis", "ij,jk->ik", some("ijk"))
    contract("contract_matrix_double", "one axis", "ij,jk->ik", some("ijk"), "double", seed=403)
    contract("contract_scores_float", "one axis, the last of both (q k^T)", "ij,kj->ik", some("ijk"), seed=405)
    contract("contract_first_float", "one axis, the first of both", "ji,jk->ik", some("ijk"), seed=407)
    contract("contract_middle_float", "one axis in the middle of a, last of b", "ijk,lj->ikl", some("ijkl"), seed=409)
    contract("contract_shared_float", "one axis, one shared batch axis", "ijk,ilk->ijl", some("ijkl"), seed=411)
    contract("contract_shared_double", "one axis, one shared batch axis", "ijk,ilk->ijl", some("ijkl"), "double",
             seed=413)
    contract("contract_shared_anywhere_float", "one axis, a shared axis last in a and first in b", "jki,ilk->ijl",
             some("ijkl"), seed=415)
    contract("contract_two_shared_float", "one axis, two shared axes in different orders", "ijkl,jiml->ijkm",
             dict(i=2, j=3, k=5, l=2, m=7), seed=417)
    contract("contract_two_axes_float", "two axes", "ijk,ljk->il", some("ijkl"), seed=419)
    contract("contract_two_axes_crossed_float", "two axes in different orders", "jik,kjl->il", some("ijkl"), seed=421)
    contract("contract_two_axes_shared_float", "two axes, one shared axis", "ijkl,ijmk->ilm",
             dict(i=2, j=3, k=5, l=2, m=7), seed=423)
    contract("contract_two_axes_double", "two axes", "ijk,ljk->il", some("ijkl"), "double", seed=425)
    contract("contract_all_float", "every axis: a scalar", "ij,ji->", some("ij"), seed=427)
    contract("contract_dot_float", "two vectors: a scalar", "j,j->", some("j"), seed=429)
    contract("contract_vector_float", "matrix and vector", "ij,j->i", some("ij"), seed=431)
    contract("contract_elementwise_float", "nothing is summed, all is shared", "ij,ij->ij", some("ij"), seed=433)
    contract("contract_outer_float", "nothing is summed or shared: an outer product", "ij,k->ijk", some("ijk"),
             seed=435)
    contract("contract_equal_float", "one axis, one shared, all extents 3", "ijk,ilk->ijl", dict(i=3, j=3, k=3, l=3),
             seed=437)
    contract("contract_equal_two_axes_float", "two axes, all extents 3", "jik,kjl->il", dict(i=3, j=3, k=3, l=3),
             seed=439)

    # cumulative
    def cumulative(name, words, x):
        arrays = [("x", x)]
        for axis in range(x.dim()):
            arrays.append(("cumsum_%d" % axis, lambda t, a=axis: x.to(t).cumsum(dim=a)))
            arrays.append(("cumprod_%d" % axis, lambda t, a=axis: x.to(t).cumprod(dim=a)))
        ops.case("cumulative_cases", name, words, element_of(x), extents(x.shape), arrays)

    cumulative("cumulative_float", "cumsum and cumprod over each axis of [2, 3, 5]", random(501, 2, 3, 5))
    cumulative("cumulative_double", "cumsum and cumprod over each axis of [2, 3, 5]",
               random(502, 2, 3, 5, dtype=torch.float64))
    cumulative("cumulative_integers_float", "a row of small integers: exact", torch.tensor([1.0, 2, 3, 4, 5]))
    cumulative("cumulative_nan_float", "a row with NaN: NaN from there on", torch.tensor([1.0, 2, NAN, 4]))

    top, body = head("Reference values: softmax, reductions, matrix products, contractions, cumulative operations.",
                     "101 and up", "float or double, the last word of each name", ["cstddef", "limits"])
    notes = """//
// Members of a case (flat, row-major): element, name, the extents, the inputs, the results, and for every inexact
// result a twin *_double: the same in double precision from the same inputs.
//   softmax_*       extent_0..2, x[], softmax_A[], log_softmax_A[] over axis A = 0, 1, 2
//   softmax_row_*   extent_0, x[], softmax[], log_softmax[], safe_softmax[] (PyTorch 2.5's: 0 when all of x is -inf)
//   reduce_*        extent_0..2, x[], sum_A[] mean_A[] max_A[] for A = 0, 1, 2, 01, 02, 12, 012 (the axes summed away),
//                   argmax_A[] (std::size_t) for A = 0, 1, 2; max and argmax have no twins
//   matmul_*        batch_axes, batch, heads, rows, inner, columns, a[..., rows, inner], b[..., inner, columns],
//                   product[..., rows, columns]; in matmul_shared_right b has no batch axes
//   contract_*      extents i, j, k, l, m as in the einsum, a[], b[], result[]: result axes in heed's order, the shared
//                   ones as in a, then a's own, then b's own
//   cumulative_*    extent_0.., x[], cumsum_A[], cumprod_A[]
//
// Index: name, what it is
"""
    text = top + notes + "\n".join(ops.index) + "\n" + body
    text += "\nnamespace heed_reference::operations {\n\ntemplate <class... Case>\nstruct case_list {};\n" + ops.text
    for family, names in ops.lists.items():
        for element in ("float", "double"):
            those = [n for n in names if n.endswith("_" + element)]
            if those:
                text += "\nusing %s_%s = case_list<\n    %s>;\n" % (family, element, ",\n    ".join(those))
    text += "\n}  // namespace heed_reference::operations\n" + END
    print("operations: %d cases: %s" % (len(ops.index), ", ".join(
        "%s %d" % (f, len(n)) for f, n in ops.lists.items())))
    return text


# ---------------------------------------------------------------------------------------------------------------------
# Random numbers

SEEDS = (("0", 0), ("1", 1), ("42", 42), ("0xffffffff", 2 ** 32 - 1), ("0x8000000000000000", 2 ** 63))
SIZES = (1, 5, 15, 16, 17, 31, 32, 100)
# (name, low, high, how many): a width below 2^32 takes 32 bits a number, from there on 64.
RANGES = (("digit", 0, 10, 17), ("signed", -5, 7, 17), ("below_the_limit", 0, 2 ** 32 - 1, 7), ("limit", 0, 2 ** 32, 7),
          ("limit_signed", -(2 ** 31), 2 ** 31, 7), ("above_the_limit", -1, 2 ** 32, 7), ("wide", -(2 ** 62), 2 ** 62, 7),
          ("widest", -(2 ** 63), 2 ** 63 - 1, 7), ("one", 3, 4, 2))
# One seed, then these calls one after the other: (call, element, size). An odd number of normal values in one call
# leaves a second value, which the next small call takes, whatever comes between, and of whichever element it is.
SEQUENCE = (("randn", "float", 1), ("rand", "float", 3), ("randn", "float", 5), ("randn", "float", 17),
            ("randn", "double", 2), ("randint", "std::int64_t", 5), ("randn", "double", 1), ("randperm", "std::int64_t", 7),
            ("randn", "float", 2), ("rand", "double", 5), ("randn", "double", 19), ("randn", "float", 15),
            ("randint", "float", 3), ("randn", "float", 32), ("randperm", "std::int64_t", 16), ("randn", "float", 1),
            ("randn", "double", 16), ("randn", "float", 1), ("rand", "float", 100), ("randn", "float", 0),
            ("randn", "double", 5), ("randint", "std::int32_t", 300), ("randn", "double", 100), ("rand", "float", 1))
DTYPES = {"float": torch.float32, "double": torch.float64, "std::int64_t": torch.int64, "std::int32_t": torch.int32}


def draw(call, element, size):
    """One call of a sequence. A size of 0 stands for the shape without axes."""
    shape, dtype = ((size,) if size else ()), DTYPES[element]
    if call == "randint":
        return torch.randint(-3, 8, shape, dtype=dtype)
    if call == "randperm":
        return torch.randperm(size, dtype=dtype)
    return getattr(torch, call)(shape, dtype=dtype)


def random_header():
    text = ""
    for index, (label, seed) in enumerate(SEEDS):
        def drawn(call, *arguments, **options):
            torch.manual_seed(seed)
            return call(*arguments, **options)

        text += "\nstruct seed_%d {\n    static constexpr std::uint64_t seed = %su;\n" % (index, label)
        for element in ("float", "double"):
            text += array("rand_" + element, drawn(torch.rand, 100, dtype=DTYPES[element]), "    ")
        for element in ("float", "double"):
            for size in SIZES:
                text += array("randn_%s_%d" % (element, size), drawn(torch.randn, size, dtype=DTYPES[element]), "    ")
        for name, low, high, count in RANGES:
            text += array("randint_" + name, drawn(torch.randint, low, high, (count,)), "    ", "std::int64_t")
        text += array("randint_bool", drawn(torch.randint, 0, 2, (17,), dtype=torch.bool), "    ")
        text += array("randint_byte", drawn(torch.randint, 0, 256, (17,), dtype=torch.uint8), "    ", "std::uint8_t")
        text += array("randint_int", drawn(torch.randint, -(2 ** 31), 2 ** 31, (7,), dtype=torch.int32), "    ",
                      "std::int32_t")
        text += array("randint_float", drawn(torch.randint, -(2 ** 24), 2 ** 24 + 1, (7,), dtype=torch.float32), "    ")
        text += array("randint_double", drawn(torch.randint, -(2 ** 53), 2 ** 53 + 1, (7,), dtype=torch.float64), "    ")
        for size in (1, 2, 5, 16, 100, 700):
            text += array("randperm_%d" % size, drawn(torch.randperm, size), "    ", "std::int64_t")
        torch.manual_seed(seed)
        for step, (call, element, size) in enumerate(SEQUENCE):
            text += "    // %d: %s of %s, %d\n" % (step, call, element, size)
            text += array("sequence_%d" % step, draw(call, element, size), "    ", element)
        text += "};\n"

    top, body = head("Reference values: what torch.rand, randn, randint and randperm draw after torch.manual_seed.",
                     ", ".join(str(seed) for _, seed in SEEDS), "the last word of each name, or as written",
                     ["cstdint"])
    notes = """//
// A struct for each seed; every array but those of the sequence is what one call draws first after manual_seed.
//   rand_ELEMENT         100 numbers
//   randn_ELEMENT_N      N numbers
//   randint_NAME         torch.randint(LOW, HIGH, (N,)): int64 as NAME says (see RANGES in the script); bool [0, 2);
//                        byte [0, 256); int [-2^31, 2^31); float [-2^24, 2^24]; double [-2^53, 2^53]
//   randperm_N           torch.randperm(N)
//   sequence_I           the calls of one sequence in their order, all after one manual_seed; randint is [-3, 8)
"""
    print("random: %d seeds" % len(SEEDS))
    return top + notes + body + "\nnamespace heed_reference::random {\n" + text + "\n}  // namespace heed_reference::random\n"


def main():
    if "--lesson-values" in sys.argv:  # the child process of lesson_values_without_vector_units
        print(json.dumps({name: [float(v).hex() for v in t.flatten().tolist()] for name, t in lesson_values().items()}))
        return
    check = "--check" in sys.argv
    for name, make in (("lesson.hpp", lesson_header), ("attention.hpp", attention_header),
                       ("operations.hpp", operations_header), ("random.hpp", random_header)):
        text = make()
        path = HERE / name
        if check:
            require(path.exists() and path.read_text() == text, "%s is not what this script writes" % name)
        else:
            path.write_text(text)
        print("%s: %d bytes" % (name, len(text)))


if __name__ == "__main__":
    main()
