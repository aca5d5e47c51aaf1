# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Attention once more, from its definition, by plain loops in double: each step of a state of the page from the numbers
of the step before it. Knows nothing of heed but the names of axes."""

import itertools
import math
import struct

GREATEST = 3.4028234e38  # of the floats
UNIT = 2.0**-24  # half of the distance between 1 and the next float


def number(bits):
    return struct.unpack("f", struct.pack("I", bits))[0]


class Tensor:
    """A tensor of the page: its numbers by the names of axes."""

    def __init__(self, described):
        self.name = described["name"]
        self.extents = {axis["name"]: axis["extent"] for axis in described["axes"]}
        self.values = [number(bits) for bits in described["values"]]

    def __call__(self, **at):
        flat = 0
        for name, extent in self.extents.items():
            flat = flat * extent + at[name]
        return self.values[flat]

    def cells(self):
        for at in itertools.product(*map(range, self.extents.values())):
            yield dict(zip(self.extents, at))


def seen(state, query, key):
    """Whether a query sees a key, by what masks mean."""
    keys = state["keys"]
    now = state["state"]
    return not (
        (now["causal"] and key > query)
        or (now["hasPadding"] and key >= now["padding"])
        or (now["hasWindow"] and not query - now["before"] <= key <= query + now["after"])
        or query * keys + key in now["drawn"]
    )


def product(terms, factor=1.0):
    """A sum of products, and how far floats may be from it."""
    terms = list(terms)
    exact = math.fsum(a * b for a, b in terms) * factor
    size = math.fsum(abs(a * b) for a, b in terms)
    if not size < GREATEST:
        return math.nan, math.nan
    return exact, (len(terms) + 2) * UNIT * size * abs(factor) + 2.0**-148


def exp(x):
    return math.exp(x) if x < math.log(GREATEST) else math.inf


def steps(state, tensors):
    """Of every cell of every step: the tensor, where it is, the number that it has to be, and by how much it may differ."""
    x, q, k, v = (tensors[name] for name in ("X", "Q", "K", "V"))
    scores, weights, sums, exponentials = (tensors[name] for name in ("scores", "weights", "sum", "exponentials"))
    now = state["state"]
    features = range(x.extents["Model"])
    for made, weight, position in ((q, "W_Q", "Query"), (k, "W_K", "Key"), (v, "W_V", "Key")):
        w = tensors[weight]
        for at in made.cells():
            others = {name: i for name, i in at.items() if name in w.extents}
            time = at[position]
            yield made, at, *product((x(Batch=0, Time=time, Model=m), w(**others, Model=m)) for m in features)
    usual = 1 / math.sqrt(q.extents["Dk"])
    factor = number(now["scale"]) if now["hasScale"] else usual
    for at in tensors["mask"].cells():
        yield tensors["mask"], at, float(seen(state, at["Query"], at["Key"])), 0
    for at in scores.cells():
        head = {"Head": at["Head"]} if "Head" in at else {}
        i, j = at["Query"], at["Key"]
        pairs = [(q(Batch=0, Query=i, Dk=f, **head), k(Batch=0, Key=j, Dk=f, **head)) for f in range(q.extents["Dk"])]
        yield scores, at, *(product(pairs, factor) if seen(state, i, j) else (-math.inf, 0))
    keys = range(state["keys"])
    for at in sums.cells():
        row = [scores(**at, Key=j) for j in keys]
        finite = [s for s in row if s != -math.inf]
        if not all(map(math.isfinite, finite)):
            continue
        most = max(row)
        if not now["naive"]:
            yield tensors["maximum"], at, most, 0
        raised = [exp(s if now["naive"] else s - most) for s in row] if finite else [math.nan] * len(row)
        if not finite and now["naive"]:
            raised = [0.0] * len(row)
        total = math.inf if sum(raised) >= GREATEST else sum(raised)
        for j in keys:
            shift = 0 if now["naive"] else abs(most) + abs(row[j]) if finite and row[j] != -math.inf else 0
            bound = raised[j] * (shift + 4) * 2 * UNIT + 2.0**-148 if raised[j] == raised[j] else 0
            if not now["naive"]:
                yield tensors["shifted"], {**at, "Key": j}, row[j] - most, (shift + 1) * UNIT
            yield exponentials, {**at, "Key": j}, raised[j], bound
            # From what the page has before: floats overflow, and become 0, where doubles do not. A row without a key
            # has no weights, and the naive form of it no numbers.
            above, below = exponentials(**at, Key=j), sums(**at)
            weight = above / below if below and not (math.isinf(above) and math.isinf(below)) else math.nan
            weight = 0.0 if not finite and not now["naive"] else weight
            # The exp of softmax is 0 where e^x is below 2^-125.5.
            bound = 0 if weight != weight else weight * (shift + 40) * 4 * UNIT + 2.0**-125
            yield weights, {**at, "Key": j}, weight, bound
        yield sums, at, total, 0 if total != total else abs(total) * 200 * UNIT + 2.0**-148
    attended = tensors["heads"] if "heads" in tensors else tensors["output"]
    for at in attended.cells():
        head = {"Head": at["Head"]} if "Head" in at else {}
        here = [j for j in keys if seen(state, at["Query"], j)]
        pairs = [(weights(Batch=0, Query=at["Query"], Key=j, **head), v(Batch=0, Key=j, Dv=at["Dv"], **head)) for j in here]
        yield attended, at, *product(pairs)
    if "heads" in tensors:
        w = tensors["W_O"]
        pairs_of = list(itertools.product(range(w.extents["Head"]), range(w.extents["Dv"])))
        for at in tensors["output"].cells():
            i, m = at["Query"], at["Model"]
            pairs = [(attended(Batch=0, Head=h, Query=i, Dv=f), w(Head=h, Dv=f, Model=m)) for h, f in pairs_of]
            yield tensors["output"], at, *product(pairs)


def differences(state):
    """How many numbers were compared, and a sentence about each that is not what it has to be. Left out are sums of products
    that floats do not hold."""
    tensors = {described["name"]: Tensor(described) for described in state["tensors"]}
    count, wrong = 0, []
    for tensor, at, expected, bound in steps(state, tensors):
        came = tensor(**at)
        if bound != bound:
            continue
        if expected != expected:
            good = came != came
        else:
            good = expected == came or abs(expected - came) <= bound
        count += 1
        if not good:
            wrong.append(f"{tensor.name} at {at} is {came!r}, by its definition {expected!r} within {bound:.1e}")
    return count, wrong
