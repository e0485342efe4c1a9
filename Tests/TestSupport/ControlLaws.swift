import ControlCore
import GestureLaws

/// Laws of every control, as `Control` states them. The harness tests them with scripts; these
/// tests add times that go back, numbers that are not finite, and settings without a script line.
extension ControlStream {
  /// A broken law with details; `nil` if none is broken.
  public var problemWithControl: String? {
    lawOfEvents ?? lawOfTime ?? lawOfCopies ?? lawOfEdits
  }

  /// `handle(e)` is `advance(to: e.time)` followed by the event itself.
  private var lawOfEvents: String? {
    var (whole, parts) = (start, start)
    for step in steps {
      let reported = whole.effects(of: step)
      var parted: [Effect] = []
      if let time = step.time { parted = parts.effects(of: .advance(time)) }
      parted += parts.effects(of: step)
      if reported != parted {
        return "an event is not time and then the event: \(reported), \(parted)"
      }
      if let found = difference(between: whole, and: parts) {
        return "after time and an event \(found)"
      }
    }
    return nil
  }

  /// `advance(to: a)` then `advance(to: b)` is `advance(to: b)`.
  private var lawOfTime: String? {
    var (whole, parts) = (start, start)
    var (reported, parted): ([Effect], [Effect]) = ([], [])
    let last = steps.compactMap(\.time).max() ?? start.time
    for step in steps + [.advance(last.advanced(by: 60_000_000_000))] {
      if let time = step.time, time > parts.time, parts.time > .distantPast {
        let wait = UInt64(bitPattern: time.nanoseconds(since: parts.time))
        var random = RandomBits(seed: wait)
        let cut = parts.time.advanced(by: Int64(bitPattern: random.below(wait &+ 1)))
        parted += parts.effects(of: .advance(cut))
      }
      reported += whole.effects(of: step)
      parted += parts.effects(of: step)
      if let found = difference(between: whole, and: parts) {
        return "after time in two parts \(found)"
      }
    }
    return reported.difference(from: parted).map { "time in two parts: \($0)" }
  }

  /// A copy continues identically.
  private var lawOfCopies: String? {
    var control = start
    for step in steps {
      var copy = control
      let reported = control.effects(of: step)
      if copy.effects(of: step) != reported || copy != control { return "a copy goes on otherwise" }
    }
    return nil
  }

  /// `began` and `ended` alternate, and the value of `ended` is the one last reported or set.
  private var lawOfEdits: String? {
    var control = start
    var edits = EditTracker(values: (0..<control.partCount).map { control.value(of: $0) })
    for step in steps {
      let effects = control.effects(of: step)
      if case .set = step { edits.leave(control) }
      if case .configure = step { edits.leave(control) }
      edits.grow(to: control)
      for effect in effects {
        edits.note(effect)
        if case .changed(let new, _, _, _, _) = effect, new == 0, new.sign == .minus {
          return "reported -0"
        }
      }
      edits.shrink(to: control)
      if let wrong = edits.finding(about: control) { return "\(wrong)" }
    }
    return nil
  }
}
