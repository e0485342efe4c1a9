import ControlCore

extension Effect {
  /// The times at which it begins and ends: a run of ticks takes a while.
  var times: (first: Timestamp, last: Timestamp) {
    guard case .tick(let run) = self, run.length > 0 else { return (time, time) }
    return (time, run.time(at: run.length - 1))
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .changed(let value, _, _), .snapped(let value, _), .ended(_, let value, _): value.isFinite
    case .preview(let value, _): value?.isFinite ?? true
    case .tapped(let point, _): point.x.isFinite && point.y.isFinite
    case .began, .tick, .bound, .yielded, .idle: true
    }
  }

  /// The value it tells, if it tells one.
  var value: Double? {
    switch self {
    case .changed(let value, _, _), .snapped(let value, _), .ended(_, let value, _): value
    case .preview(let value, _): value
    case .began, .tick, .bound, .yielded, .tapped, .idle: nil
    }
  }

  /// Whether it is one of the samples of a motion, of which there are as many as frames.
  var isSample: Bool {
    if case .changed(_, .motion, _) = self { true } else { false }
  }

  /// The same effect so many nanoseconds earlier; a run of ticks stays, its marks are compared one by
  /// one.
  fileprivate func earlier(by shift: Int64) -> Effect {
    func early(_ time: Timestamp) -> Timestamp { time.advanced(by: -shift) }
    return switch self {
    case .began(let time): .began(early(time))
    case .tick: self
    case .bound(let side, let time): .bound(side, early(time))
    case .changed(let value, let cause, let time): .changed(value, cause, early(time))
    case .snapped(let value, let time): .snapped(value, early(time))
    case .ended(let reason, let value, let time): .ended(reason, value, early(time))
    case .preview(let value, let time): .preview(value, early(time))
    case .yielded(let time): .yielded(early(time))
    case .tapped(let point, let time): .tapped(point, early(time))
    case .idle(let time): .idle(early(time))
    }
  }
}

extension [Effect] {
  /// The first difference to other effects, however ticks were handed out, and however often a value
  /// in motion was told; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - other: what should be the same.
  ///   - shift: how many nanoseconds later the others are.
  /// - Returns: both sides of the difference.
  func difference(from other: [Effect], earlierBy shift: Int64 = 0) -> Finding? {
    let (a, b) = (told(earlierBy: 0), other.told(earlierBy: shift))
    guard a != b else { return nil }
    let index = zip(a, b).prefix { $0 == $1 }.count
    let (mine, others) = (a.dropFirst(index).first, b.dropFirst(index).first)
    return "\(mine), and the other time \(others)"
  }

  /// Without samples, and with ticks one by one; of more than 5,000 in a row only the ends.
  private func told(earlierBy shift: Int64) -> [Told] {
    var told: [Told] = []
    var row: [TickRun] = []
    func close() {
      let isLong = row.reduce(0) { $0 &+ Swift.min($1.length, 5001) } > 5000
      for run in row where !isLong {
        _ = run.forEach(limit: 5000) { told.append(.mark($0, $1.advanced(by: -shift))) }
      }
      if isLong, let first = row.first, let last = row.last {
        told.append(.mark(first.first, first.time(at: 0).advanced(by: -shift)))
        told.append(.mark(last.last, last.time(at: last.length - 1).advanced(by: -shift)))
      }
      row = []
    }
    for effect in self where !effect.isSample {
      guard case .tick(let run) = effect else {
        close()
        told.append(.other(effect.earlier(by: shift)))
        continue
      }
      if let last = row.last,
        run.first != last.last &+ (last.count < 0 ? -1 : 1)
          || (run.count < 0) != (last.count < 0)
      {
        close()
      }
      row.append(run)
    }
    close()
    return told
  }
}

/// What two lists of effects are compared by.
private enum Told: Equatable {
  case mark(Int64, Timestamp)
  case other(Effect)
}

extension Finding.Sentence {
  fileprivate mutating func appendInterpolation(_ told: Told?) {
    switch told {
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

extension Settings {
  /// Whether a value may be told.
  func isWithin(_ value: Double) -> Bool {
    switch control {
    case .ruler: value >= lowerBound && value <= upperBound
    case .rating: value >= 0 && value <= Double(stars)
    }
  }

  /// What is wrong with the value that an effect tells.
  func complaint(about effect: Effect) -> Finding? {
    guard let value = effect.value, !isWithin(value) else { return nil }
    return "\(effect)"
  }
}

extension Moment {
  /// The value a host has set, as it is taken: between the bounds.
  var valueOfHost: Double? {
    guard case .set(.value(let value), _) = deed else { return nil }
    return end.value == start.value ? nil : settings.isWithin(value) ? value : nil
  }
}
