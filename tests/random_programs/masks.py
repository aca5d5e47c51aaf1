# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Random masks of attention: of values, of tensors and of views, over positions, of documents, and masks of masks."""

import dataclasses
import math

import numpy as np

import reference as ref
from programs import number


@dataclasses.dataclass
class Mask:
    """Its text in the program; `masking` says what it does to scores, whatever memory holds then."""

    text: str
    masking: object
    views: tuple
    traits: tuple
    is_several: bool = False

    @property
    def uses(self):
        return tuple(view.used for view in self.views)


def random_mask(program, scores_axes, query, key, element, depth=0, biased=True):
    """`biased` where it may add to the scores, as what is combined by | and ! may not."""
    choose = program.random
    kinds = ["keep", "drop", "causal", "causal", "window", "prefix", "documents", "lengths"] + ["bias"] * biased
    if depth < 2:
        kinds += ["&", "&", "|", "!"]
    kind = choose.choice(kinds)
    if kind == "&":
        parts = [
            random_mask(program, scores_axes, query, key, element, depth + 1, biased) for _ in range(choose.choice((2, 2, 3)))
        ]
        return both(parts)
    if kind == "|":
        return either([random_mask(program, scores_axes, query, key, element, depth + 1, False) for _ in range(2)])
    if kind == "!":
        return opposite(random_mask(program, scores_axes, query, key, element, depth + 1, False))
    if kind in ("causal", "window", "prefix"):
        return over_positions(program, kind, scores_axes, query, key)
    if kind == "documents":
        return documents(program, scores_axes, query, key)
    if kind == "lengths":
        return lengths(program, scores_axes, query, key)
    others = [axis for axis in scores_axes if axis[0] != key]
    axes = program.shuffled((*program.subset(others), (key, dict(scores_axes)[key])))
    return of_values(program, kind, axes, scores_axes, element)


def written(program, name, number):
    """A number of positions, known at run time or a constant."""
    return f"{name}{{{number}}}" if program.random.random() < 0.6 else f"{name}<{number}>{{}}"


def over_positions(program, kind, scores_axes, query, key):
    choose = program.random
    queries, keys = dict(scores_axes)[query], dict(scores_axes)[key]
    i, j = np.arange(queries)[:, None], np.arange(keys)[None, :]
    if kind == "prefix":
        count = choose.randint(0, keys)
        text, seen = written(program, "prefix", count), np.broadcast_to(j < count, (queries, keys))
    else:
        way = choose.choice(("upper_left", "lower_right", "offset"))
        first = {"upper_left": 0, "lower_right": keys - queries, "offset": choose.randint(-2, keys)}[way]
        parts = [written(program, "offset", first) if way == "offset" else way]
        plain = not program.has_length(query, key)
        if first == 0 and queries == keys and plain and choose.random() < 0.6:
            parts = []
        seen, position = np.ones((queries, keys), bool), i + first
        if kind == "causal":
            seen = j <= position
        else:
            which = choose.choice(("before", "after", "both"))
            if which != "after":
                size = choose.randint(0, keys)
                parts.append(written(program, "before", size))
                seen = seen & (j >= position - size)
            if which != "before":
                size = choose.randint(0, keys)
                parts.append(written(program, "after", size))
                seen = seen & (j <= position + size)
            choose.shuffle(parts)
        text = f"{kind}{{{', '.join(parts)}}}"
    square = ref.Array(((query, queries), (key, keys)), "bool", seen, np.zeros(seen.shape))
    kept = np.broadcast_to(square.along(scores_axes)[0], [extent for _, extent in scores_axes])
    return Mask(text, lambda: ref.Masking(kept, None), (), (kind,))


def documents(program, scores_axes, query, key):
    choose = program.random
    element = choose.choice(("int", "int", "unsigned char", "std::int64_t"))
    batch = [axis for axis in scores_axes if axis[0] not in (query, key)]
    held = []
    for name in (query, key):
        axes = program.shuffled((*program.subset(batch), (name, dict(scores_axes)[name])))
        held.append((axes, program.leaf(axes, element, choose.choice(("stack", "heap", "view", "strided")))))

    def masking():
        shape = [extent for _, extent in scores_axes]
        spread = []
        for axes, ids in held:
            came = ids.read()
            if np.any(came.error > 0):
                raise ref.Unsuitable
            along, _ = ref.Array(axes, "bool", came.value, np.zeros(came.value.shape)).along(scores_axes)
            spread.append(np.broadcast_to(along, shape))
        return ref.Masking(spread[0] == spread[1], None)

    views = tuple(ids for _, ids in held)
    return Mask(f"documents{{{views[0].name}, {views[1].name}}}", masking, views, (f"documents of {element}",))


def lengths(program, scores_axes, query, key):
    """Of the keys or the queries: of some of the batch axes, or one number for all."""
    choose = program.random
    along = choose.choice((key, key, query))
    extent = dict(scores_axes)[along]
    axes = program.shuffled(program.subset([axis for axis in scores_axes if axis[0] not in (query, key)]))
    element = choose.choice(("int", "unsigned char", "std::int64_t"))
    values = [choose.randint(0, extent) for _ in range(math.prod(size for _, size in axes))]
    kind = choose.choice(("tensor", "heap_tensor"))
    inside = ", ".join(map(str, values))
    text = f"{kind}<{element}{program.axes_text(axes)}>"
    text = f"{text}{{{inside}}}" if kind == "tensor" else f"from<{text}>({inside})"
    if not axes and choose.random() < 0.5:
        text = str(values[0])
    seen = np.arange(extent) < np.reshape(values, [*(size for _, size in axes), 1])
    each = ref.Array((*axes, (along, extent)), "bool", seen, np.zeros(seen.shape))
    spread = np.broadcast_to(each.along(scores_axes)[0], [size for _, size in scores_axes])
    return Mask(f"lengths<{along}>({text})", lambda: ref.Masking(spread, None), (), (f"lengths of {kind}",))


def together(parts, sign, masking):
    # g++ warns of `!a & b`.
    in_brackets = [part.is_several or part.text.startswith("!") for part in parts]
    text = f" {sign} ".join(f"({part.text})" if inside else part.text for part, inside in zip(parts, in_brackets))
    views = tuple(view for part in parts for view in part.views)
    traits = (sign, *(trait for part in parts for trait in part.traits))
    return Mask(text, masking, views, traits, True)


def both(parts):
    def masking():
        came = [part.masking() for part in parts]
        biases = [one.bias for one in came if one.bias is not None]
        kept = np.logical_and.reduce([one.kept for one in came])
        return ref.Masking(kept, sum(biases) if biases else None)

    return together(parts, "&", masking)


def either(parts):
    return together(parts, "|", lambda: ref.Masking(np.logical_or.reduce([one.masking().kept for one in parts]), None))


def opposite(part):
    text = f"!({part.text})" if part.is_several else f"!{part.text}"
    return Mask(text, lambda: ref.Masking(~part.masking().kept, None), part.views, ("!", *part.traits))


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
            inside = program.axes_text(axes)[2:]
            text = f"{kind}<{f'{element}, ' if kind == 'bias' else ''}{inside}>{{{text}}}"
        else:
            text = f"{kind}{{tensor<{held}{program.axes_text(axes)}>{{{text}}}}}"
        fixed = np.reshape(values, [extent for _, extent in axes])
        return Mask(text, lambda: meaning(kind, axes, fixed, scores_axes), (), (f"{kind} of {way}",))
    bytes_ = kind != "bias" and choose.random() < 0.3 and not program.has_length(*dict(axes))
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
