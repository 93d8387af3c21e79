/// Compared by the host in a way of its own.
protocol HostComparable {
    @MainActor func isSame(as other: Any) -> Bool
}

/// Returns whether two values of a view's type are the same, as far as that can be seen.
///
/// Their bits may be equal; otherwise their parts are compared. Closures are the same only if their bits are.
@MainActor func isSameValue<Value>(_ left: Value, _ right: Value) -> Bool {
    let haveSameBits = withUnsafeBytes(of: left) { left in
        withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
    return haveSameBits || isSame(left, right)
}

@MainActor func isSame(_ left: Any, _ right: Any) -> Bool {
    func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool { left == right as? Value }

    guard type(of: left) == type(of: right) else { return false }
    if left is any Connectable { return true }
    if let left = left as? any HostComparable { return left.isSame(as: right) }
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    switch left.displayStyle {
    case nil: return false
    case .class: return false
    default:
        let (parts, others) = (Array(left.children), Array(right.children))
        guard parts.count == others.count, !parts.isEmpty || left.displayStyle == .struct else {
            return parts.isEmpty && others.isEmpty && left.displayStyle != .enum
        }
        return zip(parts, others).allSatisfy { part, other in
            part.label == other.label && isSamePart(part.value, other.value)
        }
    }
}

@MainActor private func isSamePart(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyObject.Type { return left as AnyObject === right as AnyObject }
    return isSame(left, right)
}
