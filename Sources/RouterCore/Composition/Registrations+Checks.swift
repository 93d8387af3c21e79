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
        for connect in connections { checkTargets(of: connect) }
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
            records.applyRules(at: place)
            let record = records.values[place]
            if record.destination != nil {
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

    private mutating func checkTargets(of connect: Connect) {
        for target in connect.targets {
            let id = ObjectIdentifier(target)
            if !records.isOwned(id), records[id]?.connection == nil {
                issues.append(
                    .connectionWithoutDestination(
                        exit: qualifiedName(of: connect.exit), target: qualifiedName(of: target)))
            }
        }
        if let cycle = cycle(from: connect) { issues.append(.connectionCycle(cycle)) }
    }

    /// Returns the names of the exits on a way from a connection back to itself, if there is one.
    ///
    /// A cycle is found from each of its exits; it is returned for the one whose name comes first.
    private func cycle(from connect: Connect) -> [String]? {
        var stack: [[any Route.Type]] = [[connect.exit]]
        var seen: Set<ObjectIdentifier> = []
        while let path = stack.popLast(), let last = path.last {
            for target in records[ObjectIdentifier(last)]?.connectionTargets ?? [] {
                if target == connect.exit {
                    let names = path.map { qualifiedName(of: $0) }
                    return names.min() == names.first ? names + [qualifiedName(of: target)] : nil
                }
                if seen.insert(ObjectIdentifier(target)).inserted { stack.append(path + [target]) }
            }
        }
        return nil
    }

    private mutating func checkedTabs() -> [NavigationState.TabSeed] {
        if tabs.isEmpty { issues.append(.noTab) }
        var checked: [NavigationState.TabSeed] = []
        for tab in tabs {
            guard !checked.contains(where: { $0.name == tab.name }) else {
                issues.append(.duplicateTab(tab.name))
                continue
            }
            let root = records.following(tab.root)
            if !records.isOwned(root.typeID) {
                let name = qualifiedName(of: type(of: root.base))
                issues.append(.rootWithoutDestination(tab: tab.name, route: name))
            }
            checked.append(.init(tab.name, root: root.base, resetsWhenLeft: tab.resetsWhenLeft))
        }
        return checked.isEmpty ? [.init("none", root: NothingToShow())] : checked
    }
}

/// The root of a composition without tabs, which has to show something.
private struct NothingToShow: Route {}
