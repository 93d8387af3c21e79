/// Reads bytes in the form of ``SnapshotFormat``, entry by entry; what is amiss is lost, and listed.
struct SnapshotReader {
    private let json: JSONDocument
    private let table: RouteTable
    private let bounds: SnapshotBounds
    private var codecs: [String: RouteCodec?] = [:]
    private var saved: SavedNavigation

    /// Returns what the bytes hold, or throws when they are no snapshot.
    ///
    /// - Complexity: O(bytes), in time and memory.
    static func read(
        _ bytes: [UInt8], _ table: RouteTable, _ holes: HolePolicy, _ bounds: SnapshotBounds
    ) throws(SnapshotFault) -> SavedNavigation {
        var reader = try SnapshotReader(bytes, table, holes, bounds)
        try reader.read()
        return reader.saved
    }

    /// Returns the route of one entry, given the bytes of that alone; nil when it cannot be read.
    ///
    /// - Complexity: O(bytes), in time and memory.
    static func route(ofEntry bytes: [UInt8], _ table: RouteTable) -> AnyRoute? {
        guard var reader = try? SnapshotReader(bytes, table, .discard, .standard) else { return nil }
        return try? reader.route(of: JSONDocument.root).route
    }

    private init(
        _ bytes: [UInt8], _ table: RouteTable, _ holes: HolePolicy, _ bounds: SnapshotBounds
    ) throws(SnapshotFault) {
        let limit = min(bounds.bytes, SnapshotBounds.mostBytes)
        guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
        do { json = try JSONScanner.scan(bytes) } catch { throw .notJSON(offset: error.offset) }
        self.table = table
        self.bounds = bounds
        saved = SavedNavigation(holes: holes)
    }

    private mutating func read() throws(SnapshotFault) {
        let root = JSONDocument.root
        guard let version = integer("version", of: root), version > 0 else { throw .noSnapshot }
        guard version <= SnapshotFormat.version else {
            throw .newerVersion(version, known: SnapshotFormat.version)
        }
        guard let stacks = json.member("stacks", of: root), json.kind(stacks) == .array else {
            throw .noSnapshot
        }
        for (number, stack) in json.elements(of: stacks).enumerated() { readTab(stack, number) }
        for (number, modal) in list("modals").enumerated() { readModal(modal, number) }
        saved.selectedTab = text("selectedTab", of: root)
        if let name = saved.selectedTab {
            if !table.tabs.contains(where: { $0.name == name }) { saved.lose(.selection, .noTab(name)) }
        } else {
            saved.lose(.selection, .malformed)
        }
        saved.nextID = integer("nextID", of: root).flatMap { 1...SnapshotFormat.highestID ~= $0 ? $0 : nil }
        if saved.nextID == nil { saved.lose(.field("nextID"), .malformed) }
        readIntents()
    }

    private func integer(_ name: String, of object: Int) -> Int? {
        json.member(name, of: object).flatMap { try? json.integer($0) }
    }

    private func text(_ name: String, of object: Int) -> String? {
        json.member(name, of: object).flatMap { try? json.string($0) }
    }

    /// The elements of a list of the whole that may be missing.
    private mutating func list(_ name: String) -> [Int] {
        guard let list = json.member(name, of: JSONDocument.root) else { return [] }
        if json.kind(list) != .array { saved.lose(.field(name), .malformed) }
        return json.elements(of: list)
    }
}

// MARK: - Stacks

extension SnapshotReader {
    private mutating func readTab(_ stack: Int, _ number: Int) {
        guard let name = text("tab", of: stack) else {
            return lose(stack, .stack(number), .malformed) { _ in .stack(number) }
        }
        let isKnown = table.tabs.contains { $0.name == name }
        let isDuplicate = saved.stacks.contains { if case .tab(name) = $0.kind { true } else { false } }
        guard isKnown, !isDuplicate else {
            return lose(stack, .stack(number), isKnown ? .duplicate : .noTab(name)) { .tab(name, index: $0) }
        }
        let entries = entries(of: stack)
        if entries == nil { saved.lose(.stack(number), .malformed) }
        read(entries ?? [], as: .tab(name))
    }

    private mutating func readModal(_ modal: Int, _ number: Int) {
        let place = { SavedPlace.modal(number, index: $0) }
        guard number < bounds.modals else {
            return lose(modal, place(0), .outOfBounds(limit: bounds.modals), place)
        }
        guard let style = text("style", of: modal).flatMap(Presentation.init(rawValue:)), style != .stack,
            let entries = entries(of: modal), !entries.isEmpty
        else { return lose(modal, place(0), .malformed, place) }
        let blocks = json.member("blocksLinks", of: modal).map { json.kind($0) == .true } ?? false
        read(entries, as: .modal(number, style: style, blocksLinks: blocks))
    }

    private func entries(of stack: Int) -> [Int]? {
        guard let entries = json.member("entries", of: stack), json.kind(entries) == .array else {
            return nil
        }
        return json.elements(of: entries)
    }

