extension LinkTable {
    /// Builds the table from the declarations that are sound, and reports what is wrong with the others.
    ///
    /// - Complexity: O(declarations).
    init(_ declarations: [LinkDeclaration], issues: inout [CompositionIssue]) {
        entries.reserveCapacity(declarations.count)
        var samples: [(route: AnyRoute, shape: RouteShape)] = []
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
        for index in entries.indices {
            isTriedWhenPrinted.append(
                trie.mightBeOvertaken(entries[index].pattern.segments, isFree: entries[index].isFree))
        }
        for (index, others) in clashes.sorted(by: { $0.key < $1.key }) {
            let all = [entries[index].declaration] + others
            issues.append(.ambiguousPatterns(all.map(\.pattern), modules: all.map(\.module)))
        }
        for (index, sample) in samples.enumerated() {
            proveRoundTrip(of: sample.route, sample.shape, by: index, issues: &issues)
        }
    }

    /// Prints a sample by its pattern and reads it back through the table.
    ///
    /// Only the answer of its own pattern counts: that another one ranks before it for this very sample is no
    /// fault of either.
    private mutating func proveRoundTrip(
        of sample: AnyRoute, _ shape: RouteShape, by index: Int, issues: inout [CompositionIssue]
    ) {
        let entry = entries[index]
        let printed = print(shape, by: entry)
        let route = printed.flatMap { path in
            scanned(path, allowing: nil) {
                find(in: $0, from: .app, only: index)
            } fault: { _ in
                nil
            }
        }
        guard route != sample else { return }
        isTriedWhenPrinted[index] = true
        issues.append(
            .roundTripFailed(
                pattern: entry.declaration.pattern, module: entry.declaration.module, printed: printed ?? ""))
    }
}
