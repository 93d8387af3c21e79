/// A declared link that is sound: its pattern bound to the labels of its route.
package final class BoundLink: Sendable {
    package let declaration: LinkDeclaration
    let pattern: LinkPattern
    /// The name of the route's case; nil for a struct.
    let caseName: String?
    /// The labels of the case in the order of its declaration.
    let labels: [String]
    /// The index of the label of each parameter.
    let labelOfParameter: [Int]
    /// Where each parameter is read from.
    let sources: [ParameterSource]
    /// The parameters that are query items, in the order of their labels.
    let queryParameters: [Int]
    /// Writes the routes of the case.
    let printer: LinkPrinter

    init(
        _ declaration: LinkDeclaration, _ pattern: LinkPattern, caseName: String?, labels: [String],
        labelOfParameter: [Int], sources: [ParameterSource], queryParameters: [Int], printer: LinkPrinter
    ) {
        self.declaration = declaration
        self.pattern = pattern
        self.caseName = caseName
        self.labels = labels
        self.labelOfParameter = labelOfParameter
        self.sources = sources
        self.queryParameters = queryParameters
        self.printer = printer
    }

    /// The label of a parameter.
    func label(of parameter: Int) -> String {
        labels[labelOfParameter[parameter]]
    }

    /// Whether the parameter of a label takes every text; one that is not known does.
    func isFree(_ label: String) -> Bool {
        let parameter = labelOfParameter.firstIndex { labels[$0] == label }
        return parameter.map { declaration.parameters[$0].takesAnyText } ?? true
    }

    /// The route a link stands for by this pattern, or nil when a value does not fit.
    func read(_ link: ScannedLink) -> AnyRoute? {
        var arguments = LinkArguments(link, of: self)
        return declaration.read(&arguments)
    }

    /// The path of a route of the case, or nil when a value has no link.
    func print(_ shape: RouteShape) -> String? {
        printer.print { parameter in
            let label = labelOfParameter[parameter]
            let facts = declaration.parameters[parameter]
            guard let value = shape.value(of: labels[label], expectedAt: label) else {
                // A synthesized encoding leaves out what is nil.
                return facts.isOptional ? [] : nil
            }
            return facts.texts(value)
        }
    }

    /// The link as data.
    func summary(isCanonical: Bool) -> LinkSummary {
        let required = queryParameters.filter { declaration.parameters[$0].form == .one }
        return LinkSummary(
            pattern: declaration.pattern, module: declaration.module, route: declaration.routeName,
            caseName: caseName, queryLabels: queryParameters.map(label),
            requiredQueryLabels: required.map(label), isInternal: declaration.isInternal,
            isCanonical: isCanonical)
    }
}
