import RouterCore
import TastebookData

/// An error that ends the program.
protocol Failure: Error {
    /// What the process ends with.
    var status: ExitStatus { get }
    /// What is written to standard error; nil to end quietly.
    var message: String? { get }
}

extension Failure where Self: CustomStringConvertible {
    var message: String? { description }
}

extension CatalogueError: Failure {
    var status: ExitStatus { .data }
}

extension CompositionError: Failure {
    var status: ExitStatus { .failed }
}
