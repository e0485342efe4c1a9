import DetentVerbs
import Harness

/// Call of `fuzz`.
struct FuzzRun {
  private(set) var request: FuzzRequest
  private let console: Console
  private var tally: LawTally
  /// Broken laws without a waiver that have been reported.
  private var failures: [LawReport.Broken] = []
  /// Ways of breaking laws that have been reported.
  private var reported: [Breach] = []
  /// Kept scripts that break a law, by what they show.
  private var kept: [(breach: Breach, path: String)] = []
  /// Time since the start, or since the probes of one of many controls.
  private var watch = Stopwatch()
  /// Time spent on shrinking, in nanoseconds.
  private var shrinking: Int64 = 0

  init(_ request: FuzzRequest, _ console: Console) {
    self.request = request
    self.console = console
    tally = request.trial.emptyTally
  }

  /// Tries the laws, and reports the results.
  mutating func run(_ reports: VerdictReports) -> ExitStatus {
    if request.lists { return list() }
    let (report, status) = judge(as: "fuzz")
    return reports.write(report) ? status : status.joined(with: .usage)
  }

  /// Tries the laws, and prints what breaks.
  ///
  /// - Parameter verb: name of the report.
  /// - Returns: results, and the status to exit with.
  mutating func judge(as verb: String) -> (report: LawReport, status: ExitStatus) {
    Interruption.watch()
    let status = run()
    let laws = LawReport.laws(tally, request, failures)
    var report = LawReport(
      verb: verb, subject: request.controlName, laws: laws, sentence: summary,
      controls: request.controls)
    report.members = [
      ("control", "\(json: Array(request.controlName.utf8))"), ("seed", "\(request.trial.seed)"),
      ("cases", "\(tally.cases)"), ("unplayable", "\(tally.unplayable)"),
    ]
    return (report, status)
  }

  private mutating func run() -> ExitStatus {
    let seed = request.trial.seed
    let scope = request.scope
    let line = "fuzz \(request.controlName) --seed \(seed) --cases \(request.cases)\(scope)"
    if !request.isBrief { console.print(line) }
    do throws(Files.Failure) {
      if let status = try replayRegressions() { return status }
      if let status = try takeRecordings() { return status }
    } catch {
      if let interruption = Interruption.status { return interruption }
      console.report("detent: \(error.message)")
      return .usage
    }
    if request.playsProbes {
      tally.add(
        request.trial.play(
          Probe.all, jobs: request.jobs, console, tellsFirst: request.isBrief))
      reportBroken()
      if request.isBrief { watch = Stopwatch() }
    }
    // A failing driver makes all other results useless.
    if tally.isAnswered, Interruption.status == nil { tryCases() }
    console.show(status: "")
    // An interruption aborts drivers, so a missing answer means nothing.
    if Interruption.status != nil { tally.forgive("W1") }
    reportBroken()
    let laws = LawReport.laws(tally, request, failures)
    let status = (failures.isEmpty ? ExitStatus.passed : .failed)
      .joined(with: request.waivers.review(console)).joined(with: coverage())
      .joined(with: LawTable(tally, laws).report(request, console))
    if request.isBrief {
      for line in LawReport.rejections(tally) { console.print(line) }
    } else {
      console.print(summary)
    }
    return Interruption.status.map { status.joined(with: $0) } ?? status
  }

  private func list() -> ExitStatus {
    let chosen = request.laws
    for law in LawEntry.all(of: request.trial.control, in: request.controls)
    where chosen.isEmpty || chosen.contains(law.id) {
      let padding = String(repeating: " ", count: max(5 - law.id.count, 1))
      console.print("\(law.id)\(padding)\(law.name)")
      console.print("     \(law.sentence)")
      let source = "\(law.source)"
      console.print("     \(law.authority.word)\(source.isEmpty ? "" : ": \(source)")")
      guard let missing = law.missing else { continue }
      console.print("     not tried: it needs \(String(decoding: missing, as: UTF8.self))")
    }
    return .passed
  }

  // MARK: Cases

  private mutating func tryCases() {
    let (trial, hasDriver) = (request.trial, request.hasDriver)
    var progress = Progress(of: Int(request.cases), on: console)
    var tally = tally
    ToolDriver.leave()
    // A case may take a second with a driver.
    request.inBlocks(
      of: hasDriver ? 1 : 64, since: watch, leave: hasDriver ? ToolDriver.leave : nil,
      work: { trial.tally(of: $0, endsEarly: false) },
      deliver: { part in
        tally.add(part)
        progress.note(Int(tally.cases), failed: tally.broken.count)
        // Other scripts may break a law in other ways.
        return true
      })
    self.tally = tally
  }

  /// Least number of replays to shrink a failure, even beyond the time limit, for slow drivers.
  private static let leastPlays = 100

  /// Reports each way in which a law is broken that has not been reported.
  private mutating func reportBroken() {
    for found in tally.broken where !reported.contains(found.breach) {
      reported.append(found.breach)
      report(found)
    }
  }

