# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
r"""Compiles and runs every C++ block of a Markdown page.

    readme.py [--memory FILE] PAGE COMPILER ARGUMENT...
    readme.py [--memory FILE] --self-test COMPILER ARGUMENT...

A block opens with ```cpp. What is to be done with it says an HTML comment on the line before, which a reader of the
page does not see:

    (none)                    with an int main: a program, which is run and must exit with 0;
                              without: declarations, which must compile
    <!-- body -->             statements: the body of main. They are run
    <!-- + -->                declarations that need the blocks before them, back to the last one without a +
    <!-- + body -->           statements that do
    <!-- refused: REGEX -->   must not compile, and one line of what the compiler says must match; also after
                              `body`, `+` or `+ body`. Later blocks with a + do not see it
    <!-- needs: HEADER -->    before a program: left out where the compiler does not find this header of another library;
                              `body needs` does the same before statements. Later blocks with a + do not see them
    <!-- output -->           before a block that is not C++: what the C++ block before it prints
    <!-- answer: g++ 12 -->   before a block that is not C++: in what this compiler says of the C++ block before it, which
                              is refused. White space counts for nothing; the file's name and line are not compared

A block that is no program includes heed/heed.hpp and uses the namespaces heed and heed::axes, unless the page says
something else: the lines of a comment that starts with `<!-- before` come first in every later block of that kind.
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from unchanged import Memory

BEFORE = "#include <heed/heed.hpp>\nusing namespace heed;\nusing namespace heed::axes;\n"
FENCE = re.compile(r"^( *)(`{3,})(\w*)\s*$")
DIRECTIVE = re.compile(r"^\s*<!-- (\+ body|\+|body needs|body|output|answer|needs|)\s*(?:(?:refused)?: (.*?))? -->\s*$")
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include.*\n?", re.MULTILINE)


@dataclasses.dataclass
class Block:
    line: int
    source: str
    refused: str | None
    output: str | None = None
    # What a compiler of this family and major version says.
    answer: tuple[str, str] | None = None
    needs: str | None = None


class Malformed(Exception):
    pass


def fences(text):
    """Yields line number, language, content and the line before, for each fenced block and `before` comment."""
    lines = text.splitlines()
    position = 0
    while position < len(lines):
        fence = FENCE.match(lines[position])
        start = position + 1
        if lines[position].strip() == "<!-- before":
            position = next((at for at in range(start, len(lines)) if lines[at].strip() == "-->"), len(lines))
            yield start, "before", "\n".join(lines[start:position]) + "\n", ""
        elif fence:
            indent, ticks, language = fence.groups()
            position = next((at for at in range(start, len(lines)) if lines[at].strip() == ticks), len(lines))
            content = [line[len(indent) :] if line.startswith(indent) else line for line in lines[start:position]]
            yield start, language, "\n".join(content) + "\n", lines[start - 2] if start > 1 else ""
        if position == len(lines):
            raise Malformed(f"line {start}: a block that does not end")
        position += 1


def blocks(text, page):
    found = []
    before = BEFORE
    declared, stated = "", ""
    for line, language, content, above in fences(text):
        if language == "before":
            before = content
            continue
        directive = DIRECTIVE.match(above)
        if "<!--" in above and not directive and (language == "cpp" or re.search("output|answer", above)):
            raise Malformed(f"line {line - 1}: not understood: {above.strip()}")
        kind, refused = directive.groups() if directive else ("", None)
        if kind == "output":
            if language == "cpp" or not found or found[-1].refused is not None:
                raise Malformed(f"line {line}: no program to print this")
            found[-1].output = content
        elif kind == "answer":
            if language == "cpp" or not found or found[-1].refused is None:
                raise Malformed(f"line {line}: no refused program to say this of")
            found[-1].answer = refused, content
        elif language == "cpp":
            if re.search(r"\bint main\b", content):
                if kind not in ("", "needs"):
                    raise Malformed(f"line {line}: a program stands alone")
                found.append(Block(line, f'#line {line + 1} "{page}"\n{content}', None if kind else refused))
                found[-1].needs = refused if kind else None
                continue
            if kind == "needs":
                raise Malformed(f"line {line}: no program that needs a header")
            marked = f'#line {line + 1} "{page}"\n'
            old_declared, old_stated = (declared, stated) if "+" in kind else ("", "")
            if "body" in kind:
                # Includes cannot stand in a function; their lines stay as blanks, so that line numbers are right.
                includes = "".join(INCLUDE.findall(content))
                new_declared = old_declared + includes
                new_stated = old_stated + marked + INCLUDE.sub("\n", content)
            else:
                new_declared, new_stated = old_declared + marked + content, old_stated
            source = f"{before}{new_declared}\nint main() {{\n{new_stated}\n}}\n"
            found.append(Block(line, source, refused))
            if kind == "body needs":
                found[-1].refused, found[-1].needs = None, refused
            elif refused is None:
                declared, stated = new_declared, new_stated
    return found


def name_of(command):
    """Which compiler it is, as `answer` has it: g++ 12."""
    version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True).stdout
    number = re.search(r"(\d+)\.\d+\.\d+", re.sub(r"\(.*?\)", "", version))[1]
    return f"{'clang++' if 'clang' in version else 'g++'} {number}"


def compared(text):
    """What is compared of a compiler's answer."""
    return "".join(text.replace("‘", "'").replace("’", "'").split())


