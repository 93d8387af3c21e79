extension Navigation {
    /// Sets, replaces or takes away the leave guard of an entry; nothing happens when the entry is gone.
    func guardLeaving(_ id: EntryID, _ decide: (@MainActor () -> LeaveDecision)?) {
        guard let place = state.place(of: id) else { return }
        if decide != nil || lives[id] != nil { life(of: id).leaveGuard = decide }
        let stack = state[place.position].id
        model(of: stack)?.setLeaveGuarded(id, decide != nil)
    }
}
