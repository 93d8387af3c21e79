#!/usr/bin/env bash
# Counts allocations in an optimised build: none where a path matches no pattern, no more than the route's own where one
# does, and none for a guard that allows at once.
#
#     scripts/count-allocations.sh
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/programs
scripts/build-program.sh "$build" Allocations
"$build/Allocations"
