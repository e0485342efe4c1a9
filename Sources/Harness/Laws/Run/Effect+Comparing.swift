import ControlCore
import GestureReplay
import GestureScript

extension Effect {
  /// The times of the first and the last tick of a run; twice the time of any other effect.
  package var times: (first: Timestamp, last: Timestamp) {
    guard case .tick(let run, _) = self, run.length > 0 else { return (time, time) }
    return (time, run.time(at: run.length - 1))
  }

  /// True if all numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .changed(let value, _, _, _, _), .snapped(let value, _, _, _),
      .ended(_, let value, _, _, _):
      value.isFinite
    case .preview(let value, _, _): value?.isFinite ?? true
    case .tapped(let point, _): point.x.isFinite && point.y.isFinite
    case .began, .tick, .bound, .yielded, .idle: true
    }
  }

  /// The reported value; `nil` if there is none.
  var value: Double? {
    switch self {
    case .changed(let value, _, _, _, _), .snapped(let value, _, _, _),
      .ended(_, let value, _, _, _):
      value
    case .preview(let value, _, _): value
    case .began, .tick, .bound, .yielded, .tapped, .idle: nil
    }
  }

  /// Returns the effect, `shift` nanoseconds earlier. Runs of ticks stay unchanged, because their
  /// marks are compared one by one.
  fileprivate func earlier(by shift: Int64) -> Effect {
    func early(_ time: Timestamp) -> Timestamp { time.advanced(by: -shift) }
    return switch self {
    case .began(let time, _): .began(early(time), part: part)
    case .tick: self
    case .bound(let side, let time, _, _): .bound(side, early(time), by: by, part: part)
    case .changed(let value, let cause, let time, _, _):
      .changed(value, cause, early(time), turns: turns, part: part)
    case .snapped(let value, let time, _, _):
      .snapped(value, early(time), turns: turns, part: part)
    case .ended(let reason, let value, let time, _, _):
      .ended(reason, value, early(time), turns: turns, part: part)
    case .preview(let value, let time, _): .preview(value, early(time), part: part)
    case .yielded(let time): .yielded(early(time))
    case .tapped(let point, let time): .tapped(point, early(time))
    case .idle(let time): .idle(early(time))
    }
  }
}

extension [Effect] {
  /// Returns the first difference to other effects; `nil` if there is none. The grouping of ticks
  /// and the samples of a motion do not count. Each part is compared by itself, as the interleaving
  /// of parts depends on the passing of time.
  ///
  /// - Parameters:
  ///   - other: the effects to compare with.
  ///   - name: the name of `other` in a finding, as `the other time`.
  /// - Returns: both sides of the difference.
  package func difference(
    from other: [Effect], named name: StaticText = "the other time"
  ) -> Finding? {
    let parts = Swift.max(largestPart, other.largestPart)
    for part in 0...parts {
      let (a, b) = (
        Tale(self, of: part, among: parts).reported, Tale(other, of: part, among: parts).reported
      )
      guard a != b else { continue }
      let index = zip(a, b).prefix { $0 == $1 }.count
      let (mine, others) = (a.dropFirst(index).first, b.dropFirst(index).first)
      return "\(mine), and \(name) \(others)"
    }
    return nil
  }

  /// The largest number of a part with effects; 0 without effects.
  private var largestPart: UInt8 { reduce(0) { Swift.max($0, $1.part) } }
}

extension RecordedRun {
  /// Returns the first difference between the effects of two runs, as for lists of effects; `nil`
  /// if there is none. Reads both in parallel, and stores neither.
  ///
  /// - Parameters:
  ///   - other: the run to compare with.
  ///   - shift: the delay of `other`, in nanoseconds.
  ///   - reportsPlaces: true if positions of taps are compared.
  ///   - name: the name of `other` in a finding, as `mirrored`.
  /// - Returns: both sides of the difference.
  func difference(
    from other: RecordedRun, earlierBy shift: Int64 = 0, reportsPlaces: Bool = true,
    named name: StaticText = "the other time"
  ) -> Finding? {
    let most = max(start.partCount, end.partCount)
    let parts = most > 1 ? UInt8(truncatingIfNeeded: most - 1) : 0
    for part in 0...parts {
      var mine = Reporter(self, 0, reportsPlaces, of: part, among: parts)
      var others = Reporter(other, shift, reportsPlaces, of: part, among: parts)
      var isOver = false
      while !isOver {
        let (a, b) = (mine.next(), others.next())
        if a != b { return "\(a), and \(name) \(b)" }
        isOver = a == nil
      }
    }
    return nil
  }

  /// Compares the end and the effects of two runs that must do the same.
  ///
  /// - Parameters:
  ///   - other: the run to compare with.
  ///   - scale: the size of `other`; its offsets are as many times larger.
  ///   - reportsPlaces: true if positions of taps are compared.
  ///   - name: the name of `other` in a finding, as `mirrored`.
  ///   - isAnswered: true if the control has responded.
  /// - Returns: not met if the control has not responded.
  func verdict(
    on other: RecordedRun, scale: Double = 1, reportsPlaces: Bool = false, named name: StaticText,
    isAnswered: Bool
  ) -> Verdict {
    guard other.end.value == end.value, other.end.offset == end.offset * scale else {
      return .broken("it ends at \(end.offset), \(name) at \(other.end.offset)")
    }
    let finding = difference(from: other, reportsPlaces: reportsPlaces, named: name)
    return finding.map { Verdict.broken($0) } ?? (isAnswered ? .kept : .notMet)
  }
}

