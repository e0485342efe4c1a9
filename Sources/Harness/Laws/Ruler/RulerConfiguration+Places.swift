import ControlCore
import GestureGenerators
import Ruler

// Positions on a ruler, computed from its configuration as a reference for laws.

extension RulerConfiguration {
  /// The positions of the bounds, in points, in the coordinates of `offset`.
  var offsets: Bounds {
    let lower = bounds.lowerBound
    return Bounds(lower: lower.isFinite ? 0 : lower, upper: offset(of: bounds.upperBound))
  }

  /// Returns the position of a value in points, from the lower bound, or from 0 without one.
  func offset(of value: Double) -> Double {
    let zero = bounds.lowerBound.isFinite ? bounds.lowerBound : 0
    return (value - zero) / step * unitWidth
  }

  var isHorizontal: Bool { orientation == .horizontal }

  /// Returns the coordinate on the main axis, in points.
  func along(_ point: Point) -> Double { isHorizontal ? point.x : point.y }

  /// 1 if a pointer raises the value by moving to larger coordinates, else -1.
  var sense: Double { isHorizontal && layoutDirection == .leftToRight ? -1 : 1 }
}
