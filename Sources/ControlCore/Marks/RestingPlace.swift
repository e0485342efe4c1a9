/// The nearest of some places where a control may rest; of two equally near, the upper.
@usableFromInline
struct RestingPlace {
  @usableFromInline let bounds: ClosedRange<Double>
  /// How much nearer one must be to be nearer, in the unit of the distances.
  @usableFromInline let blur: Double
  /// In points; any if the distance is infinite.
  @usableFromInline var position = 0.0
  /// Infinite if there is none.
  @usableFromInline var distance = Double.infinity

  @inlinable
  init(bounds: ClosedRange<Double>, blur: Double) {
    self.bounds = bounds
    self.blur = blur
  }

  /// Takes a place if it lies within the bounds and is nearer than the one that it has.
  @usableFromInline @inline(never)
  mutating func consider(_ candidate: Double, _ distance: Double) {
    guard bounds.contains(candidate) else { return }
    let lead = self.distance - distance
    guard lead > blur || (lead >= -blur && candidate > position) else { return }
    (position, self.distance) = (candidate, distance)
  }
}
