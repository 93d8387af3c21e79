import RouterCore

/// A route with a number.
struct Room: Route {
    let number: Int
}

/// What a screen keeps alive; the book is told of its end.
@MainActor final class Guest {
    let number: Int
    private let book: GuestBook

    init(number: Int, book: GuestBook) {
        self.number = number
        self.book = book
        book.alive.append(number)
    }

    isolated deinit {
        if let index = book.alive.firstIndex(of: number) { book.alive.remove(at: index) }
    }
}

/// Who is there.
@MainActor final class GuestBook {
    var alive: [Int] = []
    nonisolated init() {}
}

/// A screen that holds a guest and knows its context.
struct RoomScreen: RouterScreen {
    let guest: Guest
    var context = PushContext.detached

    func injecting(_ context: PushContext) -> RoomScreen {
        RoomScreen(guest: guest, context: context)
    }
}

private struct HotelModule: FeatureModule {
    let book: GuestBook

    func registerDestinations(in registry: inout DestinationRegistry<RoomScreen>) {
        registry.destination(for: Room.self, key: "room") { [book] room, _ in
            RoomScreen(guest: Guest(number: room.number, book: book))
        }
    }
}

/// A router whose screens hold guests, to see who lives how long.
@MainActor final class Hotel {
    private let book = GuestBook()
    private var open: Router<RoomScreen>?

    init() throws {
        let book = book
        open = Router(
            try Composition<RoomScreen> {
                HotelModule(book: book)
                RootTab("lobby", root: Room(number: 0))
            })
    }

    var router: Router<RoomScreen> { open! }

    /// The numbers of the guests that are still in memory.
    var alive: [Int] { book.alive }

    /// Pushes a room and shows it.
    func enter(_ number: Int) {
        router.push(Room(number: number))
        _ = router.visibleScreen
    }

    /// Gives up the router.
    func close() {
        open = nil
    }
}
