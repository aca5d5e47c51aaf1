# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes for a terminal of any width: wrapped lines, code, Markdown, a progress bar. Readable without colour."""

import os
import re
import shutil
import sys

WIDEST, NARROWEST = 80, 20
# Where what is longer than a line is broken: after one of the first, or else of the others, or else anywhere.
BREAKS = (", ", "/_:<(-=")
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
ITEM = re.compile(r"^(\s*)([-*]|\d+\.) +(.*)$")


def pieces(word, room):
    """A word in pieces that are no longer than the room."""
    while len(word) > room:
        cuts = (max(word.rfind(sign, 0, room) for sign in signs) + 1 for signs in BREAKS)
        cut = next((cut for cut in cuts if cut > room // 3), room)
        yield word[:cut]
        word = word[cut:]
    yield word


def wrapped(text, width, first="", rest=""):
    """Lines of a text no longer than the width; `first` stands before the first line, and `rest` before the others."""
    lines, line, empty = [], first, True
    for word in text.split():
        for piece in pieces(word, width - len(rest)):
            if empty and len(line) + len(piece) <= width:
                line, empty = line + piece, False
            elif not empty and len(line) + 1 + len(piece) <= width:
                line += " " + piece
            else:
                lines.append(line.rstrip())
                line, empty = rest + piece, False
    return [*lines, line.rstrip()]


def verbatim(text, width, indent=""):
    """Lines of code as they stand, each broken where the width ends."""
    lines = []
    for line in text.expandtabs(4).splitlines():
        inner = re.match(r" *", line)[0][: max(width - len(indent), NARROWEST) // 2]
        parts = list(pieces(line, width - len(indent) - len(inner) - 2)) if len(indent + line) > width else [line]
        lines += [(indent + (part if at == 0 else inner + "  " + part)).rstrip() for at, part in enumerate(parts)]
    return lines


def spoken(text, path_of):
    """A text of Markdown without its signs: a link becomes its words and the path, as `path_of` gives it."""
    text = LINK.sub(lambda link: f"{link[1]} ({path_of(link[2])})", text)
    return text.replace("**", "")


def page(text, width, path_of):
    """The lines of a page of Markdown."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    lines, paragraph, first, rest = [], [], "", ""

    def flush():
        nonlocal first, rest
        if paragraph:
            lines.extend(wrapped(spoken(" ".join(paragraph), path_of), width, first, rest))
        paragraph.clear()
        first = rest = ""

    source = iter(text.strip().splitlines())
    for line in source:
        item = ITEM.match(line)
        if line.lstrip().startswith("```"):
            flush()
            code = []
            for inside in source:
                if inside.lstrip().startswith("```"):
                    break
                code.append(inside)
            lines.extend(verbatim("\n".join(code), width, "    " if width >= 60 else "  "))
        elif line.startswith("|"):
            flush()
            lines.extend(verbatim(line, width))
        elif not line.strip():
            flush()
            lines.append("")
        elif line.startswith("#"):
            flush()
            lines.extend(wrapped(line.lstrip("# "), width))
        elif item:
            flush()
            first = f"{item[1]}{item[2]} "
            rest = " " * len(first)
            paragraph.append(item[3])
        else:
            paragraph.append(line.strip())
    flush()
    return lines


class Screen:
    """Where the course is read: a terminal, a file or a pipe."""

    def __init__(self, stream=None):
        self.stream = stream or sys.stdout
        self.is_terminal = self.stream.isatty()
        plain = "NO_COLOR" in os.environ or os.environ.get("TERM", "dumb") == "dumb"
        self.has_colour = self.is_terminal and not plain
        self.passing = ""

    @property
    def width(self):
        """Asked each time, as a window may change."""
        columns = shutil.get_terminal_size((WIDEST, 24)).columns if self.is_terminal else WIDEST
        return max(NARROWEST, min(WIDEST, columns))

    def put(self, lines, style=""):
        """Lines that are wrapped already."""
        self.pass_over()
        codes = {"strong": "1", "good": "32", "bad": "31"}
        before, after = (f"\033[{codes[style]}m", "\033[0m") if style and self.has_colour else ("", "")
        for line in lines:
            self.stream.write(f"{before}{line}{after}\n" if line else "\n")
        self.stream.flush()

    def say(self, text="", first="", rest=None, style=""):
        self.put(wrapped(text, self.width, first, first if rest is None else rest), style)

    def code(self, text, indent="    "):
        self.put(verbatim(text, self.width, indent if self.width >= 60 else indent[:2]))

    def page(self, text, path_of):
        self.put(page(text, self.width, path_of))

    def row(self, name, text):
        """A name and what belongs to it, below each other where both do not fit on a line."""
        if len(name) + 1 + len(text) <= self.width:
            self.put([f"{name} {text}"])
        else:
            self.put([name])
            self.say(text, "  ")

    def bar(self, done, total):
        words = f" {done} of {total} solved"
        room = max(5, min(40, self.width - len(words) - 2))
        full = room * done // total if total else 0
        self.put([f"[{'#' * full}{'-' * (room - full)}]{words}"], "good" if done == total else "")

    def passing_line(self, text):
        """A line that the next one replaces; on a terminal only."""
        if self.is_terminal:
            self.pass_over()
            self.passing = text[: self.width - 1]
            self.stream.write(self.passing)
            self.stream.flush()

    def pass_over(self):
        if self.passing:
            self.stream.write("\r" + " " * len(self.passing) + "\r")
            self.passing = ""
