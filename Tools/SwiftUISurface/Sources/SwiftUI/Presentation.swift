/// Ends what a view is presented or pushed in.
@MainActor @preconcurrency public struct DismissAction {
    private let owner: String
    private let action: @MainActor () -> Void

    /// Creates an action; its owner tells what is ended from anything else.
    nonisolated init(of owner: String, _ action: @escaping @MainActor () -> Void) {
        self.owner = owner
        self.action = action
    }

    /// Ends it.
    public func callAsFunction() {
        action()
    }
}

extension DismissAction: HostComparable {
    func isSame(as other: Any) -> Bool {
        (other as? DismissAction)?.owner == owner
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(of: "nothing") {} }
}

extension EnvironmentValues {
    /// Ends the screen a view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}

extension View {
    /// Presents a sheet while there is an item.
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenter(of: "sheet", item: item, onDismiss: onDismiss, content: content)
    }

    #if !SURFACE_OS_macOS
        /// Presents a cover while there is an item.
        nonisolated public func fullScreenCover<Item, Content>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View where Item: Identifiable, Content: View {
            presenter(of: "cover", item: item, onDismiss: onDismiss, content: content)
        }
    #endif

    /// Keeps what the view is presented in from being dragged away.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        Modified(content: self) { node, content in
            node.fact = .dragDisabled(isDisabled)
            let place = node.environment.place.name
            node.noteSwitch(isDisabled, "\(place) cannot be dragged away", "\(place) can be dragged away")
            node.child("content", content)
        }
    }

    /// The sheet or cover inherits nothing of the environment, which is the worst SwiftUI could do.
    nonisolated func presenter<Item, Presented>(
        of kind: String, item: Binding<Item?>, onDismiss: (() -> Void)?,
        content build: @escaping (Item) -> Presented
    ) -> some View where Item: Identifiable, Presented: View {
        nonisolated(unsafe) let (item, onDismiss, build) = (item, onDismiss, build)
        return Modified(content: self) { node, content in
            node.child("content", content)
            let fact = node.kept("presented") { PresentationFact(kind, item, onDismiss) }
            if !node.graph.mode.contains(.keepsBindings) { (fact.item, fact.onDismiss) = (item, onDismiss) }
            guard let shown = fact.next(in: node) else { return }
            let id = AnyHashable(shown.id)
            let end: @MainActor () -> Void = { [weak graph = node.graph] in
                if let graph { fact.end(in: graph) }
            }
            var environment = EnvironmentValues()
            environment.place.name = kind
            environment.dismiss = DismissAction(of: "\(kind) \(id)", end)
            let view = PresentedView(kind: kind, end: end, content: node.graph.build { build(shown) })
            node.child(id, view, environment)
        }
    }
}

/// What a modifier presents.
@MainActor final class PresentationFact<Item: Identifiable> {
    private let kind: String
    var item: Binding<Item?>
    var onDismiss: (() -> Void)?
    private var shown: Item?
    /// What was to be shown beside another presentation, and is forgotten.
    private var dropped: Item.ID?
    /// Whether the host has taken it off the screen.
    private var isTakenOff = false

    init(_ kind: String, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?) {
        (self.kind, self.item, self.onDismiss) = (kind, item, onDismiss)
    }

    /// Returns what is on screen in this pass.
    func next(in node: Node) -> Item? {
        let graph = node.graph
        let wanted = node.read { item.wrappedValue }
        guard graph.phase == .active else { return shown }
        if dropped != wanted?.id { dropped = nil }
        if let old = shown, isTakenOff || old.id != wanted?.id {
            graph.note("\(kind) ends\(manner(in: graph))")
            graph.presentations += 1
            if let onDismiss { graph.afterPass.append(onDismiss) }
            shown = nil
            if isTakenOff {
                isTakenOff = false
                graph.isDirty = true
                return nil
            }
        }
        guard let wanted, dropped != wanted.id else { return nil }
        if shown == nil {
            if graph.mode.contains(.presentsOnce), graph.presentations > 0 {
                dropped = wanted.id
                graph.report("a second presentation in one update: it is dropped")
                return nil
            }
            graph.presentations += 1
            graph.note("\(kind) begins\(manner(in: graph))")
        }
        shown = wanted
        return wanted
    }

    /// Takes it off the screen, as a person or the system does.
    func end(in graph: Graph) {
        graph.note("  \(kind) is gone")
        let id = shown?.id
        graph.call { [self] in
            if graph.mode.contains(.takesNothingBack), let id, shown?.id == id { isTakenOff = true }
            item.wrappedValue = nil
            graph.isDirty = graph.isDirty || isTakenOff
        }
    }

    private func manner(in graph: Graph) -> String { graph.isAnimated ? "" : ", not animated" }
}

/// What is inside a sheet or cover.
nonisolated struct PresentedView: View, Primitive {
    typealias Body = Never
    let kind: String
    let end: @MainActor () -> Void
    let content: AnyView

    @MainActor func update(_ node: Node) {
        node.fact = .presented(kind: kind, end: end)
        node.child("content", content)
    }
}
