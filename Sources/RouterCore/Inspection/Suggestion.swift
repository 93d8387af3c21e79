/// Returns what to offer in place of a word nobody knows: the nearest of the words there are, or all of them.
///
/// It ends the sentence it stands in, with a full stop or its own question mark.
///
/// - Complexity: O(words · letters²).
package func suggestion(for word: String, among known: [String]) -> String {
    guard !known.isEmpty else { return "there are none." }
    if let nearest = nearest(to: word, among: known) { return "did you mean \"\(nearest)\"?" }
    return "there are \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
}

/// Returns the word that is reached by the fewest changed letters, if those are fewer than half of its own.
///
/// - Complexity: O(words · letters²).
package func nearest(to word: String, among known: [String]) -> String? {
    known.map { (word: $0, distance: editDistance(Array(word), Array($0))) }
        .filter { $0.distance * 2 < $0.word.count }
        .min { $0.distance < $1.distance }?.word
}

/// The number of elements to insert, remove, change, or swap with their neighbour to turn one list into the other.
///
/// It is the optimal string alignment; of each list the first 64 elements count.
///
/// - Complexity: O(left · right).
func editDistance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    let (left, right) = (left.prefix(64), right.prefix(64))
    var before = Array(0...right.count)
    var row = before
    for i in left.indices {
        var next = [i + 1]
        for j in right.indices {
            var distance = min(next[j] + 1, row[j + 1] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                distance = min(distance, before[j - 1] + 1)
            }
            next.append(distance)
        }
        (before, row) = (row, next)
    }
    return row[right.count]
}

/// How long a word is and which letters it has: enough to tell that most words are not alike.
struct Letters: Hashable, Sendable {
    private var count = 0
    /// A bit for each letter, whatever its case.
    private var kinds: UInt32 = 0

    /// Notes those of no word.
    init() {}

    /// Notes those of a word, as far as ``editDistance(_:_:)`` looks at it.
    init(of word: some Collection<UInt8>) {
        for byte in word.prefix(64) {
            count += 1
            kinds |= 1 << UInt32(byte & 31)
        }
    }

    /// Returns what the edit distance of two words is at least: each step brings one letter at most.
    func leastDistance(to other: Letters) -> Int {
        let missing = max(
            (kinds & ~other.kinds).nonzeroBitCount, (other.kinds & ~kinds).nonzeroBitCount)
        return max(missing, abs(count - other.count))
    }
}
