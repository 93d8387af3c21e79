#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads bytes in the form of ``SnapshotFormat``, entry by entry; what is amiss is lost, and listed.
struct SnapshotReader {
    private typealias Fields = KeyedDecodingContainer<SnapshotField>

    private let table: RouteTable
    /// The names of the tabs there are, and of those whose stacks have not been read.
    private let tabs: Set<String>
    private var unread: Set<String>
    private let bounds: Snapshot.Bounds
    private var codecs: [String: RouteCodec?] = [:]
    private var saved: SavedNavigation

    /// Returns what the bytes hold, or throws when they are no snapshot.
    ///
    /// - Complexity: O(bytes), in time and memory.
    static func read(
        _ data: Data, _ table: RouteTable, over tabs: [NavigationState.TabSeed],
        _ holes: Snapshot.HolePolicy, _ bounds: Snapshot.Bounds
    ) throws(Snapshot.Fault) -> SavedNavigation {
        guard data.count <= bounds.bytes else {
            throw .tooLarge(bytes: data.count, limit: bounds.bytes)
        }
        let names = Set(tabs.map(\.name))
        let reader = SnapshotReader(
            table: table, tabs: names, unread: names, bounds: bounds, saved: SavedNavigation(holes: holes))
        do {
            return try JSONDecoder.ofSnapshots.decode(Whole.self, from: data, configuration: reader).saved
        } catch let fault as Snapshot.Fault {
            throw fault
        } catch {
            throw .notJSON
        }
    }

    /// Returns the route of one entry, given the bytes of that alone; nil when it cannot be read.
    ///
    /// - Complexity: O(bytes), in time and memory.
    static func route(ofEntry data: Data, _ table: RouteTable) -> AnyRoute? {
        let reader = SnapshotReader(
            table: table, tabs: [], unread: [], bounds: .standard, saved: SavedNavigation(holes: .discard))
        return try? JSONDecoder.ofSnapshots.decode(Single.self, from: data, configuration: reader).route
    }

    /// Leaves all reading to a reader, which knows the routes there are.
    private struct Whole: DecodableWithConfiguration {
        let saved: SavedNavigation

        init(from decoder: any Decoder, configuration reader: SnapshotReader) throws {
            var reader = reader
            try reader.read(decoder)
            saved = reader.saved
        }
    }

    private struct Single: DecodableWithConfiguration {
        let route: AnyRoute

        init(from decoder: any Decoder, configuration reader: SnapshotReader) throws {
            var reader = reader
            route = try reader.route(of: decoder.container(keyedBy: SnapshotField.self)).route
        }
    }

    private mutating func read(_ decoder: any Decoder) throws(Snapshot.Fault) {
        guard let whole = try? decoder.container(keyedBy: SnapshotField.self),
            let version: Int = whole.value(.version), version > 0
        else { throw .noSnapshot }
        guard version <= SnapshotFormat.version else {
            throw .newerVersion(version, known: SnapshotFormat.version)
        }
        guard let stacks = whole.elements(.stacks) else { throw .noSnapshot }
        for (number, stack) in stacks.enumerated() { readTab(stack, number) }
        for (number, modal) in list(.modals, of: whole).enumerated() { readModal(modal, number) }
        saved.selectedTab = whole.value(.selectedTab)
        if let name = saved.selectedTab {
            if !tabs.contains(name) { saved.lose(.selection, .noTab(name)) }
        } else {
            saved.lose(.selection, .malformed)
        }
        saved.nextID = whole.value(.nextID).flatMap { 1...SnapshotFormat.highestID ~= $0 ? $0 : nil }
        if saved.nextID == nil { saved.lose(.field("nextID"), .malformed) }
        readIntents(list(.parked, of: whole))
    }

    /// The elements of a list of the whole that may be missing.
    private mutating func list(_ field: SnapshotField, of whole: Fields) -> SnapshotElements {
        if let elements = whole.elements(field) { return elements }
        if whole.contains(field) { saved.lose(.field(field.stringValue), .malformed) }
        return SnapshotElements()
    }
}

// MARK: - Stacks

extension SnapshotReader {
    private mutating func readTab(_ stack: SnapshotElement, _ number: Int) {
        guard let name: String = stack?.value(.tab) else {
            return lose(stack, .stack(number), .malformed) { _ in .stack(number) }
        }
        guard unread.remove(name) != nil else {
            let reason: RestoreReport.Reason = tabs.contains(name) ? .duplicate : .noTab(name)
            return lose(stack, .stack(number), reason) { .tab(name, index: $0) }
        }
        let entries = stack?.elements(.entries)
        if entries == nil { saved.lose(.stack(number), .malformed) }
        read(entries ?? SnapshotElements(), as: .tab(name))
    }

    private mutating func readModal(_ modal: SnapshotElement, _ number: Int) {
        let place = { Snapshot.Place.modal(number, index: $0) }
        guard number < bounds.modals else {
            return lose(modal, place(0), .outOfBounds(limit: bounds.modals), place)
        }
        guard let modal, let style: Presentation = modal.value(.style), [.sheet, .cover].contains(style),
            let entries = modal.elements(.entries), !entries.isAtEnd
        else { return lose(modal, place(0), .malformed, place) }
        read(
            entries,
            as: .modal(number, style: style, blocksLinks: modal.value(.blocksLinks) ?? false))
    }

