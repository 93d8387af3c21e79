import Foundation
@_spi(SurfaceHost) import SwiftUI

extension Node {
    /// The places a person sees here: of a stack the top, of tabs the selected one, nothing presented above.
    var page: [Node] {
        switch fact {
        case .stack: return [self] + (children.last?.page ?? [])
        case .tabs(let selected, _):
            return [self] + (tabs.first { $0.tag == selected }?.node.page ?? [])
        case .tabItem: return [self] + (children.first?.page ?? [])
        case .rows: return [self]
        case .button, .field: return [self]
        default: return [self] + children.filter { !$0.isPresented }.flatMap(\.page)
        }
    }

    /// Everything presented here, the lowest first.
    var presented: [(kind: String, end: @MainActor () -> Void, node: Node)] {
        if case .presented(let kind, let end) = fact {
            return [(kind, end, self)] + children.flatMap(\.presented)
        }
        return children.flatMap(\.presented)
    }

    var firstTabs: Node? {
        if case .tabs = fact { return self }
        for child in children {
            if let tabs = child.firstTabs { return tabs }
        }
        return nil
    }

    var tabLabel: String {
        if case .tabItem = fact { return children.dropFirst().flatMap(\.allTexts).joined(separator: " ") }
        return children.first?.tabLabel ?? ""
    }

    var allTexts: [String] {
        switch fact {
        case .text(let text), .image(let text): return [text]
        default: return children.flatMap(\.allTexts)
        }
    }

    var hidesBack: Bool {
        if case .backHidden(let isHidden) = fact { isHidden } else { false }
    }

    var disablesDrag: Bool {
        if case .dragDisabled(let isDisabled) = fact { isDisabled } else { false }
    }

    /// Who takes URLs, the outermost first.
    var urlHandlers: [(URL) -> Void] {
        let here: [(URL) -> Void] = if case .opensURLs(let take) = fact { [take] } else { [] }
        return here + children.flatMap(\.urlHandlers)
    }

    /// Who takes activities of a type, the outermost first.
    func activityHandlers(of type: String) -> [(NSUserActivity) -> Void] {
        let inside = children.flatMap { $0.activityHandlers(of: type) }
        if case .continuesActivity(type, let take) = fact { return [take] + inside }
        return inside
    }

    /// The first button inside.
    var firstButton: (@MainActor () -> Void)? {
        if case .button(true, let action) = fact { return action }
        for child in children {
            if let button = child.firstButton { return button }
        }
        return nil
    }

    private var isPresented: Bool {
        if case .presented = fact { true } else { false }
    }
}

@MainActor extension [Node] {
    var texts: [String] {
        compactMap { if case .text(let text) = $0.fact { text } else { nil } }
    }

    var buttons: [(label: String, isEnabled: Bool, action: @MainActor () -> Void)] {
        compactMap { node in
            guard case .button(let isEnabled, let action) = node.fact else { return nil }
            return (node.allTexts.joined(separator: " "), isEnabled, action)
        }
    }
}
