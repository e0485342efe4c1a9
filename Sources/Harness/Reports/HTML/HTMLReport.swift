import GestureReplay
import GestureScript

/// A page about a run of checks: failures, and scripts with nothing to check.
struct HTMLReport: Sendable {
  private var page = HTMLPage(title: [UInt8]("detent check"))

  mutating func add(_ outcome: CheckOutcome) {
    guard outcome.verdict.isError || outcome.verdict == .review else { return }
    let problem = outcome.cause ?? outcome.problems.first
    let group = outcome.cause?.group ?? [UInt8]("nothing to check")
    var new = HTMLCase(name: outcome.path, message: problem?.message ?? [])
    new.report = outcome.report
    new.lines = outcome.problems.map { $0.line }.filter { $0 > 0 }
    if let evidence = outcome.evidence {
      let isFilmed = !page.has(group) && page.groupCount < HTMLPage.mostOpen
      new.show(evidence, withFilm: isFilmed)
      new.offer(evidence, outcome)
      if page.acceptance == nil {
        page.acceptance = [UInt8]("detent accept") + evidence.options
      }
    }
    page.add(new, to: group)
  }

  func end(_ summary: CheckSummary, to text: inout [UInt8]) {
    var sentence: [UInt8] = []
    HumanReport.append(counts: summary, to: &sentence)
    let isGood = summary.failed == 0 && summary.unreadable == 0
    text += page.text(sentence, isGood: isGood) { name in
      summary.groups.groups.first { $0.name == name }?.remark
    }
  }
}

extension HTMLCase {
  /// Adds the behaviour of a script.
  ///
  /// - Parameters:
  ///   - evidence: the script and its traces.
  ///   - withFilm: true to add an animation, if one can be made.
  public mutating func show(_ evidence: CheckEvidence, withFilm: Bool) {
    source = evidence.source
    let settings = evidence.script.settings
    let bounds = evidence.controls.table(of: settings).bounds(settings)
    draw(
      evidence.trace, over: evidence.golden, bounds: bounds, evidence.controls)
    guard withFilm else { return }
    let replay = Replay(evidence.script, level: .changes, controls: evidence.controls)
    film = Film(evidence.script, replay, controls: evidence.controls)?.bytes
  }

  /// Draws a trace, or two of them overlaid; nothing for text that is not a trace.
  ///
  /// - Parameters:
  ///   - trace: the actual behaviour.
  ///   - golden: the expected behaviour.
  ///   - bounds: the selectable values, if known.
  ///   - controls: the controls that the traces may name.
  public mutating func draw(
    _ trace: [UInt8], over golden: [UInt8]?, bounds: ClosedRange<Double>? = nil,
    _ controls: ControlSet
  ) {
    curves = []
    guard let plot = try? Plot(reading: trace, controls: controls) else { return }
    let before = golden.flatMap { try? Plot(reading: $0, controls: controls) }
    curves = HTMLCurves(plot, over: before, bounds: bounds).text
  }

  /// Adds the commands that replay a script and accept its behaviour.
  fileprivate mutating func offer(_ evidence: CheckEvidence, _ outcome: CheckOutcome) {
    guard !outcome.path.elementsEqual("-".utf8) else { return }
    var path: [UInt8] = []
    path.append(shellWord: outcome.path)
    commands = [[UInt8]("detent run") + evidence.options + [0x20] + path]
    guard outcome.isAcceptable else { return }
    accepted = path
    commands.append([UInt8]("detent accept") + evidence.options + [0x20] + path)
  }
}

extension CheckOutcome {
  /// True if the only failure is the golden, or it is missing.
  fileprivate var isAcceptable: Bool {
    verdict == .review
      || items.allSatisfy { $0.kind == .golden || $0.kind == .laws || $0.isMet }
        && evidence?.golden != nil
  }
}
