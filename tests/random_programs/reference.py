# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What every operation of heed gives, in doubles by NumPy, each element with a bound of the error that heed may make.

Written from what heed's headers promise and from what NumPy and PyTorch do, axes by their names; nothing of heed's own
way of computing is used, but for the order of axes that it states. An `Array` holds values and, for floats and doubles,
how far from them the result of heed may be: 0 as long as nothing was rounded, so that exact results are compared
exactly. Bounds grow by the usual first-order rules from the unit roundoff of the element type.
"""

import dataclasses

import numpy as np

UNIT = {"float": 2.0**-24, "double": 2.0**-53}
# The axis that keys and values may lack.
GROUP = "Group"
WHOLE = {
    "signed char": (-128, 127),
    "short": (-(2**15), 2**15 - 1),
    "int": (-(2**31), 2**31 - 1),
    "unsigned": (0, 2**32 - 1),
    "std::int64_t": (-(2**62), 2**62 - 1),
    "unsigned char": (0, 255),
    "std::size_t": (0, 2**62),
    "std::uint64_t": (0, 2**62),
}


def sum_type(element):
    """What sums along an axis are counted in: 64 bits for bools and whole numbers."""
    if element in UNIT or element in ("std::size_t", "std::uint64_t", "std::int64_t"):
        return element
    return "std::uint64_t" if element.startswith("unsigned") else "std::int64_t"

# The least positive weight that softmax keeps.
FLUSHED = 2.0**-125


class Unsuitable(Exception):
    """The result cannot be judged: it overflows, or its error bound is of the size of the result."""


@dataclasses.dataclass(eq=False)
class Array:
    """Values along named axes, `axes` being (name, extent) pairs in order."""

    axes: tuple
    element: str
    value: np.ndarray
    error: np.ndarray

    @property
    def names(self):
        return tuple(name for name, _ in self.axes)

    @property
    def extents(self):
        return tuple(extent for _, extent in self.axes)

    def along(self, axes):
        """Values and errors with the axes in another order, 1 long where an axis is missing."""
        order = [self.names.index(name) for name, _ in axes if name in self.names]
        shape = [extent if name in self.names else 1 for name, extent in axes]
        return self.value.transpose(order).reshape(shape), self.error.transpose(order).reshape(shape)


def is_real(element):
    return element in UNIT


def array(axes, element, value, error=None):
    """An Array that is judged: within its type's range, and with errors that are small."""
    shape = tuple(extent for _, extent in axes)
    if is_real(element):
        value = np.broadcast_to(np.asarray(value, np.float64), shape).copy()
        error = np.zeros(shape) if error is None else np.broadcast_to(np.asarray(error, np.float64), shape).copy()
        finite = np.isfinite(value)
        error = np.where(finite, error, 0.0)
        if not np.all(np.isfinite(error)):
            raise Unsuitable
        if np.any(error > 0.02 * np.maximum(np.abs(np.where(finite, value, 1)), 0.25)):
            raise Unsuitable
        if np.any(np.abs(np.where(finite, value, 0)) > 1e30):
            raise Unsuitable
    else:
        kind = np.bool_ if element == "bool" else np.int64
        value = np.broadcast_to(np.asarray(value), shape).astype(kind)
        error = np.zeros(shape)
        if element != "bool" and value.size and (value.min() < WHOLE[element][0] or value.max() > WHOLE[element][1]):
            raise Unsuitable
    return Array(tuple(axes), element, value, error)


def fits(value, element):
    """Where a double is a number of the element type."""
    if element == "float":
        with np.errstate(over="ignore"):
            return value.astype(np.float32).astype(np.float64) == value
    return np.ones(value.shape, bool)


def rounded(value, error, element):
    """The error after rounding a result to its type once; none where an exact result needs no rounding."""
    unit = UNIT[element]
    exact = (error == 0) & fits(value, element) & (element == "float")
    return np.where(exact, 0.0, error + 1.01 * unit * (np.abs(value) + error))


def grid(*values):
    """The greatest power of two of which all finite values are multiples, or None."""
    step = 1.0
    for _ in range(40):
        if all(np.all(np.floor(v[np.isfinite(v)] / step) * step == v[np.isfinite(v)]) for v in values):
            return step
        step /= 2
    return None


def is_exact_sum(magnitude, step, element):
    """Whether sums of multiples of `step` with this sum of absolute values are exact in any order."""
    finite = magnitude[np.isfinite(magnitude)]
    return step is not None and (not finite.size or finite.max() / step < 1 / UNIT[element])


# Element by element ------------------------------------------------------------------------------------------------


