# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""What the tests of the course's runner ask of what it prints."""

import re

FAILS = "This file is meant to fail until you solve it. Nothing is broken."


class Wrong(Exception):
    pass


def same(came, expected, what):
    if came != expected:
        raise Wrong(f"{what}: expected {expected!r}, came {came!r}")


def has(text, *parts):
    """All parts stand in the text, in this order."""
    at = 0
    for part in parts:
        found = text.find(part, at)
        if found < 0:
            raise Wrong(f"{part!r} is not there, or not in this order, in:\n{text}")
        at = found + len(part)


def lacks(text, *parts):
    for part in parts:
        if part in text:
            raise Wrong(f"{part!r} is there, and should not be, in:\n{text}")


def good(came, *parts):
    """A run that went well, and what it printed."""
    status, printed, said = came
    same((status, said), (0, ""), "status and standard error")
    has(printed, *parts)
    return printed


def refused(came, *parts):
    """A run that could not do what was asked for, and its one sentence, without breaks."""
    status, printed, said = came
    same((status, printed), (2, ""), "status and standard output")
    said = re.sub(r"\s+", " ", said)
    lacks(said, "Traceback")
    has(said, *parts)
