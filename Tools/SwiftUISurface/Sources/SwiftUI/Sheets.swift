/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let name: String

    /// Half of the screen.
    public static let medium = PresentationDetent(name: "medium")
}

extension View {
    /// Says at which heights the sheet around this view rests.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        let names = detents.map(\.name).sorted().joined(separator: " or ")
        return Modified(content: self) { node, content in
            let place = node.environment.place
            if place.stack != nil { node.graph.report("detents inside the stack of a sheet") }
            if node.isNew { node.graph.note("\(place.name) rests at \(names)") }
            node.child("content", content)
        }
    }

    #if !SURFACE_OS_tvOS && !SURFACE_OS_watchOS
        /// Puts a number on the tab or row.
        nonisolated public func badge(_ count: Int) -> some View {
            Modified(content: self) { node, content in
                var environment = node.environment
                environment.place.badge = count
                node.child("content", content, environment)
            }
        }
    #endif
}
