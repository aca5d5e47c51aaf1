# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Every operation of heed as a random statement of a program, and how often it is taken."""

import dataclasses
import math

import numpy as np

import reference as ref
import views
from masks import random_mask
from programs import (
    PLAIN,
    REAL,
    WHOLE,
    Statement,
    Taken,
    Unsuitable,
    Variable,
    is_distinct,
    is_unsigned,
    number,
    row_major,
)

NUMBERS = (*REAL, *WHOLE)


def numeric(program):
    if program.element == "bool":
        raise Unsuitable
    return program.element


def real(program):
    if program.element not in REAL:
        raise Unsuitable
    return program.element


# Element by element ------------------------------------------------------------------------------------------------


def other_operand(program, x, style="any"):
    """An operand with some of the axes of x, or all and one more."""
    if program.random.random() < 0.2 and len(x.axes) < 5:
        more = program.axes_of(program.fresh_names(1, x.names))
        axes = program.shuffled(x.axes + more)
        if math.prod(extent for _, extent in axes) > program.most:
            raise Unsuitable
        return program.operand_with(axes, x.element, style, plain=False)
    found = program.pick(
        lambda v: v.element == x.element and set(v.axes) <= set(x.axes) and style == "any", 0.5
    )
    return found or program.leaf(program.shuffled(program.subset(x.axes)), x.element, style=style)


def arithmetic(program):
    element = program.element
    x = program.operand(elements=(element,))
    sign = program.random.choice("+*" if element == "bool" else "+-*/")
    if program.random.random() < 0.25 and element != "bool":
        value = program.numbers(element, 1, "divisor" if sign == "/" else "finite")[0]
        if element in REAL and program.random.random() < 0.4:
            value, text = float(round(value)) or 2.0, str(int(round(value)) or 2)
        else:
            text = number(value, element)
        scalar = ref.array((), element, value)
        if program.random.random() < 0.7:
            return operator(program, sign, [x.name, text], lambda: ref.arithmetic(sign, x.read(), scalar), (x,))
        if sign == "/":
            raise Unsuitable
        return operator(program, sign, [text, x.name], lambda: ref.arithmetic(sign, scalar, x.read()), (x,))
    y = other_operand(program, x, "divisor" if sign == "/" else "any")
    a, b = (x, y) if program.random.random() < 0.6 or sign == "/" else (y, x)
    return operator(program, sign, [a.name, b.name], lambda: ref.arithmetic(sign, a.read(), b.read()), (a, b))


def operator(program, sign, arguments, compute, operands):
    text = f"{arguments[0]} {sign} {arguments[1]}"
    return expression(program, f"operator{sign}", text, compute, operands)


def expression(program, label, text, compute, operands, uses=(), extra=()):
    """A result that is an expression, without a destination."""
    result = compute()
    name = program.new_name("t")
    memory = program.own_memory(result.element, result.value.size)
    constant = program.random.random() < 0.5
    variable = Variable(name, result.axes, result.element, memory, 0, row_major(result.axes), "result", not constant)
    lines = [
        f"auto {'const ' if constant else ''}{name} = {text};",
        f"static_assert(shape_of<decltype({name})>() == shape<{program.shape_text(result.axes)}>);",
        f"static_assert(std::is_same_v<element_of<decltype({name})>, {result.element}>);",
    ]

    def run():
        variable.write(compute())
        return [program.taken(variable, label)]

    run()
    traits = tuple((label, kind) for kind in [x.kind for x in operands] + ["value", operands[0].element, *extra])
    names = tuple(x.used for x in operands) + tuple(uses)
    program.count_work(result.axes, *(x.axes for x in operands))
    program.statements.append(Statement(lines, run, names, (name,), label, traits))
    return program.add(variable)


def negate(program):
    element = numeric(program)
    if is_unsigned(element):
        raise Unsuitable
    x = program.operand(elements=(element,))
    expression(program, "operator- of one", f"-{x.name}", lambda: ref.negated(x.read()), (x,))


