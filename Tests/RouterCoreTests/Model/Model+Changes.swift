/// The small changes that the rules are made of, and how a model is printed.
extension Model {
    func no(_ word: Word) -> Refusal { Refusal(word: word, operation: nil) }

    /// Where the entry a verb belongs to lies; without a source, the visible one.
    func place(_ from: Int?) throws(Refusal) -> (pile: Int, level: Int) {
        guard let at = find(from ?? visible.id) else { throw no(.sourceGone) }
        return at
    }

    func check(_ face: Face) throws(Refusal) {
        if let fault = face.fault { throw no(fault) }
    }

    /// A dialog lies on no stack.
    func checkScreen(_ face: Face) throws(Refusal) {
        if face.landed.preference == .dialog { throw no(.otherPresentation) }
    }

    mutating func make(_ face: Face) -> Place {
        nextID += 1
        return Place(id: nextID - 1, face: face)
    }

    mutating func add(_ face: Face, to pile: Int) {
        let place = make(face.landed)
        if pile < tabs.count {
            tabs[pile].places.append(place)
        } else {
            modals[pile - tabs.count].places.append(place)
        }
    }

    mutating func cut(_ pile: Int, keeping count: Int, _ end: End) {
        while piles[pile].places.count > count {
            ended.append(Ended(id: piles[pile].top.id, end: end))
            if pile < tabs.count {
                tabs[pile].places.removeLast()
            } else {
                modals[pile - tabs.count].places.removeLast()
            }
        }
    }

    mutating func close(_ modal: Int, _ end: End) {
        while modals.count > modal {
            for place in modals.removeLast().places.reversed() {
                ended.append(Ended(id: place.id, end: end))
            }
        }
    }

    mutating func system(_ ids: [Int]) {
        for tab in tabs.indices {
            tabs[tab].places = losing(ids, from: tabs[tab].places, above: 0)
        }
        for modal in modals.indices {
            let places = modals[modal].places
            let isWhole = ids.contains(places[0].id)
            modals[modal].places = losing(isWhole ? places.map(\.id) : ids, from: places, above: -1)
        }
        modals.removeAll { $0.places.isEmpty }
    }

    mutating func losing(_ ids: [Int], from places: [Place], above level: Int) -> [Place] {
        var kept: [Place] = []
        for (index, place) in places.enumerated() {
            if index > level, ids.contains(place.id) {
                ended.append(Ended(id: place.id, end: .system))
            } else {
                kept.append(place)
            }
        }
        return kept
    }
}

extension Model: CustomStringConvertible {
    /// One line for each pile, the modals on top.
    var description: String {
        func name(_ place: Place) -> String {
            "\(place.face)".split(separator: "Face.").last.map(String.init) ?? ""
        }
        func line(_ title: String, _ pile: Pile) -> String {
            "\(title)  \(pile.places.map(name).joined(separator: " › "))"
        }
        let above = modals.reversed().map { line("\($0.style ?? .sheet)", $0) }
        let beneath = tabs.indices.map { line("tab\($0)\($0 == selected ? "*" : "")", tabs[$0]) }
        return (above + beneath).joined(separator: "\n")
    }
}
