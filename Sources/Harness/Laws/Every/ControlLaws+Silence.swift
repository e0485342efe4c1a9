import ControlCore
import GestureGenerators
import GestureScript

// A law about controls whose settings turn ticks off.

extension Law {
  /// Returns the law that nothing ticks while no marks are set to tick.
  ///
  /// - Parameter ticks: true for a configuration whose marks tick.
  /// - Returns: the law.
  fileprivate static func quiet(
    _ ticks: @escaping @Sendable (SubjectConfiguration) -> Bool
  ) -> Law {
    .ofSteps(
      "R78", "quiet-without-marks", "If no marks are set to tick, nothing ticks."
    ) { record in
      guard !ticks(record.before), !ticks(record.configuration) else { return .notMet }
      for case .tick(let run, _) in record.reported { return .broken("mark \(run.first) ticked") }
      return record.reported.contains { $0.isByAUser } ? .kept : .notMet
    }
  }
}

extension Law {
  static var quietRulers: Law { quiet { $0.ruler.tick != .none } }
  static var quietRatings: Law { quiet { $0.rating.ticks } }
  static var quietSliders: Law {
    quiet { $0.slider.ticks && ($0.slider.isDiscrete || !$0.slider.knots.isEmpty) }
  }
  static var quietDials: Law { quiet { $0.dial.ticks && $0.dial.step != nil } }
}

extension Effect {
  /// True if a value has changed, and not by the host.
  fileprivate var isByAUser: Bool {
    guard case .changed(_, let cause, _, _, _) = self else { return false }
    return cause != .host
  }
}
