#!/usr/bin/env bash
# Builds the documentation with warnings as errors, then runs what the documents say to run.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

docc=$toolchain/docc
[ -x "$docc" ] || docc=$(command -v docc || xcrun --find docc 2>/dev/null || true)
if [ -z "$docc" ]; then
    echo "There is no docc beside $toolchain/swift; it comes with the Swift toolchain." >&2
    exit 1
fi

place=$PWD/.build/docs
mkdir -p "$place"

rm -rf "$place/graphs"
mkdir -p "$place/graphs"
quietly build_debug
quietly write_graph RouterCore "$place/graphs" -I "$modules"
"$docc" convert Sources/RouterCore/RouterCore.docc --additional-symbol-graph-dir "$place/graphs" \
    --fallback-display-name RouterCore --fallback-bundle-identifier RouterCore \
    --output-dir "$place/RouterCore.doccarchive" --warnings-as-errors
echo "documentation: no warnings"

if ! diff <(Tools/picture.sh) Sources/RouterCore/RouterCore.docc/Resources/lands-underneath.svg; then
    echo "The walk draws another picture now (<); Tools/picture.sh --update writes it." >&2
    exit 1
fi
echo "Tools/picture.sh: as in README.md"

# Every block that begins with "$ " is a command and its output. Getting started has a check of its own.
swift() { command swift "$1" --skip-build --quiet "${@:2}"; }
for document in README.md Sources/RouterCore/RouterCore.docc/*.md; do
    [ "$(basename "$document")" != GettingStarted.md ] || continue
    rm -f "$place"/command.*
    awk -v place="$place" '
        /^```/ { inside = !inside; first = 1; shown = 0; next }
        inside && first && /^\$ / { file = place "/command." ++count; shown = 1 }
        inside && shown { print > file }
        inside { first = 0 }
    ' "$document"
    for file in "$place"/command.*; do
        [ -e "$file" ] || continue
        command=$(head -n 1 "$file" | sed 's/^\$ //')
        if ! diff <(tail -n +2 "$file") <(printf '%s\n' "$(eval "$command" 2>/dev/null)"); then
            echo "$document shows other output for \"$command\" than it prints (< document, > printed)." >&2
            exit 1
        fi
        echo "$command: as in $(basename "$document")"
    done
done
