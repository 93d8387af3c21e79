extension LinkTable {
    /// Builds the table from the declarations that are sound, and reports what is wrong with the others.
    ///
    /// - Complexity: O(declarations).
    convenience init(_ declarations: [LinkDeclaration], issues: inout [CompositionIssue]) {
        var entries: [LinkEntry] = []
        var samples: [(route: AnyRoute, shape: RouteShape)] = []
        entries.reserveCapacity(declarations.count)
        samples.reserveCapacity(declarations.count)
        var trie = LinkTrie()
        var printing: [ObjectIdentifier: Printing] = [:]
        var clashes: [Int: [LinkDeclaration]] = [:]
        for declaration in declarations {
            guard let (entry, sample, shape) = LinkBinder.bind(declaration, issues: &issues) else { continue }
            let index = entries.count
            let isInternal = declaration.isInternal
            if let earlier = trie.insert(
                entry.pattern.segments, isFree: entry.isFree, pattern: index, isInternal: isInternal)
            {
                clashes[earlier, default: []].append(declaration)
                continue
            }
            entries.append(entry)
            samples.append((sample, shape))
            printing[declaration.routeType, default: Printing(shape: declaration.shape)]
                .patterns[entry.caseName ?? "", default: []].append(index)
        }
        var isTriedWhenPrinted = entries.map { entry in
            trie.mightBeOvertaken(entry.pattern.segments, isFree: entry.isFree)
        }
        for (index, others) in clashes.sorted(by: { $0.key < $1.key }) {
            let all = [entries[index].declaration] + others
            issues.append(.ambiguousPatterns(all.map(\.pattern), modules: all.map(\.module)))
        }
        let unproven = LinkTable(entries, isTriedWhenPrinted: [], trie, printing)
        for (index, sample) in samples.enumerated() {
            if let issue = unproven.roundTripIssue(of: sample.route, sample.shape, by: index) {
                isTriedWhenPrinted[index] = true
                issues.append(issue)
            }
        }
        self.init(entries, isTriedWhenPrinted: isTriedWhenPrinted, trie, printing)
    }

    /// Prints a sample by its pattern, reads it back through the table, and returns what is wrong with that.
    ///
    /// Only the answer of its own pattern counts: that another one ranks before it for this very sample is no
    /// fault of either.
    private func roundTripIssue(
        of sample: AnyRoute, _ shape: RouteShape, by index: Int
    ) -> CompositionIssue? {
        let entry = entries[index]
        let printed = print(shape, by: entry)
        let route = printed.flatMap { path in
            scanned(path, allowing: nil) {
                find(in: $0, from: .app, only: index)
            } fault: { _ in
                nil
            }
        }
        if route == sample { return nil }
        return .roundTripFailed(
            pattern: entry.declaration.pattern, module: entry.declaration.module, printed: printed ?? "")
    }
}
