import RouterCore
import TastebookData

/// The whole state, every entry as its link.
struct StateAnswer: Encodable {
    /// A stack above the tabs.
    struct Modal: Encodable {
        let style: String
        let stack: [String]
    }

    let tab: String
    let stacks: [String: [String]]
    let modals: [Modal]
    let visible: String
    /// The links of parked intents, in the order of the entries they belong to.
    let parked: [String]
    let user: Int?

    init(_ state: NavigationState, parked: [String], user: ProfileID?, label: (Entry) -> String) {
        func links(_ stack: NavigationState.Stack) -> [String] {
            stack.entries.map(label)
        }
        tab = state.selectedTab
        stacks = Dictionary(uniqueKeysWithValues: state.tabs.map { ($0.name, links($0.stack)) })
        modals = state.modals.map { Modal(style: $0.style.rawValue, stack: links($0.stack)) }
        visible = label(state.visible)
        self.parked = parked
        self.user = user?.rawValue
    }

    private enum CodingKeys: CodingKey {
        case tab, stacks, modals, visible, parked, user
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tab, forKey: .tab)
        try container.encode(stacks, forKey: .stacks)
        try container.encode(modals, forKey: .modals)
        try container.encode(visible, forKey: .visible)
        try container.encode(parked, forKey: .parked)
        try container.encode(user, forKey: .user)
    }
}
