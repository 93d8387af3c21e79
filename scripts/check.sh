#!/usr/bin/env bash
# Everything that has to hold before a change lands. People and CI run the same command:
#
#     scripts/check.sh
#
# It needs the Swift toolchain and nothing else, and ends with the README's test command.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

step "Format"
swift format lint --strict --recursive Package.swift Sources Tests Snippets Fuzz

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
scripts/check-sizes.sh

step "Build: warnings are errors, every import is declared"
swift build --build-tests --scratch-path .build/check \
    --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors

step "README: its first command prints what it says"
scripts/check-readme.sh

step "Documentation: builds without warnings, and its commands print what it says"
scripts/check-docs.sh

step "A newcomer: the package of Getting started compiles, runs and is tested"
scripts/check-newcomer.sh

step "Examples: each builds, runs, and prints what its README says"
scripts/check-examples.sh

step "Surface: as in API, and nothing public without documentation"
scripts/check-surface.sh

step "SwiftUI: the adapter, against our own declarations of what it uses"
scripts/check-swiftui.sh

step "Saving: killed at random moments, a file holds the state before or after"
scripts/kill-test.sh

step "Tests"
swift test
