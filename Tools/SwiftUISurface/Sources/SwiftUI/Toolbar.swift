/// What a screen puts into the bars around it.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// What it consists of.
    associatedtype Body: ToolbarContent

    /// What it consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never read: such content is drawn by the host.
    public var body: Never { fatalError("\(Self.self) is drawn by the host") }
}

/// Content of a toolbar that the host draws.
@MainActor protocol ToolbarPart {
    func update(_ node: Node)
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// The host draws it.
    public typealias Body = Never
}

extension Optional: ToolbarPart where Wrapped: ToolbarContent {
    func update(_ node: Node) {
        if let content = self { (content as? any ToolbarPart)?.update(node) }
    }
}

/// Makes toolbar content of what is written in a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Leaves one content as it is.
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
    where Content: ToolbarContent {
        ToolbarBlock(content: content)
    }

    /// Takes the content of an `if` that holds.
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
        content
    }
}

/// The content of one closure.
nonisolated struct ToolbarBlock<Content: ToolbarContent>: ToolbarContent, ToolbarPart {
    typealias Body = Never
    let content: Content

    @MainActor func update(_ node: Node) {
        (content as? any ToolbarPart)?.update(node)
    }
}

/// Where in the bars something goes; this host has one place for everything.
public struct ToolbarItemPlacement {
    /// Where the system finds fit.
    nonisolated(unsafe) public static let automatic = ToolbarItemPlacement()
    #if !SURFACE_OS_watchOS
        /// Where people look for the way back.
        nonisolated(unsafe) public static let navigation = ToolbarItemPlacement()
    #endif
    #if !SURFACE_OS_macOS
        /// The leading edge of the bar at the top.
        public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
    #endif
}

/// One thing in a bar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent, ToolbarPart where Content: View {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    @MainActor func update(_ node: Node) {
        node.child("item", content)
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension View {
    /// Puts content into the bars around this view.
    nonisolated public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent {
        nonisolated(unsafe) let toolbar = content()
        return Modified(content: self) { node, content in
            node.child("toolbar", ToolbarSlot(content: toolbar))
            node.child("content", content)
        }
    }

    /// Hides the button that goes back, and with it its menu and the swipe.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        Modified(content: self) { node, content in
            node.fact = .backHidden(hidesBackButton)
            let place = node.environment.place.name
            node.noteSwitch(hidesBackButton, "\(place) hides the way back", "\(place) shows the way back")
            node.child("content", content)
        }
    }
}

/// The place of a view's toolbar.
nonisolated struct ToolbarSlot<Content: ToolbarContent>: View, Primitive {
    typealias Body = Never
    let content: Content

    @MainActor func update(_ node: Node) {
        (content as? any ToolbarPart)?.update(node)
    }
}
