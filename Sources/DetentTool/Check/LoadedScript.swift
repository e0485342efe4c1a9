import DetentVerbs
import Harness

/// Script and its golden, read and not yet played.
struct LoadedScript: Sendable {
  let path: String
  let content: Content
  let options: CheckOptions

  enum Content: Sendable {
    case script([UInt8], golden: Golden?)
    /// Error of an unreadable script or golden.
    case unreadable(String, CheckOutcome.Verdict)
  }

  /// Reads both; returns `nil` if interrupted.
  init?(_ path: String, _ options: CheckOptions) {
    guard Interruption.status == nil else { return nil }
    (self.path, self.options) = (path, options)
    let source: [UInt8]
    do throws(Files.Failure) {
      source = try Files.read(path)
    } catch {
      guard Interruption.status == nil else { return nil }
      content = .unreadable(error.message, .missing)
      return
    }
    do throws(Files.Failure) {
      content = .script(source, golden: try Golden(of: path))
    } catch {
      guard Interruption.status == nil else { return nil }
      content = .unreadable(error.message, .failed)
    }
  }

  /// Plays the script and checks `expect` lines, golden and chosen laws, on any thread; an
  /// unreadable file is an outcome too.
  func checked() -> CheckedScript {
    let name = Array(path.utf8)
    switch content {
    case .unreadable(let message, let verdict):
      let report = Array("detent: \(message)\n".utf8)
      let problem = CheckOutcome.Problem(
        verdict == .missing ? .unreadable : .golden, message: Array(message.utf8), report: report)
      let outcome = CheckOutcome(path: name, verdict: verdict, problems: [problem])
      return CheckedScript(
        path: path, source: [], golden: nil, check: nil, outcome: outcome, options: options)
    case .script(let source, let golden):
      let watch = Stopwatch()
      let check = options.check(source, at: name, golden: golden)
      var outcome = check.outcome
      outcome.nanoseconds = watch.nanoseconds
      return CheckedScript(
        path: path, source: source, golden: golden, check: check, outcome: outcome,
        options: options)
    }
  }
}

/// Outcome of a script, and its golden if there is one.
struct CheckedScript: Sendable {
  let path: String
  let source: [UInt8]
  let golden: Golden?
  private(set) var check: ScriptCheck?
  private(set) var outcome: CheckOutcome
  private let options: CheckOptions

  init(
    path: String, source: [UInt8], golden: Golden?, check: ScriptCheck?, outcome: CheckOutcome,
    options: CheckOptions
  ) {
    (self.path, self.source, self.golden) = (path, source, golden)
    (self.check, self.outcome, self.options) = (check, outcome, options)
  }

  /// Outcome as text for people.
  var shown: [UInt8] { check?.shown ?? outcome.report }

  /// Writes a new golden if `which` includes it, the old is not foreign and all else passes.
  ///
  /// - Returns: report; `nil` if nothing was written.
  mutating func record(_ which: CheckOptions.Record) throws(Files.Failure) -> String? {
    guard let check, !check.isGoldenForeign, let trace = check.trace,
      let file = Golden.path(of: path),
      outcome.items.allSatisfy({ ($0.kind == .golden) != $0.isMet })
    else { return nil }
    switch which {
    case .never: return nil
    case .missing: guard golden == nil else { return nil }
    case .failed: guard golden != nil else { return nil }
    case .all: break
    }
    let output = OutputFile(file, .golden, of: "check", isForced: options.isForced)
    if let objection = output.objection() { throw Files.Failure(objection) }
    try Files.write(trace, to: file)
    let again = options.check(
      source, at: Array(path.utf8), golden: Golden(trace, in: Array(file.utf8)))
    let nanoseconds = outcome.nanoseconds
    (self.check, outcome) = (again, again.outcome)
    outcome.nanoseconds = nanoseconds
    return "\(file.printable): \(golden == nil ? "new" : "changed")"
  }
}
