/// Writes a state in the form of ``SnapshotFormat``, in one pass.
struct SnapshotWriter {
    let table: RouteTable
    let bounds: SnapshotBounds
    let json = JSONWriter()
    private(set) var report = SaveReport()
    private var codecs: [ObjectIdentifier: RouteCodec?] = [:]
    /// The entries that are saved and have something parked.
    private var parkable: Set<EntryID> = []
    /// How many bytes have to be left for what closes the whole.
    private var reserve = 0

    init(table: RouteTable, bounds: SnapshotBounds) {
        self.table = table
        self.bounds = bounds
    }

    mutating func write(_ state: NavigationState) {
        let names = state.tabs.reduce(0) { $0 + 6 * $1.name.utf8.count }
        reserve = 64 + names + 32 * state.tabs.count + 64 * min(state.modals.count, bounds.modals)
        json.raw("{\"version\":")
        json.integer(SnapshotFormat.version)
        json.raw(",\"nextID\":")
        json.integer(state.nextID)
        json.raw(",\"selectedTab\":")
        json.string(state.selectedTab)
        json.raw(",\"stacks\":[")
        for (index, tab) in state.tabs.enumerated() {
            json.raw(index == 0 ? "{\"tab\":" : ",{\"tab\":")
            json.string(tab.name)
            json.raw(",\"entries\":[")
            write(tab.stack, of: state) { .tab(tab.name, index: $0) }
            json.raw("]}")
        }
        json.raw("],\"modals\":[")
        write(state.modals, of: state)
        json.raw("],\"parked\":[")
        writeIntents(of: state)
        json.raw("]}")
    }

    private mutating func write(_ modals: [NavigationState.Modal], of state: NavigationState) {
        var isFirst = true
        for (number, modal) in modals.enumerated() {
            let place = { SavedPlace.modal(number, index: $0) }
            guard number < bounds.modals else {
                leaveOut(modal.stack.entries, from: 0, .outOfBounds, place)
                continue
            }
            let start = json.bytes.count
            json.raw(isFirst ? "{\"style\":\"" : ",{\"style\":\"")
            json.raw(modal.style == .cover ? "cover" : "sheet")
            json.raw(modal.blocksLinks ? "\",\"blocksLinks\":true" : "\",\"blocksLinks\":false")
            json.raw(",\"entries\":[")
            // A modal without a root is none.
            if write(modal.stack, of: state, place) == 0 {
                json.rewind(to: start, 0)
            } else {
                json.raw("]}")
                isFirst = false
            }
        }
    }

    /// Writes entries up to the first that is not saved; what is left out is listed.
    @discardableResult
    private mutating func write(
        _ stack: NavigationState.Stack, of state: NavigationState, _ place: (Int) -> SavedPlace
    ) -> Int {
        for (index, entry) in stack.entries.enumerated() {
            let start = json.bytes.count
            if index > 0 { json.raw(",") }
            json.raw("{\"id\":")
            json.integer(entry.id.rawValue)
            let reason = index < bounds.depth ? write(entry.route) : .outOfBounds
            if let reason {
                json.rewind(to: start, 0)
                leaveOut(stack.entries, from: index, reason, place)
                return index
            }
            if state.intents[entry.id] != nil { parkable.insert(entry.id) }
        }
        return stack.entries.count
    }

    /// Writes a route with its key and version, and the end of what it stands in, or returns why it cannot.
    private mutating func write(_ route: AnyRoute) -> SaveReport.Reason? {
        guard let codec = codec(route.typeID) else {
            return table.records[route.typeID]?.value.destination == nil ? .noOwner : .notCodable
        }
        if let saving = codec.saving, saving(route) == .neverSaved { return .neverSaved }
        json.raw(",")
        json.form(codec)
        do { try codec.write(route, json) } catch { return .notEncodable("\(error)") }
        json.raw("}")
        return json.bytes.count + reserve > bounds.bytes ? .outOfBounds : nil
    }

    private mutating func codec(_ type: ObjectIdentifier) -> RouteCodec? {
        if let codec = codecs[type] { return codec }
        let codec = (table.records[type]?.value).flatMap { $0.destination == nil ? nil : RouteCodec($0) }
        codecs[type] = .some(codec)
        return codec
    }

    private mutating func leaveOut(
        _ entries: [Entry], from first: Int, _ reason: SaveReport.Reason, _ place: (Int) -> SavedPlace
    ) {
        for (index, entry) in entries.enumerated().dropFirst(first) {
            let reason = index == first || reason == .outOfBounds ? reason : .aboveUnsaved
            leaveOut(entry.id, entry.route, place(index), reason)
        }
    }

    private mutating func leaveOut(
        _ entry: EntryID, _ route: AnyRoute, _ place: SavedPlace, _ reason: SaveReport.Reason
    ) {
        let record = (table.records[route.typeID]?.value).flatMap { $0.destination == nil ? nil : $0 }
        report.unsaved.append(
            .init(entry: entry, place: place, key: record?.key, module: record?.owner, reason: reason))
    }

    private mutating func writeIntents(of state: NavigationState) {
        var isFirst = true
        for (number, (id, intent)) in state.intents.sorted(by: { $0.key < $1.key }).enumerated() {
            let start = json.bytes.count
            json.raw(isFirst ? "{\"entry\":" : ",{\"entry\":")
            json.integer(id.rawValue)
            json.raw(",\"verb\":")
            json.string(intent.verb.rawValue)
            if let style = intent.style {
                json.raw(",\"style\":")
                json.string(style.rawValue)
            }
            if let tab = intent.tab {
                json.raw(",\"tab\":")
                json.string(tab)
            }
            if let reason = parkable.contains(id) ? write(intent.route) : .aboveUnsaved {
                json.rewind(to: start, 0)
                leaveOut(id, intent.route, .parked(number), reason)
            } else {
                isFirst = false
            }
        }
    }
}

extension JSONWriter {
    /// Writes the key and version of a route, up to the route itself; a version of 1 goes without saying.
    func form(_ codec: RouteCodec) {
        raw("\"key\":")
        string(codec.key)
        if codec.form.version != 1 {
            raw(",\"version\":")
            integer(codec.form.version)
        }
        raw(",\"route\":")
    }
}
