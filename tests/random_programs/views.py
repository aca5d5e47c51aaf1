# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Views of parts of what a program has, by the functions that make them: as operands, as destinations, and assigned."""

import dataclasses

from reference import Unsuitable

# A part is a Variable whose text is a call: it has no name, and lies in the memory of the tensor whose name is in it.


def part(x, text, axes, strides, offset, function, mutable=None):
    return dataclasses.replace(
        x,
        name=text,
        axes=tuple(axes),
        strides=tuple(strides),
        offset=offset,
        kind=f"part by {function}",
        mutable=x.mutable if mutable is None else mutable,
        promise=("plain",),
        root=x.used,
    )


def can_be_shown(x):
    """Not a temporary that owns its values, and none whose type says what it is for."""
    return x.kind != "temporary" and x.promise == ("plain",)


def slice_view(program, x, name=None):
    at = x.names.index(name or program.random.choice(x.names))
    index = program.random.randrange(x.axes[at][1])
    axes, strides = list(x.axes), list(x.strides)
    name, _ = axes.pop(at)
    step = strides.pop(at)
    return part(x, f"slice_view<{name}>({x.name}, {index})", axes, strides, x.offset + index * step, "slice_view")


def range_view(program, x, lengths=None):
    lengths = lengths or {name: program.random.randint(1, extent) for name, extent in program.subset(x.axes, 1)}
    if program.has_length(*lengths):
        raise Unsuitable
    axes, offset, starts = [], x.offset, []
    for (name, extent), step in zip(x.axes, x.strides):
        axes.append((name, lengths.get(name, extent)))
    for name, length in lengths.items():
        at = x.names.index(name)
        start = program.random.randint(0, x.axes[at][1] - length)
        starts.append(str(start))
        offset += start * x.strides[at]
    ranges = ", ".join(f"{name}<{length}>" for name, length in lengths.items())
    return part(x, f"range_view<{ranges}>({x.name}, {', '.join(starts)})", axes, x.strides, offset, "range_view")


def permute_view(program, x, names=None):
    names = names or program.shuffled(x.names)
    order = [x.names.index(name) for name in names]
    axes, strides = ([of[at] for at in order] for of in (x.axes, x.strides))
    return part(x, f"permute_view<{', '.join(names)}>({x.name})", axes, strides, x.offset, "permute_view")


def transpose_view(program, x):
    if len(x.axes) < 2:
        raise Unsuitable
    axes, strides = ([*of[:-2], of[-1], of[-2]] for of in (x.axes, x.strides))
    return part(x, f"transpose_view({x.name})", axes, strides, x.offset, "transpose_view")


def rename_view(program, x):
    old, new = program.random.choice(x.names), program.fresh_names(1, x.names, fixed=True)[0]
    if program.has_length(old):
        raise Unsuitable
    axes = [(new if name == old else name, extent) for name, extent in x.axes]
    return part(x, f"rename_view<{old}, {new}>({x.name})", axes, x.strides, x.offset, "rename_view")


def split_view(program, x):
    at = program.random.randrange(len(x.axes))
    name, extent = x.axes[at]
    if program.has_length(name):
        raise Unsuitable
    first = program.random.choice([d for d in range(1, extent + 1) if extent % d == 0])
    names = program.fresh_names(2, [n for n in x.names if n != name], fixed=True)
    pieces = list(zip(names, (first, extent // first)))
    axes = [*x.axes[:at], *pieces, *x.axes[at + 1 :]]
    strides = [*x.strides[:at], x.strides[at] * (extent // first), x.strides[at], *x.strides[at + 1 :]]
    if len(axes) > 5:
        raise Unsuitable
    text = ", ".join(f"{n}<{e}>" for n, e in pieces)
    return part(x, f"split_view<{name}, {text}>({x.name})", axes, strides, x.offset, "split_view")


def merge_view(program, x):
    first = program.random.randrange(len(x.axes))
    last = program.random.randint(first + 1, len(x.axes))
    gone = [(axis, step) for axis, step in zip(x.axes[first:last], x.strides[first:last])]
    if program.has_length(*(name for (name, _), _ in gone)):
        raise Unsuitable
    apart = [(extent, step) for (_, extent), step in gone if extent > 1]
    for (_, outer), (extent, inner) in zip(apart, apart[1:]):
        if outer != inner * extent:
            raise Unsuitable
    new = program.fresh_names(1, [n for n in x.names if n not in [axis[0] for axis, _ in gone]], fixed=True)[0]
    whole = 1
    for (_, extent), _ in gone:
        whole *= extent
    axes = [*x.axes[:first], (new, whole), *x.axes[last:]]
    strides = [*x.strides[:first], apart[-1][1] if apart else 0, *x.strides[last:]]
    text = ", ".join([*(name for (name, _), _ in gone), new])
    return part(x, f"merge_view<{text}>({x.name})", axes, strides, x.offset, "merge_view")


def broadcast_view(program, x):
    new = program.axes_of(program.fresh_names(program.random.choice((1, 1, 2)), x.names, fixed=True))
    axes = [*new, *x.axes]
    if len(axes) > 5 or x.size * new[0][1] * new[-1][1] > program.most:
        raise Unsuitable
    text = ", ".join(f"{name}<{extent}>" for name, extent in new)
    strides = [0] * len(new) + list(x.strides)
    return part(x, f"broadcast_view<{text}>({x.name})", axes, strides, x.offset, "broadcast_view", False)


VIEWS = (slice_view, range_view, permute_view, transpose_view, rename_view, split_view, merge_view, broadcast_view)


def some_part(program, x, times=1):
    """A view of a part of x, or of a part of a part; x itself where there is none."""
    if not can_be_shown(x):
        return x
    for _ in range(times):
        function = program.random.choice(VIEWS)
        if x.axes or function is broadcast_view:
            try:
                x = function(program, x)
            except Unsuitable:
                pass
    return x


def part_like(program, x, axes):
    """A part of x that has exactly these axes: cut, sliced and turned as needed; None where there is none."""
    wanted = dict(axes)
    if not can_be_shown(x) or not set(wanted) <= set(x.names) or any(dict(x.axes)[n] < e for n, e in axes):
        return None
    one = x
    for name in program.shuffled(x.names):
        if name not in wanted:
            one = slice_view(program, one, name)
    shorter = {name: extent for name, extent in axes if dict(one.axes)[name] != extent}
    if shorter:
        one = range_view(program, one, shorter)
    if one.axes != tuple(axes):
        one = permute_view(program, one, [name for name, _ in axes])
    return one