def assignment(program):
    """a += b and its like, where b may lie anywhere, also on a."""
    element = numeric(program)
    suits = lambda v: v.mutable and v.element == element and v.promise == PLAIN and has_places_of_its_own(v)  # noqa: E731
    a = program.pick(suits, 0.5) or program.leaf(program.random_axes(), element, writable=True)
    if program.random.random() < 0.3:
        one = views.some_part(program, a, program.random.choice((1, 1, 2)))
        a = one if suits(one) else a
    sign = program.random.choice("+-*/") if element in REAL else program.random.choice("+-*")
    axes = program.shuffled(program.subset(a.axes))
    if program.random.random() < 0.4:
        axes = a.axes
    b, how = None, "other memory"
    if program.random.random() < 0.15:
        value = program.numbers(element, 1, "divisor")[0]
        scalar = ref.array((), element, value)
        return compound(program, sign, a, number(value, element), lambda: scalar, (), "a number")
    if a.memory.parameter and program.random.random() < 0.6 and sign != "/":
        kind = program.random.choice(("view", "strided of gaps", "strided, permuted", "strided of 0", "any strides"))
        b, how = program.leaf(axes, element, kind, on=a.memory), "memory of the left side"
    elif program.random.random() < 0.1 and sign != "/":
        b, how = a, "the left side"
    b = b or program.operand_with(axes, element, "divisor" if sign == "/" else "any", plain=False)
    return compound(program, sign, a, b.name, b.read, (b,), how)


def has_places_of_its_own(v):
    return is_distinct(v.axes, v.strides)


def compound(program, sign, a, text, read, operands, how):
    label = f"operator{sign}="

    def run():
        a.write(ref.arithmetic(sign, a.read(), read()))
        return [program.taken(a, label)]

    run()
    traits = tuple((label, kind) for kind in [x.kind for x in operands] + [f"left {a.kind}", f"with {how}", a.element])
    names = (a.used, *(x.used for x in operands))
    program.statements.append(Statement([f"{a.name} {sign}= {text};"], run, names, (), label, traits))


def map_operation(program):
    element = numeric(program)
    functions = list(ref.FUNCTIONS) if element in REAL else list(ref.FUNCTIONS)[:2]
    function = program.random.choice(functions)
    x = program.operand(elements=(element,))
    program.call("map", [function, x.name], lambda: ref.mapped(function, x.read()), operands=(x,))


def map_to_bool(program):
    element = numeric(program)
    x = program.operand(elements=(element,))

    def compute():
        came = x.read()
        if np.any(came.error > 0):
            raise Unsuitable
        return ref.array(came.axes, "bool", came.value > 0)

    program.call("map", ["[](auto x) { return x > 0; }", x.name], compute, operands=(x,), extra=("to bool",))


def zip_operation(program):
    """Three operands of different element types: where the second says so, the first, else the third."""
    element = program.element
    whole = program.operand(elements=(element,))
    choice = program.leaf(program.shuffled(program.subset(whole.axes)), "bool")
    other = other_operand(program, whole)
    if len(other.axes) > len(whole.axes):
        raise Unsuitable

    def compute():
        axes = whole.axes
        (x, ex), (c, _), (y, ey) = whole.read().along(axes), choice.read().along(axes), other.read().along(axes)
        return ref.array(axes, element, np.where(c, x, y), np.where(c, ex, ey))

    arguments = ["[](auto x, bool first, auto y) { return first ? x : y; }", whole.name, choice.name, other.name]
    program.call("zip", arguments, compute, operands=(whole, choice, other))


def cast(program):
    x = program.operand(elements=(*NUMBERS, "bool"))
    element = program.random.choice((*REAL, *REAL, "int", "std::int64_t", "short", "bool"))
    program.call("cast", [x.name], lambda: ref.cast(x.read(), element), element, (x,), extra=(f"to {element}",))


# Movement ----------------------------------------------------------------------------------------------------------


def any_element(program):
    return program.random.choice((program.element, program.element, "float", "bool", "int", "double"))


def transpose(program):
    x = program.operand(2, (any_element(program), program.element))
    names = (*x.names[:-2], x.names[-1], x.names[-2])
    program.call("transpose", [x.name], lambda: ref.permuted(x.read(), names), operands=(x,))


def permute(program):
    x = program.operand(1, (any_element(program), program.element))
    names = program.shuffled(x.names)
    program.call("permute", [x.name], lambda: ref.permuted(x.read(), names), ", ".join(names), (x,))


def rename(program):
    x = program.operand(1, (any_element(program), program.element))
    old = program.random.choice(x.names)
    if program.has_length(old):
        raise Unsuitable
    new = program.fresh_names(1, x.names, fixed=True)[0]
    axes = tuple((new if name == old else name, extent) for name, extent in x.axes)
    program.extent_of.setdefault(new, dict(x.axes)[old])
    program.call("rename", [x.name], lambda: ref.relabelled(x.read(), axes), f"{old}, {new}", (x,))


