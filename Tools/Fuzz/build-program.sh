#!/usr/bin/env bash
# Builds a program of Programs against an optimised core, without the package manager: libFuzzer brings its own `main`,
# and the program that is killed is to start at once.
#
#     Tools/Fuzz/build-program.sh FOLDER PROGRAM [FLAGS]
#
# The core is compiled once for a folder and compiled again when it has changed; the flags are given to both.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

folder=$1 program=$2
shift 2
mkdir -p "$folder"
rules+=(-O -wmo)

if [[ ! -f "$folder/RouterCore.o" || -n $(find Sources/RouterCore -newer "$folder/RouterCore.o" -print -quit) ]]; then
    find Sources/RouterCore -name '*.swift' -print0 | xargs -0 swiftc "${rules[@]}" "$@" -enable-testing \
        -module-name RouterCore -emit-module -emit-module-path "$folder/RouterCore.swiftmodule" -c \
        -o "$folder/RouterCore.o"
fi
extra=()
if [[ "$program" == Allocations ]]; then
    counter=Sources/AllocationCounter
    clang -O2 -c -I "$counter/include" "$counter/AllocationCounter.c" -o "$folder/AllocationCounter.o"
    extra=(-import-objc-header "$counter/include/AllocationCounter.h" "$folder/AllocationCounter.o")
fi
swiftc "${rules[@]}" "$@" "${extra[@]}" -module-name "$program" -I "$folder" \
    Tools/Fuzz/{Links,Snapshots}/*.swift "Tools/Fuzz/Programs/$program.swift" "$folder/RouterCore.o" \
    -use-ld=lld -o "$folder/$program"
