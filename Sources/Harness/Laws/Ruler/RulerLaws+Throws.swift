import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about the distance of a throw.

extension Law {
  /// Returns the distance of a throw from rest: six reports of a pointer, 8 ms apart, then a
  /// release.
  ///
  /// - Returns: the signed distance after the release, in points; `nil` if it does not coast.
  private static func throwing(
    _ start: Subject, _ configuration: RulerConfiguration, by step: Double
  ) -> Double? {
    var configuration = configuration
    configuration.range = -Double.infinity...Double.infinity
    configuration.enabledRange = configuration.range
    (configuration.snap, configuration.quantizes) = (.none, false)
    var copy = start
    copy.set(configuration: configuration) { _ in }
    copy.drag(.even(6, by: step))
    copy.lift(at: step * 6)
    guard copy.phase == .coasting, let rest = copy.restTime else { return nil }
    let offset = copy.offset
    copy.advance(to: rest) { _ in }
    return copy.offset - offset
  }

  static var releasesKeepTheSpeed: Law {
    .ofPresses(
      "R86", "keeps-its-speed",
      "A ruler that is released at the last position of its pointer goes on no faster than its display moved before."
    ) { record, press in
      guard let pointer = record.pointer, pointer.phase == .up, pointer.id == press.down.id,
        record.start.phase == .dragging, record.end.isMoving,
        press.isPlain, pointer.modifiers == .none,
        record.ruler.along(pointer.position) == press.last
      else { return .notMet }
      let (before, after) = (abs(record.start.velocity), abs(record.end.velocity))
      guard after <= before * (1 + 1e-9) + 1e-9 else {
        return .broken("it moved at \(before) pt/s, and goes on at \(after) pt/s")
      }
      return after > 0 ? .kept : .notMet
    }.given(.plainDrag)
  }

  static var mirroredThrows: Law {
    .ofSteps(
      "R28", "mirrored-throws",
      "Far from any bound, a fling one way goes as far as the same fling the other way."
    ) { record in
      let step = 4 + Double(record.line % 7)
      let forth = throwing(record.end, record.ruler, by: step)
      let back = throwing(record.end, record.ruler, by: -step)
      guard let forth, let back else {
        if forth == nil, back == nil { return .notMet }
        return .broken(
          Finding("only one of two throws flies")
            .probed(record.throwing(by: step) + record.throwing(by: -step)))
      }
      guard abs(forth + back) <= 1e-6 * max(1, abs(forth)) else {
        return .broken(
          Finding("\(forth) and \(back)")
            .probed(record.throwing(by: step) + record.throwing(by: -step)))
      }
      return .kept
    }.given(.usable, .idle)
  }

  static var fasterIsFarther: Law {
    .ofSteps("R29", "faster-is-farther", "The faster of two flings goes at least as far.") {
      record in
      let step = 4 + Double(record.line % 7)
      guard let slow = throwing(record.end, record.ruler, by: step),
        let fast = throwing(record.end, record.ruler, by: step * 1.25)
      else { return .notMet }
      guard abs(fast) >= abs(slow) * (1 - 1e-12) else {
        return .broken(
          Finding("\(slow), and faster \(fast)")
            .probed(record.throwing(by: step) + record.throwing(by: step * 1.25)))
      }
      return .kept
    }.given(.usable, .idle)
  }
}

extension StepRecord {
  /// Returns the script lines of a throw without bounds, snapping and quantization.
  ///
  /// - Parameter step: the distance of each of six reports, 8 ms apart, in points.
  /// - Returns: the verbs.
  fileprivate func throwing(by step: Double) -> [Script.Verb] {
    [
      .set(Setting("range", .range(-.infinity, .infinity))), .set(Setting("snap", .word("none"))),
      .set(Setting("quantize", .word("none"))),
    ] + .throwing(to: 6 * step, over: 48_000_000)
  }
}
