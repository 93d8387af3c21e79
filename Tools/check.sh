#!/usr/bin/env bash
# Everything that has to hold before a change lands. People and CI run the same command:
#
#     Tools/check.sh
#     Tools/check.sh --deep     the same, and what takes longer
#
# It needs the Swift toolchain and nothing else, and ends with all tests.
set -euo pipefail
cd "$(dirname "$0")/.."
source Tools/Checks/compiler.sh

deep=
case "$*" in
"") ;;
--deep) deep=yes ;;
--help)
    cat <<'END'
usage: Tools/check.sh [--deep]

Checks everything that has to hold before a change lands, and ends with swift test: format, layers, warnings,
mistakes the compiler refuses, documents and their commands, a newcomer's first package, the examples, the
public surface, the SwiftUI adapter, 50 kills while saving, what has to hold in an optimised build, all tests.

--deep  Checks all of that, and what takes longer: each fuzzer for 60 seconds from its corpus, 500 kills in
        place of 50, and all tests once more under the thread and the address sanitizer. For the last two the
        tests are built anew, in .build/thread and .build/address.
END
    exit
    ;;
*)
    echo "Tools/check.sh: unknown argument \"$*\"; see Tools/check.sh --help" >&2
    exit 64
    ;;
esac

# step WHAT: says what comes next, and how long it took to get there.
step() { printf '\n== %s (%d:%02d)\n' "$1" $((SECONDS / 60)) $((SECONDS % 60)); }

step "Format"
swift format lint --strict --recursive Package.swift Sources Tests Snippets Examples \
    Tools/Fuzz Tools/Optimised Tools/PublicSurface Tools/Refused

step "Layers: no feature imports another, and the core imports no user interface"
features='DishesModule|RestaurantsModule|ProfilesModule'
for feature in ${features//|/ }; do
    if grep -rnE "^[^/]*\bimport +($features)\b" "Sources/$feature"; then
        echo "$feature imports a feature module; push an exit and let the app connect it." >&2
        exit 1
    fi
done
if grep -rnE --include="*.swift" "canImport\(SwiftUI\)|import +(SwiftUI|UIKit|AppKit|RouterTerminal)\b" Sources/RouterCore; then
    echo "RouterCore knows a user interface; move that to a host's module." >&2
    exit 1
fi

step "Sizes: no file has more than 300 lines"
Tools/Checks/sizes.sh

step "Build: warnings are errors, every import is declared"
build_debug

step "Refused: what must not compile, with its message"
Tools/Checks/refused.sh

# The compiler takes one core for a release build; so it goes on beside what follows.
{ build_release OptimisedChecks && build_release RouterBenchmarks; } >/dev/null &
release=$!
trap 'pkill -P "$release" || true' EXIT

step "Documentation: builds without warnings, and its commands print what it says"
Tools/Checks/docs.sh

step "A newcomer: the package of Getting started compiles, runs and is tested"
Tools/Checks/newcomer.sh

step "Examples: each builds, runs, and prints what its README says"
Tools/Checks/examples.sh

step "Surface: as in Tools/API, and nothing public without documentation"
Tools/Checks/surface.sh

step "SwiftUI: the adapter, against our own declarations of what it uses"
Tools/Checks/swiftui.sh ${deep:+--deep}

step "Build for release"
wait "$release"
trap - EXIT

step "Saving: killed at random moments, a file holds the state before or after"
Tools/Checks/kills.sh ${deep:+--deep}

step "Optimised: no allocation for a miss or a guard that allows at once, no endless circle of guards"
Tools/Checks/release.sh

step "Allocations: as written down"
Tools/Checks/allocations.sh

if [[ -n "$deep" ]]; then
    step "Fuzzing: links, patterns and snapshots for 60 seconds each"
    Tools/Fuzz/fuzz.sh 60

    step "Tests under the thread sanitizer"
    swift test --sanitize=thread --scratch-path .build/thread

    step "Tests under the address sanitizer"
    # Without the search for leaks: the runtime keeps its metadata for ever, which is taken for one. What a router
    # keeps too long is found by the tests of lifetimes, with weak references.
    ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build/address
fi

step "Tests"
swift test
