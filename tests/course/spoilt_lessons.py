# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Lessons with one thing wrong in each, and what lessons.py must say of them: its self-test."""

import pathlib
import tempfile

import lessons

SOURCE = "int main() {\n    int five = 5;\n\n    int six = 6;\n}\n"
PRINTED = "First\n+--+\n2.5\n\nSecond\n7\n"
PAGE = """# Lesson 1: eggs

<!-- before
-->

It has 5 of them, 2.5 on each side, as lesson 4 says for g++ 12.

```cpp
int five = 5;

int six = 6;
```

<!-- output: First -->
```text
First
+--+
2.5
```

<!-- output: Second -->
```text
Second
7
```

<!-- wrong, outside -->
```cpp
static_assert(sizeof(int) == 0, "heed::fault::eggs_differ<heed::axes::Hen<4>, axes::Hare<3> >");
```

<!-- sentence -->
```text
fault::eggs_differ
    <Hen<4>, Hare<3>>
```

<!-- not yet: include/heed/eggs.hpp --> There are no real ones.
"""


WIDE = "7" * 81 + "\n"


def changed(old, new, text=PAGE):
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


# A page, a source and an output, and what is said of them: the beginning of one sentence, or nothing.
TRIES = [
    (PAGE, SOURCE, PRINTED, ""),
    (changed("Lesson 1", "Lesson 2"), SOURCE, PRINTED, "1: does not begin with `# Lesson 1: `"),
    (changed("five = 5", "five = 4"), SOURCE, PRINTED, "8: is no part of 01_eggs.cpp"),
    (PAGE, changed("\n\n", "\n", SOURCE), PRINTED, "8: is no part of 01_eggs.cpp"),
    (PAGE, SOURCE, changed("7", "8", PRINTED), "22: the program prints something else"),
    (changed("\n7\n", "\n7\n\n7\n"), SOURCE, PRINTED, "22: the program prints something else"),
    (PAGE, SOURCE, PRINTED + "\nThird\n", "22: the program prints something else"),
    (PAGE, SOURCE, changed("Second", "Last", PRINTED), "the program prints no line `Second`"),
    (PAGE, SOURCE, "Zeroth\n" + PRINTED, "the page begins its output with `First`, the program with `Zeroth`"),
    (PAGE.replace("+--+", "----"), SOURCE, PRINTED.replace("+--+", "----"), "has no diagram"),
    (PAGE.replace("7\n", WIDE), SOURCE, PRINTED.replace("7\n", WIDE), "a line of the output has 81 columns"),
    (changed("has 5", "has 3.5"), SOURCE, PRINTED, "6: where does 3.5 come from?"),
    (changed("has 5", "has `3.5`"), SOURCE, PRINTED, "6: where does 3.5 come from?"),
    (changed("eggs_differ\n", "eggs_are_alike\n"), SOURCE, PRINTED, "28: no line matches"),
    (changed("Hare<3>>\n", "Hare<4>>\n"), SOURCE, PRINTED, "28: no line matches"),
    (changed("sizeof(int) == 0", "sizeof(int) != 0"), SOURCE, PRINTED, "28: compiles, but is said to be refused"),
    (changed("<!-- wrong, outside -->", "<!-- wrong outside -->"), SOURCE, PRINTED, "shows no mistake"),
    (changed("<!-- sentence -->", ""), SOURCE, PRINTED, "28: a wrong line without the sentence"),
    (changed("eggs.hpp", "hens.hpp"), SOURCE, PRINTED, "include/heed/hens.hpp is there by now"),
    (PAGE + "```cpp\n", SOURCE, PRINTED, "line 39: a block that does not end"),
]

FIRST = """# Lesson 1: eggs

## Exercises

[Boil an egg](../exercises/01_a/exercise.cpp)

## Next

[Lesson 2: hens](02_hens.md)
"""
LAST = "# Lesson 2: hens\n\n## Exercises\n\n## Next\n\n[the contents of the course](../README.md)\n"
# Two pages, where the hints of the one exercise lead to, and what is said.
COURSES = [
    (FIRST, LAST, "01_eggs", ""),
    (changed("02_hens.md", "03_hens.md", FIRST), LAST, "01_eggs", "01_eggs: Next has no [Lesson 2: hens](02_hens.md)"),
    (FIRST, changed("hens", "cocks", LAST), "01_eggs", "01_eggs: Next has no [Lesson 2: cocks](02_hens.md)"),
    (FIRST, changed("../README.md", "nowhere.md", LAST), "01_eggs", "02_hens: Next has no [the contents"),
    (FIRST, changed("## Next", "## Last", LAST), "01_eggs", "02_hens: does not end with the headings"),
    (FIRST, LAST, "02_hens", "01_a: its hints lead to 02_hens, which names no such exercise, `Boil an egg`"),
    (changed("Boil an", "Fry an", FIRST), LAST, "01_eggs", "01_a: its hints lead to 01_eggs, which names no such"),
    (FIRST, LAST, "03_cocks", "01_a: its hints lead to no lesson"),
]


def came_of_page(root, command, page, source, printed):
    return lessons.wrong_in_page("01_eggs", page, source, printed, root, command)


def came_of_course(root, first, last, led_to):
    hints = root / "examples/exercises/01_a/hints.md"
    hints.parent.mkdir(parents=True, exist_ok=True)
    (hints.parent / "exercise.cpp").write_text("// a\n// b\n\n// Boil an egg.\n//\n", encoding="utf-8")
    hints.write_text(f"[a lesson](../../lessons/{led_to}.md)\n", encoding="utf-8")
    pages = {"01_eggs": first, "02_hens": last}
    return [*lessons.wrong_in_course(pages), *lessons.wrong_in_exercises(root, pages)]


def self_test(command):
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "include/heed").mkdir(parents=True)
        (root / "include/heed/hens.hpp").touch()
        results = [(came_of_page(root, command, *given), sentence) for *given, sentence in TRIES]
        results += [(came_of_course(root, *given), sentence) for *given, sentence in COURSES]
    for number, (came, sentence) in enumerate(results, 1):
        # A spoilt thing may be noticed twice; what is right is never reported.
        if not any(one.startswith(sentence) for one in came) if sentence else came:
            failed += 1
            print(f"{number}: expected {sentence or 'nothing'}, came {came}")
    empty = PAGE.replace("First\n+--+\n2.5\n", "").replace("Second\n7\n", "Second\n8\n9\n")
    for page in (PAGE, empty):
        if lessons.Page(page).with_output(lessons.parts_of(PRINTED, ["First", "Second"])) != PAGE:
            failed += 1
            print("the output is not put where it belongs")
    print(f"{len(results) + 2} tries, {failed} judged wrongly")
    return 1 if failed else 0
