#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    private struct RouterKey: FocusedValueKey {
        typealias Value = Router<ViewScreen>
    }

    extension FocusedValues {
        /// The router of the focused window, for menu commands; nil when no window has one.
        ///
        /// ```swift
        /// @FocusedValue(\.router) private var router
        /// ```
        public var router: Router<ViewScreen>? {
            get { self[RouterKey.self] }
            set { self[RouterKey.self] = newValue }
        }
    }
#endif
