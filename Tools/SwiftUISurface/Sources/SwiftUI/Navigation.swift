/// A root with screens above it, as a path says.
nonisolated public struct NavigationStack<Data, Root>: View, Primitive where Root: View {
    /// The host draws it.
    public typealias Body = Never

    private let root: Root
    private let connect: @MainActor (StackFact) -> Void

    /// Creates a stack whose path is a collection of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        nonisolated(unsafe) let path = path
        self.root = root()
        connect = { stack in
            stack.read = { path.wrappedValue.map { AnyHashable($0) } }
            stack.write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
            stack.holds = { $0 is Data.Element }
        }
    }

    @MainActor func update(_ node: Node) {
        node.graph.runSettersWhileDrawing()
        let generation = node.graph.generation
        let stack = node.kept("stack \(generation)") { StackFact(place: node.environment.place.name) }
        node.fact = .stack(stack)
        if !stack.isConnected || !node.graph.mode.contains(.keepsBindings) { connect(stack) }
        stack.isConnected = true
        stack.destinations = [:]
        stack.root = nil
        var environment = node.environment
        environment.place.stack = stack
        environment.place.isRoot = true
        node.child("root \(generation)", Level(content: root), environment)
        environment.place.isRoot = false
        stack.show(in: node)
        for (index, element) in stack.displayed.enumerated() {
            let isKept = !node.graph.mode.contains(.takesNothingBack)
            let place = isKept ? "level \(index) \(generation)" : "level \(index) \(element.hashValue)"
            guard let build = stack.destinations[ObjectIdentifier(type(of: element.base))] else {
                node.graph.report("no destination for \(type(of: element.base)) in a stack")
                node.child(place, Level(content: Text("⚠︎")), environment)
                continue
            }
            let owner = "\(element) in \(ObjectIdentifier(stack))"
            environment.dismiss = DismissAction(of: owner) { [weak stack, weak graph = node.graph] in
                guard let stack, let graph, let place = stack.read().firstIndex(of: element) else { return }
                stack.send(Array(stack.read().prefix(place)), in: graph)
            }
            node.child(place, Level(content: AnyView(build(element.base))), environment)
        }
    }
}

extension View {
    /// Declares what values of a type show in the stack around this view.
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        nonisolated(unsafe) let destination = destination
        return Modified(content: self) { node, content in
            if let stack = node.environment.place.stack {
                if stack.destinations[ObjectIdentifier(D.self)] == nil {
                    stack.destinations[ObjectIdentifier(D.self)] = { [unowned graph = node.graph] value in
                        guard let value = value as? D else { return EmptyView() }
                        return graph.build { destination(value) }
                    }
                } else {
                    node.graph.report("a second destination for \(D.self): the one nearest the root counts")
                }
            } else {
                node.graph.report("a destination for \(D.self) outside a stack")
            }
            node.child("content", content)
        }
    }
}

/// Something to tap that puts a value on the path of the stack around it.
nonisolated public struct NavigationLink<Label, Destination>: View, Primitive
where Label: View, Destination: View {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let value: AnyHashable?

    @MainActor func update(_ node: Node) {
        let stack = node.environment.place.stack
        node.fact = .button(isEnabled: value != nil) { [unowned graph = node.graph] in
            guard let value else { return }
            guard let stack else { return graph.report("a link outside a stack") }
            guard stack.holds(value.base) else {
                return graph.report("a link to \(type(of: value.base)), which the path cannot hold")
            }
            stack.send(stack.read() + [value], in: graph)
        }
        node.child("label", label)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to a value; with nil it is disabled.
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
    }
}

/// A screen of a stack.
nonisolated struct Level<Content: View>: View, Primitive {
    typealias Body = Never
    let content: Content

    @MainActor func update(_ node: Node) {
        node.fact = .level
        node.child("content", content)
    }
}
