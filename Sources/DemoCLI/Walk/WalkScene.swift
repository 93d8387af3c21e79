/// One scene of the walk-through: what it tells and shows, and what it claims.
struct WalkScene {
    /// One thing after the other.
    enum Step {
        /// Begins a half of the scene.
        case heading(String)
        /// Tells one idea.
        case say(String)
        /// Shows code that is compiled, word for word as it is, under a sentence about it.
        case code(String, WalkCode)
        /// Does something, and draws the stacks as they are then under a sentence about it.
        case show(String, () -> String)
        /// Does something, and shows what the user reads then on the visible screen.
        case screen(String, () -> String)
        /// Shows what a developer reads.
        case text(String, () -> String)
        /// Does something that is to be refused, and shows the refusal.
        case refusal(String, () -> String?)
        /// States what is so, and finds out whether it is.
        case claim(String, () -> Bool)
    }

    let title: String
    let steps: [Step]
}
