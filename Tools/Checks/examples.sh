#!/usr/bin/env bash
# Builds each package in Examples, does what its README.md says, compares what it prints, and runs its tests.
#
#     Tools/Checks/examples.sh            compares
#     Tools/Checks/examples.sh --update   writes what is printed into the README.md files
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh
root=$PWD

# One folder for all of them and for the package of newcomer.sh, so that the router is built once for those who depend
# on it. What is to be built is found out anew for each, as one of them may be taken for another.
build=$root/.build/examples
mkdir -p "$build"
swift() { command swift "$1" --disable-build-manifest-caching --scratch-path "$build" --quiet "${@:2}"; }

for manifest in Examples/*/Package.swift; do
    example=$(dirname "$manifest")
    cd "$root/$example"
    # The block that begins with "$ ": a command, then what it prints.
    block=$(awk '/^```/ { inside = !inside; first = 1; next }
                 inside && first { first = 0; shown = /^\$ / }
                 inside && shown { print }' README.md)
    command=$(head -n 1 <<<"$block" | sed 's/^\$ //')
    [ -n "$command" ] || { echo "$example/README.md has no block that begins with \"\$ \"." >&2; exit 1; }
    if ! swift build >"$build/log" 2>&1; then
        cat "$build/log" >&2
        echo "$example does not build." >&2
        exit 1
    fi
    actual=$(eval "$command" 2>"$build/log") || { cat "$build/log" >&2; exit 1; }
    if [ "${1:-}" = --update ]; then
        actual=$actual awk '/^```/ { inside = !inside; first = 1; shown = 0; print; next }
            inside && first { first = 0; shown = /^\$ /; if (shown) { print; print ENVIRON["actual"]; next } }
            !shown { print }' README.md >"$build/README.md"
        mv "$build/README.md" README.md
    elif ! diff <(tail -n +2 <<<"$block") <(printf '%s\n' "$actual"); then
        echo "$example/README.md shows other output than it prints (< README, > printed);" \
            "Tools/Checks/examples.sh --update writes it anew." >&2
        exit 1
    fi
    echo "$example: as in its README.md"
    if [ -d Tests ]; then
        if ! swift test >"$build/log" 2>&1; then
            cat "$build/log" >&2
            echo "$example has tests that fail." >&2
            exit 1
        fi
        echo "$example: passes its tests"
    fi
    cd "$root"
done
