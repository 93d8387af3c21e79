#!/usr/bin/env bash
# Breaks a copy of the adapter in stated ways, one at a time, and runs its checks on the copy:
#
#     Tools/SwiftUISurface/mutants.sh          # all
#     Tools/SwiftUISurface/mutants.sh 3 7      # some
#
# Each is to be caught by a test or the compiler; the names of those that caught it are printed as the rows of
# mutants.md. Not part of the ordinary check: it builds the tests once for each.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=$PWD
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
survivors=0

# mutant NUMBER WHAT [FILE OLD NEW]…: replaces text on one line of a file of the adapter, once for each three.
mutant() {
    local number=$1 what=$2
    shift 2
    if [ ${#wanted[@]} -gt 0 ] && [[ ! " ${wanted[*]} " == *" $number "* ]]; then return; fi
    cp "$root"/Sources/RouterSwiftUI/*.swift "$copy/Sources/RouterSwiftUI/"
    while [ $# -gt 0 ]; do
        local path=$copy/Sources/RouterSwiftUI/$1 old=$2 new=$3 text
        text=$(cat "$path")
        if [[ "$text" != *"$old"* ]]; then
            echo "mutant $number: $1 has no such text: $old" >&2
            exit 1
        fi
        printf '%s\n' "${text/"$old"/"$new"}" >"$path"
        shift 3
    done
    local log=$copy/log caught
    if swift test --package-path "$copy/Tools/SwiftUISurface" >"$log" 2>&1; then
        caught="**nothing**"
        survivors=$((survivors + 1))
    elif grep -q "Test run with" "$log"; then
        caught=$(sed -nE 's/^✘ Test ([A-Za-z0-9_]+)\((_:)?\) (with [0-9]+ test cases )?failed.*/`\1`/p' "$log" | sort -u \
            | awk 'NR <= 4 { line = line (NR > 1 ? ", " : "") $0 }
                   END { print line (NR > 4 ? " and " NR - 4 " more" : "") }')
    elif grep -qE "Fatal error|Precondition failed" "$log"; then
        caught="a stop: $(grep -oE '(Fatal error|Precondition failed).*' "$log" | head -n 1)"
    else
        caught="the compiler: $(grep -oE 'error: .*' "$log" | head -n 1 | cut -c 8-)"
    fi
    echo "| $number | $what | $caught |"
}

wanted=("$@")
mkdir -p "$copy/Tools"
cp -R Sources Examples Tests "$copy/"
cp -R Tools/SwiftUISurface "$copy/Tools/"
rm -rf "$copy/Tools/SwiftUISurface/.build"

mutant 1 "inject the context inside the screen instead of outside every decorator" \
    DestinationRegistry+Views.swift 'view(route, context)' 'view(route, context).environment(\.pushContext, context)' \
    ViewScreen.swift 'ViewScreen { environment(\.pushContext, context) }' 'ViewScreen { self }'
mutant 2 "do not inject it at all, and count on what a sheet inherits" \
    ViewScreen.swift 'ViewScreen { environment(\.pushContext, context) }' 'ViewScreen { self }' \
    RouterView.swift 'TabsView(router: router, tabLabel: tabLabel))' \
    'TabsView(router: router, tabLabel: tabLabel)
        .environment(\.pushContext, router.context(of: router.visible.id)))'
mutant 3 "trust the written path: what it lacks of the stack is gone" \
    PathExchange.swift 'Set(before).subtracting(written)' 'Set(Self.path(of: stack)).subtracting(written)'
mutant 4 "take every proposal of a written path for a push" \
    PathExchange.swift 'let known = Set(before)' 'let known: Set<StackElement> = []'
mutant 5 "forget what SwiftUI wrote last" \
    PathExchange.swift 'last = written' '_ = written'
mutant 6 "do not draw again after a path that was refused" \
    StackView.swift 'refusals += 1' '_ = refusals'
mutant 7 "end whatever modal is there now when SwiftUI ends one" \
    ModalHost.swift 'remove(modals.filter' 'remove(present.filter'
mutant 8 "let another entry have the state of the one in its place" \
    StackView.swift 'EntryView(router: router, stack: stack, entry: entry).id(entry)' \
    'EntryView(router: router, stack: stack, entry: entry)'
mutant 9 "ask the router for the screen each time it is drawn" \
    EntryView.swift 'if let screen { return screen }' 'if screen != nil { screen = nil }'
mutant 10 "animate every change" \
    StackView.swift 'transaction.disablesAnimations = true' '_ = transaction'
mutant 11 "present covers as sheets" \
    ModalHost.swift 'item(modals, .sheet))' 'item(modals, .sheet, .cover))' \
    ModalHost.swift 'item(modals, .cover))' 'item(modals))'
mutant 12 "declare the destination inside the screens" \
    StackView.swift 'screen(of: element.entry)' \
    'screen(of: element.entry).navigationDestination(for: StackElement.self) { screen(of: $0.entry) }'
mutant 13 "tag the tabs with something else than what is selected" \
    RouterView.swift '.tag(stack.id.tabName)' '.tag(stack.id)'
mutant 14 "declare the destination for ids, not for what the path holds" \
    StackView.swift 'for: StackElement.self) { element in' 'for: EntryID.self) { element in'
mutant 15 "read the selection where SwiftUI does not observe it" \
    RouterView.swift 'let selected = router.navigation.selectedTab' 'let selected = router.state.selectedTab'
mutant 16 "select the tab off the main actor" \
    RouterView.swift '@MainActor name in router.select(tab: name)' \
    'name in Task.detached { router.select(tab: name) }'
mutant 17 "let another router have the screens of the one in its place" \
    RouterView.swift '.id(ObjectIdentifier(router))' ''

mutant 18 "open no links" \
    RouterView.swift '.onOpenURL { router.open($0) }' ''
mutant 19 "never activate the router" \
    RouterView.swift 'content.onAppear { router.activate() }' 'content'
mutant 20 "let links in first, then restore" \
    SavedScene.swift 'isRestored = true' 'isRestored = true; defer { router.restore(storage.wrappedValue ?? Data()) }' \
    SavedScene.swift 'guard !router.navigation.isActive, let data' 'guard false, let data'
mutant 21 "build the screens before the restore" \
    SavedScene.swift 'Color.clear.onAppear' 'content.onAppear'
mutant 22 "let links in while a guard of the restore takes its time" \
    SavedScene.swift 'Task { activate' 'router.activate(); Task { activate'
mutant 23 "restore a router that runs" \
    SavedScene.swift 'guard !router.navigation.isActive, let data' 'guard let data'
mutant 24 "say nothing of a stored value that cannot be read" \
    SavedScene.swift 'router.navigation.onUnreadRejection?(rejection)' '_ = rejection'
mutant 25 "let a stored value that cannot be read hold up the launch" \
    SavedScene.swift 'if let report = restoring.report { onRestore(report) }' \
    'guard let report = restoring.report else { return }; onRestore(report)'
mutant 26 "keep nothing in the scene" \
    SavedScene.swift 'storage.wrappedValue = router.snapshot().data' '_ = router'
mutant 27 "keep the router alive by what it tells" \
    SavedScene.swift '[weak router] event in' 'event in' \
    SavedScene.swift 'guard let router, !event' 'guard !event'
mutant 28 "keep the key and the form of views as they are for ever" \
    DestinationRegistry+Views.swift 'formerKeys: formerKeys, version: version, replacing' 'replacing' \
    DestinationRegistry+Views.swift 'migrate: migrate, build' 'build'
mutant 29 "leave a guarded screen the back button of the system" \
    EntryView.swift '.navigationBarBackButtonHidden(guarded != nil)' ''
mutant 30 "hide it on the guarded screen alone, not above" \
    EntryView.swift 'way[...top].contains' 'way[top...top].contains'
mutant 31 "put no button in its place" \
    EntryView.swift 'if let guarded {' 'if let guarded, router.state.tabs.isEmpty {'
mutant 32 "go back by our button without asking" \
    EntryView.swift 'router.context(of: guarded).pop()' 'router.navigation.hostRemoved([guarded])'
mutant 33 "let a guarded sheet be dragged away" \
    ModalHost.swift '.interactiveDismissDisabled(!modal.leaveGuarded.isEmpty)' ''
mutant 34 "take a path without a guarded screen for a fact" \
    PathExchange.swift 'if stack.leaveGuarded.isDisjoint(with: gone) {' 'if !gone.isEmpty {'
mutant 35 "take the end of a guarded modal for a fact" \
    ModalHost.swift 'if gone.allSatisfy(\.leaveGuarded.isEmpty) {' 'if !gone.isEmpty {'
mutant 36 "take what is newer along when a late write lacks a guarded screen" \
    PathExchange.swift '} else if stack.entries.suffix(gone.count).map(\.id) == gone {' '} else {'
mutant 37 "do not draw again after a modal that stayed" \
    ModalHost.swift 'refusals += 1' '_ = refusals'

if [ "$survivors" -gt 0 ]; then
    echo "$survivors not caught" >&2
    exit 1
fi
