# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Writes heed as one file.

    single_header.py [--without-hana] [--output FILE] [HEADER...]

HEADER is what the file shall hold, with all that it includes: heed/heed.hpp when none is given; heed/math.hpp,
heed/random/randn.hpp or heed/io/print.hpp beside it are others. Without --output it goes to standard output.

With --without-hana a shape is no citizen of Boost.Hana, an extent is a std::integral_constant, and the file includes
nothing but the standard library. All else is the same.

The same headers give the same bytes. The file may be included twice, and beside the headers it is made of, in any order:
each part keeps the include guard of its header. (A header without a guard is included each time, and stands wherever it
is.) Its warnings never reach whoever includes it.
"""

import argparse
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
HANA_FACE = "heed/shape/hana.hpp"
HANA_CONSTANT = "heed/tensor/detail/hana_constant.hpp"
# Included each time, so without a guard: their text stands wherever they are included.
PIECES = {"heed/meta/detail/precise_begin.hpp", "heed/meta/detail/precise_end.hpp"}

OURS = re.compile(r"#include <(heed/[\w/]+\.hpp)>")
OTHERS = re.compile(r"#include <([\w/.]+)>")
GUARDED = re.compile(r"//.*\n//.*\n(#ifndef (\w+)\n#define \2\n)((?:.*\n)*)(#endif\n)\Z")

HEAD = """\
// Copyright the heed authors.
// SPDX-License-Identifier: BSL-1.0
//
// heed {version} in one file{without}: {headers}.
// Made by include/single_header.py; do not edit.
#pragma GCC system_header
"""


def directives(root, match):
    """An include as it is, or the text of a header that has no guard."""
    text = (root / match[1]).read_text(encoding="utf-8")
    return match[0] if GUARDED.match(text) else re.sub(r"^//.*\n|^\n", "", text, flags=re.MULTILINE).rstrip("\n")


class Header:
    """The parts of a header: what it includes, what stands before that, and what after."""

    def __init__(self, root, name, without_hana):
        text = (root / name).read_text(encoding="utf-8")
        if without_hana and name == HANA_CONSTANT:
            text = text.replace("<boost/hana/fwd/integral_constant.hpp>", "<type_traits>")
            text = text.replace("boost::hana::", "std::")
        self.name = name
        text = OURS.sub(lambda match: directives(root, match), text)
        parts = GUARDED.match(text)
        if not parts:
            sys.exit(f"{name}: a header is two lines of licence and an include guard")
        self.opened, _, inside, self.closed = parts.groups()
        self.ours, self.others, before, after = [], [], [], []
        depth = 0
        for line in inside.splitlines():
            depth += bool(re.match(r"\s*#\s*if", line)) - bool(re.match(r"\s*#\s*endif", line))
            ours, others = OURS.match(line), OTHERS.match(line)
            if ours and ours[1] in PIECES:
                piece = (root / ours[1]).read_text(encoding="utf-8").splitlines()
                after += [text for text in piece if not text.startswith("//")]
            elif ours and depth == 0:
                self.ours.append(ours[1])
            elif others and depth == 0:
                self.others.append(others[1])
            elif ours:
                sys.exit(f"{name}: includes <{ours[1]}> under a condition")
            else:
                (after if self.ours else before).append(line)
        # Only an umbrella has something to say before it includes anything: that its user's compiler will not do.
        self.before = "\n".join(before).strip("\n") if not "\n".join(after).strip() else ""
        self.after = re.sub(r"\n{3,}", "\n\n", "\n".join([*before, *after]).strip("\n"))

    def block(self):
        return f"\n// {self.name}\n{self.opened}\n{self.after}\n\n{self.closed}" if self.after else ""


def single(root, names, without_hana):
    found, order = {}, []

    def visit(name):
        if name in found or (without_hana and name == HANA_FACE):
            return
        found[name] = Header(root, name, without_hana)
        for included in found[name].ours:
            visit(included)
        order.append(found[name])

    for name in names:
        visit(name)
    others = sorted({include for header in order for include in header.others})
    if without_hana and any("boost" in include for include in others):
        sys.exit("more than " + HANA_FACE + " and " + HANA_CONSTANT + " includes Boost")
    number = int(re.search(r"#define HEED_VERSION (\d+)", (root / "heed/version.hpp").read_text(encoding="utf-8"))[1])
    text = HEAD.format(
        version=f"{number // 10000}.{number // 100 % 100}.{number % 100}",
        without=", without Boost.Hana" if without_hana else "",
        headers=", ".join(names),
    )
    text += "".join(f"\n{found[name].before}\n" for name in names if found[name].before)
    text += "\n" + "".join(f"#include <{include}>\n" for include in others)
    return text + "".join(header.block() for header in order)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--without-hana", action="store_true")
    arguments.add_argument("--output", type=pathlib.Path)
    arguments.add_argument("headers", nargs="*", metavar="HEADER")
    given = arguments.parse_args()
    names = given.headers or ["heed/heed.hpp"]
    missing = [name for name in names if not (HERE / name).is_file()]
    if missing:
        sys.exit(f"no such header: {', '.join(missing)}")
    text = single(HERE, names, given.without_hana)
    if given.output:
        given.output.write_text(text, encoding="utf-8")
    else:
        sys.stdout.buffer.write(text.encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
