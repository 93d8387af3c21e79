/// Where a request comes from.
extension NavigationState {
    /// Returns where the source's entry lies.
    func place(of source: Source) throws(Rejection) -> (position: Position, index: Int) {
        switch source {
        case .visible:
            return (visiblePosition, depth(at: visiblePosition) - 1)
        case .entry(let id):
            guard let place = place(of: id) else { throw .sourceGone }
            return place
        case .below(let count):
            let top = depth(at: visiblePosition) - 1
            guard (0...top).contains(count) else { throw .noTarget(nil) }
            return (visiblePosition, top - count)
        }
    }

    func uncoveredPlace(of source: Source) throws(Rejection) -> (position: Position, index: Int) {
        let place = try place(of: source)
        guard isVisible(place) else { throw .sourceCovered(by: visible.route, unless: []) }
        return place
    }

    private func isVisible(_ place: (position: Position, index: Int)) -> Bool {
        place.position == visiblePosition && place.index == depth(at: visiblePosition) - 1
    }

    /// Returns where the source lies if what covers it has to go before a push, or nil when nothing has to.
    ///
    /// Throws when the policy lets no push come from there.
    func coveredPlace(
        of source: Source, _ policy: CoverPolicy
    ) throws(Rejection) -> (position: Position, index: Int)? {
        let place = try place(of: source)
        if isVisible(place) { return nil }
        switch policy {
        case .append where place.position == visiblePosition: return nil
        case .reject where place.position == visiblePosition: throw .sourceCovered(by: visible.route)
        case .reject, .append: throw .sourceCovered(by: visible.route, unless: [.truncate])
        case .truncate: return place
        }
    }
}
