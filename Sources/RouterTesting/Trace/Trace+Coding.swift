#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why bytes are no list of traces.
public enum TraceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// They are no JSON, or JSON of another shape.
    case malformed(String)
    /// A later version of this package wrote them.
    case newerVersion(Int, known: Int)

    /// A sentence: what is wrong, and what to do about it.
    public var description: String {
        switch self {
        case .malformed(let reason): "It holds no traces: \(reason)."
        case .newerVersion(let version, let known):
            "Its traces have version \(version), and this program reads up to \(known); use a newer one."
        }
    }
}

extension Trace {
    /// The trace as a file of its own, which ``list(in:)`` reads.
    ///
    /// - Complexity: O(steps and events).
    public var text: String { Trace.text(of: [self]) }

    /// Returns traces as the text of a file: a list in JSON with each step on a line of its own.
    ///
    /// A trace is an object of `version`, `title`, `setUp`, `start`, `steps` and `end`. A step has what was done
    /// as `do`, its `events`, and the `answer` to a command. ``Action`` and ``Request`` say what can be done.
    ///
    /// - Complexity: O(steps and events).
    public static func text(of traces: [Trace]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) -> String {
            // Nothing in a trace can fail to be encoded: it holds text and whole numbers only.
            (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        }
        func list(_ lines: [String]) -> String {
            lines.isEmpty ? "[]" : "[\n  " + lines.joined(separator: ",\n  ") + "\n]"
        }
        return "["
            + traces.map { trace in
                "{\"version\":\(version),\"title\":\(json(trace.title)),\"setUp\":\(json(trace.setUp)),\n"
                    + "\"start\":\(list(trace.start.map(json))),\n\"steps\":\(list(trace.steps.map(json))),\n"
                    + "\"end\":\(list(trace.end.map(json)))}"
            }.joined(separator: ",\n") + "]\n"
    }

    /// Reads the traces of a file.
    ///
    /// - Throws: Why the bytes are none, or from which later version they are.
    /// - Complexity: O(bytes).
    public static func list(in data: Data) throws(TraceFileError) -> [Trace] {
        do {
            return try JSONDecoder().decode([Trace].self, from: data)
        } catch let error as TraceFileError {
            throw error
        } catch DecodingError.dataCorrupted(let context) {
            let reason = (context.underlyingError as? TraceFileError)?.description
            throw .malformed(reason ?? "it is no JSON, or was cut off")
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .malformed("\(place(context.codingPath)) has no \"\(key.stringValue)\"")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            if context.codingPath.isEmpty { throw .malformed("it is no list of traces") }
            throw .malformed("\(place(context.codingPath)) is not what is expected there")
        } catch {
            throw .malformed("\(error)")
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    }
}

extension Trace: Codable {
    private enum CodingKeys: CodingKey {
        case version, title, setUp, start, steps, end
    }

    /// Reads a trace.
    ///
    /// - Throws: ``TraceFileError/newerVersion(_:known:)`` for one that a later version of this package wrote,
    ///   ``TraceFileError/malformed(_:)`` for a version below 1.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version <= Trace.version else {
            throw TraceFileError.newerVersion(version, known: Trace.version)
        }
        guard version >= 1 else {
            throw TraceFileError.malformed("there is no version \(version) of a trace")
        }
        title = try container.decode(String.self, forKey: .title)
        setUp = try container.decode(String.self, forKey: .setUp)
        start = try container.decode([String].self, forKey: .start)
        steps = try container.decode([Step].self, forKey: .steps)
        end = try container.decode([String].self, forKey: .end)
    }

    /// Writes the trace with its version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Trace.version, forKey: .version)
        try container.encode(title, forKey: .title)
        try container.encode(setUp, forKey: .setUp)
        try container.encode(start, forKey: .start)
        try container.encode(steps, forKey: .steps)
        try container.encode(end, forKey: .end)
    }
}

extension Trace.Action: Codable {
    private enum CodingKeys: CodingKey {
        case tap, title, ask, from, command, activate, draw
    }

    /// Reads an action: an object whose first key says which.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let number = try container.decodeIfPresent(Int.self, forKey: .tap) {
            self = .tap(number: number, title: try container.decode(String.self, forKey: .title))
        } else if let line = try container.decodeIfPresent(String.self, forKey: .command) {
            self = .command(line)
        } else if container.contains(.activate) {
            self = .activate
        } else if container.contains(.draw) {
            self = .draw
        } else if container.contains(.ask) {
            self = .ask(
                try container.decode(Trace.Request.self, forKey: .ask),
                from: try container.decodeIfPresent(Int.self, forKey: .from))
        } else {
            throw DecodingError.typeMismatch(
                Trace.Action.self,
                .init(codingPath: decoder.codingPath, debugDescription: "an unknown action"))
        }
    }

    /// Writes the action.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .tap(let number, let title):
            try container.encode(number, forKey: .tap)
            try container.encode(title, forKey: .title)
        case .ask(let request, let entry):
            try container.encode(request, forKey: .ask)
            try container.encodeIfPresent(entry, forKey: .from)
        case .command(let line): try container.encode(line, forKey: .command)
        case .activate: try container.encode(true, forKey: .activate)
        case .draw: try container.encode(true, forKey: .draw)
        }
    }
}
