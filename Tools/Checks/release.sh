#!/usr/bin/env bash
# What has to hold in an optimised build, which the ordinary tests are not: no allocation where a path matches no
# pattern, none but the route's own where one does, none for a guard that allows at once; and no endless circle of
# guards.
#
#     Tools/Checks/release.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

checks=$(build_release OptimisedChecks)
"$checks" allocations
"$checks" loops
