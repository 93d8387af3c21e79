#!/usr/bin/env bash
# Feeds the reader of snapshots whatever libFuzzer thinks of: no crash, no hang, memory bounded by the input.
#
#     scripts/fuzz.sh [SECONDS]      60 at first
#
# It needs a toolchain with libFuzzer, as those for Linux have. What it finds stays in .build/fuzz.
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/fuzz
mkdir -p "$build/corpus"
cp Tests/Golden/snapshot-*.json "$build/corpus/"
printf '%s' '{"version":1,"nextID":9,"selectedTab":"second","stacks":[{"tab":"first","entries":[{"id":1,"key":"saved","version":2,"route":{"inner":{"_0":{"text":{"_0":"a\u00e9\n","flags":[true,null]}},"scale":1e-3}}},{"id":3,"key":"old","version":1,"route":7}]}],"modals":[{"style":"cover","blocksLinks":true,"entries":[{"id":8,"key":"saved","version":2,"route":{"number":{"_0":-5}}}]}],"parked":[{"entry":8,"verb":"select","tab":"first","key":"saved","version":2,"route":{"start":{}}}]}' \
    >"$build/corpus/seed.json"
find Sources/RouterCore -name '*.swift' -print0 | xargs -0 swiftc -O -wmo -swift-version 6 -package-name router \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -parse-as-library -module-name SnapshotFuzz \
    -sanitize=fuzzer,address Fuzz/Savings.swift Fuzz/SnapshotFuzz.swift -o "$build/snapshot"
"$build/snapshot" -max_total_time="${1:-60}" -max_len=65536 -timeout=5 -rss_limit_mb=1024 -detect_leaks=0 \
    -dict=Fuzz/snapshot.dict -artifact_prefix="$build/" "$build/corpus"
