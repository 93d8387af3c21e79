/// The identity of an entry: unique in one router and never used again, whatever becomes of the entry.
///
/// Two entries may hold equal routes; their ids tell them apart. In one stack, ids rise from the root up.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number behind the id, from 1.
    public let rawValue: Int

    package init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Returns whether the left id was given out before the right one.
    public static func < (left: EntryID, right: EntryID) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The number after a `#`, such as `#7`.
    public var description: String { "#\(rawValue)" }
}

/// One place in a stack: an id and a route.
public struct Entry: Identifiable, Hashable, Sendable {
    /// The id, which no other entry of its router has.
    public let id: EntryID
    /// The route it shows: always a route that some module owns, with exits already followed.
    public let route: AnyRoute

    init(id: EntryID, route: AnyRoute) {
        self.id = id
        self.route = route
    }
}

/// The name of a stack: a tab, or a modal known by the entry it was presented with.
public enum StackID: Hashable, Sendable {
    /// The stack of the tab with this name.
    case tab(String)
    /// The stack of the modal whose root entry has this id.
    case modal(EntryID)
}