def whole_axes(*arrays):
    """The axes of the first operand that has the most of them."""
    return max((a.axes for a in arrays), key=len)


def arithmetic(sign, a, b):
    axes = whole_axes(a, b)
    (x, ex), (y, ey) = a.along(axes), b.along(axes)
    element = a.element
    if element == "bool":
        return array(axes, element, {"+": np.logical_or, "*": np.logical_and}[sign](x, y))
    if not is_real(element):
        if sign == "/":
            if np.any(y == 0):
                raise Unsuitable
            quotient = np.abs(x) // np.abs(y)
            return array(axes, element, np.where((x < 0) != (y < 0), -quotient, quotient))
        return array(axes, element, {"+": np.add, "-": np.subtract, "*": np.multiply}[sign](x, y))
    with np.errstate(all="ignore"):
        if sign in "+-":
            value = x + y if sign == "+" else x - y
            error = ex + ey
        elif sign == "*":
            value = x * y
            error = np.abs(x) * ey + np.abs(y) * ex + ex * ey
        else:
            value = x / y
            least = np.abs(y) - ey
            error = np.where((ex == 0) & (ey == 0), 0.0, (ex + np.abs(value) * ey) / np.maximum(least, 1e-300))
            if np.any((least <= 0) & (ey > 0)):
                raise Unsuitable
        error = np.nan_to_num(error, posinf=np.inf)
        return array(axes, element, value, rounded(value, error, element))


def negated(a):
    return array(a.axes, a.element, -a.value, a.error)


# Functions of elements: the text in C++, the values, and how much an error in x becomes. `needs` says when it can be
# asked: of x that is exact, because it jumps.
FUNCTIONS = {
    "[](auto x) { return x; }": lambda x: (x, 1.0),
    "[](auto x) { return x < 0 ? decltype(x)(0) : x; }": lambda x: (np.where(x < 0, np.zeros_like(x), x), 1.0),
    "[](auto x) { return heed::math::exp(x); }": lambda x: (np.exp(x), np.exp(x + 0.1)),
    "[](auto x) { return heed::math::tanh(x); }": lambda x: (np.tanh(x), 1.0),
    "[](auto x) { return heed::math::sqrt(heed::math::abs(x)); }": None,
    "[](auto x) { return heed::math::sigmoid(x); }": lambda x: (1 / (1 + np.exp(-x)), 0.3),
}


def mapped(name, a):
    """One of `FUNCTIONS` of every element; the last three round once, and doubles twice at most."""
    x, e = a.value, a.error
    with np.errstate(all="ignore"):
        if FUNCTIONS[name] is None:
            if np.any(e > 0):
                raise Unsuitable
            value, error = np.sqrt(np.abs(x)), 0 * e
        else:
            value, slope = FUNCTIONS[name](x)
            error = e * slope
        if "math" in name:
            error = error + 2.01 * UNIT[a.element] * np.abs(value)
    return array(a.axes, a.element, value, error)


def cast(a, element):
    if is_real(element):
        value = a.value.astype(np.float64)
        if element == "double" and is_real(a.element):
            return array(a.axes, element, value, a.error)
        return array(a.axes, element, value, rounded(value, a.error, element))
    if np.any(a.error > 0) or (is_real(a.element) and not np.all(np.isfinite(a.value))):
        raise Unsuitable
    return array(a.axes, element, a.value != 0 if element == "bool" else np.trunc(a.value.astype(np.float64)))


# Movement ------------------------------------------------------------------------------------------------------------


def permuted(a, names):
    axes = tuple((name, dict(a.axes)[name]) for name in names)
    value, error = a.along(axes)
    return array(axes, a.element, value, error)


def relabelled(a, axes):
    shape = [extent for _, extent in axes]
    return array(axes, a.element, a.value.reshape(shape), a.error.reshape(shape))


def sliced(a, name, index):
    at = a.names.index(name)
    axes = a.axes[:at] + a.axes[at + 1 :]
    return array(axes, a.element, a.value.take(index, at), a.error.take(index, at))


def concatenated(name, arrays):
    at = arrays[0].names.index(name)
    value = np.concatenate([a.value for a in arrays], at)
    axes = tuple(zip(arrays[0].names, value.shape))
    return array(axes, arrays[0].element, value, np.concatenate([a.error for a in arrays], at))


def stacked(name, arrays):
    axes = ((name, len(arrays)), *arrays[0].axes)
    return array(axes, arrays[0].element, np.stack([a.value for a in arrays]), np.stack([a.error for a in arrays]))


# Reductions ----------------------------------------------------------------------------------------------------------


def positions(a, names):
    return tuple(a.names.index(name) for name in names) if names else tuple(range(len(a.axes)))


