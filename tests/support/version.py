# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Checks that heed/version.hpp, meson.build, CMakeLists.txt and CHANGELOG.md say the same version.

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
    return found


def agree(found):
    return len(set(found.values())) == 1 and "nothing" not in found.values()


def self_test():
    right = {
        "include/heed/version.hpp": "#define HEED_VERSION 10203\n",
        "meson.build": "project(\n  'heed',\n  version: '1.2.3',\n",
        "CMakeLists.txt": "project(heed VERSION 1.2.3 LANGUAGES CXX)\n",
        "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.3]\n\n## [1.2.2]\n",
    }
    wrong = [] if agree(versions(right)) else [versions(right)]
    for name, text in right.items():
        for other in (text.replace("2", "4", 1), ""):
            found = versions({**right, name: other})
            wrong += [found] if agree(found) else []
    print("\n".join(map(str, wrong)) or "9 trees, all judged rightly")
    return 1 if wrong else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = pathlib.Path(sys.argv[1])
    found = versions({name: (root / name).read_text(encoding="utf-8") for name in PLACES})
    for name, version in found.items():
        print(f"{name}: {version}")
    return 0 if agree(found) else 1


if __name__ == "__main__":
    sys.exit(main())
