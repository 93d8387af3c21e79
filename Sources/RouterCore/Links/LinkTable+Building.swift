extension LinkTable {
    /// Builds the table from the declarations that are sound, and reports what is wrong with the others.
    ///
    /// - Complexity: O(declarations).
    convenience init(_ declarations: [LinkDeclaration], issues: inout [CompositionIssue]) {
        var entries: [LinkEntry] = []
        entries.reserveCapacity(declarations.count)
        var trie = LinkTrie()
        var printing: [ObjectIdentifier: Printing] = [:]
        var clashes: [Int: [LinkDeclaration]] = [:]
        var unproven: [Int: CompositionIssue] = [:]
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
            printing[declaration.routeType, default: Printing(shape: declaration.shape)]
                .patterns[entry.caseName ?? "", default: []].append(index)
            // Only this pattern is asked, so those that are still to come make no difference.
            unproven[index] = Self.roundTripIssue(of: sample, shape, by: index, of: entries, in: trie)
        }
        for (index, others) in clashes.sorted(by: { $0.key < $1.key }) {
            let all = [entries[index].declaration] + others
            issues.append(.ambiguousPatterns(all.map(\.pattern), modules: all.map(\.module)))
        }
        issues += unproven.sorted { $0.key < $1.key }.map(\.value)
        let isTriedWhenPrinted = entries.indices.map { index in
            unproven[index] != nil || trie.mightBeOvertaken(index)
        }
        self.init(entries, isTriedWhenPrinted: isTriedWhenPrinted, trie, printing)
    }

    /// Prints a sample by its pattern, reads it back through the tree, and returns what is wrong with that.
    ///
    /// Only the answer of its own pattern counts: that another one ranks before it for this very sample is no
    /// fault of either.
    private static func roundTripIssue(
        of sample: AnyRoute, _ shape: RouteShape, by index: Int, of entries: [LinkEntry], in trie: LinkTrie
    ) -> CompositionIssue? {
        let entry = entries[index]
        let printed = print(shape, by: entry)
        let route = printed.flatMap { path in
            scanned(path, allowing: nil) {
                trie.route(at: $0, of: entries, from: .app, only: index)
            } fault: { _ in
                nil
            }
        }
        if route == sample { return nil }
        return .roundTripFailed(
            pattern: entry.declaration.pattern, module: entry.declaration.module, printed: printed ?? "")
    }
}
