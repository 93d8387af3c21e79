import RouterCore

/// The screens of secrets.
///
/// Routes are logged and saved, so none has a secret in it.
package enum ItemsRoute: Route, Codable {
    case list
    case shared
    case item(id: Int)
    case edit(id: Int)
}

/// Asks for a new password; who makes it is not known here.
package struct NewPassword: ResultRoute {
    package typealias Value = String
}

/// Copies the password of an item; where to is not known here.
package struct CopyPassword: Route {
    package let item: Int
}

/// Asks which of two passwords to keep.
///
/// Code without a screen shows it.
package struct Conflict: ResultRoute {
    package enum Value: Sendable { case mine, theirs }
    package let name: String

    package init(name: String) { self.name = name }
}
