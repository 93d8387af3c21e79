/// Returns the name of a type with its module, such as `DishesModule.DishesRoute`, without the address that the
/// runtime puts into the name of a private one.
///
/// - Complexity: O(length of the name), and slow: for reports and errors only.
func qualifiedName(of type: Any.Type) -> String {
    var name = Substring(String(reflecting: type))
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