def check(block, command, folder, compiler):
    """What is wrong with a block, or nothing."""
    source = folder / f"line_{block.line}.cpp"
    program = folder / f"line_{block.line}"
    if block.needs:
        source.write_text(f"#if !__has_include(<{block.needs}>)\n#error\n#endif\n", encoding="utf-8")
        if subprocess.run([*command, "-E", str(source)], capture_output=True).returncode != 0:
            return ""
    source.write_text(block.source, encoding="utf-8")
    build = subprocess.run(
        [*command, str(source), "-o", str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, "LC_ALL": "C"},
    )
    if block.refused is not None:
        if build.returncode == 0:
            return "compiles, but is said to be refused"
        if not any(re.search(block.refused, line) for line in build.stdout.splitlines()):
            return f"no line matches: {block.refused}\n{build.stdout}"
        if block.answer and block.answer[0] == compiler:
            wanted = re.sub(r"^\S+?:\d+:\d+:", "", block.answer[1].strip())
            if compared(wanted) not in compared(build.stdout):
                return f"{compiler} says something else:\n{build.stdout}"
        return ""
    if build.returncode != 0:
        return f"does not compile\n{build.stdout}"
    try:
        run = subprocess.run([str(program)], capture_output=True, text=True, timeout=60, cwd=folder, errors="replace")
    except subprocess.TimeoutExpired:
        return "does not end"
    if run.returncode != 0:
        return f"exits with {run.returncode}\n{run.stdout}{run.stderr}"
    if block.output is not None and plain(run.stdout) != plain(block.output):
        return f"prints something else:\n{run.stdout}"
    return ""


def plain(text):
    return [line.rstrip() for line in text.strip("\n").splitlines()]


def check_page(text, command, page="page.md"):
    """Each block's first line and what is wrong with it."""
    try:
        found = blocks(text, page)
    except Malformed as malformed:
        return [(0, str(malformed))]
    quiet = "-fno-caret-diagnostics"
    compiler = name_of(command)
    if compiler.startswith("g++"):
        quiet = "-fno-diagnostics-show-caret"
    command = [*command, "-Wall", "-Wextra", "-Werror", "-Wno-unused", quiet]
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = pool.map(lambda block: check(block, command, pathlib.Path(name), compiler), found)
        return [(block.line, sentence) for block, sentence in zip(found, wrong)]


