import GestureReplay
import GestureScript

/// Review of differences one at a time, with a question about each.
struct Review {
  private let loader: ScriptLoader
  private let acceptance: Acceptance
  private var answers = AnswerReader()
  private var status = ExitStatus.passed
  private var accepted = 0
  private var rejected = 0
  private var skipped = 0
  private var isOver = false
  /// Kinds of differences accepted without further questions.
  private var acceptedKinds: [[UInt8]] = []

  init(_ acceptance: Acceptance) {
    loader = acceptance.loader
    self.acceptance = acceptance
  }

  private var console: Console { loader.console }

  /// Most differences shown of a golden.
  private static let mostPlaces = 10

  mutating func run(_ paths: [String]) -> ExitStatus {
    Interruption.watch()
    guard !paths.contains("-") else {
      console.report("detent: standard input has the answers; name scripts by their files")
      return .usage
    }
    let plan = ReviewPlan(paths, loader, mostFrames: acceptance.mostFrames)
    for group in plan.groups where !isOver {
      if let heading = group.heading { console.print(heading) }
      for path in group.paths where !isOver && Interruption.status == nil {
        do throws(Files.Failure) {
          try review(path)
        } catch {
          console.report("detent: \(error.message)")
          status = status.joined(with: .usage)
        }
      }
    }
    let more = isOver ? "; stopped early, more may differ" : ""
    console.print("\(accepted) accepted, \(rejected) rejected, \(skipped) skipped\(more)")
    if rejected > 0 { status = status.joined(with: .failed) }
    if skipped > 0 || isOver { status = status.joined(with: .review) }
    return Interruption.status ?? status
  }

  /// Reviews the checks of a script one by one, then its golden.
  private mutating func review(_ path: String) throws(Files.Failure) {
    var asked: [Int] = []
    while !isOver {
      guard case .success(let file) = load(path) else { return }
      let old = try Golden(of: path)
      let acceptance = acceptance
      guard let replay = Parallel.result(of: { acceptance.play(file, over: old) }) else { return }
      let failures = replay.failures.filter { !asked.contains($0.span.line) }
      guard let failure = failures.first else {
        guard replay.stop == nil else { return report(replay, file) }
        guard replay.failures.isEmpty else { return }
        guard !acceptance.objects(old, to: replay, file) else {
          return status = status.joined(with: .failed)
        }
        return try review(file.trace(replay), replay, over: old, of: file)
      }
      asked.append(failure.span.line)
      try review(failure, of: replay, file)
    }
  }

  private mutating func load(_ path: String) -> ScriptFile.Result {
    let loader = loader
    guard let result = Parallel.result(of: { loader.load(path) }) else {
      return .failure(.passed)
    }
    if case .failure(let failure) = result { status = status.joined(with: failure) }
    return result
  }

  private mutating func report(_ replay: Replay, _ file: ScriptFile) {
    file.report(replay, console)
    status = status.joined(with: .failed)
  }

  private mutating func review(
    _ failure: CheckFailure, of replay: Replay, _ file: ScriptFile
  ) throws(Files.Failure) {
    var text: [UInt8] = []
    CheckReport(file: Array(file.path.utf8), source: file.source)
      .append(failure, of: replay, to: &text)
    guard let remedy = failure.remedy else {
      text += Array("  = help: this check does not ask for one value; change it by hand\n".utf8)
      console.print(text)
      return skipped += 1
    }
    let kind = Array("expect ".utf8) + failure.found.prefix { $0 != 0x20 && $0 != 0x5B }
    guard ask(ReviewQuestion(shown: text, kind: kind, file: file)) else { return }
    try acceptance.write(remedy, instead: failure, of: file)
  }

  private mutating func review(
    _ trace: [UInt8], _ replay: Replay, over old: Golden?, of file: ScriptFile
  ) throws(Files.Failure) {
    let name = Array(file.path.utf8)
    let (shown, kind): ([UInt8], [UInt8])
    if let old {
      guard
        let difference = TraceDifference(from: old.text, to: trace, showing: Self.mostPlaces)
      else { return }
      shown = old.report(difference, of: replay, file: name, source: file.source)
      kind = difference.kind
    } else {
      let heading = "\(file.path): there is no golden; it would be\n"
      shown = Array(heading.utf8) + Self.beginning(of: trace)
      kind = ReviewPlan.withoutGolden
    }
    let question = ReviewQuestion(
      shown: shown, kind: kind, file: file, traces: (trace, old?.text))
    guard ask(question) else { return }
    try acceptance.write(trace, over: old, of: file.path)
  }

  /// Returns the first lines of a trace, and the number of the others.
  private static func beginning(of trace: [UInt8]) -> [UInt8] {
    let lines = SourceLines(trace)
    var text: [UInt8] = []
    for number in 1..<(min(lines.count, 40) + 1) { lines.append(number, to: &text) }
    let left = lines.count - 40
    if left > 0 { text += Array("       \(left) more lines\n".utf8) }
    return text
  }

  // MARK: Questions

  /// Asks about a difference, unless all of its kind are accepted.
  ///
  /// - Returns: true if it is accepted.
  private mutating func ask(_ question: ReviewQuestion) -> Bool {
    if acceptedKinds.contains(question.kind) {
      accepted += 1
      return true
    }
    switch question.ask(&answers, console) {
    case .accept:
      accepted += 1
      return true
    case .acceptKind:
      acceptedKinds.append(question.kind)
      accepted += 1
      return true
    case .reject: rejected += 1
    case .skip: skipped += 1
    case .quit: isOver = true
    }
    return false
  }
}
