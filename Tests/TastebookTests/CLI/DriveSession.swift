import Foundation
import RouterCore
import TastebookData

@testable import DemoCLI

/// A run of `drive` over the embedded catalogue.
@MainActor struct DriveSession {
    let driver: Driver

    init() throws {
        let store = TastebookStore(.embedded)
        driver = Driver(Router(try tastebook(store: store), allowing: tastebookOrigins), store: store)
    }

    /// The answer to a line as it is written; nil if the line is skipped.
    func json(_ line: String) throws -> String? {
        try driver.answer(to: .bytes(Array(line.utf8)))
    }

    /// The answer to a line, read.
    func answer(_ line: String) throws -> DrivenAnswer {
        try JSONDecoder().decode(DrivenAnswer.self, from: Data((json(line) ?? "").utf8))
    }
}

/// An answer, as a script reads it.
struct DrivenAnswer: Decodable {
    struct State: Decodable {
        struct Modal: Decodable {
            let style: String
            let stack: [String]
        }

        let tab: String
        let stacks: [String: [String]]
        let modals: [Modal]
        let visible: String
        let parked: [String]
        let user: Int?
    }

    struct Events: Decodable {
        struct Event: Decodable {
            let number: Int
            let command: String
            let verb: String
            let outcome: String
            let reason: String?
            let route: String?
            let removed: [String]
            let inserted: [String]
        }

        let count: Int
        let last: Event?
    }

    struct Screen: Decodable {
        let title: String
        let rows: [String]
        let actions: [String]
    }

    let line: Int
    let outcome: String
    let reason: String?
    let detail: String?
    let state: State
    let events: Events?
    let screen: Screen?

    /// The outcome, or the reason it was refused for.
    var result: String { reason ?? outcome }

    /// The stacks on screen, what is parked, and who is signed in.
    var summary: String {
        let parked = state.parked.isEmpty ? "" : ", parked " + state.parked.joined(separator: " and ")
        return stacks + parked + (state.user.map { ", as \($0)" } ?? "")
    }

    /// The tab with its stack, then the modals, each with its style.
    var stacks: String {
        let tab = "\(state.tab) " + (state.stacks[state.tab] ?? []).joined(separator: " › ")
        return ([tab] + state.modals.map { "\($0.style) " + $0.stack.joined(separator: " › ") })
            .joined(separator: " + ")
    }
}
