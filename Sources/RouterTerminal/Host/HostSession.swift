import RouterCore

/// A person at a router: keys in, frames out.
///
/// It reads no terminal and writes none.
@MainActor final class HostSession {
    let router: Router<TerminalScreen>
    var size: FrameSize
    /// Called when something to be shown has changed while no key was handled.
    var onChange: () -> Void = {}
    /// Whether the person has asked to leave.
    private(set) var hasQuit = false

    private let hooks: HostHooks
    private var subscription: EventHub.Subscription?
    private var focuses: [HostView.Layer.ID: Focus] = [:]
    private var recent: [HostMessage] = []
    private var message: HostMessage?
    private var field: TextField?
    private var isHelpShown = false
    private var isHandling = false

    /// How many requests are remembered.
    private static let mostRecent = 40

    init(_ router: Router<TerminalScreen>, _ hooks: HostHooks, size: FrameSize) {
        self.router = router
        self.hooks = hooks
        self.size = size
        subscription = router.events.observe { [weak self] in self?.note($0) }
    }

    /// What there is to draw, with the focus where it was when this screen was left.
    func view() -> HostView {
        var view = HostView(router, label: hooks.label)
        view.title = hooks.title
        view.recent = recent
        view.message = message
        view.field = field
        view.hints = HostView.Layer.hints(saves: hooks.save != nil, restores: hooks.restore != nil)
        if isHelpShown {
            view.layers.append(.help(saves: hooks.save != nil, restores: hooks.restore != nil))
            for index in view.stacks.indices { view.stacks[index].isVisible = false }
        }
        if let top = view.layers.last { view.focus = focuses[top.id] ?? Focus() }
        if let place = ScreenPlan(view, size).top {
            view.focus.fit(place.layout, height: place.viewport.height)
        }
        return view
    }

    /// What the terminal is to show.
    func frame() -> TerminalFrame {
        FrameRenderer.frame(of: view(), size)
    }

    /// Does what the keys ask for, in their order, until one of them quits.
    func handle(_ keys: [Key]) {
        isHandling = true
        for key in keys where !hasQuit { handle(key) }
        isHandling = false
        focuses = focuses.filter { id, _ in
            if case .entry(let entry) = id { router.state.entry(entry) != nil } else { isHelpShown }
        }
    }

    private func handle(_ key: Key) {
        guard ScreenPlan.isRoomy(size) else {
            // Nobody does what they cannot see.
            if HostCommand(key) == .quit { hasQuit = true }
            return
        }
        if field != nil {
            type(key)
        } else if let command = HostCommand(key) {
            carryOut(command)
        }
    }

    /// Takes in what became of a request.
    private func note(_ event: NavigationEvent) {
        recent.insert(HostMessage(event, label: hooks.label), at: 0)
        recent = Array(recent.prefix(Self.mostRecent))
        message = HostMessage(event.outcome, label: hooks.label)
        if !isHandling { onChange() }
    }
}

// MARK: - What keys do

extension HostSession {
    private func carryOut(_ command: HostCommand) {
        switch command {
        case .move, .moveSideways, .page, .first, .last: move(command)
        case .quit: hasQuit = true
        case .redraw: break
        case _ where isHelpShown: isHelpShown = false
        case .help: isHelpShown = true
        case .typeLink:
            message = nil
            field = TextField()
        case .activate: activate()
        case .back: goBack()
        case .nextTab(let count):
            let state = router.state
            let place = (state.selectedIndex + count + state.tabs.count) % state.tabs.count
            settle(router.select(tab: state.tabs[place].name))
        case .tab(let place) where router.visibleDialog != nil: activate(place)
        case .tab(let place):
            let tabs = router.state.tabs
            if tabs.indices.contains(place) { settle(router.select(tab: tabs[place].name)) }
        case .save: run(hooks.save)
        case .restore: run(hooks.restore)
        }
    }

    private func goBack() {
        if let request = router.goBack() { return settle(request) }
        message = HostMessage(kind: .led, text: "This has to be answered: choose one of its answers.")
    }

    private func move(_ command: HostCommand) {
        let view = view()
        guard let place = ScreenPlan(view, size).top else { return }
        let (layout, height) = (place.layout, place.viewport.height)
        var focus = view.focus
        switch command {
        case .move(let count): focus.move(by: count, in: layout, height: height)
        case .moveSideways(let count): focus.moveSideways(by: count, in: layout)
        case .page(let count): focus.page(by: count, in: layout, height: height)
        case .first: focus.jump(toEnd: false, in: layout, height: height)
        case .last: focus.jump(toEnd: true, in: layout, height: height)
        default: break
        }
        focuses[place.layer.id] = focus
    }

    private func activate() {
        let view = view()
        guard let place = ScreenPlan(view, size).top, let number = view.focus.action(in: place.layout)
        else { return }
        focuses[place.layer.id] = view.focus
        activate(number)
    }

    /// Carries out an action of what is visible, by its place.
    private func activate(_ number: Int) {
        guard let screen = router.shown, screen.actions.indices.contains(number) else { return }
        settle(screen.perform(screen.actions[number]))
    }

    /// Looks at the outcome of a request, whose event has told the rest.
    private func settle(_ request: NavigationRequest?) {
        guard let request else {
            message = nil
            return
        }
        if request.outcome == nil { message = HostMessage(kind: .led, text: "This waits for a guard.") }
    }

    private func type(_ key: Key) {
        switch key {
        case .character(let character): field?.insert(String(character))
        case .paste(let text): field?.insert(text)
        case .backspace: field?.deleteBackward()
        case .left: field?.move(by: -1)
        case .right: field?.move(by: 1)
        case .home, .control("a"): field?.move(by: -TextField.limit)
        case .end, .control("e"): field?.move(by: TextField.limit)
        case .control("u"): field?.clear()
        case .escape: field = nil
        case .control("c"), .control("d"): hasQuit = true
        case .enter:
            let link = field?.text ?? ""
            field = nil
            if !link.isEmpty { settle(router.open(link)) }
        default: break
        }
    }

    /// Runs a hook beside the keys, so that one that waits holds up nobody.
    private func run(_ hook: HostHooks.Hook?) {
        guard let hook else { return }
        Task {
            do {
                message = HostMessage(kind: .done, text: try await hook())
            } catch {
                message = HostMessage(kind: .refused, text: "\(error)")
            }
            onChange()
        }
    }
}
