#!/usr/bin/env bash
# Checks RouterSwiftUI where there is no SwiftUI, against our own declarations of what it uses:
#
#     Tools/Checks/swiftui.sh
#     Tools/Checks/swiftui.sh --deep     each mode of the host by itself, and the mutants
#
# 1. The adapter, the demo app and the code of the articles type-check as on each platform, warnings being errors.
# 2. The documentation builds without warnings.
# 3. The tests over a host of our own pass; the articles show the code that was compiled.
# 4. Every declaration is the one Apple publishes or its SDK exports, by its identifier, or is listed with the reason
#    why it is not, or why that could not be verified (needs python3; skipped without).
#
# It needs the Swift toolchain and nothing else. What it proves and what not: Tools/SwiftUISurface/README.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

step() { printf '\n== %s\n' "$1"; }

if [ "$(uname)" != Linux ]; then
    echo "skipped: beside Apple's SwiftUI a second module of that name would hide it; build with Xcode here."
    exit 0
fi

surface=Tools/SwiftUISurface
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

quietly build_debug
# module NAME INTO SOURCES…: writes a module another compilation can import.
module() {
    local name=$1 into=$2
    shift 2
    swiftc -emit-module "${rules[@]}" -module-name "$name" -I "$into" -I "$modules" "$@" \
        -o "$into/$name.swiftmodule"
}

sources() { find -L "$@" -name '*.swift' | sort; }

step "Format"
swift format lint --strict --recursive $surface/Package.swift $surface/Tests \
    $surface/Sources/SwiftUI $surface/Sources/UIKit $surface/Sources/SurfaceHost $surface/Sources/ArticleExamples \
    $surface/Sources/MenuApp $surface/Sources/Shown

step "RouterSwiftUI: rules of its own"
lines=$(cat Sources/RouterSwiftUI/*.swift | wc -l)
if [ "$lines" -gt 1500 ]; then
    echo "RouterSwiftUI has $lines lines; it is to have 1,500 at most." >&2
    exit 1
fi
for file in Sources/RouterSwiftUI/*.swift; do
    if [ "$(head -n 1 "$file")" != "#if canImport(SwiftUI)" ] || [ "$(tail -n 1 "$file")" != "#endif" ]; then
        echo "$file is not inside #if canImport(SwiftUI)." >&2
        exit 1
    fi
done
if grep -nE "DispatchQueue|Timer|Task\.sleep|@unchecked Sendable|Binding\(get" Sources/RouterSwiftUI/*.swift; then
    echo "No timers, no queues, no unchecked sendability, and bindings come from key paths." >&2
    exit 1
fi
if [ "$(cat Sources/RouterSwiftUI/*.swift | grep -c 'AnyView(')" -ne 1 ]; then
    echo "Views are erased in one place." >&2
    exit 1
fi
echo "$lines lines"

step "Types: as on each platform"
for os in iOS macOS tvOS watchOS visionOS; do
    folder=$scratch/$os
    mkdir -p "$folder"
    # shellcheck disable=SC2046
    if [ "$os" != macOS ]; then module UIKit "$folder" $(sources $surface/Sources/UIKit); fi
    # shellcheck disable=SC2046
    module SwiftUI "$folder" -D "SURFACE_OS_$os" $(sources $surface/Sources/SwiftUI)
    copy_adapter "$folder/adapter"
    module RouterSwiftUI "$folder" -D "SURFACE_OS_$os" "$folder"/adapter/*.swift
    copy_adapter "$folder/tastebook" Examples/TastebookApp
    swiftc -typecheck "${rules[@]}" -module-name TastebookApp -D "SURFACE_OS_$os" \
        -I "$folder" -I "$modules" "$folder"/tastebook/*.swift
    # Packages of others have imports as they are without that rule.
    for name in VaultData Items Generator Accounts VaultApp; do
        module "$name" "$folder" -D "SURFACE_OS_$os" -disable-upcoming-feature InternalImportsByDefault \
            Examples/Vault/Sources/$name/*.swift
    done
    swiftc -typecheck "${rules[@]}" -module-name VaultOnSwiftUI -D "SURFACE_OS_$os" \
        -I "$folder" -I "$modules" Examples/Vault/SwiftUI/*.swift
    swiftc -typecheck "${rules[@]}" -module-name MenuApp -I "$folder" -I "$modules" $surface/Sources/MenuApp/*.swift
    copy_adapter "$folder/articles" $surface/Sources/ArticleExamples
    swiftc -typecheck "${rules[@]}" -module-name ArticleExamples -D "SURFACE_OS_$os" \
        -I "$folder" -I "$modules" "$folder"/articles/*.swift
    echo "as $os: clean"
done

step "Documentation: builds without warnings"
mkdir "$scratch/graphs"
write_graph RouterSwiftUI "$scratch/graphs" -I "$scratch/iOS" -I "$modules" -emit-extension-block-symbols
"$toolchain/docc" convert Sources/RouterSwiftUI/RouterSwiftUI.docc \
    --additional-symbol-graph-dir "$scratch/graphs" --fallback-display-name RouterSwiftUI \
    --fallback-bundle-identifier RouterSwiftUI --output-dir "$scratch/RouterSwiftUI.doccarchive" \
    --warnings-as-errors
echo "documentation: no warnings"

step "Tests: over a host of our own, as SwiftUI is described and as it is reported to be"
swift test --package-path $surface
modes=$(sed -nE 's/^ +\/\/\/ Mode ([A-Za-z]+):.*/\1/p' $surface/Sources/SwiftUI/Host/Hostility.swift)
# Modes that do not hide each other, so that all are seen in four runs.
together='emptiesPath,presentsOnce,repeatsSelection,buildsAnywhere,keepsBindings
setsTwice,takesNothingBack,endsDialogsFirst
setsWhileDrawing,remakesStacks
setsLate,emptiesPath,presentsOnce'
for mode in $modes; do
    if ! grep -qw "$mode" <<<"$together"; then
        echo "No run has the mode $mode." >&2
        exit 1
    fi
done
if [ "${1:-}" = --deep ]; then together=$modes; fi
# Two at a time: a test of views runs on the main actor alone.
xargs -P 2 -n 1 $surface/test-mode.sh <<<"$together"
if [ "${1:-}" = --deep ]; then $surface/mutants.sh; fi

step "Ledger: the declarations are those Apple publishes"
if command -v python3 >/dev/null; then
    python3 $surface/check-ledger.py
else
    echo "skipped: no python3"
fi