  private mutating func report(_ found: FoundBreach) {
    let (limit, watch, total, spent) = (
      request.shrinkTime, Stopwatch(), request.shrinkTotal, shrinking
    )
    let path = kept.first { $0.breach == found.breach }?.path
    let isWhole = request.isBrief && found.probe != nil
    let shrinks = request.shrinks && path == nil && spent < total && !isWhole
    let least = request.isBrief ? 0 : Self.leastPlays
    let failure = request.trial.report(on: found, shrinks: shrinks, request.controls) {
      let isLate = watch.nanoseconds > limit && $0 >= least
      return isLate || spent + watch.nanoseconds > total || Interruption.status != nil
    }
    shrinking += watch.nanoseconds
    guard let failure else { return }
    console.print(Array(failure.report(below: failures.map(\.failure)).utf8))
    if !shrinks, request.shrinks, path == nil, !isWhole {
      console.print("  not cut: out of time (--shrink-total)")
    }
    if let path { console.print("\n  regression  \(path)") }
    let saved = path ?? save(failure)
    printReason(for: found.law)
    let again =
      found.probe.map { request.command(playing: $0) }
      ?? found.number.map { request.command(through: $0) }
    if let again { console.print("  same run  \(again)\n") }
    let shrink = saved.map { request.command(shrinking: $0, keeping: found.law) }
    failures.append(
      LawReport.Broken(failure: failure, commands: [shrink, again].compactMap { $0 }))
  }

  /// Prints the help topic with the reason for a law, if there is one.
  private func printReason(for law: String) {
    guard request.hasDriver, LawReasons.why(law) != nil else { return }
    console.print("  why       detent help \(law)")
  }

  /// Writes the script of a failure into the folder of regressions, and reports the path.
  ///
  /// - Returns: path; `nil` if nothing is to be written, or could not be.
  private func save(_ failure: LawFailure) -> String? {
    guard !request.isReadOnly else { return nil }
    let path = "\(request.regressions)/\(String(decoding: failure.fileName, as: UTF8.self))"
    do throws(Files.Failure) {
      try Files.makeFolder(request.regressions)
      if let objection = request.regression.beside(path).objection(),
        try Files.read(path) != failure.regression
      {
        throw Files.Failure(objection)
      }
      try Files.write(failure.regression, to: path)
      let command = request.command(shrinking: path, keeping: failure.law)
      console.print("\n  saved     \(path)\n  replay    \(command)")
      return path
    } catch {
      console.report("detent: \(error.message)")
      return nil
    }
  }

  // MARK: Regressions and recordings

  /// Tries the scripts that broke a law before; returns a status if one still does, else `nil`.
  private mutating func replayRegressions() throws(Files.Failure) -> ExitStatus? {
    guard Files.isFolder(request.regressions) else { return nil }
    var count: Int64 = 0
    for path in try Files.list(request.regressions, suffix: ".gesture") {
      let source = try Files.read(path)
      let controls = request.controls.besides(path)
      let reading = Replay.read(source, controls: controls)
      guard let script = reading.script else {
        // Another driver's script may need what this control does not have.
        let isOfOthers =
          request.hasDriver
          && Replay.read(source, controls: ControlSet.ours.besides(path)).script != nil
        guard isOfOthers else {
          _ = ScriptLoader(controls: controls, console: console).load(source, path)
          return .unreadable
        }
        leaveOut(path, reading.diagnostics.first?.message ?? [])
        continue
      }
      guard controls.table(of: script.settings).name == request.trial.control else { continue }
      let result = request.trial.tally(of: script)
      if let reason = result.reasons.first {
        leaveOut(path, reason.text)
        continue
      }
      count += 1
      tally.add(result)
      kept += result.broken.map { ($0.breach, path) }
    }
    reportBroken()
    guard failures.isEmpty else { return .failed }
    if count > 0 { console.print(count == 1 ? "1 regression holds" : "\(count) regressions hold") }
    return nil
  }

  private func leaveOut(_ path: String, _ reason: [UInt8]) {
    console.print("left out: \(path): \(String(decoding: reason, as: UTF8.self))")
  }

  /// Reads the gestures of `--from`, and prints their number and the files left out.
  ///
  /// - Returns: status to exit with if there is nothing to vary.
  private mutating func takeRecordings() throws(Files.Failure) -> ExitStatus? {
    guard let sources = try request.takeRecordings() else { return nil }
    console.print(sources.text(gestures: request.trial.scripts.recordings.count))
    return sources.status == .passed ? nil : sources.status
  }

  // MARK: Summary

  /// Prints the frequencies of labels below their minimum, or with `--stats` of all. Returns
  /// `coverage` if some are too rare and the minima are required.
  private func coverage() -> ExitStatus {
    let labels = request.trial.labels
    let missing = tally.missing(labels.map(\.minimum))
    for (index, label) in labels.enumerated() {
      let isMissing = missing.contains(index)
      guard request.showsStatistics || isMissing, !request.isQuiet else { continue }
      let share = Double(tally.counts[index]) * 1000 / Double(max(tally.cases, 1))
      let (percent, least) = (Self.tenths(share), Self.tenths(Double(label.minimum)))
      let name = String(decoding: label.name.bytes, as: UTF8.self)
      let padding = String(repeating: " ", count: max(28 - name.count, 1))
      console.print("  \(name)\(padding)\(percent) %\(isMissing ? ", at least \(least) %" : "")")
    }
    return missing.isEmpty || !request.requiresCoverage ? .passed : .coverage
  }

  /// Returns thousandths as a percentage.
  private static func tenths(_ thousandths: Double) -> String {
    "\({ DecimalText.append(thousandths / 10, decimals: 1, to: &$0) })"
  }

  private var summary: String {
    let left = tally.unplayable > 0 ? ", \(tally.unplayable) not playable" : ""
    let waived = tally.laws.count { !$0.waived.isEmpty }
    let broken = tally.laws.count { !$0.broken.isEmpty }
    let result =
      switch broken {
      case 0: tally.laws.contains { $0.held > 0 } ? "no law is broken" : "no law was tried"
      case 1: "1 law is broken"
      default: "\(broken) laws are broken"
      }
    let more = waived > 0 ? ", \(waived) waived" : ""
    let end = Interruption.status == nil ? "" : "; interrupted"
    return "\(LawReport.count(tally.cases, "script"))\(left), \(result)\(more)\(end)"
  }
}
