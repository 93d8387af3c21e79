/// How many columns text takes in a terminal, by Unicode 17.
///
/// Wide East Asian characters and emoji take two, marks that combine take none of their own. An emoji put
/// together of several scalars (a family, a flag, a skin tone, a keycap) is one picture of two columns, as
/// terminals draw it that know it; those that do not are set right by the cursor moves of ``FrameEncoder``.
extension Character {
    /// The columns the character takes: 0, 1 or 2.
    var columns: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard scalars.count > 1 else { return first.columns }
        if isPictureOfSeveral { return 2 }
        return min(2, scalars.reduce(0) { $0 + $1.columns })
    }

    /// Whether terminals may disagree about the width, so that what follows needs its column named.
    var isUncertain: Bool {
        guard let first = unicodeScalars.first else { return false }
        return unicodeScalars.count > 1 || first.value >= 0x1F000
    }

    /// Whether several scalars make one emoji.
    private var isPictureOfSeveral: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.value == 0x20E3
                || scalar.properties.isEmojiModifier
                || (0x1F1E6...0x1F1FF).contains(scalar.value)
        }
    }
}

extension Unicode.Scalar {
    /// The columns the scalar takes when it stands alone.
    fileprivate var columns: Int {
        if value < 0x300 { return 1 }
        // The vowels and final consonants of decomposed Hangul join the consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return WideScalars.contains(self) || properties.isEmojiPresentation ? 2 : 1
        }
    }
}

extension StringProtocol {
    /// The columns the text takes.
    ///
    /// - Complexity: O(length).
    var columns: Int { reduce(0) { $0 + $1.columns } }
}
