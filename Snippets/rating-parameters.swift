// StarRatingAPI: `Rating(value:granularity:spacing:count:)`, and its description of taps and drags.

import ControlCore
import Rating

/// Returns the value chosen by a finger at `x`, for symbols of 20 points with gaps of 10.
@MainActor func choice(at x: Double, granularity: Double) -> Double {
  var configuration = RatingConfiguration(count: 5, granularity: granularity)
  configuration.symbolWidth = 20
  configuration.spacing = 10
  var rating = RatingControl(configuration: configuration)
  let finger = PointerEvent(phase: .down, position: Point(x: x, y: 10))
  rating.handle(InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(finger))) { _ in }
  return rating.value
}

print("between the second and the third:", choice(at: 55, granularity: 1))
print("a quarter into the second, by halves:", choice(at: 35, granularity: 0.5))
print("a quarter into the second, by quarters:", choice(at: 35, granularity: 0.25))
print("a quarter into the second, any share:", choice(at: 35, granularity: 0))
print("a tenth into the third, by thirds:", choice(at: 62, granularity: 0.3))
print("past the trailing edge:", choice(at: 999, granularity: 0.3))
print("past the leading edge, by halves:", choice(at: -20, granularity: 0.5))

var hundred = RatingConfiguration(count: 100, granularity: 0.5)
print("a hundred:", hundred.problem == nil)
hundred.count = 101
print("one more:", hundred.problem?.rule ?? "fine")
