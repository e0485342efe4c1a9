import ControlCore
import Dial
import TestSupport
import Testing

typealias DialStream = ControlStream<DialControl>

/// Tries `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: of the streams.
///   - streams: how many to try.
///   - making: makes them.
///   - location: where to report a failure.
///   - law: says what is wrong, or `nil`.
func expectLaw(
  seed: UInt64, streams: Int,
  making: (inout RandomBits) -> DialStream = { DialStream.random(&$0) },
  at location: SourceLocation = #_sourceLocation, _ law: (DialStream) -> String?
) {
  let failure = withoutActuallyEscaping(law) {
    Trial($0).failure(seed: seed, streams: streams, making: making)
  }
  if let failure { Issue.record("\(failure)", sourceLocation: location) }
}

/// The sine, good to 10⁻¹⁵: tests import no libm.
func sine(_ angle: Double) -> Double {
  var (term, sum, n) = (angle, angle, 1.0)
  while abs(term) > 1e-18 {
    term *= -angle * angle / ((n + 1) * (n + 2))
    sum += term
    n += 2
  }
  return sum
}

extension DialConfiguration {
  /// The place of a pointer at an angle.
  ///
  /// - Parameters:
  ///   - degrees: clockwise from the top.
  ///   - distance: from the middle, in points.
  /// - Returns: a place in the viewport, or beside it.
  func point(at degrees: Double, _ distance: Double = 60) -> Point {
    var angle = degrees
    while angle > 180 { angle -= 360 }
    while angle < -180 { angle += 360 }
    let radians = angle / 180 * Double.pi
    let cosine = sine(Double.pi / 2 - abs(radians))
    return Point(
      x: length / 2 + distance * sine(radians), y: breadth / 2 - distance * cosine)
  }
}
