public import Foundation
@_spi(SurfaceHost) public import SwiftUI
import UIKit

/// Holds a view as a window does, and does to it what a person or the system does.
///
/// Nothing is drawn unless something that a body has read has changed.
@MainActor public final class ViewHost {
    let graph: Graph
    private let make: () -> any View
    /// How often the window was drawn.
    public private(set) var passes = 0

    /// The controllers on screen.
    var controllers: [UIViewController] = []

    /// Shows a view, in a new scene or in one that comes back.
    ///
    /// - Parameters:
    ///   - scene: What the scene has kept.
    ///   - mode: What the host does that SwiftUI is reported to do; at first what the process was told.
    ///   - view: Makes the view.
    @_spi(SurfaceHost) public init(
        restoring scene: [String: Any] = [:], mode: Hostility = .ofProcess,
        @ViewBuilder _ view: @escaping () -> some View
    ) {
        graph = Graph(scene: scene, mode: mode)
        make = view
        settle()
    }

    /// Draws until nothing changes any more.
    public func settle() {
        var rounds = 0
        while graph.isDirty {
            rounds += 1
            precondition(rounds < 50, "The view never settles: every pass changes what it reads.")
            draw()
        }
    }

    func draw(isForced: Bool = false) {
        passes += 1
        graph.draw(make(), isForced: isForced)
        let shown = front.page.compactMap { node in
            if case .controller(let controller, _) = node.fact { controller } else { nil }
        }
        for gone in controllers where !shown.contains(where: { $0 === gone }) { gone.viewWillDisappear(true) }
        for new in shown where !controllers.contains(where: { $0 === new }) { new.viewWillAppear(true) }
        controllers = shown
    }

    /// Makes the view anew, with new bindings, and reads every body again: an app that redraws its root.
    public func rebuild() {
        draw(isForced: true)
        settle()
    }

    func act(_ action: () -> Void) {
        action()
        settle()
    }

    /// Makes stacks and tabs anew, as when the size class changes, if the mode says so.
    func remakeStacks() {
        guard mode.contains(.remakesStacks) else { return }
        graph.generation += 1
        graph.isDirty = true
        settle()
    }
}

// MARK: - What there is to see

extension ViewHost {
    /// What the host does that SwiftUI is reported to do.
    @_spi(SurfaceHost) public var mode: Hostility { graph.mode }
    /// What SwiftUI would complain of.
    public var diagnostics: [String] { graph.diagnostics }
    /// What the screen was told, and, indented, what it told the adapter.
    public var transcript: [String] { graph.transcript }
    /// How often the body of each type was read since it was last asked.
    public func bodyCounts() -> [String: Int] {
        defer { graph.bodies = [] }
        return graph.bodies.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The lines of text of the screen in front, those of buttons left out.
    public var texts: [String] { front.page.texts }
    /// The labels of what can be tapped there.
    public var buttons: [String] { front.page.buttons.map(\.label) }
    /// The title of the screen in front.
    public var title: String? {
        front.page.compactMap { if case .title(let title) = $0.fact { title } else { nil } }.last
    }
    /// How many screens lie above the root of the stack in front.
    public var depth: Int { front.stack?.displayed.count ?? 0 }
    /// The sheets and covers, the lowest first.
    public var presentations: [String] { presented.map(\.kind) }
    /// The labels of the tabs.
    public var tabs: [String] { tabNodes.map { $0.node.tabLabel } }
    /// The rows of the side bar.
    public var rows: [String] { rowNodes.map { $0.node.allTexts.joined(separator: " ") } }
    /// What the scene offers to menus.
    @_spi(SurfaceHost) public var focused: FocusedValues { graph.focused }
    /// What the scene keeps, as the system would save it now.
    public var savedScene: [String: Any] { graph.scene.values }
    /// Whether the system shows a way back from the screen in front.
    public var hasSystemBack: Bool { depth > 0 && !front.page.contains { $0.hidesBack } }
    /// The texts of what is leaving the screen, after every body there was read again.
    public func leavingTexts() -> [String] {
        graph.leaving.flatMap { node in
            node.redraw()
            return node.page.texts
        }
    }
    /// Ends every transition: what was leaving is gone.
    public func finishTransitions() {
        graph.leaving = []
    }

    var presented: [(kind: String, end: @MainActor () -> Void, node: Node)] {
        graph.root.presented
    }

    var tabNodes: [(tag: AnyHashable, node: Node)] { graph.root.firstTabs?.tabs ?? [] }

    var sideBar: Node? { front.page.first { if case .rows = $0.fact { true } else { false } } }

    var rowNodes: [(tag: AnyHashable, node: Node)] { sideBar?.children.flatMap(\.tabs) ?? [] }

    var front: (page: [Node], stack: StackFact?) {
        let page = (presented.last?.node ?? graph.root).page
        let stack = page.compactMap { if case .stack(let stack) = $0.fact { stack } else { nil } }.last
        return (page, stack)
    }
}

// MARK: - What a person does
