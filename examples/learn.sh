#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# The course: shows the first exercise that is not solved yet, and what the compiler says of it. `help` says what else.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
if ! command -v python3 >/dev/null 2>&1; then
    echo "The course needs Python 3.9 or newer, and there is no python3; on Debian, as root: apt-get install python3" >&2
    exit 2
fi
# Nothing but the standard library is used: neither what is installed beside it nor PYTHONPATH can do harm.
HEED_LEARN=$0 exec python3 -E -S "$here/learn/main.py" "$@"
