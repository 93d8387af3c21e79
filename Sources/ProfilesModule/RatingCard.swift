import RouterCore
import RouterTerminal
import TastebookData

/// A rating as any screen can show it.
///
/// Its avatar pushes the author with the context the card was given. The card knows nothing of the stack it is
/// in: a tab's, a sheet's, however deep.
@MainActor struct RatingCard {
    /// What is shown.
    let rating: Rating
    /// Finds the author's name.
    let store: TastebookStore
    /// What the card navigates with.
    let context: PushContext

    /// The stars, the comment if there is one, and the avatar.
    var rows: [TerminalRow] {
        let author = store.profile(rating.author)?.name ?? ""
        let comment = rating.comment.isEmpty ? [] : [TerminalRow("“\(rating.comment)”")]
        return [TerminalRow(rating.starsText)] + comment
            + [TerminalRow("by \(author)", .intent("author", "author"))]
    }

    /// Does what one of its rows offers.
    ///
    /// - Returns: The request it made, or nil if the intent is none of the card's.
    func perform(_ intent: String) -> NavigationRequest? {
        guard intent == "author" else { return nil }
        return context.push(ProfilesRoute.profile(id: rating.author))
    }
}
