# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Random masks of attention: of values, of tensors and of views, causal, and several at once."""

import dataclasses
import math

import numpy as np

import reference as ref
from programs import axes_text, number


@dataclasses.dataclass
class Mask:
    """Its text in the program; `masking` says what it does to scores, whatever memory holds then."""

    text: str
    masking: object
    views: tuple
    traits: tuple

    @property
    def uses(self):
        return tuple(view.used for view in self.views)


def random_mask(program, scores_axes, query, key, element, depth=0):
    choose = program.random
    kinds = ["keep", "drop", "bias", "causal", "causal"]
    if depth < 2:
        kinds += ["combine"]
    kind = choose.choice(kinds)
    if kind == "causal":
        return causal(program, scores_axes, query, key)
    if kind == "combine":
        parts = [
            random_mask(program, scores_axes, query, key, element, depth + 1) for _ in range(choose.choice((2, 2, 3, 1)))
        ]
        return combined(parts)
    others = [axis for axis in scores_axes if axis[0] != key]
    axes = program.shuffled((*program.subset(others), (key, dict(scores_axes)[key])))
    return of_values(program, kind, axes, scores_axes, element)


def causal(program, scores_axes, query, key):
    queries, keys = dict(scores_axes)[query], dict(scores_axes)[key]
    aligned = program.random.choice(("upper_left", "lower_right"))
    text = f"causal{{{aligned}}}"
    if queries == keys and program.random.random() < 0.6:
        text = "causal{}"
    i, j = np.arange(queries)[:, None], np.arange(keys)[None, :]
    seen = j <= i + keys - queries if aligned == "lower_right" else j <= i
    square = ref.Array(((query, queries), (key, keys)), "bool", seen, np.zeros(seen.shape))
    kept = np.broadcast_to(square.along(scores_axes)[0], [extent for _, extent in scores_axes])
    return Mask(text, lambda: ref.Masking(kept, None), (), (text,))


def combined(parts):
    def masking():
        came = [part.masking() for part in parts]
        biases = [one.bias for one in came if one.bias is not None]
        kept = np.logical_and.reduce([one.kept for one in came])
        return ref.Masking(kept, sum(biases) if biases else None)

    text = " & ".join(part.text if part.kind != "&" else f"({part.text})" for part in parts)
    views = tuple(view for part in parts for view in part.views)
    return Mask(text, masking, views, ("combine", *(trait for part in parts for trait in part.traits)))


def of_values(program, kind, axes, scores_axes, element):
    """keep, drop or bias: of numbers, of a tensor, of a view of the elements, or of bytes."""
    choose = program.random
    held = element if kind == "bias" else "bool"
    way = choose.choice(("values", "tensor", "view", "strided", "strided of 0", "strided, permuted", "any strides"))
    if way in ("values", "tensor"):
        size = math.prod(extent for _, extent in axes)
        values = bias_numbers(program, element, size) if kind == "bias" else program.numbers("bool", size)
        text = ", ".join(number(value, held) for value in values)
        if way == "values":
            inside = axes_text(axes)[2:]
            text = f"{kind}<{f'{element}, ' if kind == 'bias' else ''}{inside}>{{{text}}}"
        else:
            text = f"{kind}{{tensor<{held}{axes_text(axes)}>{{{text}}}}}"
        fixed = np.reshape(values, [extent for _, extent in axes])
        return Mask(text, lambda: meaning(kind, axes, fixed, scores_axes), (), (f"{kind} of {way}",))
    bytes_ = kind != "bias" and choose.random() < 0.3
    view = program.leaf(axes, "unsigned char" if bytes_ else held, "view" if way == "view" else way)
    mine = sum(1 for other in program.variables if other.memory is view.memory) == 1
    if kind == "bias" and mine and view.memory.initial is not None and choose.random() < 0.5:
        at = choose.randrange(len(view.memory.initial))
        view.memory.initial[at] = view.memory.value[at] = -math.inf
    trait = f"{kind} of {view.kind}{', bytes' if bytes_ else ''}"

    def masking():
        came = view.read()
        if np.any(came.error > 0):
            raise ref.Unsuitable
        return meaning(kind, axes, came.value, scores_axes)

    return Mask(f"{kind}{{{view.name}}}", masking, (view,), (trait,))


def bias_numbers(program, element, size):
    values = program.numbers(element, size, "finite")
    return np.array([-math.inf if program.random.random() < 0.15 else value for value in values])


def meaning(kind, axes, values, scores_axes):
    shape = [extent for _, extent in scores_axes]
    spread, _ = ref.Array(axes, "bool", values, np.zeros(values.shape)).along(scores_axes)
    spread = np.broadcast_to(spread, shape)
    if kind == "bias":
        return ref.Masking(~np.isneginf(spread), spread.astype(np.float64))
    return ref.Masking(spread != 0 if kind == "keep" else spread == 0, None)
