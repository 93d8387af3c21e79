extension LinkTable {
    /// Builds the table from the declarations that are sound, and reports what is wrong with the others.
    ///
    /// - Complexity: O(declarations).
    convenience init(_ declarations: [LinkDeclaration], issues: inout [CompositionIssue]) {
        var bound: [BoundLink] = []
        var trie = LinkTrie()
        var printing: [ObjectIdentifier: Printing] = [:]
        var clashes: [Int: [LinkDeclaration]] = [:]
        var unproven: [CompositionIssue] = []
        for declaration in declarations {
            guard let (link, sample, shape) = LinkBinder.bind(declaration, issues: &issues) else { continue }
            let index = bound.count
            if let earlier = trie.insert(
                link.pattern.segments, isFree: link.isFree, pattern: index, isInternal: declaration.isInternal
            ) {
                clashes[earlier, default: []].append(declaration)
                continue
            }
            bound.append(link)
            printing[declaration.routeType, default: Printing(shape: declaration.shape)]
                .patterns[link.caseName, default: []].append(index)
            if let issue = Self.roundTripIssue(of: sample, shape, by: index, of: link, in: trie) {
                unproven.append(issue)
            }
        }
        for (index, others) in clashes.sorted(by: { $0.key < $1.key }) {
            let all = [bound[index].declaration] + others
            issues.append(.ambiguousPatterns(all.map(\.pattern), modules: all.map(\.module)))
        }
        issues += unproven
        self.init(bound, trie, printing)
    }

    /// Prints a sample by its pattern, reads it back through the tree, and returns what is wrong with that.
    ///
    /// Only the answer of its own pattern counts: that another one goes before it for this very sample is no
    /// fault of either.
    private static func roundTripIssue(
        of sample: AnyRoute, _ shape: RouteShape, by index: Int, of link: BoundLink, in trie: LinkTrie
    ) -> CompositionIssue? {
        let printed = link.print(shape)
        let route = printed.flatMap { path in
            scanned(path, allowing: nil) { scanned in
                trie.firstAnswer(to: scanned) { $0 == index ? link.read(scanned) : nil }
            } fault: { _ in
                nil
            }
        }
        if route == sample { return nil }
        return .roundTripFailed(
            pattern: link.declaration.pattern, module: link.declaration.module, printed: printed ?? "")
    }
}
