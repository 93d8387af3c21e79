#!/usr/bin/env bash
# Finds Swift files of more than 300 lines: a file is one type, or one aspect of a type. Prints how large the core is.
set -euo pipefail
cd "$(dirname "$0")/../.."

long=$(find Sources Tests Snippets Examples Tools -name .build -prune -o -name '*.swift' -print0 |
    xargs -0 awk 'FNR > 300 { print FILENAME; nextfile }')
if [ -n "$long" ]; then
    printf '%s\n' "$long" >&2
    echo "Files of more than 300 lines; put an aspect of the type into a file Type+Aspect.swift." >&2
    exit 1
fi
echo "no file has more than 300 lines"

lines=$(find Sources/RouterCore -name '*.swift' -exec cat {} + | wc -l)
surface=Tools/API/RouterCore.txt
declarations=$(grep -vc ': conforms to ' "$surface")
types=$(grep -cE '^[A-Za-z]+: .*\b(struct|class|enum|protocol|actor) ' "$surface")
echo "RouterCore: $lines lines, at most 9000 wanted; $declarations public declarations, at most 500;" \
    "$types public types at the top level, at most 50"
