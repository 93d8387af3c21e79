/// The form of a value as its encoding shows it: the name of its case, and its payload by label.
struct RouteShape {
    /// One value of the payload.
    struct Payload {
        /// The label, `_0` for the first one without; the name of a property in a struct.
        let label: String
        /// The value as it was handed to the encoder.
        let value: any Encodable
    }

    /// The name of the case; nil for a struct.
    var caseName: String?
    /// The payload in the order of its declaration; a nil is left out.
    var payload: [Payload] = []
    /// The only value of a type that encodes no labels, such as a wrapper of a number.
    var single: (any Encodable)?
    /// Whether something was encoded that belongs to no case and no label.
    var isHidden = false

    /// Runs the encoding of a value and notes what it shows.
    init(of value: some Encodable) {
        let recorder = ShapeRecorder()
        do {
            try value.encode(to: recorder)
            self = recorder.shape
        } catch {
            isHidden = true
        }
    }

    init() {}

    /// The value of a label, looked for at the index first, or nil when it is left out.
    func value(of label: String, expectedAt index: Int) -> (any Encodable)? {
        if index < payload.count, payload[index].label == label { return payload[index].value }
        return payload.first { $0.label == label }?.value
    }
}

extension RouteShape {
    /// The way from a route to one of its values, through the values of nested types it lies in.
    struct Path: Hashable, Sendable {
        enum Step: Hashable, Sendable {
            /// To the value of a label, which has an index in the payload of a case.
            case label(String, index: Int, caseName: String?)
            /// To the only value of a type without labels.
            case single
        }

        private(set) var steps: [Step]

        /// The labels on the way.
        var labels: [String] {
            steps.compactMap { if case .label(let label, _, _) = $0 { label } else { nil } }
        }

        func appending(_ step: Step) -> Path {
            Path(steps: steps + [step])
        }

        /// Whether one leads through the end of the other.
        func overlaps(_ other: Path) -> Bool {
            zip(steps, other.steps).allSatisfy { $0 == $1 }
        }
    }

    /// The value at the end of a way, or nil when an Optional is left out there, or the route goes another way.
    func value(at path: Path) -> (any Encodable)? {
        value(at: path.steps[...])
    }

    private func value(at steps: ArraySlice<Path.Step>) -> (any Encodable)? {
        let value: (any Encodable)? =
            switch steps.first {
            case .label(let label, let index, let caseName):
                self.caseName == caseName ? self.value(of: label, expectedAt: index) : nil
            case .single: single
            case nil: nil
            }
        guard let value, steps.count > 1 else { return value }
        return RouteShape(of: value).value(at: steps.dropFirst())
    }

    /// All values with the ways to them, each before those within it, down to a depth of nested types.
    func values(beneath path: Path = Path(steps: []), depth: Int = 8) -> [(path: Path, value: any Encodable)]
    {
        payload.enumerated().flatMap { index, payload in
            let step = Path.Step.label(payload.label, index: index, caseName: caseName)
            return Self.values(payload.value, at: path.appending(step), depth: depth)
        }
    }

    private static func values(
        _ value: any Encodable, at path: Path, depth: Int
    ) -> [(path: Path, value: any Encodable)] {
        let shape = RouteShape(of: value)
        var inner = depth > 0 ? shape.values(beneath: path, depth: depth - 1) : []
        // A number encodes itself, and would without end.
        if depth > 0, shape.payload.isEmpty, let single = shape.single, type(of: single) != type(of: value) {
            inner += values(single, at: path.appending(.single), depth: depth - 1)
        }
        return [(path, value)] + inner
    }
}
