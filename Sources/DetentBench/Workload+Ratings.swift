import ControlCore
import Rating

extension Workload {
  /// Mouse over a rating, with occasional presses.
  static let rating = ratings("rating", count: 5, Traces.hovering)

  /// Finger dragged along a rating and past both ends.
  static let ratingDrag = ratings("rating-drag", count: 10, Traces.drag)

  /// Creates a workload of a rating by halves with symbols of 100 points, ticks and previews.
  private static func ratings(
    _ name: String, count: Int64, _ prepare: @escaping @Sendable (Int) -> [InputEvent]
  ) -> Workload {
    Workload(name: name) { size in
      let events = prepare(size)
      var configuration = RatingConfiguration(count: count, granularity: 0.5)
      configuration.length = 100 * Double(count)
      let start = RatingControl(value: 3, configuration: configuration)
      return Prepared(
        events: events.count,
        engine: { handle(events, start) },
        floor: { Floor.rating(events, count: Double(count)) })
    }
  }
}
