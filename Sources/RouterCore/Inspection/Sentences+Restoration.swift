extension Snapshot.Fault: CustomStringConvertible {
    /// A sentence for a person: why the bytes are no snapshot.
    public var description: String {
        switch self {
        case .notJSON:
            "What was saved is no JSON, or not all of it; nothing of it was restored."
        case .noSnapshot:
            "What was saved is JSON, but no snapshot; nothing of it was restored."
        case .newerVersion(let version, let known):
            "What was saved has the form of version \(version), and \(known) is the highest known; "
                + "update the app to restore it."
        case .tooLarge(let bytes, let limit):
            "What was saved takes \(bytes) bytes, and \(limit) are allowed; pass larger bounds to read it."
        }
    }
}

extension SnapshotFile.Failure: CustomStringConvertible {
    /// A sentence for a person: what went wrong with which file, and where the file is now.
    public var description: String {
        switch self {
        case .unwritable(let path, let reason): "\"\(path)\" could not be written: \(reason)"
        case .unreadable(let path, let reason): "\"\(path)\" could not be read: \(reason)"
        case .notRegular(let path):
            "\"\(path)\" is no regular file, so it is neither read nor replaced; name another place."
        case .malformed(let path, let fault, let aside):
            "\"\(path)\" could not be restored. \(fault)\(Self.whereabouts(aside))"
        case .unfinished(let path, let aside):
            "The app did not come up the last time it restored \"\(path)\", so it starts clean."
                + Self.whereabouts(aside)
        }
    }

    private static func whereabouts(_ aside: String?) -> String {
        aside.map { " The file is now \"\($0)\"." } ?? " The file is where it was."
    }
}

extension Snapshot.Place: CustomStringConvertible {
    /// The place in a few words, entries and modals counted from 1.
    public var description: String {
        switch self {
        case .tab(let name, let index): "entry \(index + 1) of tab \"\(name)\""
        case .modal(let number, let index): "entry \(index + 1) of modal \(number + 1)"
        case .parked(let number): "parked intent \(number + 1)"
        case .stack(let number): "stack \(number + 1)"
        case .selection: "the selection of the tab"
        case .field(let name): "the field \"\(name)\""
        }
    }
}

extension RestoreReport: CustomStringConvertible {
    /// A line for everything that was lost or changed; empty when nothing was.
    public var description: String {
        let lines =
            lost.map(\.description) + renumbered.map(\.description)
            + newTabs.map { "Tab \"\($0)\" is new and starts at its root." }
        return lines.joined(separator: "\n")
    }
}

extension RestoreReport.Lost: CustomStringConvertible {
    /// A sentence for a person: what was lost, whose it was, and why.
    public var description: String {
        "Lost \(place)\(owner(key, module)): \(reason)"
    }
}

extension RestoreReport.Renumbered: CustomStringConvertible {
    /// A sentence for a person: which entry has which id now.
    public var description: String {
        "Renumbered \(place) from \(from.map { "#\($0)" } ?? "what is no id") to \(to)."
    }
}

extension RestoreReport.Reason: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .malformed: "it does not have the documented form."
        case .unknownKey: "no module has this key; list the module, or name the key in formerKeys."
        case .newerVersion(let version, let known):
            "it was saved as version \(version), and \(known) is the highest its module knows."
        case .noMigration(let from, let to):
            "it was saved as version \(from), and its module, at version \(to), has no migrate."
        case .givenUp: "its module's migrate gave it up."
        case .undecodable(let error): "it does not read as its route. \(error)"
        case .notCodable: "the type of its route is not Codable any more."
        case .notFound: "it names nothing that exists, says the module that owns it."
        case .denied(let reason): "a guard does not let it in: \(reason)."
        case .redirected(let route): "a guard leads to \(route) instead."
        case .guardFailed(let failure): "its guard threw: \(failure)."
        case .noTab(let name): "there is no tab \"\(name)\" any more."
        case .duplicate: "the tab has a stack already."
        case .outOfBounds(let limit): "there are more than \(limit) of them."
        case .aboveLost: "what it belongs to, or lies on, was lost."
        case .stackDiscarded: "its stack was given up for an entry that was lost."
        }
    }
}

extension Snapshot.Report: CustomStringConvertible {
    /// A line for everything that was not saved; empty when all was.
    public var description: String { unsaved.map(\.description).joined(separator: "\n") }
}

extension Snapshot.Report.Unsaved: CustomStringConvertible {
    /// A sentence for a person: what was not saved, whose it is, and why.
    public var description: String {
        "Did not save \(place)\(owner(key, module)): \(reason)"
    }
}

extension Snapshot.Report.Reason: CustomStringConvertible {
    /// A sentence for a person.
    public var description: String {
        switch self {
        case .notCodable: "the type of its route is not Codable; conform it, or mark it .neverSaved."
        case .neverSaved: "its module never saves it."
        case .notEncodable(let error): "its own encoding threw: \(error)"
        case .tooDeep: "its route is nested deeper than can be encoded."
        case .noOwner: "no module owns its route."
        case .aboveUnsaved: "it belongs to, or lies on, an entry that is not saved."
        case .outOfBounds: "it is beyond the bounds of depth, modals or bytes."
        }
    }
}

private func owner(_ key: String?, _ module: String?) -> String {
    switch (key, module) {
    case (let key?, let module?): " (\"\(key)\" of \"\(module)\")"
    case (let key?, nil): " (\"\(key)\")"
    default: ""
    }
}

/// What an error says, in bounds and without the value it is about.
///
/// The first steps of a coding error's path, which lead to the route, are left out.
func summary(of error: any Error, below depth: Int = 0) -> String {
    let (text, context): (String, [any CodingKey])
    switch error {
    case EncodingError.invalidValue(_, let found):
        (text, context) = (found.debugDescription, found.codingPath)
    case DecodingError.keyNotFound(let key, let found):
        (text, context) = ("There is no \"\(key.stringValue)\".", found.codingPath)
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
        DecodingError.dataCorrupted(let found):
        (text, context) = (found.debugDescription, found.codingPath)
    default: (text, context) = (String(describing: error), [])
    }
    let path = context.dropFirst(depth).map(\.stringValue).joined(separator: ", ")
    return String((path.isEmpty ? text : "\(path): \(text)").prefix(300))
}
