import DetentVerbs
import Harness

/// Run of checks on several threads, reported in the order of the scripts.
struct CheckRun {
  private let options: CheckOptions
  private let selection: Selection
  private var reports: CheckReports
  private var progress: Progress
  private var status = ExitStatus.passed
  /// Verdict of each script.
  private(set) var verdicts: [(path: String, verdict: CheckOutcome.Verdict)] = []
  /// Number of scripts reported.
  private var reported = 0
  private var failures = 0
  /// Number of scripts on which laws were tried.
  private var judged = 0

  init(_ options: CheckOptions, _ selection: Selection, _ reports: CheckReports) {
    (self.options, self.selection, self.reports) = (options, selection, reports)
    progress = Progress(of: selection.scripts.count, on: options.console)
  }

  /// Checks the scripts until all are checked, enough have failed, or the user interrupts.
  mutating func run() -> ExitStatus {
    Interruption.watch()
    reports.begin()
    let scripts = selection.scripts
    let options = options
    var next = 0
    Parallel.run(
      jobs: min(options.jobs, max(scripts.count, 1)),
      next: { () -> LoadedScript? in
        guard next < scripts.count else { return nil }
        next += 1
        return LoadedScript(scripts[next - 1].path, options)
      },
      work: { $0.checked() },
      deliver: { take($0) })
    options.console.show(status: "")
    skipRest()
    noteUnreferenced()
    if !reports.end() { status = status.joined(with: .usage) }
    if scripts.isEmpty { noteNothing() } else { noteLaws() }
    return status.joined(with: options.waivers.review(options.console))
  }

  /// Records the golden if asked to, and reports the outcome; returns true to go on.
  private mutating func take(_ checked: CheckedScript) -> Bool {
    var checked = checked
    do throws(Files.Failure) {
      if let path = try checked.record(options.record) { options.console.report(path) }
    } catch {
      options.console.report("detent: \(error.message)")
      status = status.joined(with: .usage)
    }
    reports.add(checked.outcome, shown: checked.shown)
    status = status.joined(with: ExitStatus(checked.outcome.verdict))
    reported += 1
    verdicts.append((checked.path, checked.outcome.verdict))
    if checked.outcome.verdict.isError { failures += 1 }
    if checked.outcome.items.contains(where: { $0.kind == .laws }) { judged += 1 }
    progress.note(reported, failed: failures)
    guard let most = options.mostFailures else { return true }
    return failures < most
  }

  private mutating func skipRest() {
    let left = selection.scripts.count - reported
    guard left > 0 else { return }
    let interruption = Interruption.status
    for script in selection.scripts[reported...] {
      let outcome = CheckOutcome(
        path: Array(script.path.utf8),
        verdict: .skipped(interruption == nil ? .enoughFailed : .interrupted))
      reports.add(outcome, shown: [])
    }
    guard let interruption else { return }
    let scripts = left == 1 ? "1 script was" : "\(left) scripts were"
    options.console.report("detent: interrupted; \(scripts) not checked")
    status = interruption
  }

  /// Reports chosen laws that were tried on no script.
  private mutating func noteLaws() {
    guard options.hasNamedLaws, judged == 0, reported == selection.scripts.count else { return }
    options.console.report("detent: none of these laws was tried on any script")
    options.console.report(
      "  = help: each control has its own; to list those of one: detent fuzz --list"
        + (options.controls.driver.map { " " + String(decoding: $0.options, as: UTF8.self) }
          ?? " --control \(options.controls.first.name)"))
    status = status.joined(with: .review)
  }

  private mutating func noteNothing() {
    guard options.nothing != .pass else { return }
    let isFiltered = !selection.found.isEmpty
    options.console.report("detent: there is nothing to check")
    if let header = selection.header, !isFiltered {
      options.console.report(
        "\(header): note: it has nothing below its header and no golden, so it is no test")
    }
    options.console.report(
      isFiltered
        ? "  = help: --filter or --partition leaves out all scripts: \(selection.found.count); "
          + "if an empty share may pass, write --no-tests pass"
        : "  = help: name scripts, or folders with '.gesture' files in them")
    if options.nothing == .fail { status = status.joined(with: .nothing) }
  }

  // MARK: Goldens without scripts

  private mutating func noteUnreferenced() {
    guard options.unreferenced != .ignore, reported == selection.scripts.count else { return }
    do throws(Files.Failure) {
      for folder in selection.folders {
        for trace in try Files.list(folder, suffix: ".trace") where trace.hasSuffix(".trace") {
          if !Files.exists(Golden.script(of: trace)), TraceReader.isTrace(try Files.read(trace)) {
            try note(unreferenced: trace)
          }
        }
      }
    } catch {
      options.console.report("detent: \(error.message)")
      status = status.joined(with: .usage)
    }
  }

  private mutating func note(unreferenced trace: String) throws(Files.Failure) {
    let console = options.console
    guard options.unreferenced == .delete else {
      let isRejected = options.unreferenced == .reject
      let kind = isRejected ? "error" : "note"
      console.report("\(trace.printable): \(kind): there is no script for this golden")
      return status = status.joined(with: isRejected ? .failed : .review)
    }
    try Files.remove(trace)
    console.report("\(trace.printable): deleted")
  }
}

extension ExitStatus {
  fileprivate init(_ verdict: CheckOutcome.Verdict) {
    switch verdict {
    case .passed, .skipped: self = .passed
    case .review: self = .review
    case .failed: self = .failed
    case .unreadable: self = .unreadable
    case .missing: self = .usage
    }
  }
}
