/// A declared link that is sound: its pattern bound to the labels of its route.
struct LinkEntry: Sendable {
    let declaration: LinkDeclaration
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
    /// Whether a path printed by it might be read as another route, so that each has to be tried.
    var isTriedWhenPrinted = false

    /// Whether a parameter, given by its label, takes every text.
    func isFree(_ label: String) -> Bool {
        Self.isFree(label, labels: labels, labelOfParameter: labelOfParameter, declaration.parameters)
    }

    private static func isFree(
        _ label: String, labels: [String], labelOfParameter: [Int], _ parameters: [LinkParameterFacts]
    ) -> Bool {
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
