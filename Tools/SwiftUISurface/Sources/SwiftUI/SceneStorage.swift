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

/// What a person did elsewhere, and goes on with here.
///
/// It is Foundation's, where there is one.
public final class NSUserActivity {
    /// What kind of activity it is.
    public let activityType: String
    /// A page of the web that shows the same.
    public var webpageURL: URL?
    /// What else is known of it.
    public var userInfo: [AnyHashable: Any]?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }
}

/// The type of the activity of looking at a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
    /// Does something with an activity that reaches the scene.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            node.fact = .continuesActivity(activityType, action)
            node.child("content", content)
        }
    }

    #if SURFACE_OS_macOS || SURFACE_OS_iOS || SURFACE_OS_visionOS
        /// Says which links and activities this window is for.
        nonisolated public func handlesExternalEvents(
            preferring: Set<String>, allowing: Set<String>
        ) -> some View {
            Modified(content: self) { $0.child("content", $1) }
        }
    #endif

    /// Does something with a URL that reaches the scene.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return Modified(content: self) { node, content in
            node.fact = .opensURLs(action)
            node.child("content", content)
        }
    }
}
