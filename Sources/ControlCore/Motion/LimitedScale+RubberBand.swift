// Displacement of the shown position past a bound, under the pull of a finger.

extension LimitedScale {
  /// Returns the shown position for a pull to `position`; past a bound, the band resists.
  @inlinable
  public func shown(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside
      ? position : inside + band.displacement(pulledBy: position - inside)
  }

  /// Returns the pull that leads to the position `shown`.
  @inlinable
  public func pulled(_ shown: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: shown)
    return shown == inside ? shown : inside + band.pull(displacing: shown - inside)
  }

  /// Returns the speed of the shown position per unit of pull at `position`.
  @inlinable
  public func slope(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside ? 1 : band.slope(pulledBy: position - inside)
  }
}
