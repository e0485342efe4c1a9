import ControlCore
import GestureGenerators
import Ruler

// Where things are on a ruler, worked out from its configuration: what laws hold the control against.

extension RulerConfiguration {
  /// Where the bounds are, in points, as `offset` counts them.
  var offsets: Bounds {
    let lower = bounds.lowerBound
    return Bounds(lower: lower.isFinite ? 0 : lower, upper: offset(of: bounds.upperBound))
  }

  /// Where a value is, in points, as `offset` counts them: from the lower bound, or from 0 if there is none.
  func offset(of value: Double) -> Double {
    let zero = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
    return (value - zero) / step * unitWidth
  }

  var isHorizontal: Bool { orientation == .horizontal }

  /// A coordinate along the axis, in points.
  func along(_ point: Point) -> Double { isHorizontal ? point.x : point.y }

  /// 1 if a pointer that moves to larger coordinates makes the value larger, else -1.
  var sense: Double { isHorizontal && layoutDirection == .leftToRight ? -1 : 1 }
}
