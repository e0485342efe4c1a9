import ControlCore
import GestureGenerators
import GestureScript

// Laws about ticks.

extension Law {
  static var noTickWithoutMotion: Law {
    .ofSteps(
      "R16", "no-tick-at-rest", "Nothing ticks at a moment when nothing moves."
    ) { record in
      // A landing at this moment has moved, perhaps there and back.
      let changes = record.effects.contains {
        switch $0 {
        case .changed, .snapped: true
        default: false
        }
      }
      let (before, after) = (record.start.readings, record.end.readings)
      guard before.map({ $0.offset }) == after.map({ $0.offset }), !changes,
        record.end.time == record.start.time,
        // Beyond this, a movement may be smaller than the rounding error of an offset.
        after.allSatisfy({ abs($0.offset) < 0x1p48 })
      else { return .notMet }
      for case .tick(let run, _) in record.effects { return .broken("mark \(run.first) ticked") }
      return .kept
    }
  }

  static var ticksGoAlong: Law {
    .ofSteps(
      "R48", "ticks-go-along",
      "When a pointer moves the value and the display up, marks tick upwards; when down, downwards; each only once."
    ) { record in
      guard record.pointer?.phase == .move else { return .notMet }
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        let (before, after) = (record.start.reading(of: part), record.end.reading(of: part))
        let change = after.value - before.value
        // After a host action, the shown position may still be on its way to the value.
        guard change * (after.offset - before.offset) > 0 else { continue }
        var last: Int64?
        for case .tick(let run, let index) in record.effects where Int(index) == part {
          let isUp = run.count > 0
          if run.length > 1, isUp != (change > 0) {
            return .broken(
              "marks \(run.first) to \(run.last) ticked as the value changed by \(change)")
          }
          if let last, change > 0 ? run.first <= last : run.first >= last {
            return .broken(
              "mark \(run.first) ticked after \(last), as the value changed by \(change)")
          }
          last = run.last
          verdict = .kept
        }
      }
      return verdict
    }
  }
}
