#!/usr/bin/env bash
# Breaks a copy of the adapter in stated ways, one at a time, and runs its checks on the copy:
#
#     Tools/SwiftUISurface/mutants.sh          # all
#     Tools/SwiftUISurface/mutants.sh 3 7      # some
#     MUTANTS_COPY=/tmp/copy Tools/SwiftUISurface/mutants.sh 3    # in a copy that stays, built already the next time
#
# Each is to be caught by a test or the compiler; the names of those that caught it are printed as rows of a table. Not
# part of the ordinary check: it builds the tests once for each.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=$PWD
copy=${MUTANTS_COPY:-}
if [ -z "$copy" ]; then
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
fi
survivors=0

# mutant NUMBER WHAT [FILE OLD NEW]…: replaces text on one line of a file of the adapter, once for each three.
mutant() {
    local number=$1 what=$2
    shift 2
    if [ ${#wanted[@]} -gt 0 ] && [[ ! " ${wanted[*]} " == *" $number "* ]]; then return; fi
    restore
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
    if build >"$log" 2>&1 && "$tests" --testing-library swift-testing >"$log" 2>&1; then
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
surface=$copy/Tools/SwiftUISurface
tests=$surface/.build/debug/SwiftUISurfacePackageTests.xctest
# Takes back what was changed, and touches nothing else, so that little is built anew.
restore() {
    for file in "$root"/Sources/RouterSwiftUI/*.swift; do
        cmp -s "$file" "$copy/Sources/RouterSwiftUI/${file##*/}" || cp "$file" "$copy/Sources/RouterSwiftUI/"
    done
}
build() { swift build --build-tests --package-path "$surface"; }
mkdir -p "$surface"
cp -au Sources Examples Tests "$copy/"
cp -au Tools/SwiftUISurface/{Package.swift,Sources,Tests} "$surface/"
restore
build >"$copy/log" 2>&1 || { cat "$copy/log" >&2; exit 1; }

mutant 1 "inject the context inside the screen instead of outside every decorator" \
    DestinationRegistry+Views.swift 'view(route, context)' \
    'view(route, context).environment(\.pushContext, context)' \
    ViewScreen.swift 'ViewScreen { environment(\.pushContext, context) }' \
    'ViewScreen { self }'
mutant 2 "do not inject it at all" \
    ViewScreen.swift 'ViewScreen { environment(\.pushContext, context) }' \
    'ViewScreen { self }'
mutant 3 "trust the written path: what it lacks of the stack is gone" \
    StackPath.swift 'let before = last' \
    'let before = known'
mutant 4 "take every element of a link for a push, whenever it is written" \
    StackPath.swift 'for element in written.dropFirst(isSame.count) where element.source != nil' \
    'for element in written where element.source != nil'
mutant 5 "forget what SwiftUI wrote last" \
    StackPath.swift 'last = written' \
    '_ = written'
mutant 6 "do not draw again after a path that was refused" \
    StackPath.swift 'if known != written { refusals += 1 }' \
    ''
mutant 7 "give the element of a link no entry" \
    StackPath.swift 'element.entry = entry' \
    '_ = entry'
mutant 8 "keep the element of what was taken off and kept" \
    StackPath.swift 'known.removeAll { missing.contains($0) }' \
    ''
mutant 9 "take the empty path of a new root for a report" \
    StackPath.swift 'let isDiscarded = written.isEmpty && (isRootNew || stack.entries.first?.id != root)' \
    'let isDiscarded = false'
mutant 10 "never take an empty path for a report" \
    StackPath.swift 'let isDiscarded = written.isEmpty && (isRootNew || stack.entries.first?.id != root)' \
    'let isDiscarded = written.isEmpty'
mutant 11 "take what was never drawn for taken off" \
    StackPath.swift '(isDiscarded ? before[...] : drawn)' \
    'before[...]'
mutant 12 "note what SwiftUI has whenever the path is read" \
    StackPath.swift '                return known
' \
    '                last = known
                return known
'
mutant 13 "make new elements for every read" \
    StackPath.swift 'if rest.first?.entry == entry.id { return rest.removeFirst() }' \
    ''
mutant 14 "take a path without a guarded screen for a fact" \
    StackPath.swift 'if stack.leaveGuarded.isDisjoint(with: gone) {' \
    'if !gone.isEmpty {'
mutant 15 "take what is newer along when a late write lacks a guarded screen" \
    StackPath.swift '} else if entries.suffix(gone.count) == gone[...] {' \
    '} else {'
mutant 16 "let another entry have the state of the one in its place" \
    RouterStack.swift '                EntryView(place: place, entry: entry).id(entry)
            } else' \
    '                EntryView(place: place, entry: entry)
            } else'
