/// A link as a module declared it, without the types of its route and parameters.
package final class LinkDeclaration: Sendable {
    /// A route made from sample values, or the type no sample was found for.
    package enum Sample {
        /// The route, and the texts of the parameters it was made from.
        case route(AnyRoute, texts: [[String]?])
        /// No value of the type could be made.
        case missing(type: String)
    }

    /// The pattern as it was written.
    let pattern: String
    /// The module that declared it.
    let module: String
    /// The name of the route type.
    var routeName: String { shortName(of: type) }
    let type: any Route.Type
    /// The route type, as a key for tables.
    package let routeType: ObjectIdentifier
    /// Whether the pattern is closed to links from outside and left out of the public list.
    let isInternal: Bool
    /// The parameters in the order of the constructor.
    let parameters: [LinkParameterFacts]
    /// The only route the pattern stands for, when it is declared without a constructor.
    let constant: AnyRoute?
    /// Makes the route from the texts of a link; nil when one does not fit.
    let read: @Sendable (inout LinkArguments) -> AnyRoute?
    /// Makes a route from sample values; another number gives others, where the types have any.
    package let sample: @Sendable (Int) -> Sample
    /// Runs the encoding of a route and returns its case and values; nil for a route of another type.
    let shape: @Sendable (AnyRoute) -> RouteShape?

    /// Declares a pattern for the routes a constructor makes.
    convenience init<R: Route & Encodable, each P: LinkParameter>(
        pattern: String, module: String, isInternal: Bool = false,
        make: @escaping @Sendable (repeat each P) -> R
    ) {
        var parameters: [LinkParameterFacts] = []
        for type in repeat (each P).self { parameters.append(LinkParameterFacts(type)) }
        self.init(
            pattern: pattern, module: module, isInternal: isInternal, parameters: parameters, constant: nil,
            read: { arguments in
                do throws(LinkArguments.Problem) {
                    let route: R = make(repeat try arguments.take((each P).self))
                    return AnyRoute(route)
                } catch {
                    return nil
                }
            },
            sample: { number in
                var samples = LinkSamples(number)
                do {
                    let route: R = make(repeat try samples.next((each P).self))
                    return .route(AnyRoute(route), texts: samples.texts)
                } catch let error as LinkSamples.Missing {
                    return .missing(type: error.type)
                } catch {
                    return .missing(type: String(describing: error))
                }
            }, type: R.self)
    }

    /// Declares a pattern for one route.
    convenience init<R: Route & Encodable>(
        pattern: String, module: String, isInternal: Bool = false, route: R
    ) {
        // Erased once: each reading shares it.
        let constant = AnyRoute(route)
        self.init(
            pattern: pattern, module: module, isInternal: isInternal, parameters: [], constant: constant,
            read: { _ in constant }, sample: { _ in .route(constant, texts: []) }, type: R.self)
    }

    private init<R: Route & Encodable>(
        pattern: String, module: String, isInternal: Bool, parameters: [LinkParameterFacts],
        constant: AnyRoute?,
        read: @escaping @Sendable (inout LinkArguments) -> AnyRoute?,
        sample: @escaping @Sendable (Int) -> Sample, type: R.Type
    ) {
        self.pattern = pattern
        self.module = module
        self.isInternal = isInternal
        self.parameters = parameters
        self.constant = constant
        self.read = read
        self.sample = sample
        self.type = type
        routeType = ObjectIdentifier(type)
        shape = { route in route.read(as: R.self) { RouteShape(of: $0) } }
    }
}

/// Hands out one sample value for each parameter.
private struct LinkSamples {
    /// There is no sample of a type.
    struct Missing: Error {
        let type: String
    }

    private(set) var texts: [[String]?] = []
    private let start: Int

    init(_ start: Int) {
        self.start = start
    }

    mutating func next<Value: LinkParameter>(_ type: Value.Type) throws(Missing) -> Value {
        guard let value = type.linkSample(at: start + texts.count) else {
            throw Missing(type: shortName(of: type))
        }
        texts.append(value.allLinkTexts)
        return value
    }
}
