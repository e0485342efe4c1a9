import GestureScript
import GestureReplay

// A passing script is checked while it is read, without keeping the script or its trace. Most
// scripts pass.

extension ScriptCheck {
  /// Checks a script that passes without any message. Equals the other initialiser; `nil` if that
  /// has anything to report.
  ///
  /// - Parameters:
  ///   - source: the text of the script; any bytes.
  ///   - path: its name; `-` is standard input.
  ///   - golden: the trace beside it.
  ///   - mostFrames: the maximum number of drawn frames, as in `Replay`.
  ///   - controls: the controls that the script may name.
  init?(
    passing source: [UInt8], at path: [UInt8], golden: Golden, mostFrames: Int64,
    controls: ControlSet
  ) {
    // Played under the name in the golden, which is not compared.
    guard let head = golden.head else { return nil }
    let trace = TraceChange(from: golden.text)
    var checks: [Script.Line]? = []
    var isSilent = true
    var pieces = HeldPieces(source)
    let run = ScriptRun(
      file: head.script, level: head.level, mostFrames: mostFrames, controls: controls)
    let verdict = run.play(
      &pieces, print: { trace.take($0) }, report: { _ in isSilent = false }, checks: &checks)
    guard verdict == .passed, isSilent, trace.isSame, let checks else { return nil }
    let items = checks.compactMap { CheckOutcome.Item(met: $0) }
    let outcome = CheckOutcome(
      path: path, verdict: .passed, items: items + [CheckOutcome.Item(.golden, isMet: true)])
    self.init(outcome, trace: golden.text)
  }
}

extension CheckOutcome.Item {
  /// Creates an item for an `expect` line that passed; `nil` for any other line.
  fileprivate init?(met line: Script.Line) {
    guard case .expect(let check) = line.verb else { return nil }
    var text: [UInt8] = []
    text.append(check: check)
    self.init(.check, line: line.position.line, text: text, isMet: true)
  }
}