def self_test(command):
    """Pages of one block or few, and what must be said of the last one."""
    nothing = "<!-- before\n-->\n"
    pages = [
        ("```cpp\nint main() {}\n```\n", ""),
        ("```cpp\nint main() { return 3; }\n```\n", "exits with 3"),
        ("```cpp\nint main() { return x; }\n```\n", "does not compile"),
        (nothing + "```cpp\nint f() { return 1; }\n```\n", ""),
        (nothing + "<!-- body -->\n```cpp\n#include <cstddef>\nstd::size_t x = 1;\nif (x != 1) return 1;\n```\n", ""),
        (nothing + "<!-- body -->\n```cpp\nreturn 4;\n```\n", "exits with 4"),
        (nothing + "```cpp\nint f();\n```\ntext\n<!-- + body -->\n```cpp\n(void)sizeof(f());\n```\n", ""),
        (nothing + "```cpp\nint f();\n```\ntext\n<!-- body -->\n```cpp\n(void)sizeof(f());\n```\n", "does not compile"),
        (nothing + "<!-- body -->\n```cpp\nint x = 5;\n```\n<!-- + body -->\n```cpp\nreturn x;\n```\n", "exits with 5"),
        (nothing + '<!-- refused: the axes -->\n```cpp\nstatic_assert(false, "the axes");\n```\n', ""),
        (nothing + '<!-- body refused: the axes -->\n```cpp\nstatic_assert(false, "the axes");\n```\n', ""),
        (nothing + "<!-- refused: the axes -->\n```cpp\nint x = y; // the axes\n```\n", "no line matches"),
        (nothing + "<!-- refused: the axes -->\n```cpp\nint x = 1;\n```\n", "compiles, but"),
        (nothing + "<!-- refussed: the axes -->\n```cpp\nint x = 1;\n```\n", "not understood"),
        ("```cpp\nint main() {}\n", "does not end"),
        ("```text\nint main() { return x; }\n```\n", None),
        ("<!-- needs: no/such.hpp -->\n```cpp\n#include <no/such.hpp>\nint main() {}\n```\n", ""),
        ("<!-- needs: cstddef -->\n```cpp\n#include <cstddef>\nint main() { return 6; }\n```\n", "exits with 6"),
        (nothing + "<!-- needs: cstddef -->\n```cpp\nint x;\n```\n", "no program that needs a header"),
        (nothing + "<!-- body needs: no/such.hpp -->\n```cpp\n#include <no/such.hpp>\n```\n", ""),
        (nothing + "<!-- body needs: cstddef -->\n```cpp\nreturn 7;\n```\n", "exits with 7"),
        ('```cpp\n#include <cstdio>\nint main() { std::puts("a"); }\n```\n<!-- output -->\n```text\na\n```\n', ""),
        ('```cpp\n#include <cstdio>\nint main() { std::puts("a"); }\n```\n<!-- output -->\n```text\nb\n```\n', "prints"),
    ]
    refused = nothing + '<!-- refused: the axes -->\n```cpp\nstatic_assert(false, "the axes");\n```\n'
    for compiler, text, sentence in (
        (name_of(command), "a.cpp:1:2: the\naxes", ""),
        (name_of(command), "a.cpp:1:2: nothing of it", "says something else"),
        ("icc 8", "nothing of it", ""),
    ):
        pages.append((f"{refused}<!-- answer: {compiler} -->\n```text\n{text}\n```\n", sentence))
    pages.append((nothing + "```cpp\nint x;\n```\n<!-- answer: g++ 12 -->\n```text\na\n```\n", "no refused program"))
    failed = 0
    for page, sentence in pages:
        came = check_page(page, command)
        last = came[-1][1] if came else None
        if last is None or sentence is None or not sentence or not last:
            good = last == sentence
        else:
            good = sentence in last
        if not good:
            failed += 1
            print(f"---\n{page}---\nexpected {sentence!r}, came {last!r}")
    print(f"{len(pages)} pages, {failed} judged wrongly")
    return 1 if failed else 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--memory")
    arguments.add_argument("--self-test", action="store_true")
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    given = arguments.parse_args()
    if given.self_test:
        memory = Memory(given.memory, given.command, __file__)
        if memory.went_well_before():
            print("unchanged since all pages were judged rightly")
        elif self_test(given.command):
            return 1
        memory.remember()
        return 0

    page, *command = given.command
    name = pathlib.Path(page).name
    include = [argument[2:] for argument in command if argument.startswith("-I")]
    memory = Memory(given.memory, command, page, __file__, *include)
    if memory.went_well_before():
        print("unchanged since all blocks were right")
        return 0
    came = check_page(pathlib.Path(page).read_text(encoding="utf-8"), command, name)
    wrong = [(line, sentence) for line, sentence in came if sentence]
    for line, sentence in wrong:
        print(f"{name}:{line}: {sentence}\n")
    print(f"{len(came)} C++ blocks, {len(wrong)} wrong")
    if wrong or not came:
        return 1
    memory.remember()
    return 0


if __name__ == "__main__":
    sys.exit(main())
