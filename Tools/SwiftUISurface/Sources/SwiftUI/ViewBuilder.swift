/// Makes one view of the views written in a closure.
@resultBuilder public struct ViewBuilder {
    /// Takes a view.
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
        content
    }

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
        TupleView((repeat each content))
    }

    /// Takes the views of an `if` that holds.
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
        content
    }

    /// Takes the first of two branches.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .first(first))
    }

    /// Takes the second of two branches.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .second(second))
    }
}
