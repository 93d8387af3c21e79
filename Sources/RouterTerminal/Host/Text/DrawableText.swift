import RouterCore

extension String {
    /// The text as it can be put into cells: harmless, and every character takes at least one column.
    ///
    /// What would be drawn as nothing at all is shown as `�`; a mark with nothing to combine with stands on a
    /// dotted circle, and of a tower of marks the lowest stay.
    ///
    /// - Complexity: O(length).
    var drawable: String {
        var scalars = String.UnicodeScalarView()
        for scalar in harmless.unicodeScalars { scalars.append(scalar.isHidden ? "�" : scalar) }
        let text = String(scalars)
        guard text.contains(where: \.isOutOfBounds) else { return text }
        return text.reduce(into: "") { $0 += $1.bounded }
    }
}

extension Unicode.Scalar {
    /// Whether it is drawn as nothing, wherever it stands; the joiners, selectors and tags of emoji are not.
    fileprivate var isHidden: Bool {
        switch value {
        case 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}

extension Character {
    /// Enough for every emoji, and for the marks any language puts on a letter.
    private static let mostScalars = 16

    fileprivate var isOutOfBounds: Bool { columns == 0 || unicodeScalars.count > Self.mostScalars }

    fileprivate var bounded: String {
        let scalars = String.UnicodeScalarView(unicodeScalars.prefix(Self.mostScalars))
        return columns == 0 ? "◌" + String(scalars) : String(scalars)
    }
}
