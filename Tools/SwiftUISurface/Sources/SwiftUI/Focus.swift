/// Names a value that the focused scene offers.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// What the focused scene offers.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; nil when the scene offers none.
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value that the focused scene offers.
@propertyWrapper public struct FocusedValue<Value> {
    private let keyPath: KeyPath<FocusedValues, Value?>

    /// Creates a reader of one value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// The value; here there are no menus, so nobody reads one.
    public var wrappedValue: Value? { FocusedValues()[keyPath: keyPath] }
}

extension View {
    /// Offers a value to whatever depends on the focused scene.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return Modified(content: self) { node, content in
            node.graph.focused[keyPath: keyPath] = value
            node.child("content", content)
        }
    }
}

#if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
    /// Menus of an app.
    @MainActor @preconcurrency public protocol Commands {
        /// What they consist of.
        associatedtype Body: Commands

        /// What they consist of.
        @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }

    extension Never: Commands {}

    extension Commands where Body == Never {
        /// Never read: such menus are drawn by the host.
        public var body: Never { fatalError("\(Self.self) is drawn by the host") }
    }

    /// Makes menus of what is written in a closure.
    @resultBuilder public struct CommandsBuilder {
        /// Leaves one menu as it is.
        public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
    }

    /// One menu; here nobody sees it.
    nonisolated public struct CommandMenu<Content>: Commands where Content: View {
        /// The host draws it.
        public typealias Body = Never

        /// Creates a menu with a title of the app's strings.
        public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            _ = content()
        }
    }

    extension Scene {
        /// Adds menus to the app.
        nonisolated public func commands<Content>(
            @CommandsBuilder content: () -> Content
        ) -> some Scene where Content: Commands {
            _ = content()
            return NoScene()
        }
    }
#endif
