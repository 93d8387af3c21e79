import Observation

/// Makes passwords of what is random.
@MainActor package final class PasswordMaker {
    private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    private var random: any RandomNumberGenerator

    package init(_ random: any RandomNumberGenerator) { self.random = random }

    func make() -> String {
        String((0..<12).map { _ in Self.letters[Int.random(in: Self.letters.indices, using: &random)] })
    }
}

/// The passwords that one screen offers.
@MainActor @Observable final class Offer {
    private(set) var passwords: [String] = []
    private let maker: PasswordMaker

    init(_ maker: PasswordMaker) {
        self.maker = maker
        renew()
    }

    func renew() { passwords = (1...3).map { _ in maker.make() } }
}
