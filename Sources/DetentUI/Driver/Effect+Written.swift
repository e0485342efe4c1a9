internal import ControlCore

extension Effect {
  /// Returns the effect with its value rounded by the host's type. Only `changed` has a value that
  /// is written to the host.
  func written(by rounding: (Double) -> Double) -> Effect {
    guard case .changed(let value, let cause, let time, let turns, let part) = self else {
      return self
    }
    return .changed(rounding(value), cause, time, turns: turns, part: part)
  }
}
