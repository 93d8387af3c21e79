#!/usr/bin/env bash
# Draws the picture of the README and the articles from what the first scene of the walk prints:
#
#     Tools/picture.sh             prints the picture
#     Tools/picture.sh --update    writes it where the documents find it
set -euo pipefail
cd "$(dirname "$0")/.."
picture=Sources/RouterCore/RouterCore.docc/Resources/lands-underneath.svg

# The drawing after the second tap, of the model and of the router, a screen a line from the back to the front. A
# layer of the model in front of its path is printed above it; the router's other tabs are left out.
screens() {
    swift run --quiet --skip-build DemoCLI walk --scene 1 --plain | awk -v half="$1" '
        /^(Before|After):/ { wanted = index($0, half) == 1; count = 0 }
        /^    / && wanted && !inside { inside = 1; count++ }
        !/^    / { inside = 0 }
        inside && count == 3 && /^ *(item|path|discover\*) / { lines[++n] = $0 }
        END {
            for (i = n; i > 0; i--) {
                sub(/^ *[a-z*]+ +/, "", lines[i])
                gsub(/ › /, "\n", lines[i])
                print lines[i]
            }
        }'
}

# One stack as cards; the one in brackets is in front, and the one that was pushed last is marked.
stack() {
    awk -v left="$1" -v title="$2" -v pushed=/restaurants/1 '
        { names[NR] = $0 }
        END {
            printf "  <text x=\"%d\" y=\"32\" class=\"title\">%s</text>\n", left, title
            for (i = 1; i <= NR; i++) {
                name = names[i]
                front = gsub(/[\[\]]/, "", name)
                x = left + (i - 1) * 36; y = 52 + (i - 1) * 44
                printf "  <rect x=\"%d\" y=\"%d\" width=\"236\" height=\"92\" rx=\"10\" class=\"%s\"/>\n", x, y, \
                    front ? "front" : "card"
                printf "  <text x=\"%d\" y=\"%d\">%s</text>\n", x + 14, y + 28, name
                note = name == pushed ? "pushed last" : ""
                if (front) note = note (note ? ", " : "") "visible"
                if (note) printf "  <text x=\"%d\" y=\"%d\" class=\"note\">%s</text>\n", x + 224, y + 28 + (front ? 24 : 0), note
            }
        }'
}

draw() {
    cat <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 248" font-family="ui-monospace, monospace" font-size="15">
  <!-- Drawn by Tools/picture.sh from what DemoCLI walk prints. -->
  <style>
    .card { fill: #f4f4f5; stroke: #a1a1aa } .front { fill: #ffffff; stroke: #2563eb; stroke-width: 2 }
    .title { font-family: system-ui, sans-serif; font-weight: 600 } .note { font-size: 12; fill: #b91c1c; text-anchor: end }
  </style>
  <rect width="760" height="248" rx="12" fill="#ffffff"/>
END
    screens Before | stack 24 "A path and an item on one stack"
    screens After | stack 412 "One ordered list"
    echo "</svg>"
}

case "$*" in
"") draw ;;
--update)
    draw >"$picture.new"
    mv "$picture.new" "$picture"
    ;;
*)
    echo "Tools/picture.sh: unknown argument \"$*\"; the one there is: --update" >&2
    exit 64
    ;;
esac
