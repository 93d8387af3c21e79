public import RouterCore

/// Names and functions of an app that a host cannot read from its router.
public struct HostHooks {
    /// Something a host offers, which answers with a sentence, or throws one.
    public typealias Hook = @MainActor () async throws -> String

    /// The name of the app.
    public var title: String
    /// Names a route in the breadcrumbs.
    public var label: @MainActor (AnyRoute) -> String
    /// Saves where the user is; nil when the app does not.
    public var save: Hook?
    /// Restores what was saved; nil when the app does not.
    public var restore: Hook?

    /// Creates the hooks; those left out are not offered.
    public init(
        title: String = "", label: @escaping @MainActor (AnyRoute) -> String = { $0.description },
        save: Hook? = nil, restore: Hook? = nil
    ) {
        self.title = title
        self.label = label
        self.save = save
        self.restore = restore
    }
}
