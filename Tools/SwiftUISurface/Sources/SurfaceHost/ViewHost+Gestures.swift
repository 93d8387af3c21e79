public import Foundation
@_spi(SurfaceHost) public import SwiftUI
import UIKit

/// Why a person cannot do something.
public enum Refused: Error, Equatable {
    /// There is no such button; these there are.
    case noSuchButton(String, has: [String])
    /// The button is disabled.
    case disabled(String)
    /// There is no screen to go back to.
    case nothingToPop
    /// The system's way back is hidden.
    case backIsHidden
    /// There is no field.
    case noField
    /// Nothing is there that can be dragged away.
    case cannotDismiss
    /// There is no such tab, or row of a side bar.
    case noSuchTab(String)
    /// There is no text.
    case noText
}

extension ViewHost {
    /// Taps a button.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - times: How many taps come before anything is drawn.
    ///   - isEchoed: Whether the system writes the path that came of it once more, before it reads it.
    /// - Throws: ``Refused`` if there is no such button, or it is disabled.
    public func tap(_ label: String, times: Int = 1, isEchoed: Bool = false) throws {
        guard let button = front.page.buttons.first(where: { $0.label == label }) else {
            throw Refused.noSuchButton(label, has: buttons)
        }
        guard button.isEnabled else { throw Refused.disabled(label) }
        remakeStacks()
        let action = front.page.buttons.first { $0.label == label }?.action ?? button.action
        graph.note("tap \(label)")
        act {
            for _ in 0..<times { action() }
            if isEchoed, let stack = front.stack { stack.send(stack.written, in: graph) }
        }
    }

    /// Goes back: the back button, a swipe carried through, or several levels by the menu of the button.
    public func back(_ count: Int = 1) throws {
        let swipe = try beginSwipe(count)
        graph.note("back \(count)")
        swipe.finish()
    }

    /// Begins to go back; the gesture may end later, or not.
    public func beginSwipe(_ count: Int = 1) throws -> Swipe {
        remakeStacks()
        guard let stack = front.stack, stack.displayed.count >= count else { throw Refused.nothingToPop }
        guard hasSystemBack, stack.controller.interactivePopGestureRecognizer?.isEnabled == true else {
            throw Refused.backIsHidden
        }
        let path = Array(stack.displayed.dropLast(count))
        return Swipe { [self] in act { stack.send(path, in: graph) } }
    }

    /// Swipes anywhere in the content, which goes back since iOS 26, whether there is a button or not.
    public func swipeContent() throws {
        guard let stack = front.stack, !stack.displayed.isEmpty else { throw Refused.nothingToPop }
        guard stack.controller.interactiveContentPopGestureRecognizer?.isEnabled == true else {
            throw Refused.backIsHidden
        }
        graph.note("swipe")
        act { stack.send(stack.displayed.dropLast(), in: graph) }
    }

    /// Presses a key that a control has, such as `⌘[`.
    public func press(_ key: String) throws {
        let control = front.page.first { node in
            if case .shortcut(key) = node.fact { true } else { false }
        }
        guard let action = control?.firstButton else { throw Refused.noSuchButton(key, has: buttons) }
        graph.note("press \(key)")
        act(action)
    }

    /// The system writes the path that it shows already.
    public func rewritePath() {
        guard let stack = front.stack else { return }
        act { stack.send(stack.displayed, in: graph) }
    }

    /// Drags a sheet away.
    public func dragSheetAway() throws {
        let drag = try beginDrag()
        graph.note("drag the sheet away")
        drag.finish()
    }

    /// Ends a dialog without any of its buttons: a tap beside it, or the system.
    public func endDialog() throws {
        guard let top = presented.last, ["alert", "confirmation"].contains(top.kind) else {
            throw Refused.cannotDismiss
        }
        graph.note("end the dialog")
        act(top.end)
    }

    /// Begins to drag a sheet away; the gesture may end later, or not.
    public func beginDrag() throws -> Swipe {
        remakeStacks()
        guard let top = presented.last, top.kind == "sheet", !front.page.contains(where: \.disablesDrag)
        else {
            throw Refused.cannotDismiss
        }
        return Swipe { [self] in act(top.end) }
    }

    /// Taps a tab, the selected one included.
    public func select(tab label: String) throws {
        remakeStacks()
        guard let tab = tabNodes.first(where: { $0.node.tabLabel == label }),
            case .tabs(_, let select) = graph.root.firstTabs?.fact
        else { throw Refused.noSuchTab(label) }
        act { select(tab.tag) }
    }

    /// Taps a row of the side bar, the selected one included.
    public func select(row label: String) throws {
        remakeStacks()
        guard let row = rowNodes.first(where: { $0.node.allTexts.joined(separator: " ") == label }),
            case .rows(_, let select) = sideBar?.fact
        else { throw Refused.noSuchTab(label) }
        act { select(row.tag) }
    }

    /// Taps a link in the first text of the screen in front.
    ///
    /// - Returns: Whether it goes on to the system.
    public func follow(_ url: URL) throws -> Bool {
        let text = front.page.last { if case .text = $0.fact { true } else { false } }
        guard let text else { throw Refused.noText }
        graph.note("follow \(url.absoluteString)")
        var isForSystem = false
        act { isForSystem = text.follow(url) }
        return isForSystem
    }

    /// The window becomes narrow or wide.
    @_spi(SurfaceHost) public func resize(to width: UserInterfaceSizeClass) {
        graph.width = width
        graph.isDirty = true
        settle()
    }

    /// Changes the text of the first field.
    public func type(_ text: String) throws {
        let fields = front.page.compactMap { if case .field(let write) = $0.fact { write } else { nil } }
        guard let write = fields.first else { throw Refused.noField }
        graph.note("type \(text)")
        act { write(text) }
    }

    /// A key of the system that goes back without asking whether there is a button, as on a remote.
    public func pressBackKey() throws {
        guard let stack = front.stack, !stack.displayed.isEmpty else { throw Refused.nothingToPop }
        graph.note("back key")
        act { stack.send(stack.displayed.dropLast(), in: graph) }
    }

    /// The scene becomes active, or is no longer.
    public func enter(_ phase: ScenePhase) {
        graph.phase = phase
        graph.isDirty = true
        settle()
    }

    /// An activity reaches the scene.
    public func carryOn(_ activity: NSUserActivity) {
        graph.note("carry on \(activity.activityType)")
        act { for take in graph.root.activityHandlers(of: activity.activityType) { take(activity) } }
    }

    /// A URL reaches the scene.
    public func open(_ url: URL) {
        graph.note("open \(url.absoluteString)")
        act { for take in graph.root.urlHandlers { take(url) } }
    }

    /// Scrolls the rows of every list out of sight, or back.
    public func scroll(away: Bool) {
        graph.isScrolledAway = away
        graph.isDirty = true
        settle()
    }
}

/// A gesture on its way.
@MainActor public struct Swipe {
    let carryThrough: () -> Void

    /// Carries it through.
    public func finish() {
        carryThrough()
    }

    /// Lets go: nothing has happened.
    public func cancel() {}
}
