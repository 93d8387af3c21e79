/// Returns the name of a type without its module, as `String(describing:)` does.
///
/// That one first looks for what the type of the type conforms to, all through the program. At its start, when
/// nothing of the kind is known yet, this is most of what composing an app takes.
@usableFromInline package func shortName(of type: Any.Type) -> String {
    _typeName(type, qualified: false)
}

/// Returns the name of a type with its module, such as `DishesModule.DishesRoute`, without the address that the
/// runtime puts into the name of a private one.
///
/// - Complexity: O(length of the name), and slow: for reports and errors only.
package func qualifiedName(of type: Any.Type) -> String {
    var name = Substring(_typeName(type))
    var clean = ""
    while let open = name.firstIndex(of: "("), let close = name[open...].firstIndex(of: ")") {
        clean += name[..<open]
        let context = name[open...close]
        name = name[name.index(after: close)...]
        if context.contains("unknown context") {
            if name.hasPrefix(".") { name.removeFirst() }
        } else {
            clean += context
        }
    }
    return clean + name
}
