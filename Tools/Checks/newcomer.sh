#!/usr/bin/env bash
# Does what Getting started says, from an empty folder: writes its files, compiles them, runs and tests them. Then sees
# that the app the README shows is the one that is compiled for SwiftUI, run and tapped.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh
article=Sources/RouterCore/RouterCore.docc/GettingStarted.md

# The folder is emptied each time.
place=$PWD/.build/newcomer
rm -rf "$place/Tastes" "$place/Router"
mkdir -p "$place/Tastes"
ln -s "$PWD" "$place/Router"

# Each block after a line that ends with a path between backticks and a colon is that file. The other blocks
# are commands, one numbered file each.
awk -v place="$place" '
    /^```/ && !inside {
        inside = 1
        output = place sprintf("/command.%02d", ++blocks)
        if (before ~ /`:$/) {
            path = before; sub(/`:$/, "", path); sub(/.*`/, "", path)
            output = place "/Tastes/" path
            folder = output; sub(/\/[^\/]*$/, "", folder)
            system("mkdir -p \"" folder "\"")
        }
        printf "" > output
        next
    }
    /^```/ { inside = 0; before = ""; close(output); next }
    inside { print > output; next }
    NF { before = $0 }
' "$article"

# "swift run" and "swift test" as the article has them, building where the examples are built.
build=$PWD/.build/examples
swift() { command swift "$1" --disable-build-manifest-caching --scratch-path "$build" "${@:2}"; }
cd "$place/Tastes"
for file in "$place"/command.*; do
    first=$(head -n 1 "$file")
    command=${first#\$ }
    echo "$command"
    if ! actual=$(eval "$command" 2> "$place/log"); then
        cat "$place/log" >&2
        printf '%s\n' "$actual" >&2
        echo "Getting started says to run \"$command\", which fails." >&2
        exit 1
    fi
    if [ "$command" != "$first" ] && ! diff <(tail -n +2 "$file") <(printf '%s\n' "$actual"); then
        echo "Getting started shows other output for \"$command\" than it prints (< article, > printed)." >&2
        exit 1
    fi
    rm "$file"
done
echo "Getting started: its package compiles, runs as it says, and passes its tests"

# What is printed is for a program where no person reads it: no colours, no progress.
for command in map "map --format dot" "map --format json" links "links --json" report "report --json" manifest \
    "aasa --app-id ABCDE12345.example.tastes" "open /dishes/1 --json" "check --json" --help; do
    # shellcheck disable=SC2086
    if ! swift run --skip-build Inspect $command >"$place/log" 2>&1 || [ ! -s "$place/log" ]; then
        cat "$place/log" >&2
        echo "\"swift run Inspect $command\" fails in the package of Getting started." >&2
        exit 1
    fi
    if grep -q $'\e' "$place/log"; then
        echo "\"swift run Inspect $command\" prints escape sequences into a file." >&2
        exit 1
    fi
done
echo "Getting started: each command of its Inspect works"

sed -i.before -E 's/(name: "(Dishes|Restaurants)", dependencies: router)/\1, swiftSettings: [.defaultIsolation(MainActor.self)]/' \
    Package.swift
if cmp -s Package.swift Package.swift.before; then
    echo "Package.swift of Getting started has other targets now; mend the isolation above." >&2
    exit 1
fi
quietly swift build --target Dishes
quietly swift build --target Restaurants
echo "Getting started: its features compile isolated to the main actor, too"

cd "$build/../.."
shown=$(awk '/`MenuApp.swift`:$/ { named = 1 } named && /^```$/ { exit } inside; named && /^```swift$/ { inside = 1 }' README.md)
if ! diff <(printf '%s\n' "$shown") Tools/SwiftUISurface/Sources/MenuApp/MenuApp.swift; then
    echo "README shows another MenuApp.swift (<) than the one that is compiled and run (>)." >&2
    exit 1
fi
echo "README: its MenuApp.swift is the one that Tools/Checks/swiftui.sh compiles for each platform, runs and taps"
