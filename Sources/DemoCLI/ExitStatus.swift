/// What the process ends with.
enum ExitStatus: Int32 {
    /// All went well.
    case success = 0
    /// Something that was to hold did not.
    case failed = 1
    /// The command line was not understood.
    case usage = 64
    /// A file or a line of input was not understood.
    case data = 65
}
