#if canImport(SwiftUI)
    import SwiftUI

    /// What is drawn in place of a screen that is not there, rather than nothing.
    struct MissingScreen: View {
        let title: String
        let detail: String

        var body: some View {
            List {
                Text(verbatim: title)
                Text(verbatim: detail)
            }
        }
    }
#endif
