#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Runs the suites that run.sh leaves out, as they take longer than all others: every pair of layouts, views, operations and
# functions, more sizes in the longest tests, the slowest kernels as users build them, all mutants of right programs, all
# exercises with their edits, what shows that the slowest tests can fail, and the tests that write to memory once more with
# sanitizers. Writes into long.md what came of it.
set -u
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
began=$(date +%s)
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
HEED_LONG=1 sh "$here/run.sh" --suite pairs --suite sanitize 2>&1 | tee "$printed"
found=$(tail -n 1 "$printed")
compilers=$(sed -n 's/^== //p' "$printed" | paste -s -d, - | sed 's/,/, /g')
minutes=$((($(date +%s) - began + 30) / 60))
echo "| $(date +%F) | $compilers | $found | $minutes |" >>"$here/long.md"
case $found in *" passed, 0 failed") ;; *) exit 1 ;; esac
