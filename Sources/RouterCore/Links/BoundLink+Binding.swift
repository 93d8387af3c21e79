extension BoundLink {
    /// Binds a pattern to the values of its route.
    ///
    /// - Returns: The link, and a sample of its route with its shape; nil, with an issue, when something is wrong.
    static func bind(
        _ declaration: LinkDeclaration, issues: inout [CompositionIssue]
    ) -> (link: BoundLink, sample: AnyRoute, shape: RouteShape)? {
        let (text, module) = (declaration.pattern, declaration.module)
        let pattern: LinkPattern
        do throws(CompositionIssue.PatternProblem) {
            pattern = try LinkPattern(text)
        } catch {
            issues.append(.malformedPattern(text, module: module, problem: error))
            return nil
        }
        let sample: AnyRoute
        let texts: [[String]?]
        switch declaration.sample(0) {
        case .route(let route, let parameters): (sample, texts) = (route, parameters)
        case .missing(let type):
            issues.append(.noSample(type: type, pattern: text, module: module))
            return nil
        }
        guard let shape = declaration.shape(sample) else { return nil }
        let values: BoundValues
        do throws(BoundValues.Problem) {
            values = try BoundValues(declaration, pattern, shape, texts)
        } catch {
            let issue: CompositionIssue =
                switch error {
                case .hidden:
                    .hiddenLabels(route: declaration.routeName, pattern: text, module: module)
                case .unbound(let parameter):
                    .unboundParameter(
                        parameter + 1, type: declaration.parameters[parameter].typeName, pattern: text,
                        module: module)
                }
            issues.append(issue)
            return nil
        }
        guard fits(pattern, declaration, values, shape, issues: &issues) else { return nil }
        return (BoundLink(declaration, pattern, values, caseName: shape.caseName), sample, shape)
    }

    /// Checks that each placeholder has a parameter of a fitting form.
    private static func fits(
        _ pattern: LinkPattern, _ declaration: LinkDeclaration, _ values: BoundValues, _ shape: RouteShape,
        issues: inout [CompositionIssue]
    ) -> Bool {
        let before = issues.count
        for segment in pattern.segments {
            guard let name = segment.name else { continue }
            let problem: CompositionIssue.PlaceholderProblem?
            if let parameter = values.names.firstIndex(of: name) {
                problem = self.problem(of: segment, with: declaration.parameters[parameter])
            } else {
                problem = values.problem(of: name, in: shape)
                if problem == nil {
                    issues.append(
                        .unknownLabel(
                            name, pattern: pattern.text, module: declaration.module,
                            labels: values.order.map { values.names[$0] }))
                }
            }
            if let problem {
                issues.append(
                    .unfitPlaceholder(
                        name, pattern: pattern.text, module: declaration.module, problem: problem))
            }
        }
        return issues.count == before
    }

    private static func problem(
        of segment: LinkPattern.Segment, with parameter: LinkParameterFacts
    ) -> CompositionIssue.PlaceholderProblem? {
        if parameter.form == .pairs { return .pairs }
        if parameter.isOptional { return .optional }
        return switch segment {
        case .literal: nil
        case .placeholder: parameter.form == .many ? .array : nil
        case .rest: parameter.form == .many ? nil : .notAnArray
        }
    }
}
