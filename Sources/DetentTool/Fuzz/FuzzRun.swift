import DetentVerbs
import Harness

/// Call of `fuzz`.
struct FuzzRun {
  private(set) var request: FuzzRequest
  let console: Console
  var tally: LawTally
  /// Laws that a probe breaks; probes are shorter than shrunk random scripts.
  var probed: [LawText] = []
  /// Waived laws that a probe breaks.
  var waivedByProbes: [LawText] = []
  /// Broken laws without a waiver.
  var failures: [FuzzVerdict.Failure] = []
  private let watch = Stopwatch()
  /// Time since shrinking began.
  private var shrinking = Stopwatch()

  init(_ request: FuzzRequest, _ console: Console) {
    self.request = request
    self.console = console
    tally = request.fuzzer.tally(of: 0..<0)
  }

  /// Tries the laws, and reports the results.
  mutating func run(_ reports: VerdictReports) -> ExitStatus {
    if request.lists { return list() }
    Interruption.watch()
    let status = run()
    let verdict = FuzzVerdict(
      request: request, tally: tally, failures: failures, sentence: summary, untried: untried)
    return reports.write(verdict) ? status : status.joined(with: .usage)
  }

  private mutating func run() -> ExitStatus {
    let seed = request.fuzzer.seed
    let scope = request.scope
    console.print("fuzz \(request.controlName) --seed \(seed) --cases \(request.cases)\(scope)")
    do throws(Files.Failure) {
      if let status = try replayRegressions() { return status }
      if let status = try takeRecordings() { return status }
    } catch {
      if let interruption = Interruption.status { return interruption }
      console.report("detent: \(error.message)")
      return .usage
    }
    var status = request.playsProbes ? playProbes() : .passed
    // A failing driver makes all other results useless.
    if !probed.contains("W1"), Interruption.status == nil { tryCases() }
    console.show(status: "")
    // An interruption aborts drivers, so a missing answer means nothing.
    if Interruption.status != nil { tally.forgive("W1") }
    shrinking = Stopwatch()
    for broken in tally.broken
    where reason(for: broken.law) == nil && !probed.contains(broken.law) {
      status = status.joined(with: report(broken))
    }
    status = status.joined(with: request.waivers.review(request.fuzzer, console))
    status = status.joined(with: coverage()).joined(
      with: LawTable(tally, untried, waivedFor: reason).report(request, console))
    console.print(summary)
    return Interruption.status.map { status.joined(with: $0) } ?? status
  }

  /// Returns the reason of the waiver for a law; `nil` if it must not be broken.
  func reason(for law: LawText) -> String? {
    request.waivers.reason(for: law, of: request.fuzzer.control)
  }

  /// Laws that were not tried, each with the requirement that the control lacks.
  private var untried: [(id: String, missing: String)] {
    let chosen = request.fuzzer.laws
    return Fuzzer.laws(of: request.fuzzer.control, in: request.controls)
      .filter { chosen.isEmpty || chosen.contains($0.id.bytes) }
      .compactMap { law in
        law.missing.map { ("\(law.id)", String(decoding: $0, as: UTF8.self)) }
      }
  }

  private func list() -> ExitStatus {
    let chosen = request.fuzzer.laws
    for law in Fuzzer.laws(of: request.fuzzer.control, in: request.controls)
    where chosen.isEmpty || chosen.contains(law.id.bytes) {
      let id = "\(law.id)"
      let padding = String(repeating: " ", count: max(5 - id.count, 1))
      console.print("\(id)\(padding)\(law.name)")
      console.print("     \(law.sentence)")
      let source = "\(law.source)"
      console.print("     \(law.authority.word)\(source.isEmpty ? "" : ": \(source)")")
      guard let missing = law.missing else { continue }
      console.print("     not tried: it needs \(String(decoding: missing, as: UTF8.self))")
    }
    return .passed
  }

  // MARK: Cases

  /// Number of cases tried at a time; an interruption waits for them, a second each with a driver.
  private var block: Int64 { request.hasDriver ? 1 : 64 }

  private mutating func tryCases() {
    let fuzzer = request.fuzzer
    let cases = request.cases
    let (limit, watch, block) = (request.time ?? .max, watch, block)
    var next: Int64 = 0
    var progress = Progress(of: Int(cases), on: console)
    var tally = tally
    ToolDriver.leave()
    Parallel.run(
      jobs: request.jobs,
      next: {
        guard next < cases, watch.nanoseconds < limit, Interruption.status == nil else {
          return nil
        }
        defer { next += block }
        return next..<min(next + block, cases)
      },
      work: { fuzzer.tally(of: $0) }, leave: request.hasDriver ? ToolDriver.leave : nil,
      deliver: { part in
        tally.add(part)
        progress.note(Int(tally.cases), failed: tally.broken.count)
        return !tally.isAllBroken
      })
    self.tally = tally
  }

  /// Least number of replays to shrink a failure, even beyond the time limit, for slow drivers.
  private static let leastPlays = 100

