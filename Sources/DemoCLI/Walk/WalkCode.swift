/// Lines of code as a scene prints them, and the file they are compiled in.
///
/// A test holds the two equal. Where lines are left out, a line holds nothing but `…`.
struct WalkCode {
    /// The file, from the folder of the package.
    let file: String
    /// The lines, without the indentation they have in common.
    let text: String
}
