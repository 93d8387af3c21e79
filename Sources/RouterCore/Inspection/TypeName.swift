/// Returns the name of a type without its module, as `String(describing:)` does.
///
/// It calls `_typeName`, which is public in the standard library but underscored. `String(describing:)` of a type first
/// searches the whole program for conformances of its metatype. At start-up, when none of them is cached, composing
/// an app would spend most of its time there.
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