    /// Lists every entry of a stack that is not read.
    private mutating func lose(
        _ stack: SnapshotElement, _ whole: Snapshot.Place, _ reason: RestoreReport.Reason,
        _ place: (Int) -> Snapshot.Place
    ) {
        guard let entries = stack?.elements(.entries), !entries.isAtEnd else {
            return saved.lose(whole, reason)
        }
        for (index, entry) in entries.enumerated() { lose(entry, place(index), reason) }
    }

    private mutating func lose(
        _ entry: SnapshotElement, _ place: Snapshot.Place, _ reason: RestoreReport.Reason
    ) {
        let key: String? = entry?.value(.key)
        let module = key.flatMap { table.keys[$0] }.flatMap { table.record(of: $0)?.owner }
        saved.lose(place, reason, key: key, module: module)
    }

    /// Reads entries up to the first hole, and lists what is lost with it.
    private mutating func read(_ entries: SnapshotElements, as kind: SavedStack.Kind) {
        var stack = SavedStack(kind: kind)
        /// What is said of the entries above a hole.
        var rest: RestoreReport.Reason?
        for (index, entry) in entries.enumerated() {
            let reason: RestoreReport.Reason
            if let rest {
                reason = rest
            } else if index >= bounds.depth {
                reason = .outOfBounds(limit: bounds.depth)
                rest = reason
            } else {
                do throws(Hole) {
                    stack.entries.append(try self.entry(entry))
                    continue
                } catch {
                    reason = error.reason
                    rest = saved.holes == .discard ? .stackDiscarded : .aboveLost
                }
            }
            if saved.holes == .discard {
                // The stack is not among the saved ones yet, so its other entries are listed here.
                for (place, entry) in stack.entries.enumerated() {
                    saved.lose(stack.place(place), .stackDiscarded, key: entry.key, module: entry.module)
                }
                stack.entries = []
            }
            lose(entry, stack.place(index), reason)
        }
        saved.stacks.append(stack)
    }

    private mutating func entry(_ entry: SnapshotElement) throws(Hole) -> SavedEntry {
        let read = try route(of: entry)
        let id = entry?.value(.id).flatMap { 1..<SnapshotFormat.highestID ~= $0 ? $0 : nil }
        return SavedEntry(id: id, key: read.key, module: read.module, route: read.route)
    }
}

// MARK: - Routes and intents

extension SnapshotReader {
    private struct Hole: Error {
        let reason: RestoreReport.Reason
    }

    /// Reads the route of an entry or intent by the key of its type.
    private mutating func route(
        of entry: SnapshotElement
    ) throws(Hole) -> (route: AnyRoute, key: String, module: String) {
        // Only a version that is not there is 1: one of another form may have been any.
        guard let entry, let key: String = entry.value(.key), entry.contains(.route),
            let version = entry.contains(.version) ? entry.value(.version) : 1
        else { throw Hole(reason: .malformed) }
        guard table.keys[key] != nil else { throw Hole(reason: .unknownKey) }
        guard let codec = codec(key) else { throw Hole(reason: .notCodable) }
        let known = codec.form.version
        guard version <= known else { throw Hole(reason: .newerVersion(version, known: known)) }
        let read: AnyRoute?
        do {
            if version == known {
                read = try codec.read(entry)
            } else {
                guard let migrate = codec.form.migrate else {
                    throw Hole(reason: .noMigration(from: version, to: known))
                }
                let payload = try entry.superDecoder(forKey: .route)
                read = try migrate(.init(key: key, version: version, payload: payload))
            }
        } catch let hole as Hole {
            throw hole
        } catch {
            let path = entry.codingPath.count + 1
            throw Hole(reason: .undecodable(summary(of: error, below: path)))
        }
        guard let read else { throw Hole(reason: .givenUp) }
        return (read, key, codec.module)
    }

    private mutating func codec(_ key: String) -> RouteCodec? {
        if let codec = codecs[key] { return codec }
        let codec = table.keys[key].flatMap { table.record(of: $0) }.flatMap { RouteCodec($0) }
        codecs[key] = .some(codec)
        return codec
    }

    /// Reads what is parked with entries that are still there.
    private mutating func readIntents(_ list: SnapshotElements) {
        guard !list.isAtEnd else { return }
        var ids = Set(saved.stacks.lazy.flatMap(\.entries).compactMap(\.id))
        for (number, parked) in list.enumerated() {
            let place = Snapshot.Place.parked(number)
            let tab: String? = parked?.value(.tab)
            let style: Presentation? = parked?.value(.style)
            guard let parked, let entry: Int = parked.value(.entry),
                let verb: NavigationState.Intent.Verb = parked.value(.verb),
                style != nil || !parked.contains(.style), verb != .select || tab != nil
            else {
                lose(parked, place, .malformed)
                continue
            }
            guard ids.remove(entry) != nil else {
                lose(parked, place, .aboveLost)
                continue
            }
            if let tab, !tabs.contains(tab) {
                lose(parked, place, .noTab(tab))
                continue
            }
            do throws(Hole) {
                let read = try route(of: parked)
                let intent = NavigationState.Intent(verb, to: read.route, as: style, tab: tab)
                saved.parked.append(
                    .init(entry: entry, place: place, key: read.key, module: read.module, intent: intent))
            } catch {
                lose(parked, place, error.reason)
            }
        }
    }
}
