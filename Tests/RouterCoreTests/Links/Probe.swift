@testable import RouterCore

/// A route that knows the pattern it was read by, for tests about which of several patterns matches.
protocol Probe: Route {
    var text: String { get }
}

struct Probe0: Probe, Encodable {
    let pattern: String
    enum CodingKeys: CodingKey {}
    var text: String { pattern }
}

struct Probe1<A: LinkParameter & Hashable & Encodable>: Probe, Encodable {
    let pattern: String
    let a: A
    enum CodingKeys: CodingKey { case a }
    var text: String { "\(pattern) a=\(shown(a))" }
}

struct Probe2<A: LinkParameter & Hashable & Encodable, B: LinkParameter & Hashable & Encodable>: Probe,
    Encodable
{
    let pattern: String
    let a: A
    let b: B
    enum CodingKeys: CodingKey { case a, b }
    var text: String { "\(pattern) a=\(shown(a)) b=\(shown(b))" }
}

/// A value as a test writes it: text for what has one, else what the language prints.
private func shown(_ value: Any) -> String {
    (value as? any LosslessStringConvertible)?.description ?? "\(value)"
}

/// A pattern whose parameters `a` and `b` have the given types.
func probe(_ pattern: String, module: String = "Test", isInternal: Bool = false) -> LinkDeclaration {
    LinkDeclaration(
        pattern: pattern, module: module, isInternal: isInternal, route: Probe0(pattern: pattern))
}

func probe<A: LinkParameter & Hashable & Encodable>(
    _ pattern: String, _ type: A.Type, module: String = "Test", isInternal: Bool = false
) -> LinkDeclaration {
    LinkDeclaration(pattern: pattern, module: module, isInternal: isInternal) {
        Probe1<A>(pattern: pattern, a: $0)
    }
}

func probe<A: LinkParameter & Hashable & Encodable, B: LinkParameter & Hashable & Encodable>(
    _ pattern: String, _ first: A.Type, _ second: B.Type, module: String = "Test"
) -> LinkDeclaration {
    LinkDeclaration(pattern: pattern, module: module) { Probe2<A, B>(pattern: pattern, a: $0, b: $1) }
}

/// A pattern whose one parameter is called `b` rather than `a`.
func probe(_ pattern: String, _ type: String.Type, first label: String) -> LinkDeclaration {
    LinkDeclaration(pattern: pattern, module: "Test") { ProbeB(pattern: pattern, b: $0) }
}

struct ProbeB: Probe, Encodable {
    let pattern: String
    let b: String
    enum CodingKeys: CodingKey { case b }
    var text: String { "\(pattern) a=\(b)" }
}

extension LinkTable {
    /// A table of declarations that have to be sound.
    static func sound(_ declarations: [LinkDeclaration]) throws -> LinkTable {
        var issues: [CompositionIssue] = []
        let table = LinkTable(declarations, issues: &issues)
        if let first = issues.first { throw first }
        return table
    }

    /// What a path gives: the pattern and values of a probe, or the reason there is none.
    func answer(_ path: String, from source: Source = .app) -> String {
        Self.text(match(path, from: source))
    }

    /// What a URL gives, with `app:` and `https://example.com` allowed.
    func answer(url: String) -> String {
        Self.text(match(url: url, allowing: [.scheme("app"), .host("example.com")]))
    }

    private static func text(_ result: Result<AnyRoute, MatchFailure>) -> String {
        switch result {
        case .success(let route): (route.base as? any Probe)?.text ?? "\(route)"
        case .failure(let failure): failure.isRefusal ? "refused" : "noMatch"
        }
    }
}
