import GestureScript
import GestureReplay

// A script that passes is checked while it is read: most do, and then neither the script nor its trace has to be kept.

extension ScriptCheck {
  /// Checks a script of which there is nothing to tell. Gives what the other initialiser gives, or `nil` if that has anything
  /// to tell.
  ///
  /// - Parameters:
  ///   - source: the text of the script; any bytes.
  ///   - path: its name; `-` is standard input.
  ///   - golden: the trace beside it, if there is one.
  ///   - mostFrames: how many frames may be drawn, as in `Replay`.
  ///   - controls: the controls that it may be about.
  init?(
    passing source: [UInt8], at path: [UInt8], golden: Golden, mostFrames: Int64,
    controls: ControlSet
  ) {
    guard let level = golden.level else { return nil }
    let trace = TraceChange(from: golden.text)
    var checks: [Script.Line]? = []
    var isSilent = true
    var pieces = HeldPieces(source)
    let run = ScriptRun(file: path, level: level, mostFrames: mostFrames, controls: controls)
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
  /// An `expect` line that was met; `nil` for any other.
  fileprivate init?(met line: Script.Line) {
    guard case .expect(let check) = line.verb else { return nil }
    var text: [UInt8] = []
    text.append(check: check)
    self.init(.check, line: line.position.line, text: text, isMet: true)
  }
}
