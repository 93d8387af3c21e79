/// Joins what was read by the names of types, and finds out what is wrong on its stacks.
struct Check {
    /// Something on a stack; it is joined if it is in another type than the stack.
    private typealias Reached = (item: Item, place: Place, context: Context, body: Body, isJoined: Bool)

    private let bodies: [Body]
    private let types: Set<String>
    private let named: [String: [Int]]
    /// For each body, the bodies that its items show.
    private var shown: [[Int?]] = []
    /// For each body, where it is shown.
    private var uses: [Int: [(body: Int, context: Context)]] = [:]
    /// The names of the variables that stacks have as their paths.
    private var paths: Set<String> = []
    /// The types that have a destination; nil is one that is not known.
    private var destinations: Set<String?> = []
    private(set) var findings: [Finding] = []

    init(_ bodies: [Body], types: Set<String>) {
        let bodies = bodies.sorted { $0.file < $1.file }
        self.bodies = bodies
        self.types = types
        named = Dictionary(grouping: bodies.indices) { "\(bodies[$0].type).\(bodies[$0].name)" }
        shown = bodies.map { body in body.items.map { self.body(shownBy: $0, in: body) } }
        for (index, body) in bodies.enumerated() {
            for (item, next) in zip(body.items, shown[index]) {
                if let next { uses[next, default: []].append((index, item.context)) }
                if case .stack(_, let path?) = item.kind { paths.insert(path) }
                if case .destination(let type) = item.kind { destinations.insert(name(of: type, in: body)) }
            }
        }
        for (index, body) in bodies.enumerated() {
            for case (let item, let place?) in body.items.map({ ($0, $0.place) }) {
                switch item.kind {
                case .stack(let number, let path): checkStack(number, path, at: place, in: index)
                case .append(let path, let type) where paths.contains(path): checkType(type, body, place)
                case .destination, .driven: checkContainer(of: item, at: place, in: index)
                default: break
                }
            }
        }
        findings.sort { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
    }

    /// The body that an item of a body shows; nil if none was read, or it is not clear which.
    private func body(shownBy item: Item, in body: Body) -> Int? {
        let names: [String] =
            switch item.kind {
            case .view(let name): scopes(around: body.type).map { "\($0)\(name).body" }
            case .member(let name, isOwn: true): ["\(body.type).\(name)", ".\(name)"]
            case .member(let name, isOwn: false): ["View.\(name)"]
            default: []
            }
        guard let found = names.lazy.compactMap({ named[$0] }).first else { return nil }
        // Of several, it is the one whose file is nearest.
        let folders = body.file.split(separator: "/")
        let near = found.map { zip(bodies[$0].file.split(separator: "/"), folders).prefix { $0 == $1 }.count }
        let best = found.indices.filter { near[$0] == near.max() }.map { found[$0] }
        return Set(best.map { bodies[$0].file }).count == 1 ? best[0] : nil
    }

    /// The name of a type, the same for every spelling of it; nil if it is not known which type.
    private func name(of type: String?, in body: Body) -> String? {
        type.map { type in scopes(around: body.type).map { $0 + type }.first(where: types.contains) ?? type }
    }

    /// What may stand before a name in a type: `A.B.`, `A.`, and nothing.
    private func scopes(around type: String) -> [String] {
        let parts = type.split(separator: ".")
        return (0...parts.count).reversed().map { parts.prefix($0).map { "\($0)." }.joined() }
    }

    /// Everything on a stack: in the body that has it, and in all that are shown or pushed on it.
    private func reached(from start: Int, stack: Int) -> [Reached] {
        var all: [Reached] = []
        var waiting = [(body: start, context: Context(), wanted: Context.Stack.own(stack))]
        var seen: [Bool: Set<Int>] = [:]
        while let next = waiting.popLast() {
            let body = bodies[next.body]
            for (item, index) in zip(body.items, shown[next.body]) where item.context.stack == next.wanted {
                let context = item.context.within(next.context)
                if let place = item.place {
                    all.append((item, place, context, body, body.type != bodies[start].type))
                } else if let index, seen[context.pushed == nil, default: []].insert(index).inserted {
                    waiting.append((index, context, .here))
                }
            }
        }
        return all
    }

    private mutating func checkStack(_ number: Int, _ path: String?, at place: Place, in body: Int) {
        let stack = "the NavigationStack at \(place)"
        let reached = reached(from: body, stack: number)
        let links = reached.filter { if case .link = $0.item.kind { true } else { false } }
        for one in reached {
            switch one.item.kind {
            case .link(let type): checkType(type, one.body, one.place)
            case .driven(let driver):
                let feeds = links.filter { !$0.context.excludes(one.context) }
                guard path != nil || !feeds.isEmpty else { continue }
                let isCertain = !one.isJoined && (path != nil || feeds.contains { !$0.isJoined })
                let whose = path == nil ? "the links to values on \(stack)" : "the path of \(stack)"
                add(Finding(.twoLanes, isCertain, one.place, "\(driver):", whose))
            case .viewLink where path != nil:
                add(Finding(.viewLinkBesidePath, !one.isJoined, one.place, "", stack))
            case .stack:
                // A stack that is there on a condition only is meant for being presented.
                let isAlways = one.item.context.branches.allSatisfy { $0.statement.hasPrefix("#") }
                guard let push = one.context.pushed, isAlways else { continue }
                add(Finding(.nestedStack, !one.isJoined, one.place, "", "\(push)"))
            case .destination(let type): checkDuplicates(of: type, one, reached)
            default: break
            }
        }
    }

    private mutating func checkDuplicates(of type: String?, _ one: Reached, _ reached: [Reached]) {
        guard let type = name(of: type, in: one.body) else { return }
        for other in reached where other.place != one.place && !one.context.excludes(other.context) {
            // Two screens that are pushed need not be on the stack at once.
            let isAlike = one.context.pushed == other.context.pushed
            let isSecond = isAlike ? other.place < one.place : other.context.pushed == nil
            guard case .destination(let otherType) = other.item.kind, isSecond else { continue }
            guard type == name(of: otherType, in: other.body) else { continue }
            let isCertain = !one.isJoined && !other.isJoined
            add(Finding(.duplicateDestination, isCertain, one.place, type, "\(other.place)"))
        }
    }

    private mutating func checkContainer(of item: Item, at place: Place, in body: Int) {
        var seen: Set<Int> = []
        guard let (name, isJoined) = container(around: item.context, in: body, &seen) else { return }
        let row = isJoined ? "in \(bodies[body].type), used only " : ""
        add(Finding(.lazyDestination, !isJoined, place, "\(row)inside a \(name)", ""))
    }

    /// The lazy container around something in a body, or around every use of the body; nil if there is none.
    private func container(around context: Context, in body: Int, _ seen: inout Set<Int>) -> (String, Bool)? {
        if let container = context.container { return container.isEmpty ? nil : (container, false) }
        guard context.stack == .here, context.pushed == nil else { return nil }
        var result: (String, isJoined: Bool)?
        for (user, there) in uses[body] ?? [] {
            let isPlain = there.container == nil && there.stack == .here && there.pushed == nil
            if isPlain, !seen.insert(user).inserted { continue }
            guard let around = container(around: there, in: user, &seen) else { return nil }
            let isOther = bodies[user].type != bodies[body].type
            result = (around.0, around.1 || isOther || result?.isJoined == true)
        }
        return result
    }

    private mutating func checkType(_ type: String?, _ body: Body, _ place: Place) {
        // A destination for a type that is not known may take anything; a part of a name may be that of a case.
        guard let type = name(of: type, in: body), !destinations.contains(nil) else { return }
        let parts = type.split(separator: ".")
        let isShown = destinations.contains { parts.contains($0?.split(separator: ".").last ?? "") }
        if !isShown { add(Finding(.missingDestination, false, place, type, "")) }
    }

    private mutating func add(_ finding: Finding) {
        let old = findings.firstIndex { $0.kind == finding.kind && $0.place == finding.place }
        if finding.place.isIgnored || (old != nil && !finding.isCertain) { return }
        if let old { findings[old] = finding } else { findings.append(finding) }
    }
}
