import ControlCore
import GestureScript
import Slider

// Positions and choices on the track of a slider, computed as a reference for laws.

extension SliderConfiguration {
  /// The rounding error of sums of values.
  var rounding: Double {
    let (lower, upper) = (shownRange.lowerBound, shownRange.upperBound)
    return 1e-9 * max(abs(lower), abs(upper), upper - lower)
  }

  /// Returns the position of a point on the track, in points from the lower end.
  func place(of point: Point) -> Double {
    switch direction {
    case .right: point.x
    case .left: max(length, 1) - point.x
    case .down: point.y
    default: max(length, 1) - point.y
    }
  }

  func point(at place: Double) -> Point {
    switch direction {
    case .right: Point(x: place, y: 10)
    case .left: Point(x: max(length, 1) - place, y: 10)
    case .down: Point(x: 10, y: place)
    default: Point(x: 10, y: max(length, 1) - place)
    }
  }

  /// The distance between steps, or the range for other choices; 0 if continuous.
  var widestChoice: Double {
    if let step { return step }
    // A pair goes through a piece without a step by its hundredths.
    if !knots.isEmpty, !steps.contains(0) { return steps.max() ?? 0 }
    return isDiscrete ? bounds.upperBound - bounds.lowerBound : 0
  }

  /// Returns true if a value that can be chosen is within limits.
  func hasChoice(in limits: ClosedRange<Double>) -> Bool {
    if limits.contains(bounds.lowerBound) || limits.contains(bounds.upperBound) { return true }
    if !stops.isEmpty { return stops.contains { limits.contains($0) } }
    if let step { return Self.hasStep(step, from: shownRange.lowerBound, in: limits) }
    guard !knots.isEmpty else { return isDiscrete ? hasFactor(in: limits) : true }
    return (0..<knots.count / 2 - 1).contains { piece in
      let (low, high) = (knots[2 * piece + 1], knots[2 * piece + 3])
      guard limits.overlaps(low...high) else { return false }
      return steps[piece] == 0 || limits.contains(low) || limits.contains(high)
        || Self.hasStep(steps[piece], from: low, in: limits.clamped(to: low...high))
    }
  }

  /// Returns true if a power of the factor, or 1, 2 or 5 times one of ten, is within limits above 0.
  private func hasFactor(in limits: ClosedRange<Double>) -> Bool {
    let (base, origin) = curve == .oneTwoFive ? (10, 1) : (factor ?? 10, shownRange.lowerBound)
    let powers = naturalLogarithm(limits.lowerBound / origin) / naturalLogarithm(base)
    let low = origin * exponential(roundedDown(powers) * naturalLogarithm(base))
    // A power may be beside itself by rounding, and is counted from both sides.
    let near = [low, low * base, low * base * base]
    let all = curve == .oneTwoFive ? near.flatMap { [$0, 2 * $0, 5 * $0] } : near
    return all.contains {
      $0 >= limits.lowerBound * (1 - 1e-9) && $0 <= limits.upperBound * (1 + 1e-9)
    }
  }

  private static func hasStep(
    _ step: Double, from origin: Double, in limits: ClosedRange<Double>
  ) -> Bool {
    origin + roundedUp((limits.lowerBound - origin) / step) * step <= limits.upperBound
  }

  /// Returns true for a bound, a step, a stop, a factor from the lower bound, 1, 2 or 5 times a
  /// power of ten, or any value if continuous.
  func canChoose(_ value: Double) -> Bool {
    if value == bounds.lowerBound || value == bounds.upperBound { return true }
    if let (lower, step) = pieceBelow(value).map({ (knots[2 * $0 + 1], steps[$0]) }) {
      return step == 0 || value.isOnStep(step, from: lower) || knots.contains(value)
    }
    if !stops.isEmpty { return (0..<stops.count).contains { stops[$0] == value } }
    if let step {
      let steps = (value - shownRange.lowerBound) / step
      return abs(steps - roundedToNearest(steps)) <= 1e-6
    }
    switch curve {
    case .linear: return true
    case .oneTwoFive:
      var digit = value
      while digit >= 9.999999 { digit /= 10 }
      while digit < 0.9999999 { digit *= 10 }
      return [1, 2, 5].contains { abs(digit - $0) <= 1e-6 }
    case .logarithmic:
      guard let factor else { return true }
      let powers = naturalLogarithm(value / shownRange.lowerBound) / naturalLogarithm(factor)
      return abs(powers - roundedToNearest(powers)) <= 1e-6
    }
  }
  /// Returns the piece of the track with a value, from 0; `nil` without knots.
  private func pieceBelow(_ value: Double) -> Int? {
    guard knots.count >= 4 else { return nil }
    let last = knots.count / 2 - 2
    return (0...last).last { knots[2 * $0 + 1] < value } ?? 0
  }

  /// Returns the position of a value, in points from the lower bound, by the proportions of its
  /// piece; `nil` without knots, or if a piece is drawn longer than its share.
  func placeByKnots(of value: Double) -> Double? {
    guard let piece = pieceBelow(value) else { return nil }
    let (first, last) = (knots[0], knots[knots.count - 2])
    func share(_ place: Double) -> Double { (place / 2 - first / 2) / (last / 2 - first / 2) }
    func place(_ knot: Int) -> Double { share(knots[2 * knot]) * max(length, 1) }
    guard (0..<knots.count / 2 - 1).allSatisfy({ place($0 + 1) - place($0) >= 1.001 }) else {
      return nil
    }
    let (low, high) = (knots[2 * piece + 1], knots[2 * piece + 3])
    let way =
      curve == .logarithmic && low > 0
      ? naturalLogarithm(value / low) / naturalLogarithm(high / low) : (value - low) / (high - low)
    return place(piece) + min(max(way, 0), 1) * (place(piece + 1) - place(piece))
  }
}
