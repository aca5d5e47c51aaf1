# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Random programs of heed, each with what it must compute.

A program has memory (arrays of numbers) and variables: tensors with values of their own and views of memory, of any
strides, that may overlap. Its statements call operations and compute new variables, write into tensors and views, or
change them in place. Every statement can be run again in Python on the state of the memory, by reference.py, so that a
program can lose statements and still be judged (see run.py). The same seed gives the same program.
"""

import dataclasses
import itertools
import math
import random
import re

import numpy as np

import reference as ref
import views
from reference import Array, Unsuitable

NAMES = ("Batch", "Head", "Query", "Key", "Dk", "Dv", "Time", "Model", "Hidden", "Layer", "Group", "Vocabulary")
REAL = ("float", "double")
WHOLE = ("int", "std::int64_t", "short", "signed char", "unsigned char", "unsigned")
KINDS = ("stack", "heap", "view", "strided", "strided of gaps", "strided of 0", "strided, permuted", "any strides")
PLAIN = ("plain",)


@dataclasses.dataclass(eq=False)
class Memory:
    """Numbers in a row; of a variable of its own, or of the program (`parameter`)."""

    element: str
    value: np.ndarray
    error: np.ndarray
    parameter: str | None = None
    initial: np.ndarray | None = None

    def reset(self):
        if self.initial is not None:
            self.value = self.initial.copy()
            self.error = np.zeros(self.value.shape)


@dataclasses.dataclass(eq=False)
class Variable:
    """What a name in the program stands for."""

    name: str
    axes: tuple
    element: str
    memory: Memory
    offset: int
    strides: tuple
    kind: str
    mutable: bool = True
    promise: tuple = PLAIN
    # The variable whose name stands in this one's: of `transpose(x)` it is x.
    root: str | None = None

    @property
    def used(self):
        return self.root or self.name

    def places(self):
        place = np.full((), self.offset)
        for (_, extent), stride in zip(self.axes, self.strides):
            place = np.add.outer(place, np.arange(extent) * stride)
        return place

    def read(self):
        at = self.places()
        return Array(self.axes, self.element, self.memory.value[at], self.memory.error[at])

    def write(self, array):
        at = self.places()
        self.memory.value[at] = array.value
        self.memory.error[at] = array.error

    @property
    def names(self):
        return tuple(name for name, _ in self.axes)

    @property
    def size(self):
        return math.prod(extent for _, extent in self.axes)


@dataclasses.dataclass(eq=False)
class Taken:
    """Something that the program records: `text` in it, what is expected, and which statement made it."""

    text: str
    label: str
    expected: list  # of (element type, value, error) a number
    memory: Memory | None = None


@dataclasses.dataclass(eq=False)
class Statement:
    """Lines of the program, and the same in Python; `run` gives what is to be recorded then."""

    lines: list
    run: object
    uses: tuple
    defines: tuple
    label: str
    traits: tuple = ()


def is_unsigned(element):
    return element.startswith("unsigned") or element in ("std::size_t", "std::uint64_t")


def number(value, element):
    if element == "bool":
        return "true" if value else "false"
    if element not in REAL:
        return str(int(value))
    suffix = "f" if element == "float" else ""
    if math.isnan(value):
        return f"std::numeric_limits<{element}>::quiet_NaN()"
    if math.isinf(value):
        return ("-" if value < 0 else "") + f"std::numeric_limits<{element}>::infinity()"
    return f"{float(value)!r}{suffix}"


def row_major(axes):
    strides, step = [], 1
    for _, extent in reversed(axes):
        strides.append(step)
        step *= extent
    return tuple(reversed(strides))


def is_distinct(axes, strides):
    """No two elements at one place."""
    place = np.zeros((), int)
    for (_, extent), stride in zip(axes, strides):
        place = np.add.outer(place, np.arange(extent) * stride)
    return len(set(place.ravel().tolist())) == place.size


def reach(axes, strides):
    return 1 + sum((extent - 1) * stride for (_, extent), stride in zip(axes, strides))


class Program:
    """One random program."""

    def __init__(self, seed, number_in_file=0):
        self.seed = seed
        self.number = number_in_file
        self.random = random.Random(seed)
        self.memories = []
        self.variables = []
        self.statements = []
        self.count = itertools.count()
        self.extent_of = {}
        self.traits = []
        self.equal = self.random.random() < 0.15
        self.most = self.random.choice((24, 60, 60, 120, 400))
        # Axes longer than the tiles of the kernels.
        self.long = self.random.random() < 0.06
        if self.long:
            self.most = 3000
        self.work = 0
        self.specials = self.random.random() < 0.12
        self.lengths = self.random_lengths(random.Random(f"lengths of {seed}"))
        element = self.random.choices(("float", "double", "whole", "bool"), (50, 20, 22, 8))[0]
        self.element = self.random.choice(WHOLE) if element == "whole" else element
        wanted = self.random.choice((1, 1, 2, 2, 3, 4))
        for _ in range(60):
            if self.operations() >= wanted:
                break
            self.add_operation()

    def operations(self):
        return sum(1 for statement in self.statements if statement.label not in ("a leaf", "a function"))

    # Axes up to a length -------------------------------------------------------------------------------------------

    def random_lengths(self, choose):
        """Names whose axes are up to a length in this program, each with what it has room for beyond its extent."""
        if choose.random() > 0.35:
            return {}
        names = choose.sample([name for name in NAMES if name != "Group"], choose.choice((1, 2, 4, 8)))
        return {name: choose.choice((0, 1, 2, 5, 17)) for name in names}

    def has_length(self, *names):
        return any(name in self.lengths for name in names)

    def shape_text(self, axes):
        return ", ".join(
            f"up_to<{name}<{extent + self.lengths[name]}>>" if name in self.lengths else f"{name}<{extent}>"
            for name, extent in axes
        )

    def axes_text(self, axes):
        """Of a type that is made of extents alone."""
        if self.has_length(*dict(axes)):
            raise Unsuitable
        return "".join(f", {name}<{extent}>" for name, extent in axes)

    def leaf_up_to(self, axes, element, *how):
        """A leaf with room for more, of which as much is taken as is said: copied or viewed."""
        lengths, self.lengths = self.lengths, {}
        others = list(self.variables)
        try:
            whole_axes = tuple((name, extent + lengths.get(name, 0)) for name, extent in axes)
            if math.prod(extent for _, extent in whole_axes) > 3 * self.most:
                raise Unsuitable
            x = self.leaf(whole_axes, element, *how)
        finally:
            self.lengths = lengths
        for name, extent in self.shuffled(axis for axis in axes if axis[0] in lengths):
            x = self.taken_of(x, name, extent, how[2])
        # Its extents are others than those of what follows.
        self.variables = [*others, x]
        return x

    def taken_of(self, whole, name, length, writable):
        one = self.new_name()
        axes = tuple((n, length if n == name else extent) for n, extent in whole.axes)
        constant = "" if writable or self.random.random() < 0.5 else " const"
        if whole.kind not in ("up to a length", "up to a length, view") and self.random.random() < 0.5:
            memory = self.own_memory(whole.element, math.prod(extent for _, extent in axes))
            variable = Variable(one, axes, whole.element, memory, 0, row_major(axes), "up to a length", not constant)

            def run():
                came = whole.read().value[at], whole.read().error[at]
                variable.write(Array(axes, whole.element, *came))
                return []

            at = tuple(slice(0, extent) for _, extent in axes)
            call = "take"
            run()
        else:
            variable = Variable(one, axes, whole.element, whole.memory, whole.offset, whole.strides,
                                "up to a length, view", whole.mutable and not constant)  # fmt: skip
            call, run = "take_view", lambda: []
        line = f"auto{constant} {one} = {call}<{name}>({whole.name}, {length});"
        self.statements.append(Statement([line], run, (whole.used,), (one,), "a leaf"))
        return self.add(variable)

    # Names and extents ---------------------------------------------------------------------------------------------

    def extent(self, name):
        if name not in self.extent_of:
            small = (1, 2, 2, 3, 3, 4, 5, 6, 7)
            large = (40, 64, 65, 100, 129, 150, 257) if self.long else (8, 9, 13, 16, 17, 19, 32, 33)
            share = 0.35 if self.long else 0.12
            choice = self.random.choice
            self.extent_of[name] = 3 if self.equal else choice(large) if self.random.random() < share else choice(small)
        return self.extent_of[name]

    def fresh_names(self, count, *taken, fixed=False):
        """Names that are not taken; `fixed`: of axes that are not up to a length."""
        free = [name for name in NAMES if not any(name in list_of for list_of in taken)]
        if fixed:
            free = [name for name in free if name not in self.lengths]
        if len(free) < count:
            raise Unsuitable
        return self.random.sample(free, count)

    def axes_of(self, names):
        axes = tuple((name, self.extent(name)) for name in names)
        if math.prod(extent for _, extent in axes) > self.most:
            raise Unsuitable
        return axes

    def random_axes(self, least=0, most=5, taken=()):
        rank = self.random.choices(range(6), (4, 18, 30, 26, 14, 8))[0]
        rank = min(max(rank, least), most)
        for _ in range(8):
            try:
                return self.axes_of(self.fresh_names(rank, taken))
            except Unsuitable:
                rank = max(rank - (self.random.random() < 0.3), least)
        raise Unsuitable

    def shuffled(self, items):
        items = list(items)
        return tuple(self.random.sample(items, len(items)))

    def subset(self, items, least=0):
        count = self.random.randint(min(least, len(items)), len(items))
        return tuple(self.random.sample(list(items), count))

    # Numbers -------------------------------------------------------------------------------------------------------

    def numbers(self, element, count, style="any"):
        choose = self.random
        if element == "bool":
            return np.array([choose.random() < 0.6 for _ in range(count)], bool)
        if element not in REAL:
            low = 0 if is_unsigned(element) else -4
            values = [choose.randint(low, 5) for _ in range(count)]
            if style == "divisor":
                values = [value or 3 for value in values]
            return np.array(values, np.int64)
        kind = choose.random()
        if style == "divisor":
            values = [choose.choice((-1, 1)) * choose.choice((0.5, 1.0, 2.0, 4.0, 3.0, 1.5)) for _ in range(count)]
        elif kind < 0.6:
            values = [choose.randint(-16, 16) / 8 for _ in range(count)]
        elif kind < 0.9:
            values = [float(np.float32(choose.uniform(-2, 2))) for _ in range(count)]
        else:
            values = [float(np.float32(choose.uniform(-2, 2) * 2.0 ** choose.randint(-8, 3))) for _ in range(count)]
        if self.specials and style == "any":
            odd = (-0.0, math.inf, -math.inf, math.nan, -0.0)
            values = [choose.choice(odd) if choose.random() < 0.08 else value for value in values]
        return np.array(values)

    # Memory and variables ------------------------------------------------------------------------------------------

    def new_memory(self, element, length, style="any"):
        values = self.numbers(element, length, style)
        memory = Memory(element, values, np.zeros(length), f"m{len(self.memories)}", values.copy())
        self.memories.append(memory)
        return memory

    def own_memory(self, element, size):
        kind = bool if element == "bool" else float if element in REAL else np.int64
        return Memory(element, np.zeros(size, kind), np.zeros(size))

    def strides_for(self, axes, kind):
        """Strides of a kind, or of the nearest that the shape has."""
        choose = self.random
        if kind == "strided, permuted":
            order = self.shuffled(range(len(axes)))
            strides, step = [0] * len(axes), 1
            for at in reversed(order):
                strides[at] = step
                step *= axes[at][1]
            return tuple(strides)
        if kind == "strided of gaps":
            order = range(len(axes)) if choose.random() < 0.5 else self.shuffled(range(len(axes)))
            strides, step = [0] * len(axes), choose.choice((1, 1, 2, 3))
            for at in reversed(order):
                strides[at] = step
                step = step * axes[at][1] + choose.choice((0, 0, 1, 2))
            return tuple(strides)
        if kind == "strided of 0":
            strides = list(row_major(axes) if choose.random() < 0.6 else self.strides_for(axes, "strided, permuted"))
            for at in self.subset(range(len(axes)), 1):
                strides[at] = 0
            return tuple(strides)
        if kind == "any strides":
            return tuple(choose.randint(0, 4) for _ in axes)
        return row_major(axes)

    def place(self, element, axes, strides, on=None, style="any"):
        """A memory and an offset for a view: on an existing memory when it is asked for and big enough, or a new one."""
        needed = reach(axes, strides)
        if needed > 3 * self.most:
            raise Unsuitable
        fit = [m for m in self.memories if m.element == element and len(m.value) >= needed and m.parameter]
        if on is not None:
            if on not in fit:
                raise Unsuitable
            fit = [on]
        if fit and (on is not None or (self.random.random() < 0.35 and style == "any")):
            memory = self.random.choice(fit)
            return memory, self.random.randint(0, len(memory.value) - needed)
        before, after = self.random.choice((0, 0, 1, 2)), self.random.choice((0, 0, 1, 5))
        return self.new_memory(element, before + needed + after, style), before

    def new_name(self, letter="x"):
        return f"{letter}{next(self.count)}"

    def add(self, variable):
        self.variables.append(variable)
        return variable

    def leaf(self, axes, element, kind=None, style="any", writable=False, on=None):
        """A new variable of a kind, with values from memory or written out."""
        if self.has_length(*dict(axes)):
            return self.leaf_up_to(axes, element, kind, style, writable, on)
        kind = kind or self.random.choice(KINDS)
        if not axes and kind.startswith(("strided", "any")):
            kind = self.random.choice(("stack", "view", "strided"))
        name = self.new_name()
        shape = self.axes_text(axes)
        if kind in ("stack", "heap"):
            return self.leaf_with_values(name, axes, element, kind, style, writable)
        strides = self.strides_for(axes, kind)
        if writable and not is_distinct(axes, strides):
            strides = self.strides_for(axes, "strided of gaps")
            kind = "strided of gaps"
        memory, offset = self.place(element, axes, strides, on, style)
        constant = "" if writable or self.random.random() < 0.4 else " const"
        pointer = f"{memory.parameter} + {offset}" if offset else memory.parameter
        if kind == "view":
            kind_text = f"tensor_view<{element}{constant}{shape}>"
        else:
            kind_text = f"strided_view<{element}{constant}, strides<{', '.join(map(str, strides))}>{shape}>"
        declared = "auto" if writable or self.random.random() < 0.3 else "auto const"
        variable = Variable(name, axes, element, memory, offset, strides, kind, not constant and declared == "auto")
        self.statements.append(
            Statement([f"{declared} {name} = {kind_text}({pointer});"], lambda: [], (), (name,), "a leaf")
        )
        return self.add(variable)

    def leaf_with_values(self, name, axes, element, kind, style, writable):
        size = math.prod(extent for _, extent in axes)
        strides = row_major(axes)
        memory = self.own_memory(element, size)
        constant = "" if writable or self.random.random() < 0.4 else "const "
        variable = Variable(name, axes, element, memory, 0, strides, kind, not constant)
        type_text = f"{'tensor' if kind == 'stack' else 'heap_tensor'}<{element}{self.axes_text(axes)}>"
        ways = ["memory", "memory", "braces", "from"]
        if style == "any":
            ways += ["full", "zeros", "generate"] + ["eye"] * (len(axes) == 2) + ["iota"] * (element != "bool")
        way = self.random.choice(ways) if size <= 200 else "memory"
        if way == "memory":
            source, offset = self.place(element, axes, strides, style=style)
            line = f"auto {constant}{name} = random_programs::copied_from<{type_text}>({source.parameter} + {offset});"

            def run():
                memory.value[:] = source.value[offset : offset + size]
                memory.error[:] = source.error[offset : offset + size]
                return []

        else:
            if way == "iota":
                start, step = self.numbers(element, 2, "finite")
                step = abs(step) if is_unsigned(element) else step
                made = f"iota<{type_text}>({number(start, element)}, {number(step, element)})"
                values = start + step * np.arange(size)
            elif way == "full":
                value = self.numbers(element, 1)[0]
                made, values = f"full<{type_text}>({number(value, element)})", np.full(size, value)
            elif way == "zeros":
                made, values = f"zeros<{type_text}>()", np.zeros(size)
            elif way == "eye":
                made, values = f"eye<{type_text}>()", np.eye(*(extent for _, extent in axes)).ravel()
            elif way == "generate":
                # Of the indices, the number of the element in row-major order and a bit of arithmetic.
                indices = [f"i{at}" for at in range(len(axes))]
                terms = " + ".join([f"{step} * {index}" for step, index in zip(strides, indices)] + ["1"])
                head = ", ".join(f"std::size_t {index}" for index in indices)
                turned = f"({terms}) % 7 < 3" if element == "bool" else f"static_cast<{element}>(({terms}) % 7)"
                made = f"generate<{type_text}>([]({head}) {{ return {turned}; }})"
                values = (np.arange(size) + 1) % 7
                values = values < 3 if element == "bool" else values
            else:
                values = self.numbers(element, size, style)
                text = ", ".join(number(value, element) for value in values)
                made = f"from<{type_text}>({text})"
                if way == "braces" and kind == "stack":
                    made = f"{type_text}{{{text}}}"
            error = None
            if way == "iota" and element in REAL:
                steps = np.abs(step * np.arange(size))
                exact = (np.float32(steps) == steps) & (np.float32(values) == values) & (element == "float")
                error = np.where(exact, 0, 2.02 * ref.UNIT[element] * (steps + np.abs(values)))
                error = error.reshape([extent for _, extent in axes])
            initial = ref.array(axes, element, np.reshape(values, [extent for _, extent in axes]), error)
            line = f"auto {constant}{name} = {made};"

            def run():
                memory.value[:] = initial.value.ravel()
                memory.error[:] = initial.error.ravel()
                return []

        run()
        self.statements.append(Statement([line], run, (), (name,), "a leaf"))
        self.add(variable)
        if self.random.random() < 0.12 and size:
            return self.view_of_tensor(variable, writable)
        return variable

    def view_of_tensor(self, x, writable=False):
        """A view of a tensor that has its own values."""
        name = self.new_name()
        constant = "" if x.mutable else " const"
        if self.random.random() < 0.5:
            text, strides, kind = f"view_of({x.name})", x.strides, "view"
        else:
            kind = self.random.choice(("strided, permuted", "strided of 0", "strided"))
            strides = self.strides_for(x.axes, kind)
            if writable and not is_distinct(x.axes, strides):
                strides, kind = x.strides, "strided"
            text = (
                f"strided_view<{x.element}{constant}, strides<{', '.join(map(str, strides))}>"
                f"{self.axes_text(x.axes)}>({x.name}.data())"
            )
            if not x.axes:
                strides = ()
        variable = Variable(name, x.axes, x.element, x.memory, 0, strides, kind, x.mutable)
        self.statements.append(Statement([f"auto {name} = {text};"], lambda: [], (x.name,), (name,), "a leaf"))
        return self.add(variable)

    def pick(self, accept, chance=0.6):
        """A variable that is there and suits, mostly a late one; or None."""
        fit = [variable for variable in self.variables if accept(variable)]
        if not fit or self.random.random() > chance:
            return None
        return self.random.choice(fit[-3:] if self.random.random() < 0.7 else fit)

    def operand(self, least=0, elements=None, plain=False, most=5):
        """Any tensor."""
        elements = elements or (self.element,)
        found = self.pick(
            lambda v: v.element in elements and len(v.axes) >= least and (v.promise == PLAIN or not plain)
        )
        if not found:
            element = self.element if self.element in elements else self.random.choice(elements)
            found = self.leaf(self.random_axes(least, most), element)
        chance = self.random.random()
        if chance < 0.12 and not plain and least == 0 or chance < 0.05:
            return self.checked_part(found, least, most)
        return self.as_temporary(found) if chance > 0.94 else found

    def checked_part(self, x, least, most):
        one = views.some_part(self, x, self.random.choice((1, 1, 2)))
        return one if least <= len(one.axes) <= most and one.size <= self.most else x

    def as_temporary(self, x):
        """A call in the place of an operand, that gives a tensor which nobody has a name for."""
        if len(x.axes) < 2 or x.promise != PLAIN:
            text, order = f"as_tensor({x.name})", list(range(len(x.axes)))
            if x.promise != PLAIN:
                return x
        else:
            order = self.random.sample(range(len(x.axes)), len(x.axes))
            text = f"permute<{', '.join(x.axes[at][0] for at in order)}>({x.name})"
        axes, strides = (tuple(of[at] for at in order) for of in (x.axes, x.strides))
        return Variable(text, axes, x.element, x.memory, x.offset, strides, "temporary", False, PLAIN, x.used)

    def operand_with(self, axes, element, style="any", plain=True):
        """A tensor of exactly these axes."""
        found = self.pick(
            lambda v: v.axes == axes and v.element == element and (v.promise == PLAIN or not plain) and style == "any",
            0.4,
        )
        if self.random.random() < 0.06 and len(axes) > 1:
            order = self.random.sample(range(len(axes)), len(axes))
            x = self.leaf(tuple(axes[at] for at in order), element, style=style)
            strides = tuple(x.strides[order.index(at)] for at in range(len(axes)))
            text = f"permute<{', '.join(name for name, _ in axes)}>({x.name})"
            return Variable(text, axes, element, x.memory, x.offset, strides, "temporary", False, PLAIN, x.used)
        if self.random.random() < 0.1 and style == "any":
            for x in self.shuffled(v for v in self.variables if v.element == element):
                one = views.part_like(self, x, axes)
                if one:
                    return one
        return found or self.leaf(axes, element, style=style)

    # Calls ---------------------------------------------------------------------------------------------------------

    def add_operation(self):
        """Adds a random statement; nothing when what was thought of cannot be judged."""
        kept = len(self.statements), len(self.variables), len(self.memories), dict(self.extent_of)
        states = [(m, m.value.copy(), m.error.copy()) for m in {id(v.memory): v.memory for v in self.variables}.values()]
        states += [(m, m.value.copy(), m.error.copy()) for m in self.memories]
        try:
            with np.errstate(all="ignore"):
                self.random.choices(OPERATIONS, [weight for _, weight in OPERATIONS])[0][0](self)
        except Unsuitable:
            del self.statements[kept[0] :], self.variables[kept[1] :], self.memories[kept[2] :]
            self.extent_of = kept[3]
            for memory, value, error in states:
                memory.value, memory.error = value, error

    def call(self, operation, arguments, compute, template="", operands=(), promise=PLAIN, into=True, uses=(), extra=(),
             shared=()):
        """The statement `name<template>(arguments)`, with a result of its own or a destination."""
        result = compute()
        if result.value.size > 2 * self.most:
            raise Unsuitable
        text = f"{operation}<{template}>" if template else operation
        arguments = list(arguments)
        uses = tuple(operand.used for operand in operands) + tuple(uses)
        self.count_work(result.axes, *(operand.axes for operand in operands))
        traits = tuple(
            (operation, kind) for kind in ([f"{x.kind}" for x in operands] + list(extra) + [operands[0].element])
        )
        if into and self.random.random() < 0.4:
            self.write_into(operation, text, arguments, compute, result, (*operands, *shared), uses, traits)
            return None
        name = self.new_name("t")
        constant = self.random.random() < 0.5
        memory = self.own_memory(result.element, result.value.size)
        variable = Variable(
            name, result.axes, result.element, memory, 0, row_major(result.axes), "result", not constant, promise
        )
        lines = [
            f"auto {'const ' if constant else ''}{name} = {text}({', '.join(arguments)});",
            f"static_assert(shape_of<decltype({name})>() == shape<{self.shape_text(result.axes)}>);",
            f"static_assert(std::is_same_v<element_of<decltype({name})>, {result.element}>);",
        ]

        def run():
            came = compute()
            variable.write(came)
            return [self.taken(variable, operation)]

        run()
        self.statements.append(Statement(lines, run, uses, (name,), operation, traits + ((operation, "value"),)))
        return self.add(variable)

    def count_work(self, *shapes):
        """How many steps the compiler may need for it, roughly."""
        self.work += math.prod({name: extent for axes in shapes for name, extent in axes}.values())

    def taken(self, variable, label):
        came = variable.read()
        extents = ", ".join(str(extent) for _, extent in variable.axes)
        return Taken(
            f"came.take({variable.name}, random_programs::extents<{extents}>{{}});",
            f"{label}: {variable.name}",
            [(came.element, *pair) for pair in zip(came.value.ravel().tolist(), came.error.ravel().tolist())],
        )

    def write_into(self, operation, text, arguments, compute, result, operands, uses, traits):
        out, how = self.destination(result, operands)
        lines = [f"{text}({', '.join([f'into({out.name})', *arguments])});"]

        def run():
            out.write(compute())
            return [self.taken(out, operation)]

        run()
        uses = (*uses, out.used)
        traits += ((operation, f"into {how}"), (operation, f"into {out.kind}"))
        self.statements.append(Statement(lines, run, uses, (), operation, traits))

    def destination(self, result, operands):
        """A tensor or view to write to: an operand, memory that an operand has too, or anything else."""
        way = self.random.random()
        suits = lambda v: v.mutable and v.promise == PLAIN and is_distinct(v.axes, v.strides)  # noqa: E731
        if way > 0.8:
            for x in operands:
                one = views.part_like(self, x, result.axes) if x.element == result.element and suits(x) else None
                if one and suits(one):
                    return one, "a part of an operand"
        if way < 0.2:
            same = [v for v in operands if v.axes == result.axes and v.element == result.element and suits(v)]
            if same:
                return self.random.choice(same), "an operand"
        if way < 0.55:
            shared = [v.memory for v in operands if v.memory.parameter and v.element == result.element]
            if shared:
                kind = self.random.choice(("view", "strided of gaps", "strided, permuted"))
                try:
                    out = self.leaf(result.axes, result.element, kind, writable=True, on=self.random.choice(shared))
                    return out, "memory of an operand"
                except Unsuitable:
                    pass
        kind = self.random.choice(("stack", "heap", "view", "strided of gaps", "strided, permuted"))
        return self.leaf(result.axes, result.element, kind, writable=True), "other memory"

    # The whole -----------------------------------------------------------------------------------------------------

    def run(self, kept=None):
        """Runs the statements that are kept, all by default, and gives what each records."""
        for memory in self.memories:
            memory.reset()
        with np.errstate(all="ignore"):
            return [s.run() if kept is None or at in kept else [] for at, s in enumerate(self.statements)]

    def memory_taken(self, kept=None):
        used = "\n".join(line for at, s in enumerate(self.statements) if kept is None or at in kept for line in s.lines)
        return [
            Taken(
                f"came.take_memory({m.parameter}, {len(m.value)});",
                f"memory {m.parameter} in the end",
                [(m.element, *pair) for pair in zip(m.value.tolist(), m.error.tolist())],
                m,
            )
            for m in self.memories
            if re.search(rf"\b{m.parameter}\b", used)
        ]


from operations import OPERATIONS  # noqa: E402
