extension LinkTable {
    /// Builds the table from the declarations that are sound, and reports what is wrong with the others.
    ///
    /// - Complexity: O(declarations).
    convenience init(
        _ declarations: [LinkDeclaration], excluding exclusions: [NoLink] = [], rewrites: [RewriteLinks] = [],
        issues: inout [CompositionIssue]
    ) {
        var bound: [BoundLink] = []
        var trie = LinkTrie()
        var printing: [ObjectIdentifier: Printing] = [:]
        var clashes: [Int: [(pattern: String, module: String)]] = [:]
        var unproven: [CompositionIssue] = []
        for declaration in declarations {
            guard let (link, sample, shape) = BoundLink.bind(declaration, issues: &issues) else { continue }
            let index = bound.count
            if let earlier = trie.insert(
                link.pattern.segments, requiring: link.requiredItems, isFree: link.isFree,
                isOpen: !declaration.isInternal)
            {
                clashes[earlier, default: []].append((declaration.pattern, declaration.module))
                continue
            }
            bound.append(link)
            if link.isPrinting {
                printing[declaration.routeType, default: Printing(shape: declaration.shape)]
                    .patterns[link.caseName, default: []].append(index)
            }
            if let issue = Self.roundTripIssue(of: sample, shape, by: index, of: link, in: trie) {
                unproven.append(issue)
            }
        }
        var kept: [NoLink] = []
        for exclusion in exclusions {
            do throws(CompositionIssue.PatternProblem) {
                let segments = try exclusion.segments()
                if let earlier = trie.insert(segments, requiring: [], isFree: { _ in true }, isOpen: nil) {
                    clashes[earlier, default: []].append((exclusion.pattern, NoLink.module))
                } else {
                    kept.append(exclusion)
                }
            } catch {
                issues.append(.malformedPattern(exclusion.pattern, module: NoLink.module, problem: error))
            }
        }
        for (index, others) in clashes.sorted(by: { $0.key < $1.key }) {
            let first =
                index < bound.count
                ? (bound[index].declaration.pattern, bound[index].declaration.module)
                : (kept[index - bound.count].pattern, NoLink.module)
            let all = [first] + others
            issues.append(.ambiguousPatterns(all.map(\.0), modules: all.map(\.1)))
        }
        issues += unproven
        self.init(bound, kept, trie, printing, rewrites: rewrites)
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
            ScannedLink.scan(path, allowing: nil) { scanned in
                trie.firstAnswer(to: scanned) { $0 == index ? link.read(scanned)?.route : nil }
            } fault: { _ in
                nil
            }
        }
        if route == sample { return nil }
        return .roundTripFailed(
            pattern: link.declaration.pattern, module: link.declaration.module, printed: printed ?? "")
    }
}
