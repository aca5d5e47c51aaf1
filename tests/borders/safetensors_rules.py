# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The rules of safetensors, read once more: from the format's text, by json and struct, and not from heed's source.

What heed/borders/safetensors.hpp accepts and refuses is compared with this by safetensors_differential.py.
"""

import json
import math
import struct

LARGEST_HEADER = 100_000_000
MOST = 2**64 - 1
BITS = {
    **dict.fromkeys(("BOOL", "U8", "I8", "F8_E4M3", "F8_E5M2", "F8_E8M0", "F8_E4M3FNUZ", "F8_E5M2FNUZ"), 8),
    **dict.fromkeys(("U16", "I16", "F16", "BF16"), 16),
    **dict.fromkeys(("U32", "I32", "F32"), 32),
    **dict.fromkeys(("U64", "I64", "F64", "C64"), 64),
    **dict.fromkeys(("F6_E2M3", "F6_E3M2"), 6),
    "F4": 4,
}
# All rules by name. One that is left out is not asked, so that a test of the comparison has something to find.
RULES = (
    "the length is 8 bytes",
    "the header is not too long",
    "the header is in the file",
    "the header is UTF-8",
    "the header begins with a brace",
    "the header is JSON",
    "numbers are whole and not negative",
    "no text has half of a surrogate pair",
    "no key stands twice",
    "metadata is text",
    "an entry has three keys",
    "the element type is known",
    "a shape is a list of extents",
    "there are two offsets",
    "tensors follow each other",
    "no tensor ends before it begins",
    "no size overflows",
    "a tensor fills whole bytes",
    "the offsets fit the shape",
    "the values end with the file",
)


class Refused(Exception):
    """A file that breaks the rule of this name."""


class Pairs(list):
    """The members of an object, in their order, as they came."""


def tensors_of(data, left_out=None):
    """(name, dtype, shape, begin, end) of each tensor, by name. Raises Refused."""

    def rule(name, holds):
        if name != left_out and not holds:
            raise Refused(name)

    def whole(text):
        # JSON has -0, which is no number of elements.
        rule("numbers are whole and not negative", text[0] != "-" and len(text) <= 20 and int(text) <= MOST)
        return int(text)

    def fraction(text):
        rule("numbers are whole and not negative", False)
        return int(float(text)) if math.isfinite(float(text)) else 0

    def no_constant(_):
        raise Refused("the header is JSON")

    rule("the length is 8 bytes", len(data) >= 8)
    length = struct.unpack("<Q", data[:8].ljust(8, b"\0"))[0]
    rule("the header is not too long", length <= LARGEST_HEADER)
    rule("the header is in the file", length <= len(data) - 8)
    header, values = data[8 : 8 + length], data[8 + length :]
    try:
        text = header.decode("utf-8")
    except UnicodeDecodeError:
        rule("the header is UTF-8", False)
        text = header.decode("utf-8", "replace")
    rule("the header begins with a brace", text[:1] == "{")
    try:
        whole_header = json.loads(
            text, object_pairs_hook=Pairs, parse_int=whole, parse_float=fraction, parse_constant=no_constant
        )
    except (ValueError, RecursionError) as error:
        raise Refused("the header is JSON") from error
    if not isinstance(whole_header, Pairs):
        raise Refused("the header is JSON")

    def is_text(value):
        if not isinstance(value, str):
            return False
        rule("no text has half of a surrogate pair", not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value))
        return True

    def keys_once(pairs):
        for key, _ in pairs:
            is_text(key)
        rule("no key stands twice", len({key for key, _ in pairs}) == len(pairs))

    def numbers(value):
        return isinstance(value, list) and not isinstance(value, Pairs) and all(type(one) is int for one in value)

    keys_once(whole_header)
    tensors = []
    for name, entry in whole_header:
        if name == "__metadata__":
            rule("metadata is text", isinstance(entry, Pairs))
            if isinstance(entry, Pairs):
                keys_once(entry)
                rule("metadata is text", all(is_text(value) for _, value in entry))
            continue
        if not isinstance(entry, Pairs):
            raise Refused("an entry has three keys")
        keys_once(entry)
        of = dict(entry)
        rule("an entry has three keys", set(of) == {"dtype", "shape", "data_offsets"})
        if not {"dtype", "shape", "data_offsets"} <= set(of) or not is_text(of["dtype"]):
            raise Refused("an entry has three keys")
        rule("the element type is known", of["dtype"] in BITS)
        rule("a shape is a list of extents", numbers(of["shape"]))
        rule("there are two offsets", numbers(of["data_offsets"]) and len(of["data_offsets"]) == 2)
        if not numbers(of["shape"]) or not numbers(of["data_offsets"]) or len(of["data_offsets"]) < 2:
            raise Refused("there are two offsets")
        tensors.append((name, of["dtype"], of["shape"], *of["data_offsets"][:2]))

    end = 0
    for _, dtype, shape, begin, stop in sorted(tensors, key=lambda one: one[3:]):
        rule("tensors follow each other", begin == end)
        rule("no tensor ends before it begins", begin <= stop)
        bits = 1
        for factor in (*shape, BITS.get(dtype, 8)):
            bits *= factor
            rule("no size overflows", bits <= MOST)
            bits &= MOST
        rule("a tensor fills whole bytes", bits % 8 == 0)
        rule("the offsets fit the shape", bits // 8 == stop - begin)
        end = stop
    rule("the values end with the file", end == len(values))
    return sorted(tensors, key=lambda one: one[0].encode("utf-8", "surrogatepass"))


def elements(data, tensor):
    """The elements of a tensor of an element type that Python has, as numbers; None of the others."""
    _, dtype, _, begin, stop = tensor
    letters = {"F16": "e", "F32": "f", "F64": "d", "I16": "h", "BOOL": "B"}
    start = 8 + struct.unpack("<Q", data[:8])[0]
    values = data[start + begin : start + stop]
    if dtype == "BF16":
        words = struct.unpack(f"<{len(values) // 2}H", values)
        return [struct.unpack("<f", struct.pack("<I", word << 16))[0] for word in words]
    if dtype not in letters:
        return None
    letter = letters[dtype]
    return list(struct.unpack(f"<{len(values) // struct.calcsize(letter)}{letter}", values))
