/// What is special about a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It changes nothing.
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button {
    /// Creates a button that has a role.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label)
    }
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system finds right.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}

extension View {
    /// Presents an alert while a value is true.
    nonisolated public func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        dialog("alert", title, isPresented, actions(), message())
    }

    /// Presents a confirmation dialog while a value is true.
    nonisolated public func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        dialog("confirmation", title, isPresented, actions(), message())
    }

    nonisolated private func dialog<A: View, M: View>(
        _ kind: String, _ title: Text, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
    ) -> some View {
        nonisolated(unsafe) let page = DialogPage(title: title, message: message, actions: actions)
        let item = Binding<ShownDialog?>(
            get: { isPresented.wrappedValue ? ShownDialog() : nil },
            set: { if $0 == nil { isPresented.wrappedValue = false } })
        return presenter(of: kind, item: item, onDismiss: nil) { _ in page }
    }
}

/// What a dialog shows.
nonisolated private struct DialogPage<Actions: View, Message: View>: View {
    let title: Text
    let message: Message
    let actions: Actions

    var body: some View {
        title
        message
        actions
    }
}

/// A dialog that is shown; there is one at a time.
private struct ShownDialog: Identifiable {
    let id = 0
}

extension Node {
    /// What a tap comes to inside a dialog: the action, and the end of the dialog, in the order the mode says.
    func endingDialog(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard ["alert", "confirmation"].contains(environment.place.name) else { return action }
        return { [environment, weak graph] in
            guard let graph else { return action() }
            if !graph.mode.contains(.endsDialogsFirst) { action() }
            environment.dismiss()
            if graph.mode.contains(.endsDialogsFirst) { action() }
        }
    }
}
