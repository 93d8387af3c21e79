/// One scene of the walk-through: what it tells and shows, and what it claims.
struct WalkScene {
    /// One thing after the other.
    enum Step {
        /// Begins a half of the scene.
        case heading(String)
        /// Tells one idea.
        case say(String)
        /// Does something, and draws the stacks as they are then under a sentence about it.
        case show(String, () -> String)
        /// Does something that is to be refused, and shows the refusal.
        case refusal(String, () -> String?)
        /// States what is so, and finds out whether it is.
        case claim(String, () -> Bool)
    }

    let title: String
    let steps: [Step]
}

/// The scenes, in the order in which they are told.
enum WalkSceneNumber: Int, CaseIterable {
    case landsUnderneath = 1
}

extension WalkSceneNumber {
    /// Sets the scene, with an app of its own.
    @MainActor func scene() throws -> WalkScene {
        switch self {
        case .landsUnderneath: try .landsUnderneath()
        }
    }
}
