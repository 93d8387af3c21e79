// One request after the other: each is run whole, and what it causes waits until it has been delivered.
extension Navigation {
    /// Runs a request now, or after the one that is being run or delivered.
    func perform(_ ask: Ask) -> NavigationRequest {
        lastRequest += 1
        var job = Job(id: lastRequest, ask: ask)
        guard isBusy else { return exclusively { run(&job) } }
        if caused >= Self.chainLimit, isReportingLimit { return refuse(job, .limit(Self.chainLimit)) }
        caused += 1
        defer { queue.append((job, isOverLimit: caused > Self.chainLimit)) }
        return job.wait()
    }

    /// Does something during which requests wait, then runs them; inside of such a thing, just does it.
    func exclusively<Value>(_ body: () -> Value) -> Value {
        guard !isBusy else { return body() }
        isBusy = true
        let value = body()
        runQueue()
        isBusy = false
        tellUnread()
        return value
    }

    /// Runs what waits, in order: the requests of the queue, then the links of the inbox.
    private func runQueue() {
        defer { caused = 0 }
        while true {
            if !queue.isEmpty {
                var (job, isOverLimit) = queue.removeFirst()
                if isOverLimit {
                    job.pending?.settle(refuse(job, .limit(Self.chainLimit)))
                } else {
                    _ = run(&job)
                }
            } else if isActive, !inbox.isEmpty {
                var job = inbox.removeFirst()
                _ = run(&job, fromInbox: true)
                if inbox.first?.id == job.id { return }
            } else {
                return
            }
        }
    }

    /// How far a run has come.
    private enum Progress {
        case done(NavigationRequest)
        /// A link has to wait for the end of a modal.
        case held
        /// Guards have to be waited for.
        case asking([Question])
    }

    /// Runs a request, or puts a link that has to wait into the inbox.
    private func run(_ job: inout Job, fromInbox: Bool = false) -> NavigationRequest {
        if job.ask.plan.isLink, !isActive || !(inbox.isEmpty || fromInbox) {
            defer { inbox.append(job) }
            return job.wait()
        }
        return conclude(start(&job), of: &job, fromInbox: fromInbox)
    }

    private func conclude(_ progress: Progress, of job: inout Job, fromInbox: Bool = false)
        -> NavigationRequest
    {
        switch progress {
        case .done(let request):
            job.pending?.settle(request)
            return request
        case .held:
            defer { inbox.insert(job, at: fromInbox ? 0 : inbox.count) }
            return job.wait()
        case .asking(let questions):
            let request = job.wait()
            wait(for: questions, of: job)
            return request
        }
    }

    /// Takes a request through its synchronous checks, and on to the end if no guard has to be waited for.
    private func start(_ job: inout Job) -> Progress {
        do throws(Rejection) {
            while true {
                let prepared = try prepare(job.plan, from: job.source)
                let entering = prepared?.entering ?? .none
                if let (asked, redirect) = try firstRedirect(of: entering) {
                    try job.redirect(asked, to: redirect)
                    continue
                }
                let questions = questions(about: entering)
                if questions.isEmpty { return try finish(job, prepared) }
                supersede()
                return .asking(questions)
            }
        } catch {
            return .done(refuse(job, error))
        }
    }

    /// Decides and commits a request whose guards have allowed it.
    private func finish(_ job: Job, _ prepared: Prepared?) throws(Rejection) -> Progress {
        var decision = try decide(job.plan, prepared, from: job.source)
        if job.plan.isLink, decision.endsBlockingModal { return .held }
        if let intent = job.intent {
            let shown = decision.delta.inserted.last?.id ?? state.applying(decision.delta).visible.id
            decision.delta.changes.append(.park(intent, on: shown))
        }
        let isStaleReport = job.plan.isHostReport && decision.delta.isEmpty
        if !isStaleReport { supersede() }
        if case .one(.plain(.endSession)) = job.plan { supersedeInbox() }
        commit(decision, of: job)
        return .done(NavigationRequest(id: job.id, state: .settled(job.outcome)))
    }
}

// MARK: - Guards that take their time

extension Navigation {
    /// A request that waits for a guard, and the task that asks.
    struct Waiting {
        let job: Job
        var task: Task<Void, Never>?
    }

    private func wait(for questions: [Question], of job: Job) {
        let id = job.id
        waiting = Waiting(job: job)
        waiting?.task = Task { [weak self] in
            for question in questions {
                let answer: Result<GuardDecision, any Error>
                do { answer = .success(try await question.ask(question.route)) } catch {
                    answer = .failure(error)
                }
                guard let self, self.waiting?.job.id == id else { return }
                if case .success(.allow) = answer { continue }
                return self.goOn(after: answer, about: question.route)
            }
            guard let self, self.waiting?.job.id == id else { return }
            self.goOn(after: .success(.allow), about: nil)
        }
    }

    private func goOn(after answer: Result<GuardDecision, any Error>, about route: AnyRoute?) {
        guard var job = waiting?.job else { return }
        waiting = nil
        exclusively {
            let progress: Progress
            do throws(Rejection) {
                progress = try proceed(&job, after: answer, about: route)
            } catch {
                progress = .done(refuse(job, error))
            }
            _ = conclude(progress, of: &job)
        }
    }

    private func proceed(
        _ job: inout Job, after answer: Result<GuardDecision, any Error>, about route: AnyRoute?
    ) throws(Rejection) -> Progress {
        switch (answer, route) {
        case (.failure(let error), let route?):
            throw .guardFailed(route, GuardFailure(error))
        case (.success(let decision), let route?):
            guard let redirect = try redirect(for: decision, about: route) else { break }
            try job.redirect(route, to: redirect)
            return start(&job)
        default: break
        }
        return try finish(job, prepare(job.plan, from: job.source))
    }

    /// Gives up the request that waits for a guard: a newer one has come.
    private func supersede() {
        guard let old = waiting else { return }
        waiting = nil
        old.task?.cancel()
        settleAsSuperseded(old.job)
    }

    private func supersedeInbox() {
        let jobs = inbox
        inbox = []
        for job in jobs { settleAsSuperseded(job) }
    }

    private func settleAsSuperseded(_ job: Job) {
        send(.superseded, of: job)
        job.ask.waiter?.resume(.ended(.forgotten))
        job.pending?.settle(NavigationRequest(id: job.id, state: .settled(.superseded)))
    }
}

extension NavigationPlan {
    /// Whether it reports what the host has removed already.
    fileprivate var isHostReport: Bool {
        if case .one(.plain(.removed)) = self { true } else { false }
    }
}