  private mutating func report(_ broken: LawTally.Broken) -> ExitStatus {
    let (limit, watch, total, all) = (
      request.shrinkTime, Stopwatch(), request.shrinkTotal, shrinking
    )
    let shrinks = request.shrinks && all.nanoseconds < total
    let failure = request.fuzzer.failure(ofCase: broken.number, of: broken.law, shrinks: shrinks) {
      let isLate = watch.nanoseconds > limit && $0 >= Self.leastPlays
      return isLate || all.nanoseconds > total || Interruption.status != nil
    }
    guard let failure else {
      console.print(
        """
        FAIL \(broken.law)  seed \(request.fuzzer.seed), case \(broken.number), which broke no law when it was tried again
          \(broken.finding)
          The control is not deterministic: it may use real time, or keep state from before.
          the script  \(request.command(through: broken.number)) --print | tail -n 1
        """)
      return .failed
    }
    console.print(failure.report)
    if !shrinks, request.shrinks { console.print("  not cut: out of time (--shrink-total)") }
    let path = save(failure)
    printReason(for: broken.law)
    let command = request.command(through: broken.number)
    console.print("  same run  \(command)\n")
    note(failure, savedAt: path, command)
    return .failed
  }

  /// Prints the help topic with the reason for a law, if there is one.
  func printReason(for law: LawText) {
    guard request.hasDriver, LawReasons.why("\(law)") != nil else { return }
    console.print("  why       detent help \(law)")
  }

  /// Keeps a failure for the reports.
  mutating func note(_ failure: LawFailure, savedAt path: String?, _ command: String) {
    let law = String(decoding: failure.law.bytes, as: UTF8.self)
    let replay = path.map { [request.command(shrinking: $0, keeping: law)] } ?? []
    failures.append(FuzzVerdict.Failure(failure: failure, commands: replay + [command]))
  }

  /// Writes the script of a failure into the folder of regressions, and reports the path.
  ///
  /// - Returns: path; `nil` if it could not be written.
  func save(_ failure: LawFailure) -> String? {
    let name = String(decoding: failure.fileName, as: UTF8.self)
    let path = "\(request.regressions)/\(name)"
    let law = String(decoding: failure.law.bytes, as: UTF8.self)
    do throws(Files.Failure) {
      try Files.makeFolder(request.regressions)
      try Files.write(failure.regression, to: path)
      let command = request.command(shrinking: path, keeping: law)
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
    var count = 0
    for path in try Files.list(request.regressions, suffix: ".gesture") {
      let source = try Files.read(path)
      let controls = request.controls.besides(path)
      guard let script = Replay.read(source, controls: controls).script else {
        _ = ScriptLoader(controls: controls, console: console).load(source, path)
        return .unreadable
      }
      guard controls.table(of: script.settings).name == request.fuzzer.control else { continue }
      count += 1
      guard let failure = request.fuzzer.failure(of: script) else { continue }
      console.print(failure.report)
      console.print("\n  regression  \(path)")
      let law = String(decoding: failure.law.bytes, as: UTF8.self)
      let command = request.command(shrinking: path, keeping: law)
      failures.append(FuzzVerdict.Failure(failure: failure, commands: [command]))
      return .failed
    }
    if count > 0 { console.print(count == 1 ? "1 regression holds" : "\(count) regressions hold") }
    return nil
  }

  /// Reads the gestures of `--from`, and prints their number and the files left out.
  ///
  /// - Returns: status to exit with if there is nothing to vary.
  private mutating func takeRecordings() throws(Files.Failure) -> ExitStatus? {
    guard let sources = try request.takeRecordings() else { return nil }
    console.print(sources.text(gestures: request.fuzzer.recordings.count))
    return sources.status == .passed ? nil : sources.status
  }

  // MARK: Summary

  /// Prints the frequencies of labels below their minimum, or with `--stats` of all. Returns
  /// `coverage` if some are too rare and the minima are required.
  private func coverage() -> ExitStatus {
    let labels = request.fuzzer.labels
    let missing = tally.missing(labels.map(\.minimum))
    for (index, label) in labels.enumerated() {
      let isMissing = missing.contains(index)
      guard request.showsStatistics || isMissing, !request.isQuiet else { continue }
      let share = Double(tally.counts[index]) * 1000 / Double(max(tally.cases, 1))
      let percent = String(decoding: Self.tenths(share), as: UTF8.self)
      let least = String(decoding: Self.tenths(Double(label.minimum)), as: UTF8.self)
      let name = String(decoding: label.name.bytes, as: UTF8.self)
      let padding = String(repeating: " ", count: max(28 - name.count, 1))
      console.print("  \(name)\(padding)\(percent) %\(isMissing ? ", at least \(least) %" : "")")
    }
    return missing.isEmpty || !request.requiresCoverage ? .passed : .coverage
  }

  /// Returns thousandths as a percentage.
  private static func tenths(_ thousandths: Double) -> [UInt8] {
    var text: [UInt8] = []
    DecimalText.append(thousandths / 10, decimals: 1, to: &text)
    return text
  }

  private var summary: String {
    let left = tally.unplayable > 0 ? ", \(tally.unplayable) not playable" : ""
    let others = tally.broken.map(\.law).filter { reason(for: $0) != nil }
    let waived = others.count + waivedByProbes.count { !others.contains($0) }
    let known = tally.broken.count { reason(for: $0.law) == nil && probed.contains($0.law) }
    let broken = tally.broken.count - others.count - known + probed.count
    let result =
      switch broken {
      case 0: tally.laws.contains { $0.held > 0 } ? "no law is broken" : "no law was tried"
      case 1: "1 law is broken"
      default: "\(broken) laws are broken"
      }
    let more = waived > 0 ? ", \(waived) waived" : ""
    let end = Interruption.status == nil ? "" : "; interrupted"
    return "\(tally.cases) scripts\(left), \(result)\(more)\(end)"
  }
}
