#!/usr/bin/env bash
# Counts the instructions of one operation of each hot path, exactly and without regard to the machine's speed:
#
#     Tools/Measures/instructions.sh [WORKLOAD …]
#
# It needs valgrind, and says so where there is none. A workload is run so often, then once more as often; the
# difference is what the runs cost.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

if ! command -v valgrind >/dev/null; then
    echo "Skipped: valgrind is not installed."
    exit 0
fi
binary=$(build_release RouterBenchmarks)

# What callgrind counts for a number of runs of a workload.
collected() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$binary" "$1" --runs "$2" 2>&1 |
        awk '/Collected/ { print $4 }'
}

[ $# -gt 0 ] || set -- state.push.1000 state.pop.1000 state.equal.1000 router.push router.push.watched.10 \
    router.batch.1000 resolve.3 match.hits.1000 match.misses.1000 print open snapshot.encode.1000 \
    snapshot.decode.1000
for workload in "$@"; do
    name=$("$binary" "$workload" --list | head -n 1)
    operations=${name##* }
    name=${name%% *}
    few=$(collected "$name" 2)
    many=$(collected "$name" 6)
    printf '%-24s %8d instructions\n' "$name" $(((many - few) / (4 * operations)))
done