mutant 17 "let another root have the state of the one before" \
    RouterStack.swift '            if let entry = place.stack.entries.first?.id {
                EntryView(place: place, entry: entry).id(entry)' \
    '            if let entry = place.stack.entries.first?.id {
                EntryView(place: place, entry: entry)'
mutant 18 "declare the destination inside the screens" \
    RouterStack.swift 'EntryView(place: place, entry: entry).id(entry)
            } else' \
    'EntryView(place: place, entry: entry).id(entry).navigationDestination(for: StackElement.self) { _ in Color.clear }
            } else'
mutant 19 "declare the destination for ids, not for what the path holds" \
    RouterStack.swift 'for: StackElement.self) { @Sendable element in' \
    'for: EntryID.self) { @Sendable element in'
mutant 20 "animate every change" \
    RouterStack.swift 'transaction.disablesAnimations = true' \
    '_ = transaction'
mutant 21 "animate no change" \
    RouterStack.swift 'guard !isAnimated else { return change() }' \
    ''
mutant 22 "show a later step as if it had been asked for by itself" \
    RouterStack.swift 'if let wrapChange { wrapChange(isAnimated, change) } else { change() }' \
    'change()'
mutant 23 "ask the router for the screen each time it is drawn" \
    EntryView.swift 'if let screen { return screen }' \
    ''
mutant 24 "run requests while a screen is made" \
    EntryView.swift 'place.router.screenWhileDrawing(id)' \
    'place.router.screen(for: id)'
mutant 25 "never run what was put off" \
    EntryView.swift 'navigation.runWaiting()' \
    ''
mutant 26 "say nothing of a route without destination" \
    EntryView.swift 'navigation.onUnreadRejection?(.noDestination(route))' \
    '_ = route'
mutant 27 "leave a guarded screen the back button of the system" \
    EntryView.swift '.navigationBarBackButtonHidden(isAsked)' \
    ''
mutant 28 "hide it on the guarded screen alone, not above" \
    EntryView.swift 'way[...top].contains' \
    'way[top...top].contains'
mutant 29 "put no button in its place" \
    EntryView.swift '                    if isAsked {' \
    '                    if isAsked, place.router.state.tabs.isEmpty {'
mutant 30 "go back by our button without asking" \
    EntryView.swift 'place.router.context(of: entry).pop()' \
    'place.router.navigation.hostRemoved([entry])'
mutant 31 "give our button no key" \
    EntryView.swift '.keyboardShortcut("[", modifiers: .command)' \
    '.background { EmptyView() }'
mutant 32 "leave the swipes of a guarded screen open" \
    EntryView.swift '.closesBackGestures(isAsked)' \
    ''
mutant 33 "leave the swipe of 26 open" \
    BackKeys.swift 'stack?.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled' \
    ''
mutant 34 "leave the swipes closed after a guarded screen" \
    BackKeys.swift 'closer.setGestures(enabled: true)' \
    '' \
    BackKeys.swift 'super.viewWillDisappear(animated)
                    setGestures(enabled: true)' \
    'super.viewWillDisappear(animated)'
mutant 35 "present covers as sheets" \
    Presenter.swift 'return current?.style == .sheet ? current : nil' \
    'return current' \
    Presenter.swift 'return current?.style == .cover ? current : nil' \
    'return nil'
mutant 36 "present the next modal before the last is gone" \
    Presenter.swift '                isEnding = true
                return nil' \
    '                self.told = wanted
                return wanted'
mutant 37 "present above a host that is not on screen yet" \
    Presenter.swift 'guard let wanted, isOn, !isPaused' \
    'guard let wanted, !isPaused'
mutant 38 "present while a push is on its way" \
    Presenter.swift ', !isPushOnItsWay else { return nil }' \
    ' else { return nil }'
mutant 39 "end every level by itself" \
    Presenter.swift 'if isHostGone || !hasAppeared' \
    'if !hasAppeared'
mutant 40 "present in a scene that is inactive" \
    Presenter.swift 'if hasBeenActive, !isPaused { isPaused = true }' \
    ''
mutant 41 "do not look again when a modal is gone" \
    Presenter.swift 'if wanted != nil { step() }' \
    ''
mutant 42 "do not look again after a modal that stayed" \
    Presenter.swift 'isRefused = true
            step()' \
    'isRefused = true'
mutant 43 "ask a guarded modal twice when it is gone" \
    Presenter.swift 'if hasAppeared, !isEnding, modal.leaveGuarded.isEmpty { remove(modal) }' \
    'if hasAppeared, !isEnding { remove(modal) }'
mutant 44 "hear nothing of a dismissal" \
    Presenter.swift 'navigation.hostRemoved([root])' \
    '_ = root'
