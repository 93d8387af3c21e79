import RouterCore

/// What there is to draw: a value, made from a router or by hand.
struct HostView {
    /// A screen and where it lies: that of the selected tab, or of a modal above it.
    struct Layer {
        /// What focus and scrolling are kept by.
        enum ID: Hashable {
            case entry(EntryID)
            case help
        }

        var id = ID.help
        /// What kind of card it is, such as `sheet`; empty for the screen of a tab.
        var kind = ""
        /// The labels of its stack from the root up.
        var path: [String] = []
        var title: String
        var sections: [TerminalSection]
    }

    /// A stack, for the panel beside the screen.
    struct Stack {
        var name: String
        /// The labels from the root up.
        var path: [String]
        /// Whether its top is what is visible.
        var isVisible = false
    }

    /// What the app is called, or empty.
    var title = ""
    /// The names of the tabs.
    var tabs: [String]
    var selectedTab = 0
    /// The screen of the tab, then those of the modals from the lowest up.
    var layers: [Layer]
    /// Every stack, those of the modals first as they lie.
    var stacks: [Stack] = []
    /// What became of the latest requests, the last one first.
    var recent: [HostMessage] = []
    /// What is to be told below the screen.
    var message: HostMessage?
    /// The field a link is typed into, while it is.
    var field: TextField?
    /// The keys named on the last line.
    var hints: [String] = []
    /// Where the topmost layer is.
    var focus = Focus()
}
