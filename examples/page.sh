#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Builds the page of every number, which shows where each number of self-attention comes from, and says where it is. It
# opens from there in any browser, without a server or a network. Another folder: `sh examples/page.sh FOLDER`.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
source=$root/examples/page
folder=${1:-$root/build/page}

# Clang for WebAssembly, its linker, the C library and the functions that the compiler calls: one of these is there or not.
clang= builtins=
for candidate in ${CLANG:-clang++-14 clang++-19 clang++}; do
    command -v "$candidate" >/dev/null 2>&1 || continue
    for version in $("$candidate" -dumpversion | sed 's/\..*//'); do
        builtins=$(ls /usr/lib/llvm-"$version"/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a 2>/dev/null | sed -n 1p)
        headers=/usr/include/wasm32-wasi/c++/v1
        [ -d "$headers" ] || headers=/usr/lib/llvm-$version/include/wasm32-wasi/c++/v1
    done
    [ -n "$builtins" ] && clang=$candidate && break
done
linker=
for candidate in wasm-ld wasm-ld-14 wasm-ld-19; do
    command -v "$candidate" >/dev/null 2>&1 && linker=$candidate && break
done
boost=
for candidate in /usr/include /usr/local/include; do
    [ -e "$candidate/boost/hana/integral_constant.hpp" ] && boost=$candidate && break
done
if [ -z "$clang" ] || [ -z "$linker" ] || [ -z "$boost" ] || [ ! -e /usr/lib/wasm32-wasi/libc.a ]; then
    cat >&2 <<'TEXT'
The page cannot be built yet: it needs clang, its linker and its headers for WebAssembly. On Debian 12, as root:
    apt-get install --no-install-recommends clang-14 lld wasi-libc libc++-14-dev-wasm32 libclang-rt-14-dev-wasm32 libboost-dev
TEXT
    exit 1
fi

mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Of the folder where Boost is, nothing else may be seen: it has the headers of another C library.
mkdir "$work/include"
ln -s "$boost/boost" "$work/include/boost"
"$clang" --target=wasm32-wasi -std=c++20 -fno-exceptions -fno-rtti -Os -msimd128 -fvisibility=hidden \
    -isystem "$root/include" -isystem "$work/include" -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
    -c "$source/page.cpp" -o "$work/page.o"
"$linker" --no-entry --strip-all --gc-sections -z stack-size=65536 "$work/page.o" -L/usr/lib/wasm32-wasi -lc "$builtins" \
    -o "$work/page.wasm"
# One file: browsers let a page that is opened from a folder read no other.
gzip -9n <"$work/page.wasm" | base64 | tr -d '\n' >"$work/packed"
awk -v source="$source" -v packed="$work/packed" '
    function copy(file, line) {
        while ((getline line <file) > 0) {
            if (index(line, "@WASM@")) { getline letters <packed; sub("@WASM@", letters, line) }
            print line
        }
        close(file)
    }
    $0 == "/* page.css */" { copy(source "/page.css"); next }
    $0 == "/* page.js */" { copy(source "/page.js"); next }
    { print }' "$source/template.html" >"$work/index.html"
mv "$work/index.html" "$folder/index.html"
echo "$folder/index.html ($(wc -c <"$folder/index.html" | tr -d ' ') bytes)"
