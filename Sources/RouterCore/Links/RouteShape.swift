/// What a route's own encoding shows of it: the name of its case, and its payload by label.
struct RouteShape {
    /// One value of the payload.
    struct Payload {
        /// The label, `_0` for the first one without; the name of a property in a struct.
        let label: String
        /// The value as it was handed to the encoder.
        let value: Any
    }

    /// The name of the case; nil for a struct.
    var caseName: String?
    /// The payload in the order of its declaration; a nil is left out.
    var payload: [Payload] = []
    /// Whether something was encoded that belongs to no case and no label.
    var isHidden = false

    /// Runs the route's encoding and notes what it shows.
    init(of route: some Encodable) {
        let recorder = ShapeRecorder()
        do {
            try route.encode(to: recorder)
            self = recorder.shape
        } catch {
            isHidden = true
        }
    }

    init() {}

    /// The value of a label, looked for at the index first, or nil when it is left out.
    func value(of label: String, expectedAt index: Int) -> Any? {
        if index < payload.count, payload[index].label == label { return payload[index].value }
        return payload.first { $0.label == label }?.value
    }
}