def left(a, names):
    return tuple(axis for axis in a.axes if names and axis[0] not in names)


def summed(a, names):
    at = positions(a, names)
    if not is_real(a.element):
        return array(left(a, names), sum_type(a.element), a.value.astype(np.int64).sum(at))
    with np.errstate(invalid="ignore"):
        value = a.value.sum(at)
        magnitude = (np.abs(a.value) + a.error).sum(at)
    count = a.value.size // max(value.size, 1)
    error = a.error.sum(at)
    if np.any(a.error > 0) or not is_exact_sum(magnitude, grid(a.value), a.element):
        error = error + count * UNIT[a.element] * magnitude
    return array(left(a, names), a.element, value, error)


def mean(a, names):
    total = summed(a, names)
    count = a.value.size // max(total.value.size, 1)
    return arithmetic("/", total, array((), a.element, count))


def greatest(a, names):
    at = positions(a, names)
    error = a.error.max(at) if len(a.axes) else a.error
    return array(left(a, names), a.element, a.value.max(at) if len(a.axes) else a.value, error)


def greatest_index(a, name):
    at = a.names.index(name)
    value = a.value
    if np.any(a.error > 0):
        ordered = np.sort(value, at)
        if value.shape[at] > 1:
            gap = ordered.take(-1, at) - ordered.take(-2, at)
            if not np.all(gap > 2 * a.error.max()):
                raise Unsuitable
    if is_real(a.element):
        value = np.where(np.isnan(value), np.inf, np.where(np.isposinf(value), 1e300, value))
    return array(left(a, (name,)), "std::size_t", np.argmax(value, at))


# Products ------------------------------------------------------------------------------------------------------------


def product_sum(a, b, axes, element=None):
    """The sum of products over all names that `axes` lacks; counted wide, or in the type that is given."""
    letters = {name: chr(ord("a") + i) for i, name in enumerate(dict.fromkeys(a.names + b.names))}
    spell = lambda names: "".join(letters[name] for name in names)  # noqa: E731
    text = f"{spell(a.names)},{spell(b.names)}->{spell(name for name, _ in axes)}"
    gone = {**dict(a.axes), **dict(b.axes)}
    for name, _ in axes:
        gone.pop(name)
    count = int(np.prod(list(gone.values()), dtype=np.int64))
    if not is_real(a.element):
        value = np.einsum(text, a.value.astype(np.int64), b.value.astype(np.int64))
        return array(axes, element or sum_type(a.element), value)
    with np.errstate(all="ignore"):
        x, y, ex, ey = np.abs(a.value), np.abs(b.value), a.error, b.error
        value = np.einsum(text, a.value, b.value)
        magnitude = np.einsum(text, x + ex, y + ey)
        error = np.einsum(text, x, ey) + np.einsum(text, ex, y) + np.einsum(text, ex, ey)
        error = np.nan_to_num(error, posinf=np.inf)
        steps = grid(a.value), grid(b.value)
        step = None if None in steps else steps[0] * steps[1]
        inexact = np.any(ex > 0) or np.any(ey > 0) or not is_exact_sum(magnitude, step, a.element)
        if inexact:
            error = error + 2 * count * UNIT[a.element] * magnitude
        return array(axes, a.element, value, error)


def contracted(a, b, names):
    a_left = [axis for axis in a.axes if axis[0] not in names]
    b_left = [axis for axis in b.axes if axis[0] not in names]
    shared = [axis for axis in a_left if axis in b_left]
    axes = shared + [axis for axis in a_left if axis not in shared] + [axis for axis in b_left if axis not in shared]
    return product_sum(a, b, tuple(axes))


def matmul(a, b):
    batch = max(a.axes[:-2], b.axes[:-2], key=len)
    return product_sum(a, b, (*batch, a.axes[-2], b.axes[-1]))


def outer(a, b):
    return product_sum(a, b, a.axes + b.axes, a.element)


# Softmax -------------------------------------------------------------------------------------------------------------


def softmax_parts(a, at, shifted=True):
    """Weights and their relative error, row by row along one axis."""
    unit, x = UNIT[a.element], a.value
    with np.errstate(all="ignore"):
        most = x.max(at, keepdims=True)
        reference = np.where(np.isfinite(most), most, 0.0)
        away = x - reference
        powers = np.exp(away)
        total = powers.sum(at, keepdims=True)
        weights = np.where(total == 0, 0.0, powers / np.where(total == 0, 1, total))
        bad = np.isnan(x).any(at, keepdims=True) | np.isposinf(most)
        weights = np.where(bad, np.nan, weights)
        reach = np.where(np.isfinite(away if shifted else x), np.abs(away if shifted else x), 0).max(at, keepdims=True)
        slip = 2 * (a.error.max(at, keepdims=True) + unit * reach)
        relative = np.expm1(slip) + (x.shape[at] + 16) * unit
    return weights, relative, away, total, most


