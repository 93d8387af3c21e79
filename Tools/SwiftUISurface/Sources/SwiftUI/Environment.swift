/// Names a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// What is read where nobody has set it.
    static var defaultValue: Self.Value { get }
}

/// What a view hands down to everything inside it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What the host hands down along with it.
    var place = Place()

    /// Creates an environment nobody has set anything in.
    public init() {}

    /// The value of a key.
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value of the environment, and draws its view anew when that changes.
@propertyWrapper public struct Environment<Value> {
    final class Box {
        var value: Value?
    }

    private let box = Box()
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Creates a reader of one value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value where the view stands.
    public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: Connectable {
    func connect(_ node: Node, _ label: String) {
        let keyPath = keyPath
        let value = node.environment[keyPath: keyPath]
        box.value = value
        node.dependsOn { isSame($0[keyPath: keyPath], value) }
    }
}

extension View {
    /// Sets a value of the environment for everything inside this view.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return Modified(content: self) { node, content in
            var environment = node.environment
            environment[keyPath: keyPath] = value
            node.child("content", content, environment)
        }
    }
}

/// Whether a scene is in use.
@frozen public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It is not on screen.
    case background
    /// It is on screen, and nobody can use it.
    case inactive
    /// It is in use.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
    /// The phase of the scene a view is in.
    public internal(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
