#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Builds the page of every number, which shows where each number of self-attention comes from, and says where it is. It
# opens from there in any browser, without a server or a network. Another folder: `sh examples/page.sh FOLDER`. What is
# missing is installed, as root and where there is apt-get, or else named.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
source=$root/examples/page
folder=${1:-$root/build/page}

packages='clang-14 lld wasi-libc libc++-14-dev-wasm32 libclang-rt-14-dev-wasm32 libboost-dev'

# find_parts: clang, the functions that it calls on WebAssembly, its linker, and the folder where Boost is; fails when one
# of these or of the libraries of C and C++ is not there.
find_parts() {
    clang='' builtins='' linker='' boost=''
    for candidate in ${CLANG:-clang++-14 clang++ clang++-19}; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        version=$("$candidate" -dumpversion | sed 's/\..*//')
        for file in /usr/lib/llvm-"$version"/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a \
            /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a; do
            [ -z "$builtins" ] && [ -e "$file" ] && builtins=$file && clang=$candidate
        done
        [ -z "$clang" ] || break
    done
    for candidate in wasm-ld wasm-ld-14 wasm-ld-19; do
        [ -z "$linker" ] && command -v "$candidate" >/dev/null 2>&1 && linker=$candidate
    done
    for candidate in /usr/include /usr/local/include; do
        [ -z "$boost" ] && [ -e "$candidate/boost/hana/integral_constant.hpp" ] && boost=$candidate
    done
    [ -n "$clang" ] && [ -n "$linker" ] && [ -n "$boost" ] && [ -e /usr/lib/wasm32-wasi/libc.a ] &&
        echo '#include <type_traits>' | "$clang" --target=wasm32-wasi -x c++ -E - >/dev/null 2>&1
}

if ! find_parts && [ -z "${HEED_INSTALLS_NOTHING:-}" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing what is missing: $packages" >&2
    log=$(mktemp)
    # shellcheck disable=SC2086  # a list of words
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages; } \
        </dev/null >"$log" 2>&1; then
        cat "$log" >&2
    fi
    rm -f "$log"
fi
if ! find_parts; then
    cat >&2 <<TEXT
The page cannot be built yet: it needs clang, its linker and its headers for WebAssembly. On Debian 12, as root:
    apt-get install --no-install-recommends $packages
TEXT
    exit 1
fi

mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Of the folder where Boost is, nothing else may be seen: it has the headers of another C library.
mkdir "$work/include"
ln -s "$boost/boost" "$work/include/boost"
"$clang" --target=wasm32-wasi -std=c++20 -fno-exceptions -fno-rtti -Os -fvisibility=hidden \
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
