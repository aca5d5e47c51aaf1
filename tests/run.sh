#!/bin/sh
# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
#
# Installs what is missing, then builds and runs the tests with every supported compiler that is found. The last line
# is "N passed, M failed". Arguments go to `meson test`, and then only what the chosen tests need is built:
#     sh tests/run.sh --suite unit
# Two suites are left out that take longer than all others, `pairs` and `sanitize`: long.sh has them, by HEED_LONG=1.
# HEED_COMPILERS="clang++-19" limits the run to the compilers of that list.
#
# The first compiler that is found has all tests. Of those that take long, units, lessons and headers alone, each is run by
# one of the others, too, in turn; and what asks little of a compiler, pages and packages for example, is asked of the first
# alone. A compiler that is alone in HEED_COMPILERS has all tests.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=examples/prepare.sh
. "$root/examples/prepare.sh"

# count FILE PATTERN: the number of lines that match.
count() {
    grep -cE "$2" "$1" 2>/dev/null || true
}

prepare tests
passed=0
failed=0
list=$(mktemp)
trap 'rm -f "$list"' EXIT
compilers >"$list"
others=$(($(wc -l <"$list") - 1))
number=0

while read -r command family major version; do
    build=$root/build/${HEED_LONG:+long-}tests-$family-$major
    echo "== $family $version"

    if ! configure "$build" "$command $family $major $version" \
        --buildtype=release -Db_colorout=never -Dtests=enabled -Dexamples=enabled ${HEED_LONG:+-Dlong_tests=enabled}; then
        failed=$((failed + 1))
        continue
    fi
    share=
    [ "$number" -eq 0 ] || [ -n "${HEED_LONG:-}" ] || share=$number/$others
    number=$((number + 1))
    # Nothing is built anew when this is what it was.
    meson configure "$build" -Dshare="$share" </dev/null

    rebuild=
    unbuilt=
    if [ $# -eq 0 ]; then
        # Everything that can be built is, so that one run shows every file that does not compile.
        rebuild=--no-rebuild
        if ! ninja -C "$build" -k 0 </dev/null >"$build/build.log" 2>&1; then
            sed '/^\[[0-9]*\/[0-9]*\] /d' "$build/build.log"
            # An object stands in the folder of its program, or with all that are built in one way.
            unbuilt=$(sed -n 's/^FAILED: \([^ ]*\).*/\1/p' "$build/build.log" |
                sed 's/libquick_units\.a\.p\/\(unit_.*\)\.cpp\.o$/\1/; s/\.p\/.*//' | sort -u)
            case $unbuilt in
            '' | *build.ninja*)
                failed=$((failed + 1))
                continue
                ;;
            esac
        fi
        # Meson runs no test at all while one has no program.
        for program in $unbuilt; do
            printf '#!/bin/sh\necho "could not be built: see above"\nexit 1\n' >"$build/$program"
            chmod +x "$build/$program"
        done
    fi

    results=$build/meson-logs/testlog.json
    rm -f "$results"
    status=0
    meson test -C "$build" --print-errorlogs $rebuild "$@" </dev/null || status=$?
    good=$(count "$results" '"result": "(OK|EXPECTEDFAIL)"')
    bad=$(count "$results" '"result": "(FAIL|TIMEOUT|ERROR|INTERRUPT|UNEXPECTEDPASS)"')
    # A build that failed inside `meson test`, or any other end that no test accounts for.
    [ "$status" -eq 0 ] && [ -z "$unbuilt" ] || [ "${bad:-0}" -gt 0 ] || bad=1
    for program in $unbuilt; do
        rm -f "$build/$program"
    done
    passed=$((passed + ${good:-0}))
    failed=$((failed + ${bad:-0}))
done <"$list"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
