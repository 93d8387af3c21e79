// One request after the other: each is run whole, and what it causes waits until it has been delivered.
extension Navigation {
    /// Runs a request now, or after the one that is being run or delivered.
    func perform(
        _ command: consuming NavigationCommand, from source: NavigationState.Source, animated: Bool = true,
        waiter: ResultWaiter? = nil
    ) -> NavigationRequest {
        lastRequest += 1
        onRequest?(command, source, isBusy)
        if !isActive { warnOfWaitingLinks(before: command) }
        var job = Job(id: lastRequest, command, from: source, isAnimated: animated, waiter: waiter)
        guard isBusy else { return exclusively { run(&job) } }
        if caused >= Self.chainLimit, isReportingLimit { return refuse(job, .limit(Self.chainLimit)) }
        caused += 1
        defer { queue.append((job, isOverLimit: caused > Self.chainLimit)) }
        return job.wait()
    }

    /// Says once in the log that links wait for `activate()`, when the app is in use all the same.
    private func warnOfWaitingLinks(before command: borrowing NavigationCommand) {
        guard !inbox.isEmpty, !hasWarnedOfLinks, !command.isLink else { return }
        // What was saved is restored before the router is activated.
        if case .restore = command.kind { return }
        hasWarnedOfLinks = true
        Self.log("A link waits until router.activate() is called; call it once the app can be seen.")
    }

    /// Does something during which requests wait, then runs them; inside of such a thing, just does it.
    func exclusively<Value>(_ body: () -> Value) -> Value {
        guard !isBusy else { return body() }
        isBusy = true
        let value = body()
        if !isQuiet { runQueue() }
        isBusy = false
        tellUnread()
        return value
    }

    /// Does something during which requests wait, and leaves them waiting.
    package func puttingOffRequests<Value>(_ body: () -> Value) -> Value {
        guard !isBusy else { return body() }
        isBusy = true
        defer { isBusy = false }
        return body()
    }

    /// Runs the requests that were put off.
    package func runWaiting() {
        exclusively {}
    }

    /// Whether nothing waits for its turn, which is so after most requests.
    private var isQuiet: Bool { caused == 0 && inbox.isEmpty }

    /// Runs what waits, in order: the requests of the queue, then the links of the inbox.
    ///
    /// A link that a modal holds up stays first in the inbox; one that waits for a guard is superseded by the next.
    private func runQueue() {
        defer {
            caused = 0
            // An empty slice may keep what was taken out of it.
            queue = []
            if inbox.isEmpty { inbox = [] }
        }
        var isHeld = false
        while true {
            if !queue.isEmpty {
                var (job, isOverLimit) = queue.removeFirst()
                if isOverLimit {
                    job.pending?.settle(refuse(job, .limit(Self.chainLimit)))
                } else {
                    isHeld = false
                    _ = run(&job)
                }
            } else if isActive, !isHeld, !inbox.isEmpty {
                var job = inbox.removeFirst()
                _ = run(&job)
                isHeld = inbox.first?.id == job.id
            } else {
                return
            }
        }
    }

    /// How far a run has come.
    enum Progress {
        case done(NavigationRequest)
        /// A link has to wait: for `activate()`, for links that came before, or for the end of a modal.
        case held
        /// Guards have to be waited for.
        case asking([Question])
        /// A screen asks before it goes.
        case confirming(Confirmation)
    }

    /// Runs a request, or puts a link that has to wait into the inbox.
    func run(_ job: inout Job) -> NavigationRequest {
        let hasToWait = job.command.isLink && !job.isFromInbox && !(isActive && inbox.isEmpty)
        return conclude(hasToWait ? .held : start(&job), of: &job)
    }

    private func conclude(_ progress: Progress, of job: inout Job) -> NavigationRequest {
        switch progress {
        case .done(let request):
            job.pending?.settle(request)
            return request
        case .held:
            let request = job.wait()
            let place = job.isFromInbox ? inbox.startIndex : inbox.endIndex
            job.isFromInbox = true
            inbox.insert(job, at: place)
            return request
        case .asking(let questions):
            let request = job.wait()
            wait(for: questions, of: job)
            showConfirmation()
            return request
        case .confirming(let confirmation):
            let request = job.wait()
            waiting = Waiting(job, confirming: confirmation)
            showConfirmation()
            return request
        }
    }

    /// Takes a request through its phases, to the end if no guard has to be waited for.
    private func start(_ job: inout Job) -> Progress {
        do throws(Rejection) {
            while true {
                let proposal = try resolve(job.command, from: job.source, in: state)
                if job.command.isLink, mustWait(for: proposal.delta) { return .held }
                guard table.hasGuards else { return try finish(&job, proposal) }
                switch try ask(proposal.entering, settled: &job.settled) {
                case .allowed: return try finish(&job, proposal)
                case .redirected(let asked, let redirect):
                    job.note(asked: proposal.entering)
                    try job.redirect(asked, to: redirect)
                case .asking(let questions):
                    beginWaiting(&job, about: proposal)
                    return .asking(questions)
                }
            }
        } catch {
            return .done(refuse(job, error))
        }
    }

    /// Whether a link would end a modal that links must not skip; then no guard is asked yet.
    private func mustWait(for delta: NavigationState.Delta) -> Bool {
        guard storage.state.modals.contains(where: \.blocksLinks) else { return false }
        return delta.changes.contains { change in
            if case .dismiss(let modal, _) = change { modal.blocksLinks } else { false }
        }
    }

