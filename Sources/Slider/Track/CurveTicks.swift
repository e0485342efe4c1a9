import ControlCore

/// A rule for the marks of a logarithmic track, or of unevenly spaced stops.
struct CurveTicks: UnevenMarkRule {
  let curve: SliderScale.Curve
  /// The bounds, the capture and the distance to re-arm.
  let even: TickRule

  var capture: Double { even.capture }
  var rearm: Double { even.rearm }
  var lower: Double { even.lower }
  var upper: Double { even.upper }
  var marks: ClosedRange<Int64> { curve.marks }

  func ticksLike(_ other: Self) -> Bool { self == other }
  func position(ofMark mark: Int64) -> Double { curve.position(ofMark: mark) }
  func mark(upTo position: Double) -> Int64 { curve.mark(upTo: position) }
  func mark(downTo position: Double) -> Int64 { curve.mark(downTo: position) }
  func mark(passedUpAt position: Double) -> Int64 { mark(upTo: position + capture) }
  func mark(passedDownAt position: Double) -> Int64 { mark(downTo: position - capture) }
}
