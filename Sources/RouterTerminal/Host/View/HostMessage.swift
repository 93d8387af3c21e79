/// A sentence of the host.
struct HostMessage: Hashable, Sendable {
    /// What it is about.
    enum Kind: Hashable, Sendable {
        /// Something was carried out.
        case done
        /// Something else was shown, or waits.
        case led
        /// Something was refused, or failed.
        case refused
    }

    var kind: Kind
    /// One line or several.
    var text: String

    /// A mark that says in one column what colour says too.
    var mark: String {
        switch kind {
        case .done: "✓"
        case .led: "→"
        case .refused: "✗"
        }
    }

    /// The colour of the mark.
    var style: FrameStyle {
        switch kind {
        case .done: []
        case .led: .accent
        case .refused: .refused
        }
    }
}
