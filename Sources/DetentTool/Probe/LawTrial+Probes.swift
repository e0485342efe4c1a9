import DetentVerbs
import Harness

extension LawTrial {
  /// Plays probes until all are played, the driver fails, or the user interrupts. Tells each law as
  /// it breaks, since a slow page may take minutes for all of them.
  ///
  /// - Parameters:
  ///   - probes: probes to play. The results do not depend on `jobs`.
  ///   - jobs: number played in parallel, each on its own driver; 1 plays them on this thread.
  ///   - console: console that shows the progress.
  ///   - tellsFirst: true to tell what the first probe shows to be kept.
  /// - Returns: results of the probes that were played to their end.
  func play(
    _ probes: [Probe], jobs: Int, _ console: Console, tellsFirst: Bool = false
  ) -> LawTally {
    defer { console.show(status: "") }
    var tally = emptyTally
    var count = 0
    func next() -> Probe? {
      guard count < probes.count, Interruption.status == nil else { return nil }
      defer { count += 1 }
      let left = LawReport.count(Int64(probes.count - count), "probe")
      console.show(status: "\(left) left: \(probes[count].name)")
      return probes[count]
    }
    func take(_ new: LawTally) -> Bool {
      // An interruption aborts drivers, so a missing answer means nothing.
      guard Interruption.status == nil else { return false }
      let known = tally.broken.map(\.breach)
      if tellsFirst, tally.played.isEmpty, !new.played.isEmpty {
        let kept = new.laws.filter { $0.isMet && $0.found.isEmpty }.map(\.id)
        console.report("kept so far: \(kept.joined(separator: " "))")
      }
      tally.add(new)
      for found in new.broken where !known.contains(found.breach) {
        console.report("broken: \(found.law) by \(found.probe ?? "none"): \(found.finding)")
      }
      return new.isAnswered
    }
    guard jobs > 1 else {
      while let probe = next(), take(self.tally(of: probe)) {}
      return tally
    }
    if tellsFirst {
      // Others start later, so that the first result comes sooner.
      while tally.played.isEmpty, let probe = next(), take(self.tally(of: probe)) {}
      ToolDriver.leave()
      guard tally.isAnswered else { return tally }
    }
    let trial = self
    Parallel.run(
      jobs: jobs, next: next, work: { trial.tally(of: $0) }, leave: ToolDriver.leave, deliver: take
    )
    return tally
  }

  /// Returns the failure of a script that was found to break a law. After an interruption it is not
  /// played again, as drivers no longer answer; a failure that does not come back is reported as it
  /// was seen.
  ///
  /// - Parameters:
  ///   - found: the script, and the way in which it breaks the law.
  ///   - shrinks: true to shrink it.
  ///   - controls: controls of scripts, with the driver if there is one.
  ///   - isOutOfTime: returns true to stop shrinking, given the number of plays so far.
  /// - Returns: `nil` if there is no such law.
  func report(
    on found: FoundBreach, shrinks: Bool, _ controls: ControlSet,
    isOutOfTime: @escaping (Int) -> Bool = { _ in false }
  ) -> LawFailure? {
    let canPlay = Interruption.status == nil || controls.driver == nil
    if canPlay, let failure = failure(of: found, shrinks: shrinks, isOutOfTime: isOutOfTime) {
      return failure
    }
    let entry = LawEntry.all(of: control, in: controls).first { $0.id == found.law }
    return entry.map { LawFailure(found, $0, seed: seed, isRepeatable: !canPlay) }
  }
}
