#!/usr/bin/env bash
# Builds the documentation of every library as a site that any web server can host, with a page of links:
#
#     Tools/documentation.sh [FOLDER [BASE]]
#
# FOLDER is where it goes, .build/documentation if it is not given. BASE is the path under which the folder will be
# hosted, such as /router; without it the site is for the root of a host. To look at it here:
#
#     python3 -m http.server --directory .build/documentation
set -euo pipefail
cd "$(dirname "$0")/.."
source Tools/Checks/compiler.sh

place=${1:-$PWD/.build/documentation}
base=${2:-}
docc=$toolchain/docc
[ -x "$docc" ] || docc=$(command -v docc || xcrun --find docc)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir -p "$place"

quietly build_debug
# Where there is no SwiftUI, its host is compiled against our own declarations of it.
views=$modules
if [ "$(uname)" = Linux ]; then
    quietly swift build --package-path Tools/SwiftUISurface
    views=Tools/SwiftUISurface/.build/debug/Modules
fi

# archive MODULE MODULES: writes the pages of a module to a folder of its own. What a link to another module's symbol
# warns of is left out; the checks of the documentation have warnings as errors.
archive() {
    mkdir "$graphs/$1"
    quietly write_graph "$1" "$graphs/$1" -I "$2" -emit-extension-block-symbols
    rm -rf "${place:?}/$1"
    "$docc" convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$graphs/$1" \
        --fallback-display-name "$1" --fallback-bundle-identifier "$1" --output-dir "$place/$1" \
        --transform-for-static-hosting --hosting-base-path "$base/$1" >/dev/null 2>&1
    echo "$place/$1"
}

page=$place/index.html
cat >"$page.new" <<'END'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Router: documentation</title>
<style>body { font: 17px/1.5 system-ui, sans-serif; max-width: 40em; margin: 3em auto; padding: 0 1em }</style>
<h1>Router</h1>
<p>Navigation for Swift apps of many feature modules.</p>
<ul>
END
while read -r module about; do
    archive "$module" "$([ "$module" = RouterSwiftUI ] && echo "$views" || echo "$modules")"
    lower=$(tr '[:upper:]' '[:lower:]' <<<"$module")
    echo "<li><a href=\"$module/documentation/$lower/\">$module</a>: $about</li>" >>"$page.new"
done <<'END'
RouterCore the router, and most articles
RouterSwiftUI the host for SwiftUI, and the articles about it
RouterTerminal the host for a terminal
RouterTesting helpers for tests
RouterInspection the map and the links of an app, and a command line for them
END
echo "</ul><p>To begin with:</p><ul>" >>"$page.new"
while read -r module article; do
    title=$(head -n 1 "Sources/$module/$module.docc/$article.md" | sed 's/^# //')
    lower=$(tr '[:upper:]' '[:lower:]' <<<"$module/$article")
    echo "<li><a href=\"$module/documentation/$lower/\">$title</a></li>" >>"$page.new"
done <<'END'
RouterCore GettingStarted
RouterSwiftUI UsingSwiftUI
RouterCore ComingFromNavigationStack
RouterCore Rules
RouterCore Troubleshooting
RouterCore FailureTable
END
echo "</ul>" >>"$page.new"
mv "$page.new" "$page"
echo "$page"
