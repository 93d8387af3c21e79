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
    nonisolated private func presenter<Item, Presented>(
        of kind: String, item: Binding<Item?>, onDismiss: (() -> Void)?,
        content build: @escaping (Item) -> Presented
    ) -> some View where Item: Identifiable, Presented: View {
        nonisolated(unsafe) let (item, onDismiss, build) = (item, onDismiss, build)
        return Modified(content: self) { node, content in
            node.child("content", content)
            let last = node.kept("presented") { Last<AnyHashable?>(nil) }
            let wanted = item.wrappedValue
            let id = wanted.map { AnyHashable($0.id) }
            let manner = node.environment.place.isAnimated ? "" : ", not animated"
            if let old = last.value, old != id {
                node.graph.note("\(kind) ends\(manner)")
                if let onDismiss { node.graph.afterPass.append(onDismiss) }
            }
            if let id, last.value != id { node.graph.note("\(kind) begins\(manner)") }
            last.value = id
            guard let wanted, let id else { return }
            let end: @MainActor () -> Void = { [unowned graph = node.graph] in
                graph.note("  \(kind) is gone")
                item.wrappedValue = nil
            }
            var environment = EnvironmentValues()
            environment.place.name = kind
            environment.dismiss = DismissAction(of: "\(kind) \(id)", end)
            node.child(
                id, PresentedView(kind: kind, end: end, content: AnyView(build(wanted))), environment)
        }
    }
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
