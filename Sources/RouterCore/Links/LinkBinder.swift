/// Binds a pattern to the labels of its route.
enum LinkBinder {
    /// The bound link, and a sample of its route with what that shows; nil, with an issue, when something is wrong.
    static func bind(
        _ declaration: LinkDeclaration, issues: inout [CompositionIssue]
    ) -> (link: BoundLink, sample: AnyRoute, shape: RouteShape)? {
        let (text, module) = (declaration.pattern, declaration.module)
        let pattern: LinkPattern
        do throws(PatternProblem) {
            pattern = try LinkPattern(text)
        } catch {
            issues.append(.malformedPattern(text, module: module, problem: error))
            return nil
        }
        let sample: AnyRoute
        let texts: [[String]?]
        switch declaration.sample() {
        case .route(let route, let parameters): (sample, texts) = (route, parameters)
        case .missing(let type):
            issues.append(.noSample(type: type, pattern: text, module: module))
            return nil
        }
        guard let shape = declaration.shape(sample), let labels = labels(of: shape, for: declaration, texts)
        else {
            issues.append(.hiddenLabels(route: declaration.routeName, pattern: text, module: module))
            return nil
        }
        let names = shape.payload.map(\.label)
        guard fits(pattern, declaration, names: names, labels: labels, issues: &issues) else { return nil }
        return (bound(declaration, pattern, shape.caseName, names: names, labels: labels), sample, shape)
    }

    /// The index of the label of each parameter, or nil when the encoding does not show them all.
    ///
    /// The labels of a case are in the order of its constructor. A struct may have an initializer of another
    /// order; then type and text of the samples tell which property a parameter went to.
    private static func labels(
        of shape: RouteShape, for declaration: LinkDeclaration, _ samples: [[String]?]
    ) -> [Int]? {
        guard !shape.isHidden else { return nil }
        if declaration.constant != nil { return [] }
        let (payload, parameters) = (shape.payload, declaration.parameters)
        guard payload.count == parameters.count else { return nil }
        let inOrder = Array(parameters.indices)
        if inOrder.allSatisfy({ parameters[$0].texts(payload[$0].value) == samples[$0] }) { return inOrder }

        var unused = inOrder
        var found: [Int] = []
        for (parameter, sample) in zip(parameters, samples) {
            let place = unused.firstIndex { sample != nil && parameter.texts(payload[$0].value) == sample }
            guard let place else { break }
            found.append(unused.remove(at: place))
        }
        if found.count == parameters.count { return found }
        // A constructor may change what it is given; the round trip will tell whether that is sound.
        return inOrder.allSatisfy { parameters[$0].texts(payload[$0].value) != nil } ? inOrder : nil
    }

    /// Checks that each placeholder has a parameter of a fitting form.
    private static func fits(
        _ pattern: LinkPattern, _ declaration: LinkDeclaration, names: [String], labels: [Int],
        issues: inout [CompositionIssue]
    ) -> Bool {
        var isSound = true
        for segment in pattern.segments {
            guard let name = segment.name else { continue }
            guard let parameter = labels.firstIndex(where: { names[$0] == name }) else {
                let known = labels.isEmpty ? [] : names
                issues.append(
                    .unknownLabel(name, pattern: pattern.text, module: declaration.module, labels: known))
                isSound = false
                continue
            }
            if let problem = problem(of: segment, with: declaration.parameters[parameter]) {
                issues.append(
                    .unfitPlaceholder(
                        name, pattern: pattern.text, module: declaration.module, problem: problem))
                isSound = false
            }
        }
        return isSound
    }

    private static func problem(
        of segment: LinkPattern.Segment, with parameter: LinkParameterFacts
    ) -> PlaceholderProblem? {
        if parameter.isOptional { return .optional }
        return switch segment {
        case .literal: nil
        case .placeholder: parameter.form == .many ? .array : nil
        case .rest: parameter.form == .many ? nil : .notAnArray
        }
    }

    private static func bound(
        _ declaration: LinkDeclaration, _ pattern: LinkPattern, _ caseName: String?, names: [String],
        labels: [Int]
    ) -> BoundLink {
        let parameter = { name in labels.firstIndex { names[$0] == name } ?? 0 }
        var items: [Int] = []
        let sources = labels.indices.map { position -> ParameterSource in
            let index = pattern.segments.firstIndex { $0.name.map(parameter) == position }
            guard let index else {
                items.append(position)
                return .item(Array(names[labels[position]].utf8))
            }
            if case .rest = pattern.segments[index] { return .rest(index) }
            return .segment(index)
        }
        items.sort { labels[$0] < labels[$1] }
        return BoundLink(
            declaration, pattern, caseName: caseName, labels: names,
            labelOfParameter: labels, sources: sources, queryParameters: items,
            printer: LinkPrinter(
                pattern, parameter: parameter, items: items.map { (name: names[labels[$0]], parameter: $0) }))
    }
}
