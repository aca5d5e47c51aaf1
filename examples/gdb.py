# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Tensors in gdb, with their axes and their values:

    (gdb) source examples/gdb.py
    (gdb) print q
    $1 = tensor [Query<2>, Dk<3>] [[0, 1, 2], [3, 4, 5]]

Also heap tensors, views (a strided one in the order of its axes), projections, masks, logits and distributions. Of an axis
that is up to a length, so many as there are. At most so many values as `set print elements` says, "..." for the rest.
"""

import re

import gdb
import gdb.printing
import gdb.types

# Where the values of a tensor are: those that have them, and whose name says the shape. Others derive from one of them.
KINDS = {"tensor", "heap_tensor", "tensor_view", "strided_view"}
NAME = re.compile(r"^(?:const |volatile )*heed::(?:\w+::)*(\w+)<")


def arguments(name):
    """The template arguments in the name of a type."""
    inner = name[name.index("<") + 1 : name.rindex(">")]
    found, depth, begin = [], 0, 0
    for at, letter in enumerate(inner):
        # An axis may be a local type: its name has parentheses and quotes around others.
        depth += (letter in "<({") - (letter in ">)}")
        if letter == "," and depth == 0:
            found.append(inner[begin:at].strip())
            begin = at + 1
    rest = inner[begin:].strip()
    return found + [rest] if rest else found


def number(argument):
    return int(re.sub(r"[uUlL]+$|^\(.*\)", "", argument))


class Axis:
    """`heed::axes::Query<2ul>`, or `heed::up_to<heed::axes::Key<5ul> >`, whose length is elsewhere."""

    def __init__(self, name):
        short, inside = name[: name.index("<")].split("::")[-1], arguments(name)
        self.is_up_to = short == "up_to"
        if self.is_up_to:
            inner = Axis(inside[0])
            self.extent, self.text = inner.extent, f"up_to<{inner.text}>"
        else:
            self.extent = number(inside[0])
            self.text = f"{short}<{self.extent}>"


def kind_of(type_):
    """The type of a value, or of one of its bases, that is one of KINDS, as a pair: that name, its arguments."""
    type_ = gdb.types.get_basic_type(type_)
    if type_.code != gdb.TYPE_CODE_STRUCT or type_.name is None:
        return None
    name = NAME.match(type_.name)
    if name and name.group(1) in KINDS:
        return name.group(1), arguments(type_.name)
    for field in type_.fields():
        if field.is_base_class:
            found = kind_of(field.type)
            if found:
                return found
    return None


def text_of(value):
    """One element, whole numbers of 8 bits as numbers."""
    type_ = gdb.types.get_basic_type(value.type)
    if type_.code in (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_CHAR):
        return str(int(value))
    return value.format_string()


class TensorPrinter:
    def __init__(self, value, name, kind, inside):
        self.value, self.name = value, name
        axes = inside[1:]
        steps = None
        if kind == "strided_view":
            steps, axes = [number(step) for step in arguments(axes[0])], axes[1:]
        self.axes = [Axis(axis) for axis in axes]
        if steps is None:
            steps, step = [], 1
            for axis in reversed(self.axes):
                steps.insert(0, step)
                step *= axis.extent
        self.steps = steps

    def counts(self):
        """How many elements there are along each axis."""
        lengths = 0
        found = []
        for axis in self.axes:
            count = axis.extent
            if axis.is_up_to:
                count = int(self.value["lengths"]["of"][lengths])
                lengths += 1
            found.append(count)
        return found

    def first(self):
        """What the values are counted from: an array or a pointer."""
        for member in ("memory", "values"):
            if any(field.name == member for field in all_fields(self.value.type)):
                values = self.value[member]
                is_array = gdb.types.get_basic_type(values.type).code == gdb.TYPE_CODE_ARRAY
                return values if is_array else values["first"]
        raise ValueError("no values")

    def to_string(self):
        shape = "[" + ", ".join(axis.text for axis in self.axes) + "]"
        return f"{self.name} {shape} {self.elements()}"

    def elements(self):
        counts = self.counts()
        if any(count > axis.extent for count, axis in zip(counts, self.axes)):
            return "<a length beyond its capacity>"
        first = self.first()
        if first.type.strip_typedefs().code == gdb.TYPE_CODE_PTR and int(first) == 0:
            return "<no values>"
        left = [gdb.parameter("print elements") or float("inf")]

        def rows(axis, place):
            if axis == len(counts):
                left[0] -= 1
                return text_of(first[place])
            parts = []
            for i in range(counts[axis]):
                if left[0] <= 0:
                    parts.append("...")
                    break
                parts.append(rows(axis + 1, place + i * self.steps[axis]))
            return "[" + ", ".join(parts) + "]"

        try:
            return rows(0, 0)
        except gdb.MemoryError as error:
            return f"<{error}>"


def all_fields(type_):
    for field in gdb.types.get_basic_type(type_).fields():
        if field.is_base_class:
            yield from all_fields(field.type)
        else:
            yield field


class Tensors(gdb.printing.PrettyPrinter):
    def __init__(self):
        super().__init__("heed", [])

    def __call__(self, value):
        type_ = gdb.types.get_basic_type(value.type)
        name = NAME.match(type_.name or "") if type_.code == gdb.TYPE_CODE_STRUCT else None
        # What is between a tensor and its bases is named by the tensor.
        if name is None or "::detail::" in name.group(0):
            return None
        found = kind_of(type_)
        return TensorPrinter(value, name.group(1), *found) if found else None


gdb.printing.register_pretty_printer(gdb.current_objfile(), Tensors(), replace=True)
