// Past a bound, what shows gives way to the pull of a finger.

extension LimitedScale {
  /// What shows of a control pulled to `position`: past a bound, it resists.
  @inlinable @inline(never)
  public func shown(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside
      ? position : inside + band.displacement(pulledBy: position - inside)
  }

  /// Where a finger must have pulled the control for `shown` to show.
  @inlinable
  public func pulled(_ shown: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: shown)
    return shown == inside ? shown : inside + band.pull(displacing: shown - inside)
  }

  /// How fast what shows moves when a control at `position` is pulled on by 1.
  @inlinable
  public func slope(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside ? 1 : band.slope(pulledBy: position - inside)
  }
}
