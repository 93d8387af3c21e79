#if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
    /// Opens another window of the app.
    public struct OpenWindowAction {
        let open: (String) -> Void

        /// Opens the window of the scene with that name.
        public func callAsFunction(id: String) {
            open(id)
        }
    }

    private struct OpenWindowKey: EnvironmentKey {
        static var defaultValue: OpenWindowAction? { nil }
    }

    extension EnvironmentValues {
        /// Opens windows for the views inside.
        public var openWindow: OpenWindowAction {
            self[OpenWindowKey.self] ?? OpenWindowAction { _ in }
        }

        /// Opens windows by noting their names.
        @MainActor mutating func openWindows(by open: @escaping (String) -> Void) {
            self[OpenWindowKey.self] = OpenWindowAction(open: open)
        }
    }
#endif