def softmax(a, name, shifted=True):
    at = a.names.index(name)
    if not shifted:
        finite = a.value[np.isfinite(a.value)]
        if finite.size and (finite.max() > 80 or finite.min() < -60):
            raise Unsuitable
        if not np.all(np.isfinite(a.value)):
            raise Unsuitable
    weights, relative, *_ = softmax_parts(a, at, shifted)
    error = np.where(np.isneginf(a.value), 0.0, weights * relative + FLUSHED)
    return array(a.axes, a.element, weights, error)


def log_softmax(a, name):
    at = a.names.index(name)
    weights, relative, away, total, most = softmax_parts(a, at)
    with np.errstate(all="ignore"):
        value = np.where(np.isneginf(a.value), -np.inf, away - np.log(total))
        value = np.where(np.isnan(weights), np.nan, value)
        error = relative + 4 * UNIT[a.element] * (np.abs(away) + np.abs(np.log(total)) + 1)
    return array(a.axes, a.element, value, np.where(np.isfinite(value), error, 0))


# Attention -----------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(eq=False)
class Masking:
    """What a mask says of scores: which keys are kept, and what is added (or None)."""

    kept: np.ndarray
    bias: np.ndarray | None


def scale_of(element, features, given):
    value = 1.0 / np.sqrt(np.float64(features)) if given is None else np.float64(given)
    return float(np.float32(value)) if element == "float" else float(value)


def batch_axes(first, second, summed):
    """The axes of both but the summed one, and that of the groups that share what the second has."""
    return [axis for axis in first.axes if (axis[0] in second.names or axis[0] == GROUP) and axis[0] != summed]


def score(q, k, query, key, masking, given_scale):
    feature = q.names[-1]
    batch = batch_axes(q, k, feature)
    axes = (*batch, (query, dict(q.axes)[query]), (key, dict(k.axes)[key]))
    # What is masked is not looked at, whatever it is.
    with np.errstate(all="ignore"):
        compared = product_sum(q, k, axes)
        factor = scale_of(q.element, dict(q.axes)[feature], given_scale)
        value = compared.value * factor
        error = rounded(value, np.nan_to_num(compared.error * abs(factor), posinf=np.inf), q.element)
        if masking.bias is not None:
            value = value + masking.bias
            error = rounded(value, error, q.element)
        value = np.where(masking.kept, value, -np.inf)
    return array(axes, q.element, value, np.where(masking.kept, np.nan_to_num(error), 0))


def laid(logits, masking):
    """A mask on logits that are there."""
    value, error = logits.value, logits.error
    with np.errstate(all="ignore"):
        if masking.bias is not None:
            value = value + masking.bias
            error = rounded(value, error, logits.element)
        value = np.where(masking.kept, value, -np.inf)
    return array(logits.axes, logits.element, value, np.where(masking.kept, error, 0))


def attended(weights, v, query, key, kept=None, fused=False):
    """The weighted sum of the values of the keys that are kept, in [batch..., query, features]."""
    batch = batch_axes(weights, v, key)
    features = [axis for axis in v.axes if axis[0] not in weights.names]
    whole = (*batch, (query, dict(weights.axes)[query]), *features, (key, dict(weights.axes)[key]))
    (w, ew), (x, ex) = weights.along(whole), v.along(whole)
    unit, count = UNIT[v.element], whole[-1][1]
    with np.errstate(all="ignore"):
        terms, sizes = w * x, np.abs(w) * np.abs(x)
        errors = np.nan_to_num(np.abs(w) * ex + ew * np.abs(x) + ew * ex, posinf=np.inf)
        errors = np.where(np.isfinite(x), errors, 0)
        if kept is not None:
            keep = Array(weights.axes, "bool", kept, np.zeros(kept.shape)).along(whole)[0]
            terms, sizes, errors = np.where(keep, terms, 0), np.where(keep, sizes, 0), np.where(keep, errors, 0)
        value = terms.sum(-1)
        most = np.where(np.isfinite(x), np.abs(x), 0).max(-1)
        error = errors.sum(-1) + 2 * count * unit * np.nan_to_num(sizes.sum(-1), posinf=0)
        if fused:
            error = error + (2 * count + 32) * unit * most
        error = np.where(np.isfinite(value), error, 0)
    return array(whole[:-1], v.element, value, error)
