/// Makes one view of the views written in a closure.
///
/// SDK 27 publishes most of it for any type, earlier ones for views. Ours is the earlier one where both would
/// not do: with one view, the pack would be the better match.
@resultBuilder public struct ViewBuilder {
    /// Makes nothing of nothing.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Leaves one view as it is.
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
        content
    }

    /// Puts views in a row.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View {
        TupleView(value: (repeat each content))
    }

    /// Takes the views of an `if` that holds.
    public static func buildIf<Content>(_ content: Content?) -> Content? {
        content
    }

    /// Hides the type of what not every system has.
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }

    /// Takes the first of two branches.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// Takes the second of two branches.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }
}