    /// Lets a request wait for answers about a proposal, which gives up the one that waited before.
    private func beginWaiting(_ job: inout Job, about proposal: borrowing Proposal) {
        job.note(asked: proposal.entering)
        supersede()
    }

    /// Commits a request that its guards have allowed, if the screens that would go allow it, too.
    private func finish(_ job: inout Job, _ proposal: consuming Proposal) throws(Rejection) -> Progress {
        if let confirmation = try askToLeave(&proposal, of: job) {
            beginWaiting(&job, about: proposal)
            return .confirming(confirmation)
        }
        if let intent = job.intent {
            // A link may put entries beneath a modal that stays, so the intent belongs to the visible entry, not
            // to a new one.
            let shown = state.applying(proposal.delta).visible
            proposal.delta.changes.append(.park(intent, on: shown.id))
        }
        let answer = answerToWaiting(in: proposal)
        let supersedes = answer == nil && job.command.supersedes(by: proposal.delta)
        if supersedes { withdrawConfirmation(in: &proposal) }
        admitVisible(&proposal, goesOnToNextTab: job.command.goesOnToNextTab)
        switch job.command.kind {
        case .change(.endSession):
            supersede(endingWith: .session)
            supersedeInbox()
        case .restore(let restoration):
            supersede()
            restoration.isInstalled = true
        default:
            if supersedes { supersede() }
        }
        let outcome = job.outcome
        commit(proposal, of: job, as: outcome)
        if let answer { goOn(afterConfirming: answer) }
        return .done(NavigationRequest(id: job.id, state: .settled(outcome)))
    }
}

// MARK: - Guards that take their time

extension Navigation {
    /// A request that waits: for guards, with the task that asks them, or for the answer to a dialog.
    final class Waiting {
        let job: Job
        var task: Task<Void, Never>?
        /// The screen that asks before it goes.
        let confirmation: Confirmation?
        /// The entry of its dialog, once that is shown.
        var dialog: EntryID?

        init(_ job: Job, confirming confirmation: Confirmation? = nil) {
            self.job = job
            self.confirmation = confirmation
        }
    }

    private func wait(for questions: [Question], of job: Job) {
        let id = job.id
        let waiting = Waiting(job)
        self.waiting = waiting
        waiting.task = Task { [weak self] in
            for question in questions {
                // Nobody waits for the answer of a request that has been superseded.
                guard self?.waiting?.job.id == id else { return }
                let answer: Result<GuardDecision, any Error>
                do { answer = .success(try await question.decision()) } catch { answer = .failure(error) }
                guard let self, self.waiting?.job.id == id else { return }
                if case .success(.allow) = answer { continue }
                return self.goOn(after: answer, to: question)
            }
            guard let self, self.waiting?.job.id == id else { return }
            self.goOn { job throws(Rejection) in try self.proceed(&job) }
        }
    }

    /// Goes on after the first answer that is more than allowing.
    private func goOn(after answer: Result<GuardDecision, any Error>, to question: Question) {
        goOn { job throws(Rejection) in try self.proceed(&job, after: answer, to: question) }
    }

    func goOn(by proceed: (inout Job) throws(Rejection) -> Progress) {
        guard var job = waiting?.job else { return }
        waiting = nil
        exclusively {
            let progress: Progress
            do throws(Rejection) {
                progress = try proceed(&job)
            } catch {
                progress = .done(refuse(job, error))
            }
            _ = conclude(progress, of: &job)
        }
    }

    private func proceed(
        _ job: inout Job, after answer: Result<GuardDecision, any Error>, to question: Question
    ) throws(Rejection) -> Progress {
        switch answer {
        case .failure(let error):
            throw .guardFailed(question.route, Rejection.GuardFailure(error))
        case .success(let decision):
            guard let redirect = try redirect(for: decision, about: question.route) else {
                return try proceed(&job)
            }
            try job.redirect(question.route, to: redirect)
            return start(&job)
        }
    }

    func proceed(_ job: inout Job) throws(Rejection) -> Progress {
        let proposal = try resolve(job.command, from: job.source, in: state)
        // The routes beneath may have changed meanwhile: none is shown that no guard was asked about.
        if case .saved(let restoration) = proposal.entering, restoration.isAsking { return start(&job) }
        guard proposal.entering == job.asked else {
            try job.beginAgain()
            return start(&job)
        }
        return try finish(&job, proposal)
    }

    /// Gives up the request that waits for a guard: a newer one has come.
    ///
    /// - Parameter ending: What whoever waits for its end is told.
    private func supersede(endingWith ending: Ending = .forgotten) {
        guard let old = waiting else { return }
        waiting = nil
        old.task?.cancel()
        settleAsSuperseded(old.job, ending)
    }

    private func supersedeInbox() {
        let jobs = inbox
        inbox = []
        for job in jobs { settleAsSuperseded(job, .session) }
    }

    func settleAsSuperseded(_ job: Job, _ ending: Ending) {
        send(.superseded, of: job)
        job.waiter?.resume(.ended(ending))
        job.pending?.settle(NavigationRequest(id: job.id, state: .settled(.superseded)))
    }
}
