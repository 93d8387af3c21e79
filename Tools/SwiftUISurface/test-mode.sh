#!/usr/bin/env bash
# Runs the tests that were built in a mode of the host, or in several, with commas between them:
#
#     Tools/SwiftUISurface/test-mode.sh emptiesPath
#
# What each does: Sources/SwiftUI/Host/Hostility.swift.
set -euo pipefail
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if SURFACE_MODE=$1 swift test --skip-build --package-path "$(dirname "$0")" >"$log" 2>&1; then
    echo "$1: $(grep -oE 'Test run with [0-9]+ tests .* passed' "$log")"
else
    cat "$log" >&2
    echo "$1: failed" >&2
    exit 1
fi
