#!/usr/bin/env bash
# Kills a process with kill -9 at random moments while it saves, and loads what it leaves behind: always the state
# before or the state after, never an error, never a mix.
#
#     Tools/Checks/kills.sh            50 times
#     Tools/Checks/kills.sh --deep     500 times
set -euo pipefail
cd "$(dirname "$0")/../.."

case "${1:-}" in
"") times=50 ;;
--deep) times=500 ;;
*)
    echo "usage: Tools/Checks/kills.sh [--deep]" >&2
    exit 64
    ;;
esac

source Tools/Checks/compiler.sh
checks=$(build_release OptimisedChecks)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Behind a link, which has to survive as well.
file="$folder/navigation.json"
mkdir "$folder/kept"
ln -s kept/real.json "$file"
early=0 begun=0 done=0
for ((round = 1; round <= times; round++)); do
    "$checks" save "$file" >"$folder/log" &
    helper=$!
    sleep "0.$(printf '%03d' $((RANDOM % 60 + 10)))"
    kill -9 "$helper"
    wait "$helper" 2>/dev/null || true
    if ! answer=$("$checks" saved "$file" "$folder/log"); then
        echo "Round $round: what was saved could not be restored; the folder is kept in $folder" >&2
        trap - EXIT
        exit 1
    fi
    case "$answer" in
    early) early=$((early + 1)) ;;
    begun) begun=$((begun + 1)) ;;
    done) done=$((done + 1)) ;;
    esac
done
echo "Killed $times times: $done files as last saved, $begun as just begun," \
    "$early before the first save; none damaged."
