#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Installs what is missing, builds the main example and runs it. Arguments go to the program:
#     sh examples/run.sh --svg out.svg
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=examples/prepare.sh
. "$root/examples/prepare.sh"

prepare examples
build=$root/build/examples
configure "$build" "$(compilers | sed -n 1p)" --buildtype=release -Dtests=disabled -Dexamples=enabled >&2
if ! ninja -C "$build" examples/self_attention </dev/null >"$build/build.log" 2>&1; then
    cat "$build/build.log" >&2
    exit 1
fi
exec "$build/examples/self_attention" "$@"
