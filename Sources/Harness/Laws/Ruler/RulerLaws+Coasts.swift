import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about settings that affect a coasting ruler.

extension Law {
  static var landingsHaveTheirSpring: Law {
    .ofSteps(
      "R90", "landing-spring",
      """
      The duration of a fling that lands on a mark between the bounds does not depend on the \
      spring of the bounds.
      """
    ) { record in
      guard
        let soft = record.thrown(withSpring: 6), let hard = record.thrown(withSpring: 170),
        soft.phase == .coasting, soft.target == hard.target,
        record.ruler.isBetweenBounds(soft.target)
      else { return .notMet }
      guard soft.restTime == hard.restTime else {
        return .broken(
          Finding("with another spring it does not rest after the same time")
            .probed(
              [.set(Setting("spring", .number(6)))] + .throwing(to: 100, over: 80_000_000)))
      }
      return .kept
    }.given(
      .usable, .idle,
      Premise("'snap' is 'always'") { $0.ruler.snap == .always })
  }

  static var decelerationCounts: Law {
    .ofSteps(
      "R91", "deceleration-counts",
      "A ruler that coasts far goes less far after its deceleration is set to the strongest."
    ) { record in
      let configuration = record.ruler
      guard record.end.phase == .coasting, configuration.isBetweenBounds(record.end.target) else {
        return .notMet
      }
      let way = record.wayLeft(record.end)
      // The remaining distance at the strongest deceleration, and two steps of tolerance.
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

extension StepRecord {
  /// Returns a copy that is thrown by 100 points in 80 ms, with another spring of the bounds; `nil`
  /// if it is invalid.
  fileprivate func thrown(withSpring frequency: Double) -> Subject? {
    var (copy, ruler) = (end, ruler)
    ruler.springFrequency = frequency
    guard ruler.problem == nil else { return nil }
    copy.set(configuration: ruler) { _ in }
    copy.drag(.even(10, by: 10))
    copy.lift(at: 100)
    return copy
  }

  /// Returns the remaining distance of a ruler, in points.
  fileprivate func wayLeft(_ ruler: Subject) -> Double {
    abs(lattice.position(of: ruler.target) - place(of: ruler.offset))
  }
}

extension RulerConfiguration {
  fileprivate func isBetweenBounds(_ value: Double) -> Bool {
    value > bounds.lowerBound && value < bounds.upperBound
  }
}
