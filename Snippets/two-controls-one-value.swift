// RatingView: "we can also use sliders to update the star ratings in decimal points". A ruler and a
// rating share a value: the host sets each to the value reported by the other.

import ControlCore
import Rating
import Ruler

/// Host that owns both and passes the value on.
struct Review {
  var ruler = RulerControl(value: 3, configuration: RulerConfiguration(range: 0...5))
  var rating = RatingControl(
    value: 3, configuration: RatingConfiguration(count: 5, granularity: 0.1))

  mutating func slide(_ event: InputEvent) {
    var latest: Double?
    ruler.handle(event) { if case .changed(let value, _, _, _, _) = $0 { latest = value } }
    if let latest { rating.set(value: latest, animated: false) { _ in } }
  }

  mutating func rate(_ event: InputEvent) {
    var latest: Double?
    rating.handle(event) { if case .changed(let value, _, _, _, _) = $0 { latest = value } }
    if let latest { ruler.set(value: latest, animated: true) { _ in } }
  }
}

func finger(_ phase: PointerEvent.Phase, _ x: Double, _ milliseconds: Int64) -> InputEvent {
  let event = PointerEvent(phase: phase, position: Point(x: x, y: 20))
  let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
  return InputEvent(time: time, action: .pointer(event))
}

var review = Review()
review.slide(finger(.down, 200, 0))
for x in [184.0, 160, 136] {
  review.slide(finger(.move, x, Int64(200 - x)))
  print("ruler", review.ruler.value, "drives rating", review.rating.value)
}
review.slide(finger(.up, 136, 500))

review.rate(finger(.down, 90, 600))
print("rating", review.rating.value, "drives ruler", review.ruler.value)
review.rate(finger(.move, 999, 700))
review.rate(finger(.up, 999, 800))
print("rating", review.rating.value, "drives ruler", review.ruler.value)
