import ControlCore
import Dial
import GestureGenerators
import GestureScript

// Laws about reported values of a dial on which only marks can be chosen.

extension Law {
  static var dialsReportTheNearest: Law {
    .ofSteps(
      "D14", "nearest-is-told",
      "With a step and quantize value, a drag reports the value of the mark or end nearest to the display."
    ) { record in
      let configuration = record.dial
      guard configuration.quantizes, let step = configuration.step, let value = record.dragged
      else { return .notMet }
      let (range, bounds) = (configuration.range, configuration.bounds)
      let steps = (value - range.lowerBound) / step
      let isEnd = value == bounds.lowerBound || value == bounds.upperBound
      let rounding = 1e-9 * max(1, abs(steps)) + configuration.valueRounding / step
      guard isEnd || abs(steps - roundedToNearest(steps)) <= rounding else {
        return .broken("\(value) is no mark")
      }
      let (width, turn) = (
        step / configuration.size * configuration.arc, configuration.rotation.turn
      )
      var distance = steps * width - configuration.within(record.end.offset)
      if configuration.wraps { distance -= roundedToNearest(distance / turn) * turn }
      guard abs(distance) <= width / 2 + record.rounding + rounding * width else {
        return .broken("\(value) is \(distance) points from what shows, marks are \(width) apart")
      }
      return .kept
    }
  }
}
