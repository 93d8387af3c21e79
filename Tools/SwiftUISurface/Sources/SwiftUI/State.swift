public import Observation

/// A property that is connected with its view before `body` is read.
@MainActor protocol Connectable {
    func connect(_ node: Node, _ label: String)
}

/// A value that belongs to a place on screen, whatever view value is drawn there.
@propertyWrapper public struct State<Value> {
    final class Box {
        let initial: Value
        var cell: Cell?

        init(_ initial: Value) {
            self.initial = initial
        }
    }

    @Observable final class Cell {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    /// Creates a state with the value it has first.
    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    /// The value; changing it draws the view anew.
    public var wrappedValue: Value {
        get { box.cell?.value ?? box.initial }
        nonmutating set { box.cell?.value = newValue }
    }

    /// A way to read and write the value from elsewhere.
    ///
    /// Here the view that hands it on is drawn anew, too, when the value changes.
    public var projectedValue: Binding<Value> {
        _ = wrappedValue
        nonisolated(unsafe) let state = self
        return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
    }
}

extension State: Sendable where Value: Sendable {}
// Only the test's main actor touches them.
extension State.Box: @unchecked Sendable where Value: Sendable {}
extension State.Cell: @unchecked Sendable where Value: Sendable {}

extension State: Connectable {
    func connect(_ node: Node, _ label: String) {
        box.cell = node.kept("state \(label)") { Cell(box.initial) }
    }
}

/// A way to read and write a value that lives elsewhere.
@propertyWrapper public struct Binding<Value> {
    private let getter: @isolated(any) @Sendable () -> Value
    private let setter: @isolated(any) @Sendable (Value) -> Void

    /// Creates a binding of two closures.
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        getter = get
        setter = set
    }

    /// The value.
    ///
    /// The host reads and writes on the main actor, where the closures are at home.
    public var wrappedValue: Value {
        get { unsafeBitCast(getter, to: (@Sendable () -> Value).self)() }
        nonmutating set { unsafeBitCast(setter, to: (@Sendable (Value) -> Void).self)(newValue) }
    }
}

extension Binding: Sendable where Value: Sendable {}

/// Makes bindings to the properties of an observed object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// What makes bindings, as `$` before the property says it.
    public var projectedValue: Bindable<Value> { self }

    /// Not to be used: the value has to be an observed object.
    @available(*, unavailable, message: "The value has to be an observed object.")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Makes bindings to an object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Makes bindings to an object.
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        nonisolated(unsafe) let (object, keyPath) = (wrappedValue, keyPath)
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
