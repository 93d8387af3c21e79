#!/usr/bin/env bash
# Counts the allocations of the hot paths, which are exact, and compares them with those that are written down:
#
#     Tools/Checks/allocations.sh [--write]
#
# With --write it writes them down. Allocations are counted on Linux with glibc; elsewhere it says so.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

expected=Sources/RouterBenchmarks/allocations.txt
workloads='state.push.1000 state.pop.1000 state.equal.1000 router.push router.push.watched.10 router.batch.1000
    resolve.3 resolve.30 match.hits.1000 match.misses.1000 match.wide.10000 print open
    snapshot.encode.1000 snapshot.decode.1000'

if [ "$(uname)" != Linux ]; then
    echo "Skipped: allocations can only be counted on Linux."
    exit 0
fi
binary=$(build_release RouterBenchmarks)

# shellcheck disable=SC2086 # a list of names
actual=$("$binary" --counts $workloads)
if grep -q 'cannot be counted' <<<"$actual"; then
    echo "Skipped: allocations cannot be counted with this C library."
    exit 0
fi
if [ "${1:-}" = --write ]; then
    printf '%s\n' "$actual" >"$expected"
elif ! diff -u "$expected" - <<<"$actual"; then
    echo "An operation allocates more or less often than $expected says." >&2
    echo "Find out why; if it is right, run Tools/Checks/allocations.sh --write." >&2
    exit 1
fi
