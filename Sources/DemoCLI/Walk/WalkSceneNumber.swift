/// The scenes, in the order in which they are told.
enum WalkSceneNumber: Int, CaseIterable {
    case landsUnderneath = 1
    case itemsForEverything
    case valueWithContext
    case deepCard
    case orderOfComposition
    case reloadOnReturn
    case oneTypeTwoScreens
    case foundAtComposition
    case linkWithBackStack
    case savedAndRestored
}

extension WalkSceneNumber {
    /// Sets the scene, with an app of its own.
    @MainActor func scene() throws -> WalkScene {
        switch self {
        case .landsUnderneath: try .landsUnderneath()
        case .itemsForEverything: try .itemsForEverything()
        case .valueWithContext: try .valueWithContext()
        case .deepCard: try .deepCard()
        case .orderOfComposition: try .orderOfComposition()
        case .reloadOnReturn: try .reloadOnReturn()
        case .oneTypeTwoScreens: try .oneTypeTwoScreens()
        case .foundAtComposition: .foundAtComposition()
        case .linkWithBackStack: try .linkWithBackStack()
        case .savedAndRestored: try .savedAndRestored()
        }
    }
}
