import ControlCore
import Dial
import TestSupport
import Testing

typealias DialStream = ControlStream<DialControl>

/// Tests `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: seed of the streams.
///   - streams: number of streams.
///   - making: generator of a stream.
///   - location: place of a reported failure.
///   - law: returns an error, or `nil`.
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

/// Returns the sine, accurate to 10⁻¹⁵; tests import no libm.
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
  /// Returns the position of a pointer at an angle.
  ///
  /// - Parameters:
  ///   - degrees: angle clockwise from the top.
  ///   - distance: distance from the middle, in points.
  /// - Returns: a position, perhaps outside the viewport.
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