/// The effects of a run, one by one, in the form that is compared.
private struct Reporter {
  private var steps: StepRecords.Iterator
  private var closing: [Effect]?
  private var tale: Tale
  /// The number of effects of `tale` that have been returned.
  private var taken = 0

  init(
    _ recorded: RecordedRun, _ shift: Int64, _ reportsPlaces: Bool, of part: UInt8,
    among parts: UInt8
  ) {
    steps = recorded.steps.makeIterator()
    closing = recorded.closing
    tale = Tale(earlierBy: shift, reportsPlaces: reportsPlaces)
    if parts > 0 { tale.part = part }
  }

  mutating func next() -> ObservedEffect? {
    while taken == tale.reported.count {
      tale.forget()
      taken = 0
      if let record = steps.next() {
        for effect in record.passing { tale.note(effect) }
        for effect in record.effects { tale.note(effect) }
      } else if let effects = closing {
        for effect in effects { tale.note(effect) }
        tale.close()
        closing = nil
      } else {
        return nil
      }
    }
    taken += 1
    return tale.reported[taken - 1]
  }
}

/// Effects in the form that is compared: without samples, and with single ticks. Of more than 5,000
/// ticks in a row only the first and the last are kept.
private struct Tale {
  private(set) var reported: [ObservedEffect] = []
  private let shift: Int64
  private let reportsPlaces: Bool
  private var row: [TickRun] = []
  /// The part whose effects are kept; `nil` keeps all.
  var part: UInt8?

  init(earlierBy shift: Int64, reportsPlaces: Bool) {
    (self.shift, self.reportsPlaces) = (shift, reportsPlaces)
  }

  init(_ effects: [Effect], of part: UInt8, among parts: UInt8) {
    self.init(earlierBy: 0, reportsPlaces: true)
    if parts > 0 { self.part = part }
    for effect in effects { note(effect) }
    close()
  }

  mutating func note(_ effect: Effect) {
    if effect.isSample || part != nil && effect.part != part { return }
    guard case .tick(let run, _) = effect else {
      close()
      var effect = effect.earlier(by: shift)
      if !reportsPlaces, case .tapped(_, let time) = effect {
        effect = .tapped(Point(x: 0, y: 0), time)
      }
      return reported.append(.other(effect))
    }
    if let last = row.last,
      run.first != last.last &+ (last.count < 0 ? -1 : 1) || (run.count < 0) != (last.count < 0)
    {
      close()
    }
    row.append(run)
  }

  /// Appends the pending ticks.
  mutating func close() {
    let isLong = row.reduce(0) { $0 &+ Swift.min($1.length, 5001) } > 5000
    for run in row where !isLong {
      _ = run.forEach(limit: 5000) { reported.append(.mark($0, $1.advanced(by: -shift))) }
    }
    if isLong, let first = row.first, let last = row.last {
      reported.append(.mark(first.first, first.time(at: 0).advanced(by: -shift)))
      reported.append(.mark(last.last, last.time(at: last.length - 1).advanced(by: -shift)))
    }
    row.removeAll(keepingCapacity: true)
  }

  mutating func forget() {
    reported.removeAll(keepingCapacity: true)
  }
}

/// An element of a comparison.
private enum ObservedEffect: Equatable {
  case mark(Int64, Timestamp)
  case other(Effect)
}

extension Finding.Sentence {
  fileprivate mutating func appendInterpolation(_ reported: ObservedEffect?) {
    switch reported {
    case nil: appendLiteral("nothing")
    case .mark(let mark, let time):
      appendLiteral("mark ")
      appendInterpolation(mark)
      appendLiteral(" ")
      appendInterpolation(time)
    case .other(let effect):
      appendInterpolation(effect)
      appendLiteral(" ")
      appendInterpolation(effect.time)
    }
  }
}

extension StepRecord {
  /// The first reported or readable value beyond the bounds; `nil` if there is none.
  package var problemWithBounds: Finding? {
    for effect in passing {
      if let finding = before.finding(about: effect) { return finding }
    }
    for effect in effects {
      // Effects of an edit that the new bounds end may still use the old ones.
      if let finding = configuration.finding(about: effect),
        before.finding(about: effect) != nil
      {
        return finding
      }
    }
    for part in 0..<end.partCount {
      let value = end.value(of: part)
      if !configuration.isWithin(value) { return "the value is \(value)" }
    }
    return nil
  }

  /// True if the value of a part lies beyond the bounds before the step.
  package var beganBeyondBounds: Bool {
    (0..<start.partCount).contains { !before.isWithin(start.value(of: $0)) }
  }

  /// Returns true if the host has set the value of a part to another one between the bounds.
  func hasSet(_ part: Int) -> Bool {
    end.value(of: part) != start.value(of: part)
      && wishesOfHost.contains { $0.part == part && configuration.isWithin($0.value) }
  }
}
