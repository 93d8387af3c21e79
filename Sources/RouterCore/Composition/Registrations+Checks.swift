extension Registrations {
    /// Checks the whole composition, notes every issue, and makes the table of all that is sound.
    ///
    /// - Complexity: O(registrations).
    mutating func check(hasPlaceholder: Bool) -> RouteTable {
        connectExits()
        let keys = checkRecords()
        for link in links
        where !records.isOwned(link.routeType) && records[link.routeType]?.connection == nil {
            issues.append(
                .ruleWithoutDestination(
                    rule: "link(\"\(link.pattern)\")", route: qualifiedName(of: link.type),
                    module: link.module))
        }
        var cycles = cycles()
        for connect in connections {
            checkTargets(of: connect)
            let cycle = cycles.removeValue(forKey: ObjectIdentifier(connect.exit))
            if let cycle { issues.append(.connectionCycle(cycle)) }
        }
        let links = LinkTable(links, excluding: exclusions, rewrites: rewrites, issues: &issues)
        return RouteTable(
            modules: modules, records: records, keys: keys, connections: connections, tabs: checkedTabs(),
            links: links, guards: guards, hasPlaceholder: hasPlaceholder)
    }

    private mutating func connectExits() {
        for connect in connections {
            let issue = records.change(connect.exit) { record -> CompositionIssue? in
                if record.destination != nil {
                    return .connectedDestination(route: record.name, module: record.owner)
                }
                if record.connection != nil { return .duplicateConnection(exit: record.name) }
                record.connection = connect.map
                record.connectionTargets = connect.targets
                return nil
            }
            if let issue { issues.append(issue) }
        }
    }

    /// Checks what was said about each route type, and returns the types by the keys they are saved with.
    private mutating func checkRecords() -> [String: ObjectIdentifier] {
        var keys: [String: ObjectIdentifier] = [:]
        keys.reserveCapacity(records.values.count)
        for place in records.order {
            issues += records.applyRules(at: place)
            let record = records.values[place]
            if record.type == AnyRoute.self {
                noteErasure(in: record)
                continue
            }
            if record.destination != nil {
                if record.dialog != nil { continue }
                note(record.key, of: record, in: &keys)
                for key in record.form.formerKeys { note(key, of: record, in: &keys) }
                continue
            }
            if record.connection == nil, !record.exitOf.isEmpty {
                issues.append(.unconnectedExit(exit: record.name, modules: record.exitOf))
            }
            for (rule, module) in record.rules {
                issues.append(.ruleWithoutDestination(rule: rule.name, route: record.name, module: module))
            }
        }
        return keys
    }

    /// Gives a key to a type, unless another type has it: the first keeps it.
    private mutating func note(
        _ key: String, of record: RouteRecord, in keys: inout [String: ObjectIdentifier]
    ) {
        let id = ObjectIdentifier(record.type)
        guard let first = keys.updateValue(id, forKey: key), first != id else { return }
        keys[key] = first
        guard let other = records[first] else { return }
        issues.append(
            .duplicateKey(key, routes: [other.name, record.name], modules: [other.owner, record.owner]))
    }

    /// Notes everything that is registered for `AnyRoute`, whose routes are found by the types they hold.
    private mutating func noteErasure(in record: RouteRecord) {
        if record.isOwned { issues.append(.erasedRoute(in: "destination", module: record.owner)) }
        issues += record.exitOf.map { .erasedRoute(in: "exit", module: $0) }
        issues += record.rules.map { .erasedRoute(in: $0.rule.name, module: $0.module) }
        if record.connection != nil { issues.append(.erasedRoute(in: "Connect(AnyRoute.self)", module: nil)) }
    }

    private mutating func checkTargets(of connect: Connect) {
        checkResults(of: connect)
        for target in connect.targets {
            if target == AnyRoute.self {
                let name = shortName(of: connect.exit)
                issues.append(.erasedRoute(in: "Connect(\(name).self)", module: nil))
                continue
            }
            let id = ObjectIdentifier(target)
            if !records.isOwned(id), records[id]?.connection == nil {
                issues.append(
                    .connectionWithoutDestination(
                        exit: qualifiedName(of: connect.exit), target: qualifiedName(of: target)))
            }
        }
    }

    /// Checks that every route an exit comes to ends with the value that the exit awaits, if it awaits one.
    private mutating func checkResults(of connect: Connect) {
        guard let value = valueType(of: connect.exit) else { return }
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(connect.exit)]
        var open = connect.targets
        while let target = open.popLast() {
            guard seen.insert(ObjectIdentifier(target)).inserted,
                let record = records[ObjectIdentifier(target)]
            else { continue }
            guard record.isOwned else {
                open += record.connectionTargets
                continue
            }
            let given = valueType(of: target)
            guard given != value else { continue }
            issues.append(
                .connectedResult(
                    exit: qualifiedName(of: connect.exit), value: qualifiedName(of: value),
                    target: record.name, ends: given.map { qualifiedName(of: $0) }))
        }
    }

    /// Finds connections that lead back to themselves.
    ///
    /// - Returns: The names of the exits on each way, by its exit whose name comes first; one way for each exit.
    /// - Complexity: O(connections), and the length of each way.
    private func cycles() -> [ObjectIdentifier: [String]] {
        var cycles: [ObjectIdentifier: [String]] = [:]
        var done: Set<ObjectIdentifier> = []
        for connect in connections {
            // The way from there to where the search is, with the targets that are left to try.
            var way: [(exit: any Route.Type, targets: ArraySlice<any Route.Type>)] = []
            var places: [ObjectIdentifier: Int] = [:]
            func follow(_ exit: any Route.Type) {
                let id = ObjectIdentifier(exit)
                if let start = places[id] { return note(way[start...].map(\.exit)) }
                guard !done.contains(id) else { return }
                places[id] = way.count
                way.append((exit, records[id]?.connectionTargets[...] ?? []))
            }
            func note(_ exits: [any Route.Type]) {
                let names = exits.map { qualifiedName(of: $0) }
                guard let first = names.indices.min(by: { names[$0] < names[$1] }) else { return }
                let id = ObjectIdentifier(exits[first])
                if cycles[id] == nil { cycles[id] = Array(names[first...] + names[...first]) }
            }
            follow(connect.exit)
            while let last = way.last {
                if let target = last.targets.first {
                    way[way.count - 1].targets.removeFirst()
                    follow(target)
                } else {
                    let id = ObjectIdentifier(last.exit)
                    done.insert(id)
                    places[id] = nil
                    way.removeLast()
                }
            }
        }
        return cycles
    }

    private mutating func checkedTabs() -> [NavigationState.TabSeed] {
        if tabs.isEmpty { issues.append(.noTab) }
        var checked: [NavigationState.TabSeed] = []
        var names: Set<String> = []
        for tab in tabs {
            guard names.insert(tab.name).inserted else {
                issues.append(.duplicateTab(tab.name))
                continue
            }
            let root = records.following(tab.root)
            if !records.isOwned(root.typeID) {
                let name = qualifiedName(of: type(of: root.base))
                issues.append(.rootWithoutDestination(tab: tab.name, route: name))
            } else if let record = records[root.typeID], record.dialog != nil {
                issues.append(.rootIsDialog(tab: tab.name, route: record.name))
            }
            checked.append(.init(tab.name, root: root.base, resetsWhenLeft: tab.resetsWhenLeft))
        }
        return checked.isEmpty ? [.init("none", root: NothingToShow())] : checked
    }
}

/// The root of a composition without tabs, which has to show something.
private struct NothingToShow: Route {}
