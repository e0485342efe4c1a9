import ControlCore
import GestureScript
import Ruler

// What settings mean to a ruler that coasts.

extension Law where Subject.Configuration == RulerConfiguration {
  static var landingsHaveTheirSpring: Law {
    .ofSteps(
      "R90", "landing-spring",
      """
      How long a ruler takes that is thrown, and lands on a mark between its bounds, does not depend on the spring of the \
      bounds.
      """
    ) { record in
      guard record.pointer?.phase == .up, record.end.phase == .coasting,
        record.configuration.snap == .always,
        record.configuration.isBetweenBounds(record.end.target)
      else { return .notMet }
      let spring = record.configuration.springFrequency
      let (one, other) = (
        record.thrown(withSpring: spring), record.thrown(withSpring: spring > 30 ? 6 : 170)
      )
      guard one.phase == .coasting, one.target == other.target else { return .notMet }
      guard one.restTime == other.restTime else {
        return .broken("with another spring it does not rest after the same time")
      }
      return .kept
    }
  }

  static var decelerationCounts: Law {
    .ofSteps(
      "R91", "deceleration-counts",
      "A ruler that coasts far, and is made to slow down at once, goes less far."
    ) { record in
      let configuration = record.configuration
      guard record.end.phase == .coasting, configuration.isBetweenBounds(record.end.target) else {
        return .notMet
      }
      let way = record.wayLeft(record.end)
      // The rest of its way at the strongest deceleration, and a step to the mark behind.
      let least = abs(record.end.velocity) / 100 + 2 * configuration.unitWidth
      guard way > 2 * least else { return .notMet }
      var (copy, slower) = (record.end, configuration)
      slower.deceleration = 0.9
      copy.set(configuration: slower) { _ in }
      let left = record.wayLeft(copy)
      guard left <= least else {
        return .broken(
          Finding("\(left) points are left to go, and \(way) were")
            .probed(.set(Setting("deceleration", .number(0.9)))))
      }
      return .kept
    }
  }
}

extension StepRecord where Subject.Configuration == RulerConfiguration {
  /// What comes of the lift of this step with another spring of the bounds.
  fileprivate func thrown(withSpring frequency: Double) -> Subject {
    var (copy, configuration) = (start, configuration)
    configuration.springFrequency = frequency
    copy.set(configuration: configuration) { _ in }
    if let pointer { copy.handle(InputEvent(time: time, action: .pointer(pointer))) { _ in } }
    return copy
  }

  /// How far a ruler will still go, in points.
  fileprivate func wayLeft(_ ruler: Subject) -> Double {
    abs(lattice.position(of: ruler.target) - place(of: ruler.offset))
  }
}

extension RulerConfiguration {
  fileprivate func isBetweenBounds(_ value: Double) -> Bool {
    value > bounds.lowerBound && value < bounds.upperBound
  }
}