def split(program):
    x = program.operand(1, (any_element(program), program.element), most=4)
    at = program.random.randrange(len(x.axes))
    name, extent = x.axes[at]
    if program.has_length(name):
        raise Unsuitable
    first = program.random.choice([d for d in range(1, extent + 1) if extent % d == 0])
    factors = [first, extent // first]
    if program.random.random() < 0.2:
        second = program.random.choice([d for d in range(1, factors[1] + 1) if factors[1] % d == 0])
        factors = [first, second, factors[1] // second]
    others = [n for n in x.names if n != name]
    parts = tuple(zip(program.fresh_names(len(factors), others, fixed=True), factors))
    axes = x.axes[:at] + parts + x.axes[at + 1 :]
    text = ", ".join(f"{n}<{e}>" for n, e in parts)
    program.call("split", [x.name], lambda: ref.relabelled(x.read(), axes), f"{name}, {text}", (x,))


def merge(program):
    x = program.operand(1, (any_element(program), program.element))
    first = program.random.randrange(len(x.axes))
    last = program.random.randint(first + 1, len(x.axes))
    gone = x.axes[first:last]
    if program.has_length(*dict(gone)):
        raise Unsuitable
    new = program.fresh_names(1, [n for n in x.names if n not in dict(gone)], fixed=True)[0]
    axes = x.axes[:first] + ((new, math.prod(e for _, e in gone)),) + x.axes[last:]
    text = ", ".join([*(name for name, _ in gone), new])
    program.call("merge", [x.name], lambda: ref.relabelled(x.read(), axes), text, (x,))


def slice_operation(program):
    x = program.operand(1, (any_element(program), program.element))
    name, extent = program.random.choice(x.axes)
    index = program.random.randrange(extent)
    program.call("slice", [x.name, str(index)], lambda: ref.sliced(x.read(), name, index), name, (x,))


def concat(program):
    x = program.operand(1, (any_element(program), program.element))
    at = program.random.randrange(len(x.axes))
    name, whole = x.axes[at][0], x.axes[at][1]
    if program.has_length(name):
        raise Unsuitable
    parts = [x]
    for _ in range(program.random.choice((1, 1, 2))):
        extent = program.random.choice((whole, 1, 2, 3))
        parts.append(program.operand_with((*x.axes[:at], (name, extent), *x.axes[at + 1 :]), x.element, plain=False))
    parts = list(program.shuffled(parts))
    arguments = [part.name for part in parts]
    program.call(
        "concat", arguments, lambda: ref.concatenated(name, [part.read() for part in parts]), name, tuple(parts)
    )


def stack(program):
    x = program.operand(0, (any_element(program), program.element), most=4)
    name = program.fresh_names(1, x.names, fixed=True)[0]
    parts = [x] + [
        program.operand_with(x.axes, x.element, plain=False) for _ in range(program.random.choice((0, 1, 1, 2)))
    ]
    arguments = [part.name for part in parts]
    program.call("stack", arguments, lambda: ref.stacked(name, [part.read() for part in parts]), name, tuple(parts))


def range_operation(program):
    x = program.operand(1, (any_element(program), program.element))
    lengths = {name: program.random.randint(1, extent) for name, extent in program.subset(x.axes, 1)}
    if program.has_length(*lengths):
        raise Unsuitable
    starts = {name: program.random.randint(0, dict(x.axes)[name] - length) for name, length in lengths.items()}

    def compute():
        came = x.read()
        at = tuple(slice(starts.get(n, 0), starts.get(n, 0) + lengths.get(n, e)) for n, e in came.axes)
        axes = tuple((n, lengths.get(n, e)) for n, e in came.axes)
        return ref.array(axes, came.element, came.value[at], came.error[at])

    template = ", ".join(f"{name}<{length}>" for name, length in lengths.items())
    program.call("range", [x.name, *map(str, starts.values())], compute, template, (x,))


def view_of_part(program):
    """A view by name, for later operands and destinations."""
    x = program.operand(0, (any_element(program), program.element), plain=True)
    one = views.some_part(program, x, program.random.choice((1, 1, 2)))
    if one is x:
        raise Unsuitable
    name = program.new_name("v")
    constant = program.random.random() < 0.3
    variable = dataclasses.replace(one, name=name, root=None, mutable=one.mutable and not constant)
    line = f"auto {'const ' if constant else ''}{name} = {one.name};"
    run = lambda: [program.taken(variable, "a view of a part")]  # noqa: E731
    program.statements.append(Statement([line], run, (x.used,), (name,), "a view of a part", ((one.kind, x.kind),)))
    program.add(variable)


def assign_to_part(program):
    """`slice_view<Key>(x, n) = row`: a view that is no name is written through."""
    suits = lambda v: v.mutable and v.promise == PLAIN and has_places_of_its_own(v)  # noqa: E731
    x = program.pick(lambda v: suits(v) and v.element == program.element, 0.7)
    x = x or program.leaf(program.random_axes(1), program.element, writable=True)
    a = views.some_part(program, x, program.random.choice((1, 1, 2)))
    if a is x or not suits(a):
        raise Unsuitable
    axes = program.shuffled(program.subset(a.axes)) if program.random.random() < 0.4 else a.axes
    b, how = None, "other memory"
    if x.memory.parameter and program.random.random() < 0.4:
        kind = program.random.choice(("view", "strided, permuted", "strided of 0", "any strides"))
        b, how = program.leaf(axes, x.element, kind, on=x.memory), "memory of the left side"
    elif program.random.random() < 0.4:
        b, how = views.part_like(program, x, axes), "a part of the left side's tensor"
    b = b or program.operand_with(axes, x.element, plain=False)

    def run():
        came = b.read()
        value, error = came.along(a.axes)
        a.write(ref.array(a.axes, a.element, value, error))
        return [program.taken(x, "operator=")]

    run()
    traits = tuple(("operator=", kind) for kind in (a.kind, f"of {x.kind}", b.kind, f"with {how}", a.element))
    lines = [f"{a.name} = {b.name};"]
    program.statements.append(Statement(lines, run, (x.used, b.used), (), "operator=", traits))


def as_tensor(program):
    x = program.operand(0, (any_element(program), program.element))
    program.call("as_tensor", [x.name], x.read, operands=(x,))


def element_access(program):
    """One element by index, by names in any order, and with a check."""
    x = program.operand(1, (any_element(program), program.element))
    at = tuple(program.random.randrange(extent) for _, extent in x.axes)
    if program.random.random() < 0.5:
        named = program.shuffled(zip(x.names, at))
        text = ", ".join(f"index<{name}>({i})" for name, i in named)
    else:
        text = ", ".join(str(i) for i in at)
    text = f"{x.name}{program.random.choice(('', '.at'))}({text})"

    def run():
        came = x.read()
        return [Taken(f"came.put({text});", f"an element: {text}", [(came.element, came.value[at], came.error[at])])]

    program.statements.append(Statement([], run, (x.used,), (), "an element", (("an element", x.kind),)))


def store(program):
    """A number written to one element."""
    suits = lambda v: v.mutable and v.promise == PLAIN and v.axes and has_places_of_its_own(v)  # noqa: E731
    x = program.pick(suits, 1)
    if x is None:
        raise Unsuitable
    at = tuple(program.random.randrange(extent) for _, extent in x.axes)
    value = program.numbers(x.element, 1)[0]

    def run():
        came = x.read()
        came.value[at], came.error[at] = value, 0
        x.write(came)
        return [program.taken(x, "a store")]

    text = f"{x.name}({', '.join(str(i) for i in at)}) = {number(value, x.element)};"
    run()
    program.statements.append(Statement([text], run, (x.name,), (), "a store", (("a store", x.kind),)))


# Reductions --------------------------------------------------------------------------------------------------------


def reduced_names(program, x):
    return program.subset(x.names, 1) if x.axes and program.random.random() < 0.8 else ()


def sum_operation(program):
    x = program.operand(elements=(program.element,))
    names = reduced_names(program, x)
    return program.call("sum", [x.name], lambda: ref.summed(x.read(), names), ", ".join(names), (x,))


def mean(program):
    x = program.operand(elements=(real(program),))
    names = reduced_names(program, x)
    program.call("mean", [x.name], lambda: ref.mean(x.read(), names), ", ".join(names), (x,))


def max_operation(program):
    x = program.operand(elements=(program.element,))
    names = reduced_names(program, x)
    program.call("max", [x.name], lambda: ref.greatest(x.read(), names), ", ".join(names), (x,))


def argmax(program):
    x = program.operand(1, elements=(program.element,))
    name = program.random.choice(x.names)
    program.call("argmax", [x.name], lambda: ref.greatest_index(x.read(), name), name, (x,))


# Products ----------------------------------------------------------------------------------------------------------


def contract(program):
    element = program.element
    a = program.operand(1, (element,), plain=True)
    gone = program.subset(a.axes, 1)
    if len(gone) > 2 and program.random.random() < 0.7:
        gone = gone[:2]
    shared = program.subset([axis for axis in a.axes if axis not in gone])
    names = program.fresh_names(program.random.choice((0, 1, 1, 2)), a.names)
    own = program.axes_of(names)
    b_axes = program.shuffled((*gone, *shared, *own))
    if len(b_axes) > 5:
        raise Unsuitable
    b = program.operand_with(b_axes, element)
    if program.random.random() < 0.3:
        a, b = b, a
    summed = program.shuffled(name for name, _ in gone)
    program.call(
        "contract", [a.name, b.name], lambda: ref.contracted(a.read(), b.read(), summed), ", ".join(summed), (a, b)
    )


def matmul(program):
    element = program.element
    a = program.operand(2, (element,), plain=True, most=4)
    batch = a.axes[:-2]
    if program.random.random() < 0.3:
        batch = program.subset(batch)
    elif program.random.random() < 0.15:
        batch = program.shuffled((*batch, *program.axes_of(program.fresh_names(1, a.names))))
    elif program.random.random() < 0.3:
        batch = program.shuffled(batch)
    column = program.axes_of(program.fresh_names(1, a.names, [name for name, _ in batch]))
    b = program.operand_with((*batch, a.axes[-1], *column), element)
    program.call("matmul", [a.name, b.name], lambda: ref.matmul(a.read(), b.read()), operands=(a, b))


def outer(program):
    element = program.element
    a = program.operand(0, (element,), plain=True, most=3)
    axes = program.random_axes(0, 2, a.names)
    b = program.operand_with(axes, element)
    if math.prod(e for _, e in a.axes + b.axes) > program.most:
        raise Unsuitable
    program.call("outer", [a.name, b.name], lambda: ref.outer(a.read(), b.read()), operands=(a, b))


# Softmax and attention -----------------------------------------------------------------------------------------------


def softmax(program):
    element = real(program)
    x = program.pick(lambda v: v.element == element and v.axes and v.promise[0] in ("plain", "logits"))
    x = x or program.leaf(program.random_axes(1), element)
    name = x.promise[1] if x.promise[0] == "logits" else program.random.choice(x.names)
    promise = ("weights", name, x.promise[2]) if x.promise[0] == "logits" else ("distribution", name)
    program.call("softmax", [x.name], lambda: ref.softmax(x.read(), name), name, (x,), promise)


def log_softmax(program):
    other_softmax(program, "log_softmax", ref.log_softmax)


def naive_softmax(program):
    other_softmax(program, "naive_softmax", lambda a, name: ref.softmax(a, name, shifted=False))


def other_softmax(program, operation, function):
    element = real(program)
    x = program.pick(lambda v: v.element == element and v.axes and v.promise[0] in ("plain", "logits"))
    x = x or program.leaf(program.random_axes(1), element)
    name = x.promise[1] if x.promise[0] == "logits" else program.random.choice(x.names)
    program.call(operation, [x.name], lambda: function(x.read(), name), name, (x,))


def project(program):
    element = real(program)
    use_time = program.random.random() < 0.6
    x = program.pick(lambda v: v.element == element and len(v.axes) >= 2 and v.promise == PLAIN, 0.3)
    if x is None:
        axes = list(program.random_axes(2))
        if use_time and "Time" not in dict(axes):
            axes[-2] = ("Time", program.extent("Time"))
        x = program.leaf(tuple(axes), element)
    position, features = x.axes[-2], x.axes[-1]
    if program.has_length(position[0]):
        raise Unsuitable
    made_names = program.fresh_names(program.random.choice((1, 1, 2)), x.names, fixed=True)
    made = program.axes_of(made_names)
    role = program.fresh_names(1, x.names, made_names, fixed=True)[0]
    w_axes = (features, *made)
    if math.prod(e for _, e in (*x.axes[:-1], *made)) > 2 * program.most:
        raise Unsuitable
    w = purpose(program, f"projection<{role}, {element}{program.axes_text(w_axes)}>", w_axes, element)
    arguments, uses = [x.name, w.name], [w]
    result_axes = (*x.axes[:-2], (role, position[1]), *made)
    bias = None
    if program.random.random() < 0.4:
        bias = purpose(program, f"projection_bias<{role}, {element}{program.axes_text(made)}>", made, element)
        arguments.append(bias.name)
        uses.append(bias)

    def compute():
        came = ref.product_sum(x.read(), w.read(), (*x.axes[:-1], *made))
        came = ref.relabelled(came, result_axes)
        return ref.arithmetic("+", came, bias.read()) if bias else came

    template = "" if position[0] == "Time" and program.random.random() < 0.7 else position[0]
    program.call("project", arguments, compute, template, (x,), uses=[v.used for v in uses],
                 extra=("with a bias",) if bias else ())  # fmt: skip


def purpose(program, type_text, axes, element):
    """A tensor with a role, made of values or of a tensor."""
    size = math.prod(extent for _, extent in axes)
    values = program.numbers(element, size, "finite")
    memory = program.own_memory(element, size)
    variable = Variable(program.new_name("w"), axes, element, memory, 0, row_major(axes), "role", False, ("role",))
    if program.random.random() < 0.5:
        text = f"{{{', '.join(number(v, element) for v in values)}}}"
    else:
        text = f"{{tensor<{element}{program.axes_text(axes)}>{{{', '.join(number(v, element) for v in values)}}}}}"

    def run():
        memory.value[:] = values
        return []

    run()
    lines = [f"{type_text} const {variable.name}{text};"]
    program.statements.append(Statement(lines, run, (), (variable.name,), "a leaf"))
    return program.add(variable)


def heads(program, values=True):
    """q, k and v with batch axes that all have, but for groups, in any order, and the names of the parts."""
    element = real(program)
    count = program.random.choice((0, 0, 1, 1, 2))
    names = program.fresh_names(count + 4)
    axes = {name: program.extent(name) for name in names}
    *batch, query, key, compared, weighed = names
    if ref.GROUP in (query, key, compared, weighed) or program.has_length(compared, *[weighed] * values):
        raise Unsuitable
    if ref.GROUP not in batch and program.random.random() < 0.25:
        batch.append(ref.GROUP)
        axes[ref.GROUP] = program.extent(ref.GROUP)
    batch = [(name, axes[name]) for name in batch]
    shared = [axis for axis in batch if axis[0] != ref.GROUP or program.random.random() < 0.25]
    if program.random.random() < 0.25 and not program.has_length(query, key):
        program.extent_of[key] = axes[key] = axes[query]
    longest = sorted((axes[query], axes[key], axes[compared], axes[weighed]))[-2:]
    if math.prod(e for _, e in batch) * math.prod(longest) > 2 * program.most:
        raise Unsuitable
    part = lambda name: (name, axes[name])  # noqa: E731
    q = operand_of_heads(program, (*program.shuffled((*batch, part(query))), part(compared)), element)
    k = operand_of_heads(program, (*program.shuffled((*shared, part(key))), part(compared)), element)
    v = None
    if values:
        v = operand_of_heads(program, (*program.shuffled((*shared, part(key))), part(weighed)), element)
    return q, k, v, query, key


def operand_of_heads(program, axes, element):
    return program.operand_with(axes, element)


def options(program, q, k, query, key):
    """Mask and scale, each of them sometimes, in any order: their text, and what they are for the reference."""
    batch = ref.batch_axes(q, k, q.names[-1])
    scores_axes = (*batch, (query, dict(q.axes)[query]), (key, dict(k.axes)[key]))
    mask = None
    if program.random.random() < 0.6:
        mask = random_mask(program, scores_axes, query, key, q.element)
    given = None
    texts = [mask.text] if mask else []
    if program.random.random() < 0.25:
        given = program.random.choice((0.5, 0.3, 0.0, -0.25, 1.0, 2.0))
        suffix = "f" if program.random.random() < 0.5 and q.element == "float" else ""
        texts.append(f"scale{{{given}{suffix}}}")
    return list(program.shuffled(texts)), scores_axes, mask, given


def masking_of(mask, axes):
    if mask is None:
        return ref.Masking(np.ones([e for _, e in axes], bool), None)
    return mask.masking()


def scores(program):
    q, k, _, query, key = heads(program, values=False)
    texts, axes, mask, given = options(program, q, k, query, key)

    def compute():
        return ref.score(q.read(), k.read(), query, key, masking_of(mask, axes), given)

    came = program.call(
        "scores", [q.name, k.name, *texts], compute, operands=(q, k), promise=("logits", key, q.names[-1]),
        uses=mask.uses if mask else (), extra=mask.traits if mask else ("no mask",), shared=mask.views if mask else (),
    )  # fmt: skip
    if came:
        came.queries = query


def masked(program):
    element = real(program)
    x = program.pick(lambda v: v.element == element and v.promise[0] == "logits" and len(v.axes) >= 2, 0.8)
    if x is None:
        x = as_logits(program)
    key = x.promise[1]
    query = program.random.choice([name for name in x.names if name != key])
    mask = random_mask(program, x.axes, query, key, element)
    program.call(
        "masked", [x.name, mask.text], lambda: ref.laid(x.read(), mask.masking()), query, (x,),
        x.promise, uses=mask.uses, extra=mask.traits, shared=mask.views,
    )  # fmt: skip


def as_logits(program):
    element = real(program)
    x = program.operand(2, (element,), plain=True)
    key = program.random.choice(x.names)
    return program.call("as_logits", [x.name], x.read, key, (x,), ("logits", key, None), into=False)


def weights_for(program, element):
    """Attention weights, from logits or at one's word."""
    found = program.pick(lambda v: v.promise[0] == "weights" and len(v.axes) >= 2 and v.element == element, 0.6)
    if found:
        return found
    x = program.leaf(program.random_axes(2, 4), element)
    key = program.random.choice(x.names)
    if program.random.random() < 0.5:
        return program.call("as_attention_weights", [x.name], x.read, key, (x,), ("weights", key, None), into=False)
    made = program.call("as_logits", [x.name], x.read, key, (x,), ("logits", key, None), into=False)
    return program.call(
        "softmax", [made.name], lambda: ref.softmax(made.read(), key), key, (made,), ("weights", key, None), into=False
    )


def attend(program):
    element = real(program)
    weights = weights_for(program, element)
    key = weights.promise[1]
    query = program.random.choice([name for name in weights.names if name not in (key, ref.GROUP)] or [None])
    if query is None:
        raise Unsuitable
    taken = [*weights.names, weights.promise[2]]
    feature = program.axes_of(program.fresh_names(1, taken))
    shared = [axis for axis in weights.axes if axis[0] != query]
    v = program.operand_with((*program.shuffled(shared), *feature), element)
    mask = None
    if program.random.random() < 0.4:
        mask = random_mask(program, weights.axes, query, key, element)

    def compute():
        return ref.attended(weights.read(), v.read(), query, key, mask.masking().kept if mask else None)

    program.call(
        "attend", [weights.name, v.name, *([mask.text] if mask else [])], compute, operands=(weights, v),
        uses=mask.uses if mask else (), extra=mask.traits if mask else ("no mask",), shared=mask.views if mask else (),
    )  # fmt: skip


def computed_weights(q, k, query, key, masking, given):
    return ref.softmax(ref.score(q.read(), k.read(), query, key, masking, given), key)


def scaled_dot_product_attention(program):
    q, k, v, query, key = heads(program)
    texts, axes, mask, given = options(program, q, k, query, key)

    def compute():
        masking = masking_of(mask, axes)
        weights = computed_weights(q, k, query, key, masking, given)
        return ref.attended(weights, v.read(), query, key, masking.kept, fused=True)

    program.call(
        "scaled_dot_product_attention", [q.name, k.name, v.name, *texts], compute, operands=(q, k, v),
        uses=mask.uses if mask else (), extra=mask.traits if mask else ("no mask",), shared=mask.views if mask else (),
    )  # fmt: skip


def attention(program):
    q, k, v, query, key = heads(program)
    texts, axes, mask, given = options(program, q, k, query, key)
    text = f"attention({', '.join([q.name, k.name, v.name, *texts])})"
    both_of_attention(program, text, q, k, v, query, key, axes, mask, given, (q, k, v))


def both_of_attention(program, text, q, k, v, query, key, axes, mask, given, operands, uses=(), label="attention"):
    """The output and the weights of a call; q, k and v need only be read."""
    name = program.new_name("both")

    def compute():
        masking = masking_of(mask, axes)
        weights = computed_weights(q, k, query, key, masking, given)
        return ref.attended(weights, v.read(), query, key, masking.kept if mask else None), weights

    variables = []
    for array, part in zip(compute(), ("output", "weights")):
        memory = program.own_memory(array.element, array.value.size)
        promise = PLAIN if part == "output" else ("weights", key, q.names[-1])
        variables.append(
            Variable(f"{name}.{part}", array.axes, array.element, memory, 0, row_major(array.axes), "result", False,
                     promise, name)
        )  # fmt: skip

    def run():
        for variable, array in zip(variables, compute()):
            variable.write(array)
        return [program.taken(variable, label) for variable in variables]

    run()
    uses = (*(x.used for x in operands), *uses, *(mask.uses if mask else ()))
    extra = mask.traits if mask else ("no mask",)
    traits = tuple((label, kind) for kind in [x.kind for x in operands] + [q.element, *extra, "value"])
    program.count_work(q.axes, k.axes, v.axes)
    lines = [f"auto const {name} = {text};"]
    lines += [
        f"static_assert(shape_of<decltype({x.name})>() == shape<{program.shape_text(x.axes)}>);" for x in variables
    ]
    program.statements.append(Statement(lines, run, uses, (name,), label, traits))
    program.variables += variables


@dataclasses.dataclass(eq=False)
class Computed:
    """What is read as a variable is, but has no place in the program."""

    axes: tuple
    element: str
    read: object

    @property
    def names(self):
        return tuple(name for name, _ in self.axes)


def self_attention(program):
    """The module, of one input."""
    element = real(program)
    if program.has_length("Time", "Query", "Key"):
        raise Unsuitable
    batch = program.fresh_names(program.random.choice((0, 0, 1)), ("Time", "Query", "Key"))
    features, compared, weighed = program.fresh_names(3, batch, ("Time", "Query", "Key"), fixed=True)
    x_axes = program.axes_of((*batch, "Time", features))
    size = program.extent("Time")
    made = {name: program.extent(name) for name in (compared, weighed)}
    if size * size * math.prod(e for _, e in x_axes[: len(batch)]) > program.most or max(made.values()) > 40:
        raise Unsuitable
    x = program.operand_with(x_axes, element)
    feature_axis = x_axes[-1]
    biased = program.random.random() < 0.4
    weights, biases = [], []
    for role, name in (("Query", compared), ("Key", compared), ("Key", weighed)):
        axes = (feature_axis, (name, made[name]))
        weights.append(purpose(program, f"projection<{role}, {element}{program.axes_text(axes)}>", axes, element))
        if biased:
            text = f"projection_bias<{role}, {element}{program.axes_text(axes[1:])}>"
            biases.append(purpose(program, text, axes[1:], element))

    def projected(at, role):
        axes = (*x_axes[:-2], (role, size), weights[at].axes[1])

        def read():
            came = ref.product_sum(x.read(), weights[at].read(), (*x_axes[:-1], weights[at].axes[1]))
            came = ref.relabelled(came, axes)
            return ref.arithmetic("+", came, biases[at].read()) if biased else came

        return Computed(axes, element, read)

    q, k, v = projected(0, "Query"), projected(1, "Key"), projected(2, "Key")
    texts, axes, mask, given = options(program, q, k, "Query", "Key")
    module = ", ".join(
        [element, *(f"{name}<{extent}>" for name, extent in (feature_axis, *made.items()))]
        + ["with_bias"] * biased
    )
    parts = ", ".join(variable.name for variable in (*weights, *biases))
    text = f"self_attention<{module}>{{{parts}}}({', '.join([x.name, *texts])})"
    uses = [variable.used for variable in (*weights, *biases)]
    both_of_attention(
        program, text, q, k, v, "Query", "Key", axes, mask, given, (x,), uses, "self_attention"
    )


# Comparisons ---------------------------------------------------------------------------------------------------------


def comparison(program):
    element = program.element
    x = program.operand(elements=(element,), plain=True)
    if np.any(x.read().error > 0):
        raise Unsuitable
    y = x if program.random.random() < 0.3 else program.operand_with(x.axes, element)
    choices = ["=="]
    if element != "bool":
        choices += ["max_abs_difference", "all_close"]
    which = program.random.choice(choices)
    text = f"{x.name} == {y.name}" if which == "==" else f"{which}({x.name}, {y.name})"

    def run():
        a, b = x.read(), y.read()
        if np.any(a.error > 0) or np.any(b.error > 0):
            raise Unsuitable
        p, r = a.value, b.value
        same = (p == r) | (np.isnan(p) & np.isnan(r)) if element in REAL else p == r
        if which == "==":
            expected = ("bool", bool(np.all(p == r)), 0.0)
        else:
            finite = np.isfinite(p) & np.isfinite(r) if element in REAL else np.ones(p.shape, bool)
            away = np.where(same, 0, np.where(finite, np.abs(np.where(finite, p, 0) - np.where(finite, r, 0)), np.inf))
            if which == "max_abs_difference":
                expected = (element if element in REAL else "std::uint64_t", away.max(), float(2.0**-23 * np.nan_to_num(away.max(), posinf=0)))
            else:
                relative, absolute = {"float": (1.3e-6, 1e-5), "double": (1e-7, 1e-7)}.get(element, (0, 0))
                bound = absolute + relative * np.where(finite, np.abs(r), 0)
                if np.any(np.abs(away - bound) < bound * 1e-3):
                    raise Unsuitable
                expected = ("bool", bool(np.all(away <= bound)), 0.0)
        return [Taken(f"came.put({text});", f"{which}: {text}", [expected])]

    run()
    traits = tuple((which, kind) for kind in (x.kind, y.kind, element))
    program.statements.append(Statement([], run, (x.used, y.used), (), which, traits))


OPERATIONS = [
    (arithmetic, 7),
    (negate, 1),
    (assignment, 9),
    (map_operation, 3),
    (map_to_bool, 1),
    (zip_operation, 3),
    (cast, 3),
    (transpose, 3),
    (permute, 4),
    (rename, 2),
    (split, 3),
    (merge, 3),
    (slice_operation, 3),
    (concat, 3),
    (stack, 2),
    (as_tensor, 2),
    (range_operation, 2),
    (view_of_part, 4),
    (assign_to_part, 5),
    (element_access, 2),
    (store, 2),
    (sum_operation, 4),
    (mean, 2),
    (max_operation, 3),
    (argmax, 3),
    (contract, 7),
    (matmul, 6),
    (outer, 2),
    (softmax, 4),
    (log_softmax, 2),
    (naive_softmax, 1),
    (project, 4),
    (scores, 5),
    (masked, 3),
    (attend, 5),
    (scaled_dot_product_attention, 7),
    (attention, 5),
    (self_attention, 2),
    (comparison, 3),
]
