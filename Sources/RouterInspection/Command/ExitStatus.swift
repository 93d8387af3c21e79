/// What a process ends with.
package enum ExitStatus: Int32 {
    /// All went well.
    case success = 0
    /// Something that was to hold did not.
    case failed = 1
    /// The command line was not understood.
    case usage = 64
    /// A file or a line of input was not understood.
    case data = 65
}

/// An error that ends a program.
package protocol Failure: Error {
    /// What the process ends with.
    var status: ExitStatus { get }
    /// What is written to standard error; nil to end quietly.
    var message: String? { get }
}

extension Failure where Self: CustomStringConvertible {
    /// The sentence it describes itself with.
    package var message: String? { description }
}
