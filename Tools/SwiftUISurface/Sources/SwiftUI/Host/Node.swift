import Observation

/// A view the host draws itself, rather than by its body.
@MainActor protocol Primitive {
    func update(_ node: Node)
}

/// A place on screen: the view that was drawn there last, and what outlives it.
@_spi(SurfaceHost) @MainActor public final class Node {
    /// What the host knows of the place.
    public internal(set) var fact: Fact?
    /// The places inside it, in the order in which they were drawn.
    public private(set) var children: [Node] = []

    unowned let graph: Graph
    var environment = EnvironmentValues()
    /// Whether it is drawn for the first time.
    private(set) var isNew = true

    /// What is done when the place leaves the screen.
    var onLeave: (() -> Void)?

    private var slots: [AnyHashable: Node] = [:]
    private var keptObjects: [String: AnyObject] = [:]
    private var view: (any View)?
    private var bodyView: (any View)?
    private var dependencies: [(EnvironmentValues) -> Bool] = []
    private var isDirty = true

    init(in graph: Graph) {
        self.graph = graph
    }

    /// Draws a view here.
    ///
    /// Its body is read if it is another value than before, or something it read changed.
    func update<V: View>(_ view: V, _ environment: EnvironmentValues) {
        defer { isNew = false }
        self.environment = environment
        if let view = view as? any Primitive {
            self.view = view as? any View
            return draw { view.update(self) }
        }
        #if canImport(UIKit)
            if let view = view as? any UIViewControllerRepresentable {
                self.view = view
                return draw { view.draw(in: self) }
            }
        #endif
        let isSameView = (self.view as? V).map { isSameValue($0, view) } ?? false
        if !isSameView || isDirty || graph.isForced || dependencies.contains(where: { !$0(environment) }) {
            self.view = view
            readBody(of: view)
        }
        if let bodyView { draw { child("body", bodyView) } }
    }

    private func readBody<V: View>(of view: V) {
        isDirty = false
        dependencies = []
        for property in Mirror(reflecting: view).children {
            (property.value as? any Connectable)?.connect(self, property.label ?? "")
        }
        graph.bodies.append(String(describing: V.self))
        bodyView = withObservationTracking {
            view.body
        } onChange: { [weak self, weak graph] in
            MainActor.assumeIsolated {
                // A node may outlive its graph for as long as that goes away.
                self?.isDirty = true
                graph?.noteChange()
            }
        }
    }

    /// Reads something outside of bodies, as a view that the host draws does; a change draws the window anew.
    func read<Value>(_ value: () -> Value) -> Value {
        withObservationTracking(value) { [weak graph] in
            MainActor.assumeIsolated { graph?.noteChange() }
        }
    }

    private func draw(_ content: () -> Void) {
        let before = slots
        children = []
        fact = nil
        slots = [:]
        drawn = before
        content()
        for (key, node) in before where slots[key] == nil { node.leave() }
        drawn = [:]
    }

    /// The places there were before the draw that goes on.
    private var drawn: [AnyHashable: Node] = [:]

    /// Draws a view inside, at the place of that name.
    func child(_ key: AnyHashable, _ view: some View, _ environment: EnvironmentValues? = nil) {
        let node = drawn[key] ?? Node(in: graph)
        slots[key] = node
        children.append(node)
        node.update(view, environment ?? self.environment)
    }

    /// Returns what was kept at this place, or keeps what is made.
    func kept<Object: AnyObject>(_ label: String, _ make: () -> Object) -> Object {
        if let object = keptObjects[label] as? Object { return object }
        let object = make()
        keptObjects[label] = object
        return object
    }

    /// Adds a line to the transcript when something is switched on here, or off again.
    func noteSwitch(_ isOn: Bool, _ on: String, _ off: String) {
        let last = kept("switch") { Last(false) }
        if last.value != isOn { graph.note(isOn ? on : off) }
        last.value = isOn
    }

    /// Notes a check of whether an environment holds what the body depends on.
    func dependsOn(_ check: @escaping (EnvironmentValues) -> Bool) {
        dependencies.append(check)
    }

    private func leave() {
        if let takeDown { graph.afterPass.append(takeDown) }
        if let onLeave { graph.afterPass.append(onLeave) }
        switch fact {
        case .level, .presented:
            graph.leaving.append(self)
            for child in children { child.takeDownControllers() }
        default: for child in children { child.leave() }
        }
    }

    /// Takes down the controllers inside of what is leaving.
    private func takeDownControllers() {
        if let takeDown { graph.afterPass.append(takeDown) }
        if let onLeave { graph.afterPass.append(onLeave) }
        for child in children { child.takeDownControllers() }
    }

    /// How the controller of the place is taken down, if it has one.
    private var takeDown: (@MainActor () -> Void)? {
        #if canImport(UIKit)
            if case .controller(_, let dismantle) = fact { return dismantle }
        #endif
        return nil
    }

    /// Reads every body again, as SwiftUI may while the place leaves the screen.
    public func redraw() {
        graph.isForced = true
        defer { graph.isForced = false }
        if let view { update(view, environment) }
    }
}
