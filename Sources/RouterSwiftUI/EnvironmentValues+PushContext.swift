#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    private struct PushContextKey: EnvironmentKey {
        static let defaultValue = PushContext.detached
    }

    extension EnvironmentValues {
        /// The push context of the screen a view belongs to, however deep the view lies in it.
        ///
        /// ```swift
        /// @Environment(\.pushContext) private var context
        /// ```
        ///
        /// In a preview without a router it is detached: every verb is rejected with `sourceGone`, and
        /// reported.
        public var pushContext: PushContext {
            get { self[PushContextKey.self] }
            set { self[PushContextKey.self] = newValue }
        }
    }
#endif
