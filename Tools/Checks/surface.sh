#!/usr/bin/env bash
# Compares the public surface with the text in Tools/API, a declaration a line, and finds what has no documentation:
#
#     Tools/Checks/surface.sh            compares
#     Tools/Checks/surface.sh --update   accepts the surface as it is now
#
# A public symbol has a comment, and an article, topic list, snippet or example mentions it.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

if [ "$(uname)" != Linux ]; then
    echo "skipped: the surface is compared on Linux; other toolchains may spell a declaration otherwise."
    exit 0
fi

place=$PWD/.build/surface
libraries=(RouterCore RouterTerminal RouterTesting RouterInspection)
rm -rf "$place/graphs" "$place/API"
mkdir -p "$place/graphs" "$place/API" "$place/SwiftUI"

quietly build_debug
for library in "${libraries[@]}"; do
    quietly write_graph "$library" "$place/graphs" -I "$modules"
done

# The host for SwiftUI, as it is on iOS, over our own declarations of SwiftUI: see swiftui.sh.
rules+=(-I "$place/SwiftUI" -I "$modules")
rm -rf "$place/SwiftUI/sources"
copy_adapter "$place/SwiftUI/sources"
find Tools/SwiftUISurface/Sources/SwiftUI -name '*.swift' -print0 | xargs -0 swiftc -emit-module "${rules[@]}" \
    -module-name SwiftUI -D SURFACE_OS_iOS -o "$place/SwiftUI/SwiftUI.swiftmodule"
swiftc -emit-module "${rules[@]}" -module-name RouterSwiftUI -D SURFACE_OS_iOS "$place"/SwiftUI/sources/*.swift \
    -emit-symbol-graph -emit-symbol-graph-dir "$place/graphs" -symbol-graph-minimum-access-level public \
    -symbol-graph-skip-synthesized-members -symbol-graph-skip-inherited-docs -emit-extension-block-symbols \
    -o "$place/SwiftUI/RouterSwiftUI.swiftmodule"
libraries+=(RouterSwiftUI)

# Three landing pages; docs.sh and swiftui.sh build the others. Their comments speak of RouterCore's
# symbols, which are not there, so only what the pages themselves say counts.
for library in RouterTerminal RouterTesting RouterInspection; do
    rm -rf "$place/page"
    mkdir "$place/page"
    cp "$place/graphs/$library"*.json "$place/page/"
    "$toolchain/docc" convert "Sources/$library/$library.docc" --additional-symbol-graph-dir "$place/page" \
        --fallback-display-name "$library" --fallback-bundle-identifier "$library" \
        --output-dir "$place/$library.doccarchive" >"$place/log" 2>&1 || { cat "$place/log" >&2; exit 1; }
    if grep -B 1 -A 5 -e "--> .*\.md:" "$place/log" >&2; then
        echo "A page of $library names what is not there." >&2
        exit 1
    fi
done

swiftc -swift-version 6 Tools/PublicSurface/*.swift -o "$place/surface"
documents() {
    find Sources -path '*.docc/*.md' -print0
    find Snippets Examples -name '*.swift' -print0
    printf '%s\0' README.md CONTRIBUTING.md
}
documents | xargs -0 "$place/surface" "$place/graphs" "$place/API" "${libraries[@]}" -- || {
    echo "Write a comment, or name it in a topic list of Sources/*/*.docc, an article, a snippet or an example." >&2
    exit 1
}

if [ "${1:-}" = --update ]; then
    mkdir -p Tools/API
    cp "$place"/API/*.txt Tools/API/
elif ! diff -r Tools/API "$place/API"; then
    echo "The public surface has changed (< Tools/API, > now). If that is meant, say so in CHANGELOG.md, and run" \
        "Tools/Checks/surface.sh --update." >&2
    exit 1
fi
wc -l Tools/API/*.txt | sed 's/^ *//'
