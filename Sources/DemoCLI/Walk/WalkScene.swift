/// A scene of the walk: it plays with an app of its own, and tells what comes of it.
@MainActor struct WalkScene {
    /// The scenes, in the order in which they are told.
    static let all = [
        WalkScene(title: "The screen that lands underneath", play: landsUnderneath),
        WalkScene(title: "Making everything an item", play: itemsForEverything),
        WalkScene(title: "A value that carries its context", play: valueWithContext),
        WalkScene(title: "A card deep inside pushes, and the path can be read", play: deepCard),
        WalkScene(title: "The order of composition, and what is outermost", play: orderOfComposition),
        WalkScene(title: "Reload on return, without an item", play: reloadOnReturn),
        WalkScene(title: "One type, two screens", play: oneTypeTwoScreens),
        WalkScene(title: "Missing, duplicate, unconnected: found at composition", play: foundAtComposition),
        WalkScene(title: "A link brings its back stack along", play: linkWithBackStack),
        WalkScene(title: "Save, kill, restore", play: savedAndRestored),
    ]

    /// The numbers of the scenes.
    nonisolated static let numbers = 1...10

    /// What is asked between two scenes.
    nonisolated static let prompt = "Return: the next scene. A number: that one. q: quit. "

    let title: String
    let play: @MainActor (inout Telling) throws -> Void

    /// Plays and tells the scene of a number.
    static func told(_ number: Int, ink: Ink) throws -> Telling {
        let scene = all[number - 1]
        var telling = Telling(ink: ink)
        telling.heading("Scene \(number) of \(all.count): \(scene.title)", line: "═")
        try scene.play(&telling)
        return telling
    }
}
