#!/usr/bin/python3
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes the reference values of rotary positions, rotary.hpp, from the definition, in decimal numbers of 90 digits.

    python3 tests/reference/rotary.py            writes rotary.hpp beside this file
    python3 tests/reference/rotary.py --check    writes nothing; fails when the file would change

Needs Python alone. The angle of pair i of n at position p is p base^(-i/n) (Su et al. 2021, section 3.2.2, with n = d/2).
Sines and cosines are computed by their series, after whole turns were taken away by a pi of as many digits, and rounded
once, to the nearest double. Rounded again, to a float, each is what rounding once to a float gives; the script stops
where one is not.
"""
import sys
from decimal import Decimal, getcontext
from fractions import Fraction
from pathlib import Path

getcontext().prec = 90

CASES = [
    # name, base, pairs, positions
    ("lesson", "10000", 4, [0, 1, 2, 3, 17, -5, 999, 65535, 1000000, 16777216, 67108863]),
    ("no_power_of_two", "10000", 3, [0, 1, 2, 5, -1000, 131071, 1000000, 16777215]),
    ("one_pair", "10000", 1, [0, 1, 355, 710, 1000000, 33554432]),
    ("of_images", "100", 5, [1, 2, 3, 13, 223, 4095, 1000000]),
    ("fractional", "10007.5", 7, [1, 11, 4097, 999999]),
    ("long_context", "500000", 64, [1, 8191, 131072, 1000000]),
    ("longer_context", "1000000", 48, [3, 262143, 1000000]),
]


def pi():
    """Machin's formula."""
    def arctan_of_inverse(n):
        term = Decimal(1) / n
        total, k, square = term, 1, n * n
        while term != 0 and abs(term) > Decimal(10) ** -(getcontext().prec + 5):
            term = -term / square
            k += 2
            total += term / k
        return total

    return 4 * (4 * arctan_of_inverse(5) - arctan_of_inverse(239))


PI = pi()


def sine_and_cosine(angle):
    angle -= (angle / (2 * PI)).to_integral_value() * 2 * PI
    sine, cosine, term, k = Decimal(0), Decimal(0), Decimal(1), 0
    while k < 4 or abs(term) > Decimal(10) ** -(getcontext().prec + 5):
        sign = -1 if k % 4 in (2, 3) else 1
        if k % 2 == 0:
            cosine += sign * term
        else:
            sine += sign * term
        k += 1
        term = term * angle / k
    return sine, cosine


def to_float32(x):
    """A fraction, rounded once to 24 bits; none of them is subnormal."""
    if x == 0:
        return 0.0
    exponent = 0
    size = abs(Fraction(x))
    while size >= 2**24:
        size /= 2
        exponent += 1
    while size < 2**23:
        size *= 2
        exponent -= 1
    whole = round(size)  # ties to even
    return (whole if x > 0 else -whole) * 2.0**exponent


def rounded(x):
    double = float(x)
    if to_float32(Fraction(double)) != to_float32(Fraction(x)):
        sys.exit(f"{x} is another float when it is a double first")
    return double


def literals(name, values):
    lines, line = [], "       "
    for value in values:
        text = f" {value.hex() if value != 0 else '0.0'},"
        if len(line) + len(text) > 116:
            lines.append(line)
            line = "       "
        line += text
    return [f"    static constexpr double {name}[] = {{", *lines, line, "    };"]


def struct(name, base, pairs, positions):
    sines, cosines = [], []
    for position in positions:
        for pair in range(pairs):
            power = (-Decimal(base).ln() * pair / pairs).exp()
            sine, cosine = sine_and_cosine(position * power)
            sines.append(rounded(sine))
            cosines.append(rounded(cosine))
    return [
        f"struct {name} {{",
        f"    static constexpr double base = {base};",
        f"    static constexpr std::size_t pairs = {pairs}, count = {len(positions)};",
        f"    static constexpr long long positions[] = {{{', '.join(map(str, positions))}}};",
        *literals("sines", sines),
        *literals("cosines", cosines),
        "};",
        "",
    ]


def main():
    lines = [
        "// Copyright the heed authors.",
        "// SPDX-License-Identifier: BSL-1.0",
        "//",
        "// Made by rotary.py: sines and cosines of p base^(-i/n), position by position and then pair by pair, the nearest",
        "// doubles; as floats, the nearest floats.",
        "#pragma once",
        "",
        "#include <cstddef>",
        "",
        "namespace heed_reference::rotary {",
        "",
    ]
    for case in CASES:
        lines += struct(*case)
    lines.append("}  // namespace heed_reference::rotary")
    text = "\n".join(lines) + "\n"
    file = Path(__file__).resolve().with_suffix(".hpp")
    if "--check" in sys.argv:
        sys.exit(0 if file.read_text() == text else f"{file} would change")
    file.write_text(text)


main()
