/// One thing that is wrong with a composition, as facts a test can compare.
///
/// Its `description` says what, where and what to do about it.
@nonexhaustive
public enum CompositionIssue: Error, Hashable, Sendable {
    /// Two modules of one name were listed; the second was left out.
    case duplicateModule(String)
    /// Two modules registered a destination for one route type.
    case duplicateDestination(route: String, modules: [String])
    /// Two route types were given one key, or former key.
    case duplicateKey(String, routes: [String], modules: [String])
    /// The saved form of a route type was described, but the type is not `Codable` and is never saved.
    case notCodable(route: String, module: String)
    /// A module pushes a route type that nothing owns and no `Connect` maps.
    case unconnectedExit(exit: String, modules: [String])
    /// Two `Connect`s map one exit.
    case duplicateConnection(exit: String)
    /// A `Connect` maps a route type that has a destination of its own.
    case connectedDestination(route: String, module: String)
    /// A `Connect` leads to a route type that has no destination.
    case connectionWithoutDestination(exit: String, target: String)
    /// `Connect`s lead from an exit back to itself.
    case connectionCycle([String])
    /// No `RootTab` was listed, so that there is nothing to show.
    case noTab
    /// Two tabs have one name.
    case duplicateTab(String)
    /// The root of a tab has no destination.
    case rootWithoutDestination(tab: String, route: String)
    /// A rule (`existence`, `presentation`, `link` …) is about a route type that has no destination.
    case ruleWithoutDestination(rule: String, route: String, module: String)
    /// A module registers a rule (`existence`, `presentation`, `parent` …) for a route type of another module.
    case foreignRule(rule: String, route: String, owner: String, module: String)
    /// A module registers a rule for one route type twice; the first holds.
    case repeatedRule(rule: String, route: String, module: String)
    /// A `Connect` leads from an exit that awaits a value to a route that ends with another, or with none.
    case connectedResult(exit: String, value: String, target: String, ends: String?)
    /// A rule says how a screen is shown, covered or saved, and the routes of the type are dialogs.
    case dialogRule(rule: String, route: String, module: String)
    /// The root of a tab is a dialog, which lies on no stack.
    case rootIsDialog(tab: String, route: String)
    /// `AnyRoute`, which holds a route of any type, was registered in place of a type of its own.
    case erasedRoute(in: String, module: String?)
    /// A module pushed a route type that it neither owns nor declares as an exit; found while it is driven alone.
    case undeclaredExit(exit: String, module: String)

    /// A link pattern does not follow the grammar.
    case malformedPattern(String, module: String, problem: PatternProblem)
    /// A placeholder names a label that the route's case does not have.
    case unknownLabel(String, pattern: String, module: String, labels: [String])
    /// Two patterns match the same paths.
    case ambiguousPatterns([String], modules: [String])
    /// No sample value could be made of a parameter's type.
    case noSample(type: String, pattern: String, module: String)
    /// A parameter of a link's closure, counted from 1, is equal to no value of the route the closure makes.
    case unboundParameter(Int, type: String, pattern: String, module: String)
    /// The route's own encoding does not show the labels of the case.
    case hiddenLabels(route: String, pattern: String, module: String)
    /// A placeholder and the parameter it is bound to do not go together.
    case unfitPlaceholder(String, pattern: String, module: String, problem: PlaceholderProblem)
    /// A sample route was printed as a path that does not parse to the same route.
    case roundTripFailed(pattern: String, module: String, printed: String)

    /// A mistake in the text of a link pattern.
    public enum PatternProblem: Error, Hashable, Sendable {
        /// It does not begin with `/`.
        case noLeadingSlash
        /// It ends with `/`.
        case trailingSlash
        /// Two slashes follow each other.
        case emptySegment
        /// A segment mixes braces and text, or a brace is not closed.
        case malformedSegment(String)
        /// A `%` in a literal is not followed by two hexadecimal digits, or decodes to no UTF-8.
        case malformedEscape(String)
        /// A segment is a placeholder of another grammar, such as `:id`, `<id>` or `*`.
        case foreignPlaceholder(String)
        /// A `NoLink` names a placeholder, though it keeps no value.
        case namedPlaceholder(String)
        /// A placeholder has no name.
        case unnamedPlaceholder
        /// A name stands in two placeholders.
        case duplicatePlaceholder(String)
        /// A `{rest...}` is not the last segment.
        case restNotLast(String)
        /// A literal segment is `.` or `..`, which no path can contain.
        case dotSegment(String)
    }

    /// Why a placeholder cannot be filled from its parameter.
    public enum PlaceholderProblem: Hashable, Sendable {
        /// A segment is always there, so an Optional cannot be bound to it.
        case optional
        /// One segment cannot hold an Array; write `{name...}`.
        case array
        /// A Dictionary stands for items of a query, so it cannot be bound to a segment.
        case pairs
        /// The value of this label is fixed by the link's closure.
        case fixed
        /// The label lies within the value of this other one.
        case within(String)
        /// `{name...}` holds several segments, so it needs an Array.
        case notAnArray
    }
}
