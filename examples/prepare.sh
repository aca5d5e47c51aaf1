# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Shared by examples/run.sh and tests/run.sh, which set `root` and then source this file: finds what is missing,
# installs it where that is possible, and sets build directories up.

# identify COMPILER: its family, major version and full version, or nothing when it cannot build heed.
identify() {
    command -v "$1" >/dev/null 2>&1 || return 0
    # A standard header is included, so that a compiler without a C++20 library does not count.
    printf '%s\n' '#include <concepts>' '#ifdef __clang__' \
        'heed clang __clang_major__ __clang_minor__ __clang_patchlevel__' \
        '#else' 'heed gcc __GNUC__ __GNUC_MINOR__ __GNUC_PATCHLEVEL__' '#endif' |
        "$1" -std=c++20 -E -P -x c++ - 2>/dev/null |
        awk '$1 == "heed" && $2 == "clang" && $3 >= 14 { print "clang++", $3, $3 "." $4 "." $5 }
             $1 == "heed" && $2 == "gcc" && $3 >= 12 { print "g++", $3, $3 "." $4 "." $5 }'
}

# compilers: every supported compiler that is found, one of each family and major version, as lines
# "COMMAND FAMILY MAJOR VERSION". HEED_COMPILERS, a list of commands, limits the search to these.
compilers() {
    candidates=${HEED_COMPILERS:-}
    if [ -z "$candidates" ]; then
        candidates="${CXX:-} g++ clang++"
        number=12
        while [ "$number" -le 40 ]; do
            candidates="$candidates g++-$number clang++-$number"
            number=$((number + 1))
        done
    fi
    seen=' '
    for candidate in $candidates; do
        found=$(identify "$candidate")
        [ -n "$found" ] || continue
        name=${found% *}
        case $seen in *" $name "*) continue ;; esac
        seen="$seen$name "
        echo "$candidate $found"
    done
}

# has_header COMPILER NAME; without a compiler, looks where packages put headers.
has_header() {
    if [ -n "$1" ]; then
        printf '#if !__has_include(<%s>)\n#error missing\n#endif\n' "$2" | "$1" -E -x c++ - >/dev/null 2>&1
    else
        [ -e "/usr/include/$2" ] || [ -e "/usr/local/include/$2" ]
    fi
}

# missing WHAT: the Debian packages that are missing for the examples, or for the tests.
missing() {
    first=$(compilers | sed -n '1s/ .*//p')
    [ -n "$first" ] || echo g++
    command -v meson >/dev/null 2>&1 || echo meson
    command -v ninja >/dev/null 2>&1 || echo ninja-build
    has_header "$first" boost/hana/integral_constant.hpp || echo libboost-dev
    if [ "$1" = tests ]; then
        command -v pkg-config >/dev/null 2>&1 || echo pkg-config
        command -v cmake >/dev/null 2>&1 || echo cmake
        has_header "$first" catch2/catch.hpp || has_header "$first" catch2/catch_test_macros.hpp || echo catch2
        has_header "$first" mpfr.h || echo libmpfr-dev
        # The first Python on the path need not be Debian's, which has the package.
        python3 -c 'import numpy' 2>/dev/null || /usr/bin/python3 -c 'import numpy' 2>/dev/null || echo python3-numpy
    fi
}

# prepare WHAT: returns when nothing is missing for WHAT (examples or tests), and installs it before if need be.
# Messages go to standard error: standard output belongs to the program that runs next.
prepare() {
    packages=$(missing "$1" | tr '\n' ' ')
    packages=${packages% }
    [ -n "$packages" ] || return 0
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing what is missing: $packages" >&2
        log=$(mktemp)
        # shellcheck disable=SC2086  # a list of words
        if ! {
            apt-get update &&
                DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages
        } </dev/null >"$log" 2>&1; then
            cat "$log" >&2
        fi
        rm -f "$log"
        packages=$(missing "$1" | tr '\n' ' ')
        packages=${packages% }
        [ -n "$packages" ] || return 0
    fi
    cat >&2 <<TEXT
heed cannot be built yet. What is missing, by the names of Debian's packages: $packages
On Debian 12 or newer, as root:
    apt-get update
    apt-get install --no-install-recommends $packages
Elsewhere, heed needs g++ 12 or clang++ 14 or newer, Meson 1.0 or newer, Ninja and the headers of Boost.Hana;
its tests also need Catch2 (2.13 or 3), CMake, MPFR, NumPy and pkg-config.
TEXT
    exit 1
}

# configure DIRECTORY "COMMAND FAMILY MAJOR VERSION" OPTION...: sets a build directory up, and anew when it was set up
# for another compiler or another place of the tree: Meson would go on with the old ones.
configure() {
    directory=$1
    setup="$root: $2:"
    command=${2%% *}
    shift 2
    setup="$setup $*"
    if [ -f "$directory/build.ninja" ] && [ "$(cat "$directory/setup.txt" 2>/dev/null)" = "$setup" ]; then
        return 0
    fi
    rm -rf "$directory"
    mkdir -p "$directory"
    if ! CXX=$command meson setup "$directory" "$root" "$@" </dev/null >"$directory/setup.log" 2>&1; then
        cat "$directory/setup.log"
        return 1
    fi
    echo "$setup" >"$directory/setup.txt"
}
