#if canImport(SwiftUI)
    import Observation
    import RouterCore

    /// The path of one stack, as SwiftUI reads and writes it through one key path.
    ///
    /// A path that SwiftUI writes is never the new truth. It is compared with the path SwiftUI had last, read or
    /// written: what is missing from that has left the screen, a link's element that is new is a push, and the rest
    /// says nothing. So a late write removes what its gesture removed and nothing newer, and writing the same path
    /// again is no event.
    ///
    /// What SwiftUI took off the path and the router kept comes back as a new element: SwiftUI need not take
    /// anything back that it has removed.
    @MainActor @Observable final class StackPath {
        @ObservationIgnored private var stack: StackModel?
        @ObservationIgnored private weak var navigation: Navigation?
        /// The elements of entries, lowest first; those of entries that are gone are left out at the next read.
        @ObservationIgnored private var known: [StackElement] = []
        /// The path SwiftUI had last.
        @ObservationIgnored private var last: [StackElement] = []
        /// The root that SwiftUI had last.
        @ObservationIgnored private var root: EntryID?
        /// Whether the root has changed and no screen above it has appeared since.
        @ObservationIgnored private var isRootNew = false
        /// How often SwiftUI wrote a path that did not come to be: then it has to read again.
        private var refusals = 0

        /// The elements of every entry but the root.
        ///
        /// A write through a key path reads first, so reading says nothing of what SwiftUI has.
        ///
        /// - Complexity: O(entries).
        var elements: [StackElement] {
            get {
                _ = refusals
                known = elements(of: stack?.entries ?? [])
                return known
            }
            set { write(newValue) }
        }

        /// Says whose path this is, and that SwiftUI is about to read it.
        func draw(_ stack: StackModel, of navigation: Navigation) {
            (self.stack, self.navigation) = (stack, navigation)
            last = elements
            let first = stack.entries.first?.id
            if root != nil, root != first { isRootNew = !last.isEmpty }
            root = first
        }

        /// Takes note of a screen that is on view: from now on an empty path comes from a person.
        func didAppear(_ entry: EntryID) {
            if entry != root { isRootNew = false }
        }

        /// Returns the known elements of entries, and new ones for those that have none; ids rise in both lists.
        private func elements(of entries: [Entry]) -> [StackElement] {
            var rest = known[...]
            return entries.dropFirst().map { entry in
                while let id = rest.first?.entry, id < entry.id { rest.removeFirst() }
                if rest.first?.entry == entry.id { return rest.removeFirst() }
                return StackElement(entry)
            }
        }

        private func write(_ written: [StackElement]) {
            guard let stack, let navigation else { return }
            let before = last
            last = written
            // A stack whose root changes discards its path and writes that; nobody went back.
            let isDiscarded = written.isEmpty && (isRootNew || stack.entries.first?.id != root)
            isRootNew = false
            let kept = Set(written)
            let drawn = before.prefix((before.lastIndex(where: \.isDrawn) ?? -1) + 1)
            let missing = (isDiscarded ? before[...] : drawn).filter { !kept.contains($0) }
            if !isDiscarded {
                remove(missing.compactMap(\.entry), from: stack, of: navigation)
                let isSame = zip(before, written).prefix { $0 === $1 }
                for element in written.dropFirst(isSame.count) where element.source != nil {
                    propose(element, to: stack)
                }
            }
            known.removeAll { missing.contains($0) }
            known = elements(of: stack.entries)
            if known != written { refusals += 1 }
        }

        /// Asks for the push a link means; its element stands for the entry that comes of it.
        private func propose(_ element: StackElement, to stack: StackModel) {
            let newest = stack.entries.last?.id
            element.source?.push(element.route.base)
            guard let newest, let entry = stack.entries.first(where: { $0.id > newest })?.id else { return }
            known.removeAll { $0 === element }
            element.entry = entry
            known.append(element)
        }

        /// Reports what has left the screen; where a screen is to be asked first, the router is asked.
        private func remove(_ missing: [EntryID], from stack: StackModel, of navigation: Navigation) {
            let entries = stack.entries.map(\.id)
            let gone = entries.filter(Set(missing).contains)
            guard let lowest = gone.first else { return }
            if stack.leaveGuarded.isDisjoint(with: gone) {
                navigation.hostRemoved(gone)
            } else if entries.suffix(gone.count) == gone[...] {
                navigation.context(of: lowest).pop()
            }
        }
    }
#endif
