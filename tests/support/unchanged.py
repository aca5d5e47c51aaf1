# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""For tests that start a compiler many times: remembers that all went well with exactly these files and this command.

A second run with nothing changed is then quick, as it is for everything that Ninja builds.
"""

import hashlib
import pathlib
import shutil
import subprocess
import sys


def files_under(*folders, suffixes=(".hpp", ".cpp", ".py", ".build", ".cmake", ".txt", ".md", ".in", ".sh")):
    """The files of our own that a result depends on, in a fixed order."""
    return sorted(
        path
        for folder in map(pathlib.Path, folders)
        for path in ([folder] if folder.is_file() else folder.rglob("*"))
        if path.is_file() and path.suffix in suffixes
    )


def fingerprint(command, *folders):
    """One text for a compiler's command line, the compiler's own version and the contents of all files."""
    digest = hashlib.sha256()
    version = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True).stdout
    program = pathlib.Path(shutil.which(command[0])).stat()
    digest.update(repr((command, version, program.st_size, program.st_mtime_ns, sys.version)).encode())
    for path in files_under(__file__, *folders):
        content = path.read_bytes()
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


class Memory:
    """Where a run that went well is remembered: a file in the build directory, or nowhere when that is None."""

    def __init__(self, path, command, *folders):
        self.path = pathlib.Path(path) if path else None
        self.now = fingerprint(command, *folders) if path else None

    def went_well_before(self):
        return bool(self.path) and self.path.is_file() and self.path.read_text() == self.now

    def remember(self):
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(self.now)
