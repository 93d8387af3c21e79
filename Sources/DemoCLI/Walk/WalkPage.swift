import RouterCore

/// A screen that remembers what was put around it, so that a scene can show the order.
struct WalkPage: RouterScreen {
    let title: String
    /// The names of what lies around it, the innermost first.
    private(set) var wraps: [String] = []
    /// The context that whatever is inside navigates with.
    private(set) var context = PushContext.detached

    init(_ title: String) {
        self.title = title
    }

    /// Returns the page in a wrapping that leaves its context alone.
    func wrapped(in name: String) -> WalkPage {
        var page = self
        page.wraps.append(name)
        return page
    }

    /// Returns the page in a wrapping that puts a context of no router in the place of the page's own.
    func robbed(by name: String) -> WalkPage {
        var page = wrapped(in: name)
        page.context = .detached
        return page
    }

    func injecting(_ context: PushContext) -> WalkPage {
        var page = wrapped(in: "push context")
        page.context = context
        return page
    }

    /// The page inside all that lies around it.
    var drawing: String {
        wraps.reduce(title) { "\($1)(\($0))" }
    }
}
