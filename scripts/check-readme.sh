#!/usr/bin/env bash
# Runs the README's first command and compares what it prints with the README.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first block that begins with "$ swift run": a command, then its output up to the end of the block.
block=$(awk '/^```/ { if (inside && found) exit; inside = !inside; first = 1; next }
             inside && first { first = 0; if ($0 ~ /^\$ swift run /) found = 1 }
             inside && found { print }' README.md)
command=$(head -n 1 <<<"$block" | sed 's/^\$ //')
expected=$(tail -n +2 <<<"$block")
[ -n "$command" ] || { echo "README.md has no block that begins with \"\$ swift run\"." >&2; exit 1; }

actual=$($command 2>/dev/null)
if ! diff <(printf '%s\n' "$expected") <(printf '%s\n' "$actual"); then
    echo "README.md shows other output for \"$command\" than it prints (< README, > printed)." >&2
    exit 1
fi
echo "$command: as in README.md"
