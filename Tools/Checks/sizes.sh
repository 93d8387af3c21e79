#!/usr/bin/env bash
# Finds Swift files of more than 300 lines: a file is one type, or one aspect of a type.
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