mutant 45 "take the end of a guarded modal for a fact" \
    Presenter.swift 'if modal.leaveGuarded.isEmpty {
                navigation' \
    'if true {
                navigation'
mutant 46 "let a guarded sheet be dragged away" \
    ModalHost.swift '.interactiveDismissDisabled(!modal.leaveGuarded.isEmpty)' \
    ''
mutant 47 "make modals on the main actor only" \
    ModalHost.swift 'nonisolated init(router' \
    'init(router'
mutant 48 "tag the tabs with something else than what is selected" \
    RouterTabs.swift '.tag(stack.id.tabName)' \
    '.tag(stack.id)'
mutant 49 "read the selection where SwiftUI does not observe it" \
    Router+SelectedTab.swift 'get { selectedTab }
            set {
                let' \
    'get { state.selectedTab }
            set {
                let'
mutant 50 "take a tab that is written twice for two taps" \
    Router+SelectedTab.swift 'if isSame, hasHostSelected { return }' \
    ''
mutant 51 "take no second tap for one" \
    Router+SelectedTab.swift 'if isSame, hasHostSelected { return }' \
    'if isSame { return }'
mutant 52 "let another router have the screens of the one in its place" \
    RouterScene.swift '.id(ObjectIdentifier(router))' \
    '' \
    ModalHost.swift '.id(ObjectIdentifier(router))' \
    ''
mutant 53 "open no links" \
    RouterScene.swift '.onOpenURL { links.open($0, by: .url, in: router) }' \
    ''
mutant 54 "open no pages of the web" \
    RouterScene.swift 'if let url = activity.webpageURL { links.open(url, by: .activity, in: router) }' \
    '_ = activity'
mutant 55 "open a link once for each way it comes" \
    RouterScene.swift 'if let last, last.url == url, last.way != way, last.visible == router.visible.id { return }' \
    ''
mutant 56 "open links the app opens itself" \
    RouterScene.swift 'if opensLinks {' \
    'if opensLinks || true {'
mutant 57 "never activate the router" \
    RouterScene.swift 'content.onAppear { router.activate() }' \
    'content'
mutant 58 "let links in first, then restore" \
    SavedScene.swift 'isRestored = true' \
    'isRestored = true; defer { router.restore(storage.wrappedValue ?? Data()) }' \
    SavedScene.swift 'guard !router.navigation.isActive, let data' \
    'guard false, let data'
mutant 59 "build the screens before the restore" \
    SavedScene.swift 'Color.clear.onAppear' \
    'content.onAppear'
mutant 60 "let links in while a guard of the restore takes its time" \
    SavedScene.swift 'Task { activate' \
    'router.activate(); Task { activate'
mutant 61 "restore a router that runs" \
    SavedScene.swift 'guard !router.navigation.isActive, let data' \
    'guard let data'
mutant 62 "keep nothing in the scene" \
    SavedScene.swift 'storage.wrappedValue = router.snapshot().data' \
    '_ = router'
mutant 63 "keep the router alive by what it tells" \
    SavedScene.swift '[weak router] event in' \
    'event in' \
    SavedScene.swift 'guard let router, !event' \
    'guard !event'
mutant 64 "keep the key and the form of views as they are for ever" \
    DestinationRegistry+Views.swift 'formerKeys: formerKeys, version: version, replacing' \
    'replacing' \
    DestinationRegistry+Views.swift 'migrate: migrate, build' \
    'build'
mutant 65 "take a side bar that is written again for a tap" \
    Router+SelectedTab.swift 'if let newValue, newValue != selectedTab { tappedTab' \
    'if let newValue { tappedTab'
mutant 66 "keep the columns where there is no room" \
    RouterSplitView.swift 'if width == .compact {' \
    'if width == .compact, router.state.tabs.isEmpty {'
mutant 67 "give a sheet no look" \
    ModalHost.swift 'look.wrap(' \
    'SheetLook { $0 }.wrap('
mutant 68 "open no links in texts" \
    RouterScene.swift 'guard router.canOpen(url) else { return .systemAction }' \
    'guard false else { return .systemAction }'
mutant 69 "keep links in texts from the system" \
    RouterScene.swift 'guard router.canOpen(url) else { return .systemAction }' \
    ''
mutant 70 "tell menus of no router" \
    RouterScene.swift '.focusedSceneValue(\.router, router)' \
    ''
mutant 71 "let every screen grow out of a source" \
    ZoomSource.swift 'route.flatMap { sources[$0, default: 0] > 0 ? $0 : nil }' \
    'route'
mutant 72 "do not follow exits of sources" \
    Presenter.swift 'router?.composition.table.following(route) ?? route' \
    'route'
mutant 73 "let the root of a cover grow by itself" \
    EntryView.swift 'if id != entries[0].id {' \
    'if true {'
mutant 74 "let no modal grow" \
    ModalHost.swift '.zooms(from: presenter.source, in: presenter.zoom)' \
    ''

if [ "$survivors" -gt 0 ]; then
    echo "$survivors not caught" >&2
    exit 1
fi
