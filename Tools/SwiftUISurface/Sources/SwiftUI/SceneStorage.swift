public import Foundation
public import Observation

/// A value that a scene keeps when it goes, and has again when it comes back.
@propertyWrapper public struct SceneStorage<Value> {
    final class Box {
        var scene: SavedValues?
    }

    private let box = Box()
    private let key: String
    private let initial: Value

    /// The value; changing it draws a view anew that has read it.
    public var wrappedValue: Value {
        get { box.scene?[key] as? Value ?? initial }
        nonmutating set { box.scene?[key] = newValue }
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Names data that may not be there.
    public init(_ key: String) where Value == Data? {
        self.key = key
        initial = nil
    }
}

extension SceneStorage: Connectable {
    func connect(_ node: Node, _ label: String) {
        box.scene = node.graph.scene
    }
}

/// What a scene keeps.
@Observable @_spi(SurfaceHost) public final class SavedValues {
    /// The values by their keys.
    public private(set) var values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

extension View {
    /// Does something with a URL that reaches the scene.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            node.fact = .opensURLs(action)
            node.child("content", content)
        }
    }
}
