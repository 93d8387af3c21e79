#!/usr/bin/env bash
# Measures how long a program takes to start that composes the demo's three modules, against an empty one:
#
#     Tools/Measures/start.sh [ROUNDS]
#
# The second is also run so that it does nothing, which tells what loading its libraries takes from what composing does.
# All run in turn, so that a busy machine slows all. Where there is valgrind, instructions are counted too:
# they are the same in every run. What the program links is listed, as each library has to be loaded.
set -euo pipefail
cd "$(dirname "$0")/../.."
source Tools/Checks/compiler.sh

rounds=${1:-100}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
rules+=(-O -wmo -I "$place")

for module in RouterCore RouterTerminal TastebookData DishesModule RestaurantsModule ProfilesModule; do
    find "Sources/$module" -name '*.swift' -print0 | xargs -0 swiftc "${rules[@]}" -module-name "$module" \
        -emit-module -emit-module-path "$place/$module.swiftmodule" -c -o "$place/$module.o"
done
echo '@main enum Start { static func main() {} }' >"$place/Empty.swift"
cat >"$place/Composed.swift" <<'SWIFT'
import RouterCore
import TastebookData

@main enum Start {
    @MainActor static func main() throws {
        if CommandLine.argc > 1 { return }
        let router = Router(try tastebook(store: TastebookStore(.embedded)))
        router.activate()
    }
}
SWIFT
swiftc "${rules[@]}" "$place/Empty.swift" -o "$place/empty"
swiftc "${rules[@]}" "$place/Composed.swift" Sources/DemoCLI/App.swift "$place"/*.o -o "$place/composed"

echo "links: $(ldd "$place/composed" | awk '{ print $1 }' | grep -o 'lib\(swift\|Foundation\|dispatch\)[^.]*' | xargs)"
python3 - "$rounds" "$place/empty" "$place/composed" <<'PYTHON'
import os, statistics, sys, time

rounds, (empty, composed) = int(sys.argv[1]), sys.argv[2:]
runs = {"empty": [empty], "loaded, nothing composed": [composed, "nothing"], "composed": [composed]}
times = {name: [] for name in runs}
for round in range(rounds):
    for name in runs if round % 2 else reversed(runs):
        start = time.perf_counter()
        os.waitpid(os.posix_spawn(runs[name][0], runs[name], {}), 0)
        times[name].append((time.perf_counter() - start) * 1000)
for kind, pick in ("median", statistics.median), ("fastest", min):
    for name in runs:
        print(f"{kind}, {name}: {pick(times[name]):.1f} ms, {pick(times[name]) / pick(times['empty']):.2f} x empty")
PYTHON
if command -v valgrind >/dev/null; then
    for program in empty "composed nothing" composed; do
        # shellcheck disable=SC2086  # A program and its argument.
        valgrind --tool=callgrind --callgrind-out-file=/dev/null "$place"/$program 2>&1 |
            awk -v name="$program" '/Collected/ { print name ": " $4 " instructions" }'
    done
fi
