/// Returns what to offer in place of a word nobody knows: the nearest of the words there are, or all of them.
///
/// - Complexity: O(words · letters²).
package func suggestion(for word: String, among known: [String]) -> String {
    guard !known.isEmpty else { return "there are none" }
    if let nearest = nearest(to: word, among: known) { return "did you mean \"\(nearest)\"?" }
    return "there are \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
}

/// Returns the word that is reached by the fewest changed letters, if those are fewer than half of its own.
///
/// - Complexity: O(words · letters²).
package func nearest(to word: String, among known: [String]) -> String? {
    known.map { (word: $0, distance: editDistance(word, $0)) }
        .filter { $0.distance * 2 < $0.word.count }
        .min { $0.distance < $1.distance }?.word
}

/// The number of letters to insert, remove or change to turn one word into the other (Levenshtein).
private func editDistance(_ left: String, _ right: String) -> Int {
    let left = Array(left.prefix(64))
    let right = Array(right.prefix(64))
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let substitution = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
        }
    }
    return row[right.count]
}
