import RouterCore

private enum Shop: Route { case start, item(Int) }
private enum Help: Route { case start }
private enum ShopExit: Route { case help, nothing }

private func sound() -> [Connect] {
    [
        Connect(ShopExit.self) { exit in
            switch exit {
            case .help: Help.start
            case .nothing: Action {}
            }
        },
        Connect(ShopExit.self) { _ in Help.start },
        Connect(ShopExit.self) { exit in
            if exit == .help { Help.start } else { Shop.item(1) }
        },
        Connect(ShopExit.self) { exit in
            let number = exit == .help ? 1 : 2
            Shop.item(number)
        },
    ]
}

private func missing(_ known: Help?) {
    _ = Connect(ShopExit.self) { exit in
        switch exit {
        case .help: Help.start
        // expected-error@+1 {{every branch names a route or an Action; write Action {} where nothing is to happen}}
        case .nothing: nil
        }
    }
    // expected-error@+1 {{give each 'if' an 'else'}}
    _ = Connect(ShopExit.self) { exit in
        if exit == .help { Help.start }
    }
    // expected-error@+1 {{give each 'if' an 'else'}}
    _ = Connect(ShopExit.self) { exit in
        if exit == .help { Help.start }
        Shop.start
    }
    // expected-error@+1 {{every branch names a route or an Action}}
    _ = Connect(ShopExit.self) { _ in known }
    // expected-error@+1 {{every branch names a route or an Action}}
    _ = Connect(ShopExit.self) { _ in nil }
    // expected-error@+1 {{every branch names a route or an Action}}
    _ = Connect(ShopExit.self) { _ in }
}

private func returned() {
    // expected-error@+1 {{leave out 'return'}}
    _ = Connect(ShopExit.self) { exit in
        switch exit {
        case .help: return Help.start
        case .nothing: return Help.start
        }
    }
    // expected-error@+1 {{leave out 'return'}}
    _ = Connect(ShopExit.self) { _ in return Help.start }
    // expected-error@+1 {{leave out 'return'}}
    _ = Connect(ShopExit.self) { exit in
        guard exit == .help else { return Shop.start }
        return Help.start
    }
    // expected-error@+1 {{leave out 'return'}}
    _ = Connect(ShopExit.self) { exit in
        if exit == .help { return Help.start }
        return nil
    }
}

private func several() {
    // expected-error@+1 {{a branch names one route or one Action; let its screen push what comes next}}
    _ = Connect(ShopExit.self) { _ in
        Help.start
        Shop.start
    }
    _ = Connect(ShopExit.self) { exit in
        switch exit {
        case .help: Help.start
        // expected-error@+1 {{write Action { … } around what is to be done}}
        case .nothing: print("nothing")
        }
    }
}
