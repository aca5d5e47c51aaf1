# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""Rows of the tables that scripts add to by `--record`."""

import datetime
import pathlib
import shlex
import sys


def command():
    """How the script that runs was called, but for --record, as a cell of a table shows it."""
    words = [pathlib.Path(sys.argv[0]).name, *(word for word in sys.argv[1:] if word != "--record")]
    return f"`{shlex.join(words)}`".replace("|", "\\|")


def add_row(table, *cells):
    """Adds a row to the end of a file that ends with a table: today's date, and the cells."""
    with open(table, "a", encoding="utf-8") as results:
        results.write(f"| {datetime.date.today()} | {' | '.join(map(str, cells))} |\n")
