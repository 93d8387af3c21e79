/// A declared link that is sound: its pattern bound to the labels of its route.
package final class LinkEntry: Sendable {
    package let declaration: LinkDeclaration
    /// The declaration's own, within reach: makes the route from the texts of a link.
    let read: @Sendable (inout LinkArguments) -> AnyRoute?
    /// Whether the pattern is closed to links from outside.
    let isInternal: Bool
    let pattern: LinkPattern
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
        read = declaration.read
        isInternal = declaration.isInternal
        self.pattern = pattern
        self.caseName = caseName
        self.labels = labels
        self.labelOfParameter = labelOfParameter
        self.sources = sources
        self.queryParameters = queryParameters
        self.printer = printer
    }

    /// Whether a parameter, given by its label, takes every text.
    func isFree(_ label: String) -> Bool {
        let parameters = declaration.parameters
        guard let index = parameters.indices.first(where: { labels[labelOfParameter[$0]] == label }) else {
            return true
        }
        return parameters[index].takesAnyText
    }

    /// The entry as data.
    func summary(isCanonical: Bool) -> LinkSummary {
        func label(of parameter: Int) -> String { labels[labelOfParameter[parameter]] }
        let required = queryParameters.filter { declaration.parameters[$0].form == .one }
        return LinkSummary(
            pattern: declaration.pattern, module: declaration.module, route: declaration.routeName,
            caseName: caseName, queryLabels: queryParameters.map(label),
            requiredQueryLabels: required.map(label), isInternal: declaration.isInternal,
            isCanonical: isCanonical)
    }
}
