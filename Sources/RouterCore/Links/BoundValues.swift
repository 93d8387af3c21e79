/// Which values of a route the parameters of a link's closure stand for.
struct BoundValues {
    /// Why there is no telling.
    enum Problem: Error {
        /// The encoding shows no labels.
        case hidden
        /// A parameter, given by its place, is no value of the route.
        case unbound(Int)
    }

    /// The name of each parameter: the label of its value, or, where two values have the same, the way to it.
    let names: [String]
    /// The way to the value of each parameter; nil where it is no part of a link.
    let paths: [RouteShape.Path?]
    /// The parameters in the order of the values in the route.
    let order: [Int]
    /// The texts of the values that no parameter stands for.
    let fixed: [String]

    /// Finds the values of a sample that are equal to the samples of the parameters.
    ///
    /// Most closures are the constructor of a case, whose labels are in the order of its parameters.
    init(
        _ declaration: LinkDeclaration, _ pattern: LinkPattern, _ shape: RouteShape, _ samples: [[String]?]
    ) throws(Problem) {
        let (parameters, payload) = (declaration.parameters, shape.payload)
        if declaration.constant != nil {
            (names, paths, order, fixed) = ([], [], [], [])
            return
        }
        if payload.count == parameters.count, !shape.isHidden,
            parameters.indices.allSatisfy({ parameters[$0].texts(payload[$0].value) == samples[$0] })
        {
            names = payload.map { $0.label }
            paths = payload.enumerated().map { index, value in
                .init(steps: [.label(value.label, index: index, caseName: shape.caseName)])
            }
            order = Array(parameters.indices)
            fixed = []
            return
        }
        let linked = parameters.indices.filter { parameters[$0].form != .nothing }
        if shape.isHidden || payload.isEmpty && !linked.isEmpty { throw .hidden }

        // A second sample tells values that only happen to be equal.
        guard case .route(let other, let otherSamples) = declaration.sample(50),
            let otherShape = declaration.shape(other)
        else { throw .hidden }
        let values = shape.values()
        let placeholders = pattern.segments.compactMap(\.name)
        var places: [Int] = []
        for parameter in linked {
            let facts = parameters[parameter]
            let fitting = values.indices.filter { place in
                guard !places.contains(where: { values[$0].path.overlaps(values[place].path) }),
                    samples[parameter] != nil,
                    facts.texts(values[place].value) == samples[parameter],
                    let otherValue = otherShape.value(at: values[place].path)
                else { return false }
                return facts.texts(otherValue) == otherSamples[parameter]
            }
            let named = fitting.first { values[$0].path.labels.last.map(placeholders.contains) ?? false }
            guard let place = named ?? fitting.first else { throw .unbound(parameter) }
            places.append(place)
        }
        let ways = Set(values.map(\.path.labels))
        var (names, paths) = (
            parameters.map { _ in "" }, [RouteShape.Path?](repeating: nil, count: parameters.count)
        )
        for (parameter, place) in zip(linked, places) {
            let path = values[place].path
            let isAlone = ways.count { $0.last == path.labels.last } == 1
            names[parameter] = isAlone ? path.labels.last ?? "" : path.labels.joined(separator: ".")
            paths[parameter] = path
        }
        (self.names, self.paths) = (names, paths)
        order = linked.indices.sorted { places[$0] < places[$1] }.map { linked[$0] }
        let bound = places.map { values[$0].path }
        fixed = values.filter { value in !bound.contains { $0.overlaps(value.path) } }.map {
            "\($0.path.labels.joined(separator: "."))=\($0.value)"
        }
    }

    /// Returns why a placeholder has no parameter; nil when no value has its name, or several have.
    func problem(of name: String, in shape: RouteShape) -> CompositionIssue.PlaceholderProblem? {
        let named = shape.values().map(\.path).filter { path in
            path.labels.last == name || path.labels.joined(separator: ".") == name
        }
        guard let first = named.first, !named.contains(where: paths.contains) else { return nil }
        let outer = paths.firstIndex { $0?.overlaps(first) ?? false }
        return outer.map { .within(names[$0]) } ?? .fixed
    }
}
