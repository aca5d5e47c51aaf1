# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""A copy of the course in a folder of its own, with made-up exercises, to be driven and spoilt by tests."""

import os
import pathlib
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile

from pseudo_terminal import PseudoTerminal

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FIXTURE = HERE / "fixture"
NOBODY = 65534

SOLVED = {1: "constexpr int sum = 4;\n", 2: "constexpr auto s = heed::matmul(q, transpose(k));\n"}
SOLVED[3] = "constexpr int twice(int x) { return x + x; }\n"

# As much of a shell as it takes to stop a program by Ctrl-Z, and to go on with it after a line is typed.
SHELL = """
import os, signal, sys
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
job = os.fork()
if job == 0:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    os.execvp(sys.argv[1], sys.argv[1:])
while True:
    _, status = os.waitpid(job, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        sys.exit(os.waitstatus_to_exitcode(status))
    os.tcsetpgrp(0, os.getpgrp())
    print("STOPPED", flush=True)
    input()
    os.tcsetpgrp(0, job)
    os.kill(job, signal.SIGCONT)
"""


class Sandbox:
    """A course for one test; `command` is the compiler under test."""

    def __init__(self, command):
        self.temporary = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.temporary.name).resolve()
        self.root.chmod(0o755)
        shutil.copytree(
            ROOT / "examples" / "learn", self.root / "examples" / "learn", ignore=lambda *_: ["__pycache__"]
        )
        shutil.copy(ROOT / "examples" / "learn.sh", self.root / "examples")
        for part in ("exercises", "lessons"):
            shutil.copytree(FIXTURE / part, self.root / "examples" / part)
        (self.root / "include").symlink_to(ROOT / "include")
        # Python as this test has it, wherever python3 on the path would lead.
        self.programs("python3")
        spoils = ("HEED_COMPILERS", "COLUMNS", "NO_COLOR")
        kept = {name: value for name, value in os.environ.items() if name not in spoils}
        self.environment = {
            **kept,
            "CXX": shlex.join(command),
            "PATH": f"{self.root / 'programs'}:{os.environ['PATH']}",
            "TERM": "xterm",
        }

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for path in (self.root / "examples").rglob("*"):
            path.chmod(path.stat().st_mode | stat.S_IRWXU)
        self.temporary.cleanup()

    def programs(self, *names):
        """A folder of the sandbox that has these programs and no others."""
        folder = self.root / "programs" if names == ("python3",) else pathlib.Path(tempfile.mkdtemp(dir=self.root))
        folder.mkdir(exist_ok=True)
        for name in names:
            (folder / name).symlink_to(sys.executable if name == "python3" else shutil.which(name))
        return folder

    def a_program(self, name, text):
        """A program of a text of shell."""
        path = self.root / name
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def folder(self, number):
        return next((self.root / "examples" / "exercises").glob(f"{number:02}_*"))

    def exercise(self, number):
        return self.folder(number) / "exercise.cpp"

    def write(self, number, lines):
        """Writes in the place of an exercise, as a learner does."""
        text = self.exercise(number).read_text(encoding="utf-8")
        before, rest = text.split("// your code begins\n")
        after = rest.split("// your code ends\n")[1]
        self.exercise(number).write_text(
            f"{before}// your code begins\n{lines}// your code ends\n{after}", encoding="utf-8"
        )

    def solve(self, *numbers):
        for number in numbers:
            self.write(number, SOLVED[number])

    def run(self, *words, environment=None, folder=None, **options):
        """Runs the course without a terminal: its status, and what it prints and says on standard error."""
        script = os.path.relpath(self.root / "examples" / "learn.sh", folder or self.root)
        done = subprocess.run(
            ["/bin/sh", script, *words],
            cwd=folder or self.root,
            env=environment or self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            **options,
        )
        return done.returncode, done.stdout, done.stderr

    def terminal(self, *words, columns=80, shell=False):
        """The course in a terminal; with `shell` as a job of a shell, which can be stopped."""
        command = [*([sys.executable, "-c", SHELL] if shell else []), "sh", "examples/learn.sh", *words]
        return PseudoTerminal(command, self.root, self.environment, columns)

    def cannot_write(self):
        """Takes away the right to write: options for run(), or None where nobody can be made who lacks it."""
        for path in [self.exercise(1), self.folder(1)]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        if os.getuid() != 0:
            return {}
        # root may write everywhere: another user, who needs a Python that is not in root's own folder.
        for python in (sys.executable, "/usr/bin/python3"):
            try:
                tried = subprocess.run(
                    [python, "-c", "import argparse"], user=NOBODY, cwd="/", capture_output=True, check=False
                )
            except OSError:
                continue
            if tried.returncode == 0:
                link = self.root / "programs" / "python3"
                link.unlink()
                link.symlink_to(python)
                return {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        return None
