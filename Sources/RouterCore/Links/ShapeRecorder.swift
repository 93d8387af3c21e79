/// An encoder that writes nothing: it only notes the case, the labels and the values of a route, or of a value in it.
///
/// An enum encodes a container within a container, named after its case; a struct encodes its properties; an
/// enum with raw values encodes a single value, which names the case as well as its name would.
final class ShapeRecorder: Encoder {
    var shape = RouteShape()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ShapeContainer<Key>(recorder: self, isCase: false))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        shape.isHidden = true
        return HiddenContainer(recorder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        ShapeValue(recorder: self)
    }
}

/// The keyed containers: of the route itself, and of the payload of its case.
private struct ShapeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let recorder: ShapeRecorder
    let isCase: Bool
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {}

    func encode<T: Encodable>(_ value: T, forKey key: Key) {
        recorder.shape.payload.append(RouteShape.Payload(label: key.stringValue, value: value))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        if isCase || recorder.shape.caseName != nil || !recorder.shape.payload.isEmpty {
            recorder.shape.isHidden = true
        } else {
            recorder.shape.caseName = key.stringValue
        }
        return KeyedEncodingContainer(ShapeContainer<NestedKey>(recorder: recorder, isCase: true))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        recorder.shape.isHidden = true
        return HiddenContainer(recorder: recorder)
    }

    func superEncoder() -> any Encoder {
        recorder.shape.isHidden = true
        return recorder
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        superEncoder()
    }
}

/// The single value of an enum with raw values.
private struct ShapeValue: SingleValueEncodingContainer {
    let recorder: ShapeRecorder
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {
        recorder.shape.isHidden = true
    }

    func encode<T: Encodable>(_ value: T) {
        recorder.shape.single = value
        guard recorder.shape.caseName == nil,
            let text = (value as? any LosslessStringConvertible)?.description
        else {
            recorder.shape.isHidden = true
            return
        }
        recorder.shape.caseName = text
    }
}

/// Takes whatever shows neither a case nor a label.
private struct HiddenContainer: UnkeyedEncodingContainer {
    let recorder: ShapeRecorder
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    func encodeNil() {}

    func encode<T: Encodable>(_ value: T) {}

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(ShapeContainer<NestedKey>(recorder: recorder, isCase: true))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

    func superEncoder() -> any Encoder { recorder }
}
