#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    extension DestinationRegistry where Screen == ViewScreen {
        /// Registers the views that the routes of one type show.
        ///
        /// - Parameters:
        ///   - type: The route type, which has one owner.
        ///   - key: Names the type in saved navigation; unique in the app and never changed.
        ///   - formerKeys: Keys it had before.
        ///   - version: The version of the form its routes are saved in.
        ///   - replacing: Whether this takes the place of an earlier module's destination.
        ///   - migrate: Makes routes of what an earlier version saved; nil gives one up.
        ///   - view: Builds the view of a route; called once for each entry, when it is first shown. What the
        ///     view reads while it is drawn keeps it up to date; what this closure reads does not.
        public mutating func destination<R: Route, Content: View>(
            for type: R.Type, key: String, formerKeys: [String] = [], version: Int = 1,
            replacing: Bool = false, migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)? = nil,
            @ViewBuilder view: @escaping @MainActor @Sendable (_ route: R, _ context: PushContext) -> Content
        ) {
            destination(
                for: type, key: key, formerKeys: formerKeys, version: version, replacing: replacing,
                migrate: migrate, build: { route, context in ViewScreen { view(route, context) } })
        }

        /// Says how sheets and covers look whose root is a route of a type: their heights, background and size.
        ///
        /// ```swift
        /// registry.sheet(for: RateDish.self) { content in content.presentationDetents([.medium]) }
        /// ```
        ///
        /// The modifiers are around the whole sheet, outside its stack, where SwiftUI looks for them. They are those
        /// of the root that the sheet was presented with.
        public mutating func sheet<R: Route, Content: View>(
            for type: R.Type,
            @ViewBuilder _ look: @escaping @MainActor @Sendable (_ content: ViewScreen) -> Content
        ) {
            sheet(for: type, look: SheetLook { content in ViewScreen { look(content) } })
        }
    }

    /// How a sheet looks, as the owner of its root has registered it.
    struct SheetLook: Sendable {
        let wrap: @MainActor @Sendable (ViewScreen) -> ViewScreen
    }
#endif
