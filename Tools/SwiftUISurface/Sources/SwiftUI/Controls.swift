/// A picture, which this host does not draw.
nonisolated public struct Image: View, Primitive, Equatable, Sendable {
    /// The host draws it.
    public typealias Body = Never

    let name: String

    /// Creates a symbol of the system.
    public init(systemName: String) {
        name = systemName
    }

    @MainActor func update(_ node: Node) {
        node.fact = .image(name)
    }
}

/// A text with a picture.
nonisolated public struct Label<Title, Icon>: View, Primitive where Title: View, Icon: View {
    /// The host draws it.
    public typealias Body = Never

    let title: Title

    @MainActor func update(_ node: Node) {
        node.child("title", title)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol of the system.
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.title = Text(title)
    }
}

/// A colour that fills its place.
nonisolated public struct Color: View, Primitive, Sendable {
    /// The host draws it.
    public typealias Body = Never

    /// Nothing to see.
    public static let clear = Color()

    @MainActor func update(_ node: Node) {}
}

/// Something to tap.
nonisolated public struct Button<Label>: View, Primitive where Label: View {
    /// The host draws it.
    public typealias Body = Never

    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    @MainActor func update(_ node: Node) {
        node.fact = .button(isEnabled: true, action: node.endingDialog(action))
        node.child("label", label)
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button that is labelled with a title of the app's strings and a symbol of the system.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey.key, systemImage: systemImage) }
    }
}

/// A line of text to be changed.
nonisolated public struct TextField<Label>: View, Primitive where Label: View {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let text: Binding<String>

    @MainActor func update(_ node: Node) {
        node.fact = .field { [text, unowned graph = node.graph] typed in
            graph.call { text.wrappedValue = typed }
        }
        node.child("label", label)
    }
}

extension TextField where Label == Text {
    /// Creates a field that is labelled with a title of the app's strings.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        label = Text(titleKey.key)
        self.text = text
    }
}

extension Button where Label == Text {
    /// Creates a button that is labelled with a string.
    @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }
}

/// Rows, of which only those on screen are drawn.
nonisolated public struct List<SelectionValue, Content>: View, Primitive
where SelectionValue: Hashable, Content: View {
    /// The host draws it.
    public typealias Body = Never

    private let selection: Binding<SelectionValue?>?
    private let content: Content

    /// Creates a list of rows, one of which is selected elsewhere.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor func update(_ node: Node) {
        node.fact = .list
        if !node.graph.isScrolledAway { node.child("rows", content) }
        guard let selection else { return }
        nonisolated(unsafe) let binding = selection
        let selected = node.read { binding.wrappedValue }
        node.fact = .rows(selected: AnyHashable(selected)) { [unowned graph = node.graph] tag in
            guard let value = tag.base as? SelectionValue else { return }
            graph.note("  row \(tag) is tapped")
            graph.call { binding.wrappedValue = value }
        }
        // Its rows were made anew, and it writes what it has.
        if node.graph.mode.contains(.repeatsSelection) {
            node.graph.afterPass.append { binding.wrappedValue = selected }
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of the rows given.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// Rows under a heading.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
    /// The host draws it.
    public typealias Body = Never

    @MainActor func update(_ node: Node) {
        node.child("header", header)
        node.child("content", content)
    }
}

extension Section where Footer == EmptyView {
    /// Creates a section under a heading.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.header = header()
        self.content = content()
    }
}

/// A view for each element of a collection, known by its identity.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    private let data: Data
    private let content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View, Primitive where Content: View {
    /// The host draws it.
    public typealias Body = Never

    @MainActor func update(_ node: Node) {
        for element in data { node.child(id(element), content(element)) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates views of identifiable elements.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
    }
}

extension ForEach where Content: View {
    /// Creates views of elements that a key path tells apart.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }
}

#if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
    /// A key of a keyboard.
    public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
        /// What the key writes.
        public var character: Character

        /// Creates a key by what it writes.
        public init(extendedGraphemeClusterLiteral: Character) {
            character = extendedGraphemeClusterLiteral
        }
    }

    /// Keys that are held down with another.
    @frozen public struct EventModifiers: OptionSet, Sendable {
        /// The bits of the keys.
        public let rawValue: Int

        /// Creates a set of keys.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key of commands.
        public static let command = EventModifiers(rawValue: 16)
    }

    extension View {
        /// Gives the control a key.
        nonisolated public func keyboardShortcut(
            _ key: KeyEquivalent, modifiers: EventModifiers = .command
        ) -> some View {
            Modified(content: self) { node, content in
                node.fact = .shortcut((modifiers == .command ? "⌘" : "") + String(key.character))
                node.child("content", content)
            }
        }
    }
#endif

#if SURFACE_OS_macOS || SURFACE_OS_tvOS
    extension View {
        /// Does something in place of what leaves the screen.
        nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
            Modified(content: self) { $0.child("content", $1) }
        }
    }
#endif
