/// A declared link that is sound: its pattern bound to the values of its route.
package final class BoundLink: Sendable {
    package let declaration: LinkDeclaration
    let pattern: LinkPattern
    /// The name of the route's case; nil for a struct.
    let caseName: String?
    /// The name of each parameter in patterns and queries.
    let names: [String]
    /// The way from the route to the value of each parameter; nil where it is no part of a link.
    let paths: [RouteShape.Path?]
    /// The texts of the values that no parameter stands for, which the closure fixes.
    let fixed: [String]
    /// Where each parameter is read from.
    let sources: [ParameterSource]
    /// The parameters that are query items, in the order of the route's values.
    let queryParameters: [Int]
    /// Writes the routes of the case.
    private let printer: LinkPrinter

    init(
        _ declaration: LinkDeclaration, _ pattern: LinkPattern, _ values: BoundValues, caseName: String?
    ) {
        self.declaration = declaration
        self.pattern = pattern
        self.caseName = caseName
        let (names, parameters) = (values.names, declaration.parameters)
        let items = values.order.filter { parameter in
            !pattern.segments.contains { $0.name == names[parameter] }
        }
        let plainItems = items.filter { parameters[$0].form != .pairs }.map { Array(names[$0].utf8) }
        sources = parameters.indices.map { parameter in
            if parameters[parameter].form == .nothing { return .nothing }
            guard let index = pattern.segments.firstIndex(where: { $0.name == names[parameter] }) else {
                return parameters[parameter].form == .pairs
                    ? .otherItems(plainItems) : .item(Array(names[parameter].utf8))
            }
            if case .rest = pattern.segments[index] { return .rest(index) }
            return .segment(index)
        }
        printer = LinkPrinter(
            pattern, parameter: { names.firstIndex(of: $0) ?? 0 },
            items: items.map {
                LinkPrinter.Item(parameters[$0].form == .pairs ? nil : names[$0], of: $0)
            })
        queryParameters = items
        self.names = names
        paths = values.paths
        fixed = values.fixed
    }

    /// Whether it prints routes: one that forgets a segment only reads them.
    var isPrinting: Bool { !pattern.segments.contains { $0.isForgotten } }

    /// The names of the query items without which it does not match, sorted.
    var requiredItems: [String] {
        queryParameters.filter { declaration.parameters[$0].form == .one }.map { names[$0] }.sorted()
    }

    /// Whether a segment takes every text.
    func isFree(_ segment: LinkPattern.Segment) -> Bool {
        let parameter = segment.name.flatMap(names.firstIndex(of:))
        return parameter.map { declaration.parameters[$0].takesAnyText } ?? true
    }

    /// The route a link stands for by this pattern, and the items that could not be read; nil when a value does
    /// not fit.
    func read(_ link: ScannedLink) -> LinkTable.Reading? {
        var arguments = LinkArguments(link, of: self)
        guard let route = declaration.read(&arguments) else { return nil }
        return LinkTable.Reading(route: route, unreadItems: arguments.unreadItems)
    }

    /// The path of a route of the case, or nil when a value has no link.
    func print(_ shape: RouteShape) -> String? {
        printer.print { parameter in
            let facts = declaration.parameters[parameter]
            guard let value = paths[parameter].flatMap(shape.value(at:)) else {
                // A synthesized encoding leaves out what is nil.
                return facts.isOptional ? [] : nil
            }
            return facts.texts(value)
        }
    }

    /// The link as data.
    func summary(isCanonical: Bool) -> LinkSummary {
        let required = requiredItems
        let items = queryParameters.map { names[$0] }
        return LinkSummary(
            pattern: declaration.pattern, module: declaration.module, route: declaration.routeName,
            caseName: caseName, queryLabels: items, requiredQueryLabels: items.filter(required.contains),
            isInternal: declaration.isInternal, isCanonical: isCanonical)
    }
}
