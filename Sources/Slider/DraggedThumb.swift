import ControlCore

/// A thumb that is dragged while nothing else changes, so that its range stays.
struct DraggedThumb: Sendable {
  let part: Int
  let range: SliderRange
  let effects: ThumbEffects
  /// The places at which no neighbour is near enough to be pushed, in points.
  let free: ClosedRange<Double>
}

extension SliderControl {
  /// Returns what stays while a thumb is dragged within a range, and nothing else changes.
  mutating func dragged(_ part: Int, in range: SliderRange) -> DraggedThumb {
    DraggedThumb(
      part: part, range: range, effects: ThumbEffects(of: part, in: range),
      free: freePlaces(of: part))
  }

  /// Returns the places at which a thumb can push no neighbour; none that is finite if they are
  /// unknown.
  private mutating func freePlaces(of part: Int) -> ClosedRange<Double> {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    guard canPush else { return lower...upper }
    // On uneven choices a step may exceed their mean distance.
    guard track.scale.base.isLinear else { return upper...upper }
    let (distance, step) = (configuration.distance, track.rules.detentWidth)
    if part > 0 {
      lower = track.scale.base.position(of: value(of: part - 1) + distance) + step
    }
    if part < partCount - 1 {
      upper = track.scale.base.position(of: value(of: part + 1) - distance) - step
    }
    return lower...max(lower, upper)
  }
}
