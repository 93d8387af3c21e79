import RouterCore

/// A command that can stand alone or be part of a batch.
///
/// `Place` is how it names where to go: a path as it was typed, or the route that path stands for.
enum DriveStep<Place> {
    case push(Place, as: Presentation?)
    case pushFrom(depth: Int, Place, ifCovered: NavigationCommand.CoverPolicy)
    case back(Int)
    case root
    case popTo(Place)
    case replace(Place)
    case dismiss
    case dismissAll
    case tab(String)
}

extension DriveStep: Equatable where Place: Equatable {}
extension DriveStep: Sendable where Place: Sendable {}

extension DriveStep {
    /// Returns the step with the place it names, if it names one, told in another way.
    func map<Other, Problem: Error>(
        _ transform: (Place) throws(Problem) -> Other
    ) throws(Problem) -> DriveStep<Other> {
        switch self {
        case .push(let place, let style): .push(try transform(place), as: style)
        case .pushFrom(let depth, let place, let policy):
            .pushFrom(depth: depth, try transform(place), ifCovered: policy)
        case .back(let count): .back(count)
        case .root: .root
        case .popTo(let place): .popTo(try transform(place))
        case .replace(let place): .replace(try transform(place))
        case .dismiss: .dismiss
        case .dismissAll: .dismissAll
        case .tab(let name): .tab(name)
        }
    }
}
