# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""DLPack: tensors from heed to NumPy and PyTorch and from these to heed, in one process and without a copy.

    dlpack.py COMPILER ARGUMENT...

Compiles dlpack_library.cpp as a shared library, and calls it by ctypes. Needs NumPy (Debian: python3-numpy) of 1.23 or
newer; PyTorch (python3-torch) takes part where it is installed.
"""

import ctypes
import gc
import os
import pathlib
import subprocess
import sys
import tempfile
import weakref

HERE = pathlib.Path(__file__).resolve().parent
try:
    import numpy
except ImportError:
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        # Debian's packages belong to its own Python, which need not be the first on the path.
        os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
    sys.exit("NumPy is missing (Debian: python3-numpy)")
try:
    import torch
except ImportError:
    torch = None

API = ctypes.pythonapi
API.PyCapsule_New.restype = ctypes.py_object
API.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
API.PyCapsule_GetPointer.restype = ctypes.c_void_p
API.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
API.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
API.PyCapsule_IsValid.argtypes = [ctypes.py_object, ctypes.c_char_p]

failures = []


def check(what, came, expected):
    if not (came == expected):
        failures.append(what)
        print(f"{what}: expected {expected!r}, came {came!r}")


class Device(ctypes.Structure):
    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    """DLTensor, once more from its specification, to be held against heed's."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class Versioned(ctypes.Structure):
    pass


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Versioned))
Versioned._fields_ = [
    ("major", ctypes.c_uint32),
    ("minor", ctypes.c_uint32),
    ("manager_ctx", ctypes.c_void_p),
    ("deleter", DELETER),
    ("flags", ctypes.c_uint64),
    ("tensor", Tensor),
]


class Sent:
    """What heed sends, as an object that another library takes by `from_dlpack`."""

    def __init__(self, library, kind):
        self.library, self.kind = library, kind

    def __dlpack__(self, stream=None, max_version=None, dl_device=None, copy=None):
        if max_version is None or max_version[0] < 1:
            return API.PyCapsule_New(self.library.send_unversioned(self.kind), b"dltensor", None)
        return API.PyCapsule_New(self.library.send_versioned(self.kind), b"dltensor_versioned", None)

    def __dlpack_device__(self):
        return (1, 0)


def taken(capsule):
    """The pointer in a capsule, which is heed's from then on."""
    pointer = API.PyCapsule_GetPointer(capsule, b"dltensor")
    API.PyCapsule_SetName(capsule, b"used_dltensor")
    return pointer


def weighed(x):
    return float(sum(float(x[q][d]) * (1 + q * 7 + d * 31) for q in range(3) for d in range(5)))


