# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that what the pages point to is there: files that are linked or named, and headings.

    links.py ROOT
    links.py --self-test

Looked at are all pages of the tree. A name in backquotes with a slash in it is a path when its first folder is one of the
root's or heed, which is below include: `heed/ops/softmax.hpp`, `tests/unit/`.
"""

import pathlib
import re
import sys
import tempfile

LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED = re.compile(r"`([\w.]+(?:/[\w.]*)+)`")
COMMAND = re.compile(r"`[^`\n]*?\b((?:tests|examples|include)/[\w./]+\.\w+)[^`\n]*`")
# Examples of names that nobody has yet.
NOT_YET = {"heed/ops/f.hpp", "tests/unit/f.cpp"}


def anchors(text):
    """What a link can point to in a page."""
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        found.add(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-"))
    return found


def wrong(root, page):
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(root).as_posix()
    plain = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    for link in LINK.findall(plain):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists():
            yield f"{name}: links to {link}, which is not there"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{name}: links to {link}, and there is no such heading"
    # What was there once stays named in the changelog.
    for path in [] if name == "CHANGELOG.md" else [*NAMED.findall(plain), *COMMAND.findall(plain)]:
        first = path.split("/")[0]
        if path in NOT_YET or (first != "heed" and not (root / first).is_dir()):
            continue
        if not (root / "include" / path if first == "heed" else root / path).exists():
            yield f"{name}: names {path}, which is not there"


def pages(root):
    return sorted(path for path in root.rglob("*.md") if "build" not in path.relative_to(root).parts)


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "include/heed/ops").mkdir(parents=True)
        (root / "tests").mkdir()
        (root / "include/heed/ops/a.hpp").touch()
        (root / "tests/run.sh").touch()
        (root / "b.md").write_text('# A `heading` of it\n\n<a id="here"></a>\n', encoding="utf-8")
        right = "[b](b.md#a-heading-of-it) [c](b.md#here) [d](#e) `heed/ops/a.hpp` `heed/ops/` `sh tests/run.sh --x` `a/b`\n\n## E\n"
        right += "```cpp\n[x](nowhere) `heed/ops/b.hpp`\n```\n"
        tries = [
            (right, None),
            ("[b](c.md)", "links to c.md"),
            ("[b](b.md#there)", "no such heading"),
            ("[b](#there)", "no such heading"),
            ("`heed/ops/b.hpp`", "names heed/ops/b.hpp"),
            ("`tests/other/`", "names tests/other/"),
            ("`sh tests/walk.sh --x`", "names tests/walk.sh"),
        ]
        failed = 0
        for text, sentence in tries:
            (root / "a.md").write_text(text, encoding="utf-8")
            came = list(wrong(root, root / "a.md"))
            if len(came) != 1 or sentence not in came[0] if sentence else came:
                failed += 1
                print(f"{text!r}: expected {sentence!r}, came {came}")
    print(f"{len(tries)} pages, {failed} judged wrongly")
    return 1 if failed else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = pathlib.Path(sys.argv[1])
    found = [sentence for page in pages(root) for sentence in wrong(root, page)]
    print("\n".join(found) or f"{len(pages(root))} pages, all that they point to is there")
    return 1 if found or not pages(root) else 0


if __name__ == "__main__":
    sys.exit(main())
