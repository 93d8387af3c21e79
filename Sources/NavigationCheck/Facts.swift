/// A place in a source, as compilers name it.
struct Place: Hashable, Comparable, Encodable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int
    /// Whether its line says `navigation-check: ignore`.
    let isIgnored: Bool

    private enum CodingKeys: CodingKey { case file, line, column }

    var description: String { "\(file):\(line):\(column)" }

    static func < (one: Place, other: Place) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}

/// One way through a statement with several, such as `if` or `#if`.
typealias Branch = (statement: String, choice: Int)

/// A property or a function that has a body; the name of its type comes after those around it.
typealias Body = (type: String, name: String, file: String, items: [Item])

/// Something in a body that has to do with navigation.
typealias Item = (kind: ItemKind, place: Place?, context: Context)

/// Types are as they are written; nil if it is not known which.
enum ItemKind {
    /// A stack, with its number in the body, and the name of its path; nil if it has none.
    case stack(Int, path: String?)
    case destination(type: String?)
    /// A destination that an item or a Boolean drives.
    case driven(by: String)
    case link(type: String?)
    case viewLink
    case append(path: String, type: String?)
    case view(String)
    /// A property or a function, of the type around it or of something else.
    case member(String, isOwn: Bool)
}

/// Where in a body something is.
struct Context {
    /// A stack of the body; wherever the body is; or on no stack that is known, as in a sheet or an action.
    enum Stack: Equatable { case own(Int), here, none }

    var stack = Stack.here
    /// The lazy container around it; empty if what is around it is not known, nil if there is none.
    var container: String?
    /// What pushes the screen it is in; nil if that is the root of the stack.
    var pushed: Place?
    var branches: [Branch] = []

    func on(_ stack: Stack, pushed: Place? = nil) -> Context {
        Context(stack: stack, pushed: pushed, branches: branches)
    }

    /// The context of something with this context in a body that is itself somewhere.
    func within(_ outer: Context) -> Context {
        Context(stack: outer.stack, pushed: pushed ?? outer.pushed, branches: outer.branches + branches)
    }

    /// Whether the two are never there at once.
    func excludes(_ other: Context) -> Bool {
        branches.contains { mine in
            other.branches.contains { $0.statement == mine.statement && $0.choice != mine.choice }
        }
    }
}