    /// Lists every entry of a stack that is not read.
    private mutating func lose(
        _ stack: Int, _ whole: SavedPlace, _ reason: RestoreReport.Reason, _ place: (Int) -> SavedPlace
    ) {
        let entries = entries(of: stack) ?? []
        if entries.isEmpty { return saved.lose(whole, reason) }
        for (index, entry) in entries.enumerated() { lose(entry, place(index), reason) }
    }

    private mutating func lose(_ entry: Int, _ place: SavedPlace, _ reason: RestoreReport.Reason) {
        let key = text("key", of: entry)
        saved.lose(place, reason, key: key, module: key.flatMap { module(of: $0) })
    }

    /// Reads entries up to the first hole, and lists what is lost with it.
    private mutating func read(_ entries: [Int], as kind: SavedStack.Kind) {
        var stack = SavedStack(kind: kind)
        for (index, entry) in entries.enumerated() {
            let reason: RestoreReport.Reason
            if index >= bounds.depth {
                reason = .outOfBounds(limit: bounds.depth)
            } else {
                do throws(Hole) {
                    stack.entries.append(try self.entry(entry))
                    continue
                } catch {
                    reason = error.reason
                }
            }
            // The stack is not among the saved ones yet, so its other entries are listed here.
            if saved.holes == .discard {
                for (place, entry) in stack.entries.enumerated() {
                    saved.lose(
                        stack.place(place), .stackDiscarded, key: entry.key, module: entry.module)
                }
                stack.entries = []
            }
            lose(entry, stack.place(index), reason)
            let rest: RestoreReport.Reason = saved.holes == .discard ? .stackDiscarded : .aboveLost
            for (place, entry) in entries.enumerated().dropFirst(index + 1) {
                lose(entry, stack.place(place), index >= bounds.depth ? reason : rest)
            }
            break
        }
        saved.stacks.append(stack)
    }

    private mutating func entry(_ entry: Int) throws(Hole) -> SavedEntry {
        let read = try route(of: entry)
        let id = integer("id", of: entry).flatMap { 1..<SnapshotFormat.highestID ~= $0 ? $0 : nil }
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
        of entry: Int
    ) throws(Hole) -> (route: AnyRoute, key: String, module: String) {
        // Only a version that is not there is 1: one of another form may have been any.
        let version = json.member("version", of: entry).map { try? json.integer($0) } ?? 1
        guard let key = text("key", of: entry), let version,
            let payload = json.member("route", of: entry)
        else { throw Hole(reason: .malformed) }
        guard table.keys[key] != nil else { throw Hole(reason: .unknownKey) }
        guard let codec = codec(key) else { throw Hole(reason: .notCodable) }
        let reader = JSONReader(document: json, index: payload)
        return (try route(reader, key, version, codec), key, codec.module)
    }

    private func route(
        _ reader: JSONReader, _ key: String, _ version: Int, _ codec: RouteCodec
    ) throws(Hole) -> AnyRoute {
        let known = codec.form.version
        guard version <= known else { throw Hole(reason: .newerVersion(version, known: known)) }
        let migrated: AnyRoute?
        do {
            if version == known { return try codec.read(reader) }
            guard let migrate = codec.form.migrate else {
                throw Hole(reason: .noMigration(from: version, to: known))
            }
            migrated = try migrate(SavedRoute(key: key, version: version, payload: reader))
        } catch let hole as Hole {
            throw hole
        } catch {
            throw Hole(reason: .undecodable(reader.text(of: error)))
        }
        guard let migrated else { throw Hole(reason: .givenUp) }
        return migrated
    }

    private func module(of key: String) -> String? {
        table.keys[key].flatMap { table.records[$0]?.value.owner }
    }

    private mutating func codec(_ key: String) -> RouteCodec? {
        if let codec = codecs[key] { return codec }
        let codec = table.keys[key].flatMap { table.records[$0]?.value }.flatMap { RouteCodec($0) }
        codecs[key] = .some(codec)
        return codec
    }

    /// Reads what is parked with entries that are still there.
    private mutating func readIntents() {
        var ids = Set(saved.stacks.lazy.flatMap(\.entries).compactMap(\.id))
        for (number, object) in list("parked").enumerated() {
            let place = SavedPlace.parked(number)
            let tab = text("tab", of: object)
            let style = text("style", of: object)
            guard let entry = integer("entry", of: object),
                let verb = text("verb", of: object).flatMap(NavigationState.Intent.Verb.init(rawValue:)),
                style == nil || style.flatMap(Presentation.init(rawValue:)) != nil,
                verb != .select || tab != nil
            else {
                lose(object, place, .malformed)
                continue
            }
            guard ids.remove(entry) != nil else {
                lose(object, place, .aboveLost)
                continue
            }
            if let tab, !table.tabs.contains(where: { $0.name == tab }) {
                lose(object, place, .noTab(tab))
                continue
            }
            do throws(Hole) {
                let read = try route(of: object)
                let style = style.flatMap(Presentation.init(rawValue:))
                let intent = NavigationState.Intent(verb, to: read.route, as: style, tab: tab)
                saved.parked.append(
                    .init(entry: entry, place: place, key: read.key, module: read.module, intent: intent))
            } catch {
                lose(object, place, error.reason)
            }
        }
    }
}
