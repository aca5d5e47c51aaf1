# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that heed/version.hpp, meson.build, CMakeLists.txt and CHANGELOG.md say the same version, and the README its minor.

    version.py ROOT
    version.py --self-test
"""

import pathlib
import re
import sys

PLACES = {
    "include/heed/version.hpp": r"^#define HEED_VERSION (\d+)$",
    "meson.build": r"^  version: '(\d+\.\d+\.\d+)',$",
    "CMakeLists.txt": r"^project\(heed VERSION (\d+\.\d+\.\d+) ",
    # The newest that has a number: above it may stand what is not released.
    "CHANGELOG.md": r"^## \[(\d+\.\d+\.\d+)\]",
}


def versions(texts):
    """What each file says, in three numbers."""
    found = {}
    for name, pattern in PLACES.items():
        match = re.search(pattern, texts[name], re.MULTILINE)
        version = match[1] if match else "nothing"
        if version.isdecimal():
            number = int(version)
            version = f"{number // 10000}.{number // 100 % 100}.{number % 100}"
        found[name] = version
    minor = re.search(r"find_package\(heed (\d+\.\d+) ", texts["README.md"])
    found["README.md"] = minor[1] if minor else "nothing"
    return found


def agree(found):
    whole = {found[name] for name in PLACES}
    return len(whole) == 1 and "nothing" not in whole and whole.pop().rpartition(".")[0] == found["README.md"]


def self_test():
    right = {
        "include/heed/version.hpp": "#define HEED_VERSION 10203\n",
        "meson.build": "project(\n  'heed',\n  version: '1.2.3',\n",
        "CMakeLists.txt": "project(heed VERSION 1.2.3 LANGUAGES CXX)\n",
        "README.md": "find_package(heed 1.2 REQUIRED)\n",
        "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.3]\n\n## [1.2.2]\n",
    }
    wrong = [] if agree(versions(right)) else [versions(right)]
    for name, text in right.items():
        for other in (text.replace("2", "4", 1), ""):
            found = versions({**right, name: other})
            wrong += [found] if agree(found) else []
    print("\n".join(map(str, wrong)) or "11 trees, all judged rightly")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = pathlib.Path(sys.argv[1])
    found = versions({name: (root / name).read_text(encoding="utf-8") for name in [*PLACES, "README.md"]})
    for name, version in found.items():
        print(f"{name}: {version}")
    return 0 if agree(found) else 1


if __name__ == "__main__":
    sys.exit(main())
