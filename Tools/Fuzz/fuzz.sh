#!/usr/bin/env bash
# Feeds what reads foreign bytes with whatever libFuzzer thinks of: no crash, no hang, memory bounded by the input, and
# every answer is the one that follows from the rules.
#
#     Tools/Fuzz/fuzz.sh [SECONDS] [TARGET...]      60 seconds for each of Snapshots, Links, Patterns
#     Tools/Fuzz/fuzz.sh --keep TARGET...           keeps the least of what was found that covers as much
#
# It begins with the inputs in Corpus, which the ordinary tests read, too. What it finds goes to .build/fuzz; an input
# that fails is named, and belongs into the corpus with the change that mends it. It needs a toolchain with libFuzzer,
# as those for Linux have.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

keep=
seconds=60
case "${1:-}" in
--keep) keep=yes && shift ;;
[0-9]*) seconds=$1 && shift ;;
esac
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(Snapshots Links Patterns)

# libFuzzer reports a crash itself, and a backtrace would hold it up.
export SWIFT_BACKTRACE=enable=no
build=.build/fuzz
mkdir -p "$build"
rules+=(-O -wmo -sanitize=fuzzer,address)

# The package manager cannot build these, as libFuzzer brings its own main. The core is compiled once.
core=$build/RouterCore.o
if [[ ! -f "$core" || -n $(find Sources/RouterCore -newer "$core" -print -quit) ]]; then
    find Sources/RouterCore -name '*.swift' -print0 | xargs -0 swiftc "${rules[@]}" -enable-testing \
        -module-name RouterCore -emit-module -emit-module-path "$build/RouterCore.swiftmodule" -c -o "$core"
fi
for target in "${targets[@]}"; do
    corpus=$(tr '[:upper:]' '[:lower:]' <<<"$target")
    swiftc "${rules[@]}" -module-name "$target" -I "$build" Tools/Fuzz/{Links,Snapshots}/*.swift \
        "Tools/Fuzz/Programs/$target.swift" "$core" -use-ld=lld -o "$build/$target"
    mkdir -p "$build/$corpus"
    # An input takes a small part of a millisecond; one that takes five seconds hangs.
    options=(-max_len=16384 -timeout=5 -rss_limit_mb=1024 -detect_leaks=0 "-artifact_prefix=$build/")
    if [[ -n "$keep" ]]; then
        "$build/$target" -merge=1 "${options[@]}" "Tools/Fuzz/Corpus/$corpus" "$build/$corpus"
    else
        "$build/$target" "-max_total_time=$seconds" "-dict=Tools/Fuzz/Corpus/$corpus.dict" -print_final_stats=1 \
            "${options[@]}" "$build/$corpus" "Tools/Fuzz/Corpus/$corpus"
    fi
done
