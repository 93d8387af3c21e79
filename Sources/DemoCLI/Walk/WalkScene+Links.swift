import ProfilesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A link's end state does not depend on where it starts, and nothing is shown that guards do not admit.
    static func linkWithBackStack(_ telling: inout Telling) throws {
        telling.say(
            "A link leads to /restaurants/1/menu/1: a dish on a menu. The user sees the dish, and goes back. Back to "
                + "where? A link that just pushes depends on what was open before. Here a route says what lies "
                + "beneath it: parent(of:).")
        let link = "/restaurants/1/menu/1"
        let starts = [
            ("1. The app has just started.", "/dishes"),
            ("2. The user is in another tab, in a sheet.", "/profiles/1/ratings"),
            ("3. The user is at the same restaurant, at another dish.", "/restaurants/1/menu/8"),
        ]
        var ends: [[String]] = []
        for (place, start) in starts {
            let stage = try WalkStage()
            stage.router.activate()
            stage.router.open(start)
            telling.show(place, stage.drawing)
            stage.router.open(link)
            telling.show("The link is opened:", stage.drawing)
            ends.append(stage.stack + ["\(stage.router.state.modals.count)"])
            let before = stage.router.state
            stage.router.open(link)
            if stage.router.state != before { ends.append(["changed"]) }
        }
        telling.claim(
            "Each time: one tab, no sheet, the dish on its restaurant. Once more, and nothing changes.",
            Set(ends) == [["/restaurants", "/restaurants/1", link, "0"]])

        telling.heading("Nothing is shown that a guard does not admit")
        let stage = try WalkStage(composing: membersOnly)
        stage.store.signIn(ProfileID(1))
        stage.router.activate()
        stage.router.open("/me/wishlist")
        telling.show("An app for members. Somebody is signed in, and looks at the wishlist.", stage.drawing)
        stage.store.signOut()
        stage.router.endSession()
        telling.show("They sign out on that tab:", stage.drawing)
        telling.claim(
            "The tab keeps its place and shows nothing of theirs: its root is withheld behind the sign-in.",
            stage.stack == ["/sign-in"]
                && stage.router.screen(for: stage.router.state.tabs[2].stack.root.id) == nil)
        stage.router.cancel()
        telling.claim("Cancelled, the sign-in is back.", stage.stack == ["/sign-in"])
        stage.store.signIn(ProfileID(2))
        stage.router.finish(with: ProfileID(2))
        telling.show("Somebody else signs in:", stage.drawing)
        telling.claim("The root is shown now, and it is theirs.", stage.stack == ["/me"])
    }
}
