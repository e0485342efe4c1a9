import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

extension LawTrial {
  /// Writes the script of a case as a line of JSON, with the digest of its trace at level `calls`.
  /// Its id is the control, the seed and the number of the case: `ruler/7/123`.
  ///
  /// - Parameters:
  ///   - number: the number of the case.
  ///   - bytes: receives the line and its line end, or nothing if the script cannot be played to
  ///     its end: its settings are invalid, or it waits for a rest that does not come.
  public func appendLine(ofCase number: Int64, to bytes: inout [UInt8]) {
    let script = script(ofCase: number)
    guard isPlayable(script) else { return }
    var id = control.bytes
    id.append("/")
    DecimalText.append(magnitude: seed, to: &id)
    id.append("/")
    DecimalText.append(magnitude: UInt64(max(number, 0)), to: &id)
    let summary = type.summary(of: script, level: .calls)
    guard summary.stop == nil else { return }
    ScriptLine.append(script, id: id, digest: summary.digest, to: &bytes)
  }
}
