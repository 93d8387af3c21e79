#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    private struct PushKey: EnvironmentKey {
        static let defaultValue = PushContext.detached
    }

    extension EnvironmentValues {
        /// The push context of the screen a view belongs to, however deep the view lies in it.
        ///
        /// ```swift
        /// @Environment(\.push) private var push
        /// ```
        ///
        /// In a preview without a router it is detached: every verb is rejected with `sourceGone`, and
        /// reported.
        public var push: PushContext {
            get { self[PushKey.self] }
            set { self[PushKey.self] = newValue }
        }
    }
#endif
