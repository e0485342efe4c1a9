/// The nearest of several candidate rest positions; of two equally near, the upper.
@usableFromInline
struct RestingPlace {
  @usableFromInline let bounds: ClosedRange<Double>
  /// The tolerance for equal distances, in the unit of the distances.
  @usableFromInline let blur: Double
  /// The position in points; arbitrary if the distance is infinite.
  @usableFromInline var position = 0.0
  /// The distance to the candidate; infinite if there is none.
  @usableFromInline var distance = Double.infinity

  @inlinable
  init(bounds: ClosedRange<Double>, blur: Double) {
    self.bounds = bounds
    self.blur = blur
  }

  /// Replaces the candidate if the new one lies within the bounds and is nearer.
  @usableFromInline
  mutating func consider(_ candidate: Double, _ distance: Double) {
    guard bounds.contains(candidate) else { return }
    let lead = self.distance - distance
    guard lead > blur || (lead >= -blur && candidate > position) else { return }
    (position, self.distance) = (candidate, distance)
  }
}
