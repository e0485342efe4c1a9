internal import ControlCore

extension Effect {
  /// Returns the effect with the value that the host's type makes of it. Only `changed` has one that is
  /// written to the host.
  func written(by rounding: (Double) -> Double) -> Effect {
    guard case .changed(let value, let cause, let time, let turns, let part) = self else {
      return self
    }
    return .changed(rounding(value), cause, time, turns: turns, part: part)
  }
}
