import ControlCore
import Dial
import GestureGenerators
import GestureScript
import Rating
import Ruler
import Slider

// A law about controls whose settings turn ticks off.

extension Law {
  /// Returns the law that nothing ticks while no marks are set to tick.
  ///
  /// - Parameter ticks: true for a configuration whose marks tick.
  /// - Returns: the law.
  fileprivate static func quiet(
    _ ticks: @escaping @Sendable (Subject.Configuration) -> Bool
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

extension Law where Subject.Configuration == RulerConfiguration {
  static var quietRulers: Law { quiet { $0.tick != .none } }
}

extension Law where Subject.Configuration == RatingConfiguration {
  static var quietRatings: Law { quiet { $0.ticks } }
}

extension Law where Subject.Configuration == SliderConfiguration {
  static var quietSliders: Law { quiet { $0.ticks && $0.isDiscrete } }
}

extension Law where Subject.Configuration == DialConfiguration {
  static var quietDials: Law { quiet { $0.ticks && $0.step != nil } }
}

extension Effect {
  /// True if a value has changed, and not by the host.
  fileprivate var isByAUser: Bool {
    guard case .changed(_, let cause, _, _, _) = self else { return false }
    return cause != .host
  }
}
