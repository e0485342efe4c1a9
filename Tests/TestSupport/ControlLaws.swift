public import ControlCore

/// The laws that every control obeys, as `Control` states them.
extension ControlStream {
  /// Which law is broken, and how; `nil` if none is.
  public var complaintAboutControl: String? {
    lawOfEvents ?? lawOfTime ?? lawOfCopies ?? lawOfEdits
  }

  /// `handle(e)` is `advance(to: e.time)` followed by the event itself.
  private var lawOfEvents: String? {
    var (whole, parts) = (start, start)
    for step in steps {
      let told = whole.effects(of: step)
      var parted: [Effect] = []
      if let time = step.time { parted = parts.effects(of: .advance(time)) }
      parted += parts.effects(of: step)
      if told != parted { return "an event is not time and then the event: \(told), \(parted)" }
      if whole != parts { return "unlike states after time and an event" }
    }
    return nil
  }

  /// `advance(to: a)` then `advance(to: b)` is `advance(to: b)`.
  private var lawOfTime: String? {
    var (whole, parts) = (start, start)
    var (told, parted): ([Effect], [Effect]) = ([], [])
    let last = steps.compactMap(\.time).max() ?? start.time
    for step in steps + [.advance(last.advanced(by: 60_000_000_000))] {
      if let time = step.time, time > parts.time, parts.time > .distantPast {
        let wait = UInt64(bitPattern: time.nanoseconds(since: parts.time))
        var random = SeededRandom(seed: wait)
        let cut = parts.time.advanced(by: Int64(bitPattern: random.next() % (wait + 1)))
        parted += parts.effects(of: .advance(cut))
      }
      told += whole.effects(of: step)
      parted += parts.effects(of: step)
      if whole != parts { return "unlike states after time in two parts" }
    }
    return difference(told, parted).map { "time in two parts: \($0)" }
  }

  /// A copy continues identically.
  private var lawOfCopies: String? {
    var control = start
    for step in steps {
      var copy = control
      let told = control.effects(of: step)
      if copy.effects(of: step) != told || copy != control { return "a copy goes on otherwise" }
    }
    return nil
  }

  /// `began` and `ended` alternate, and the value of `ended` is the one last reported or set.
  private var lawOfEdits: String? {
    var control = start
    var edits = (0..<control.partCount).map { EditWatch(value: control.value(of: $0)) }
    for step in steps {
      let effects = control.effects(of: step)
      if case .set = step { edits[0].value = control.value }
      for effect in effects {
        let isIdle = if case .idle = effect { true } else { false }
        for part in edits.indices where isIdle || part == Int(effect.part) {
          edits[part].note(effect)
        }
        if Int(effect.part) >= edits.count { return "\(effect) of a part that is not there" }
      }
      for (part, edit) in edits.enumerated() {
        if let wrong = edit.wrong { return wrong }
        let value = control.value(of: part)
        if value != edit.value { return "value \(value), reported \(edit.value)" }
        if control.isIdle, edit.isOpen { return "idle with an open edit" }
      }
    }
    return nil
  }
}

/// Whether an edit of a part is open, and what its value is, as effects tell it.
private struct EditWatch {
  var value: Double
  var isOpen = false
  var wrong: String?

  init(value: Double) {
    self.value = value
  }

  mutating func note(_ effect: Effect) {
    switch effect {
    case .began:
      if isOpen { wrong = "began twice" }
      isOpen = true
    case .ended(_, let new, _, _):
      if !isOpen { wrong = "ended without began" }
      if new != value { wrong = "ended with \(new), last known \(value)" }
      isOpen = false
    case .changed(let new, let cause, _, _):
      if !isOpen, cause != .clamp, cause != .host { wrong = "changed(\(cause)) outside" }
      if new == 0, new.sign == .minus { wrong = "reported -0" }
      value = new
    case .snapped(let new, _, _):
      if !isOpen || new != value { wrong = "snapped \(new), known \(value)" }
    case .idle: if isOpen { wrong = "idle while open" }
    case .tick, .bound, .preview, .yielded, .tapped: break
    }
  }
}

// MARK: Comparing

/// The first difference between what two controls reported, however the ticks were handed out and
/// however often a moving value was; `nil` if there is none. What is told of several parts is compared part
/// by part.
public func difference(_ a: [Effect], _ b: [Effect]) -> String? {
  let parts = Set((a + b).map(\.part)).sorted()
  for part in parts {
    let (mine, others) = (a.filter { $0.part == part }, b.filter { $0.part == part })
    if let found = differenceOfPart(mine, others) { return found }
  }
  return nil
}

private func differenceOfPart(_ a: [Effect], _ b: [Effect]) -> String? {
  let a = Told.list(a)
  let b = Told.list(b)
  guard a != b else { return nil }
  let index = zip(a, b).prefix { $0 == $1 }.count
  let one = index < a.count ? "\(a[index])" : "nothing"
  let other = index < b.count ? "\(b[index])" : "nothing"
  return "after \(index) effects: \(one)\nand \(other)"
}

/// An effect, with runs of ticks taken apart.
private enum Told: Equatable {
  case mark(Int64, Timestamp)
  case other(Effect)

  static func list(_ effects: [Effect]) -> [Told] {
    var list: [Told] = []
    for effect in effects where !effect.isMotion {
      guard case .tick(let run, _) = effect else {
        list.append(.other(effect))
        continue
      }
      _ = run.forEach(limit: 100_000) { list.append(.mark($0, $1)) }
    }
    return list
  }
}

extension Effect {
  /// Whether it is a sample of a motion.
  public var isMotion: Bool {
    if case .changed(_, .motion, _, _) = self { true } else { false }
  }
}