def from_heed(library, name, take):
    """What another library makes of what heed sends: values and strides."""
    counting = numpy.arange(15, dtype=numpy.float32).reshape(3, 5)
    powers = numpy.exp(counting.astype(numpy.float64) - counting.max(axis=1, keepdims=True))
    expected = [
        counting,
        counting.T,
        counting[:, 2],
        numpy.broadcast_to(counting[0], (4, 5)),
        numpy.array([True, False, True]),
        numpy.array(41, dtype=numpy.int64),
        None,
        numpy.full(7, 7.0),
    ]
    strides = [(5, 1), (1, 5), (5,), (0, 1), (1,), (), (5, 1), (1,)]
    for kind, (values, apart) in enumerate(zip(expected, strides)):
        try:
            x = take(Sent(library, kind))
        except RuntimeError as error:
            # Bools are of DLPack since 1.0, and some versions of both know none.
            check(f"{name}, kind {kind}: {error}", values is not None and values.dtype == bool, True)
            continue
        if name == "PyTorch":
            check(f"{name}, kind {kind}, strides", x.stride(), apart)
            x = x.numpy()
        else:
            check(f"{name}, kind {kind}, strides", tuple(s // x.itemsize for s in x.strides), apart)
        if values is None:
            check(f"{name}, kind {kind}", bool(abs(x - powers / powers.sum(axis=1, keepdims=True)).max() < 1e-6), True)
        else:
            check(f"{name}, kind {kind}, dtype", x.dtype, values.dtype)
            check(f"{name}, kind {kind}", x.tolist(), values.tolist())
        del x
    gc.collect()


def to_heed(library, name, capsule_of, counting):
    """What heed makes of what another library sends. `counting` is 3 x 5 floats."""
    expected = weighed(counting)
    check(f"{name}, a view", library.view_unversioned(taken(capsule_of(counting))), expected)
    check(f"{name}, a copy", library.copy_unversioned(taken(capsule_of(counting))), expected)
    other_order = counting.T if name == "NumPy" else counting.t()
    check(f"{name}, transposed", library.view_unversioned(taken(capsule_of(other_order))), -1.0)
    check(
        f"{name}, transposed, in words",
        library.refusal().decode(),
        "heed: expected a DLPack tensor with 3 elements along axis 0, Query<3>, but it has 5: its shape is [5, 3], those of "
        "[Query<3>, Dk<5>] in another order",
    )
    check(f"{name}, half of it", library.copy_unversioned(taken(capsule_of(counting[:, ::2]))), -1.0)
    check(f"{name}, counted up", library.count_up(taken(capsule_of(counting))), 0.0)
    check(f"{name}, counted up, there", weighed(counting), expected + sum(1 + q * 7 + d * 31 for q in range(3) for d in range(5)))


def ends_once(library):
    """NumPy's array lives as long as heed has what it sent, and no longer, also when heed refuses it."""
    for use, shape in (("view_unversioned", (3, 5)), ("copy_unversioned", (3, 5)), ("view_unversioned", (3, 6))):

        class Array(numpy.ndarray):
            pass

        array = numpy.zeros(shape, dtype=numpy.float32).view(Array)
        gone = weakref.ref(array)
        capsule = array.__dlpack__()
        del array
        gc.collect()
        check(f"{use} of {shape}: there before", gone() is not None, True)
        getattr(library, use)(taken(capsule))
        gc.collect()
        check(f"{use} of {shape}: gone after", gone() is None, True)
        check(f"{use} of {shape}: the capsule is used", API.PyCapsule_IsValid(capsule, b"used_dltensor"), 1)


def versioned(library):
    """The struct with a version, from its specification: NumPy has it from 2.1 on, and then takes part above."""
    values = (ctypes.c_float * 15)(*range(15))
    shape, strides = (ctypes.c_int64 * 2)(3, 5), (ctypes.c_int64 * 2)(5, 1)
    calls = []
    deleter = DELETER(lambda _: calls.append(1))
    expected = weighed([[q * 5 + d for d in range(5)] for q in range(3)])
    for major, minor, has_strides, said in (
        *((1, minor, has, "") for minor in range(4) for has in (True, False)),
        (2, 0, True, "heed: expected a DLPack tensor of version 1, but it is of version 2.0"),
    ):
        tensor = Tensor(ctypes.addressof(values), Device(1, 0), 2, DataType(2, 32, 1), shape, strides if has_strides else None, 0)
        managed = Versioned(major, minor, None, deleter, 1, tensor)
        came = library.view_versioned(ctypes.addressof(managed))
        check(f"version {major}.{minor}", (came, library.refusal().decode()), (-1.0 if said else expected, said))
    check("deleters of versions", len(calls), 9)
    for kind in range(8):
        pointer = library.send_versioned(kind)
        sent = Versioned.from_address(pointer)
        check(f"kind {kind}: version", sent.major, 1)
        check(f"kind {kind}: flags", sent.flags, 2 if kind == 7 else 0)
        check(f"kind {kind}: strides", bool(sent.tensor.strides), True)
        check(f"kind {kind}: lanes and device", (sent.tensor.dtype.lanes, sent.tensor.device.device_type), (1, 1))
        library.end_versioned(pointer)
        library.end_unversioned(library.send_unversioned(kind))


def nothing_in_them(library, name, capsule_of, empty):
    """Arrays without elements, with which strides and the pointer may be anything (nanobind#1259): `empty` of a shape."""
    for shape, axis, said in (
        ((0, 5), "axis 0, Query<3>", "[0, 5]"),
        ((3, 0), "axis 1, Dk<5>", "[3, 0]"),
        ((0, 0), "axis 0, Query<3>", "[0, 0]"),
    ):
        wanted = 3 if "Query" in axis else 5
        for use in ("view_unversioned", "copy_unversioned"):
            check(f"{name}, {use} of {shape}", getattr(library, use)(taken(capsule_of(empty(shape)))), -1.0)
            check(
                f"{name}, {use} of {shape}, in words",
                library.refusal().decode(),
                f"heed: expected a DLPack tensor with {wanted} elements along {axis}, but it has 0: its shape is {said}",
            )


def fields(library):
    """A field of structs: DLPack counts strides in elements, so NumPy sends none that lie between them (nanobind#487)."""
    between = numpy.zeros((3, 5), dtype=[("x", numpy.float32), ("flag", numpy.int8)])["x"]
    try:
        between.__dlpack__()
        check("a stride of 5 bytes between floats", "sent", "refused by NumPy")
    except BufferError:
        pass
    pairs = numpy.zeros((3, 5), dtype=[("x", numpy.float32), ("y", numpy.float32)])
    pairs["x"] = numpy.arange(15).reshape(3, 5)
    pairs["y"] = -1
    check("a field of structs, copied", library.copy_unversioned(taken(pairs["x"].__dlpack__())), weighed(pairs["x"]))
    check("a field of structs, viewed", library.view_unversioned(taken(pairs["x"].__dlpack__())), -1.0)
    check(
        "a field of structs, in words",
        library.refusal().decode(),
        "heed: expected a DLPack tensor whose neighbours along axis 0, Query<3>, are 5 elements apart, to be viewed, but "
        "they are 10 apart: its strides are [10, 2]; read copies it",
    )


def main():
    compiler = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "dlpack_library.so"
        command = [*compiler, "-O1", "-fPIC", "-shared", str(HERE / "dlpack_library.cpp"), "-o", str(path)]
        subprocess.run(command, check=True)
        library = ctypes.CDLL(str(path))
        for name in ("send_unversioned", "send_versioned"):
            getattr(library, name).restype = ctypes.c_void_p
        for name in ("view_unversioned", "copy_unversioned", "copy_of_doubles", "copy_of_integers", "copy_of_bools", "view_versioned", "count_up"):
            getattr(library, name).restype = ctypes.c_double
            getattr(library, name).argtypes = [ctypes.c_void_p]
        for name in ("end_unversioned", "end_versioned"):
            getattr(library, name).restype = None
            getattr(library, name).argtypes = [ctypes.c_void_p]
        library.refusal.restype = ctypes.c_char_p

        from_heed(library, "NumPy", numpy.from_dlpack)
        counting = numpy.arange(15, dtype=numpy.float32).reshape(3, 5) * 2
        to_heed(library, "NumPy", lambda x: x.__dlpack__(), counting)
        backwards = (numpy.arange(15, dtype=numpy.float32).reshape(3, 5) * 3)[::-1, ::-1]
        check("NumPy, backwards", library.copy_unversioned(taken(backwards.__dlpack__())), weighed(backwards))
        columns = numpy.asfortranarray(numpy.arange(15, dtype=numpy.float32).reshape(3, 5))
        check("NumPy, by columns, copied", library.copy_unversioned(taken(columns.__dlpack__())), weighed(columns))
        check("NumPy, by columns, viewed", library.view_unversioned(taken(columns.__dlpack__())), -1.0)
        for dtype, function in ((numpy.float16, "copy_unversioned"), (numpy.float16, "copy_of_doubles"),
                                (numpy.float32, "copy_of_doubles"), (numpy.float64, "copy_of_doubles"),
                                (numpy.int64, "copy_of_integers")):
            x = numpy.arange(15).reshape(3, 5).astype(dtype)
            check(f"NumPy, {dtype.__name__}, {function}", getattr(library, function)(taken(x.__dlpack__())), weighed(x))
        check("NumPy, int32 as int64", library.copy_of_integers(taken(numpy.zeros((3, 5), numpy.int32).__dlpack__())), -1.0)
        check("in words", library.refusal().decode(), "heed: expected a DLPack tensor of int64, but it is of int32")
        nothing_in_them(library, "NumPy", lambda x: x.__dlpack__(), lambda shape: numpy.zeros(shape, numpy.float32))
        fields(library)
        ends_once(library)
        versioned(library)
        if torch is not None:
            from_heed(library, "PyTorch", torch.from_dlpack)
            to_heed(library, "PyTorch", torch.utils.dlpack.to_dlpack, torch.arange(15, dtype=torch.float32).reshape(3, 5))
            nothing_in_them(library, "PyTorch", torch.utils.dlpack.to_dlpack, torch.zeros)
            brains = torch.arange(15).reshape(3, 5).to(torch.bfloat16)
            came = library.copy_unversioned(taken(torch.utils.dlpack.to_dlpack(brains)))
            check("PyTorch, bfloat16", came, weighed(brains.float()))
            odd = torch.arange(15).reshape(3, 5) % 2 == 1
            check("PyTorch, bools as bytes", library.copy_of_bools(taken(torch.utils.dlpack.to_dlpack(odd.to(torch.uint8)))), weighed(odd))
            # Along an axis with one element PyTorch's strides are whatever they are: here of an expanded one.
            one = torch.arange(5, dtype=torch.float32).reshape(1, 5).expand(3, 5)
            came = library.copy_unversioned(taken(torch.utils.dlpack.to_dlpack(one)))
            check("PyTorch, expanded", came, weighed(one))
    others = f"NumPy {numpy.__version__}" + (f" and PyTorch {torch.__version__}" if torch else "")
    print(f"DLPack with {others}: {len(failures)} differences")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
