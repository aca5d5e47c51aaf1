# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""The names that the module exports, include/heed.cppm: all that the headers declare, but for private namespaces.

    module_names.py INCLUDE CLANG ARGUMENT...            what of it is missing there, or is none of the headers' any more
    module_names.py --write INCLUDE CLANG ARGUMENT...    writes it there

Headers stand in the global module fragment, so that what they declare is one thing for files that import and files that
include; of that an import shows what is exported by its name. CLANG is clang++ 19.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

PRIVATE = {"detail", "kernel"}
OPENED = re.compile(r"^(?:export )?(?:inline )?namespace ([\w:]+(?:::inline \w+)?)[^=;]*\{", re.MULTILINE)
BEGIN = "export module heed;\n"
MOST_COLUMNS = 120


def headers(include):
    text = (include / "heed.cppm").read_text(encoding="utf-8")
    return re.findall(r"^#include .*$", text.split(BEGIN)[0], re.MULTILINE)


def declared(include, command):
    """The names by namespaces, whether they can be exported or not: those of template parameters are among them."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "all.cpp"
        source.write_text("\n".join(headers(include)), encoding="utf-8")
        listed = start(*command, "-isystem", include, "-w", "-fsyntax-only", "-Xclang", "-ast-list", source)
    names = {line for line in listed.splitlines() if line.startswith("heed::")}
    spaces = {"heed"}
    for path in (include / "heed").rglob("*.hpp"):
        stack = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if opened := OPENED.match(line):
                stack += [opened[1]]
                spaces.add("::".join(stack).replace("::inline HEED_KERNELS", ""))
            elif stack and re.match(r"\}  // namespace", line):
                stack.pop()
    out = {}
    for space in sorted(spaces):
        if not space.startswith("heed") or PRIVATE & set(space.split("::")):
            continue
        begin = f"{space}::"
        own = {name[len(begin) :] for name in names if name.startswith(begin)}
        own = {name for name in own if re.fullmatch(r"\w+|operator *(?:\W{1,3}|\"\"_\w+)", name)}
        own = {name for name in own if f"{begin}{name}" not in spaces}
        if own:
            out[space] = sorted(own)
    return out


def start(*command):
    process = subprocess.run(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return process.stdout


def written(names):
    out = ["export {\n"]
    for space, own in names.items():
        out += [f"\nnamespace {space} {{\n"]
        line = "using "
        for i, name in enumerate(own):
            word = f"{space}::{name}" + (";" if i + 1 == len(own) else ",")
            if len(line) + len(word) > MOST_COLUMNS:
                out += [line.rstrip() + "\n"]
                line = "    "
            line += word + " "
        out += [line.rstrip() + "\n", f"}}  // namespace {space}\n"]
    return "".join(out) + "\n}\n"


def exported(include, command):
    """Of what is declared, what a using-declaration can name."""
    names = declared(include, command)
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "all.cpp"
        lines = [*headers(include)]
        at = {}
        for space, own in names.items():
            lines.append(f"namespace {space} {{")
            for name in own:
                lines.append(f"using {space}::{name};")
                at[len(lines)] = (space, name)
            lines.append("}")
        source.write_text("\n".join(lines), encoding="utf-8")
        words = start(*command, "-isystem", include, "-w", "-fsyntax-only", "-ferror-limit=0", source)
    for line in re.findall(r"all\.cpp:(\d+):\d+: error:", words):
        space, name = at[int(line)]
        names[space].remove(name)
    return {space: own for space, own in names.items() if own}


def main():
    writes = sys.argv[1] == "--write"
    include, command = pathlib.Path(sys.argv[1 + writes]), sys.argv[2 + writes :]
    path = include / "heed.cppm"
    before, came = path.read_text(encoding="utf-8").split(BEGIN)
    wanted = "\n" + written(exported(include, command))
    if writes:
        path.write_text(before + BEGIN + wanted, encoding="utf-8")
        return 0
    if came != wanted:
        words = [set(re.findall(r"[\w:]*::[^\s,;]+", text)) for text in (came, wanted)]
        print(f"{path} is not what the headers have; missing: {sorted(words[1] - words[0])};")
        print(f"too much: {sorted(words[0] - words[1])}; module_names.py --write makes it anew")
        return 1
    print(f"{sum(text.count('::') > 0 for text in wanted.split(','))} names are exported")
    return 0


if __name__ == "__main__":
    sys.exit(main())
