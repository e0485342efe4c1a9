import ControlCore

/// What a ruler works out from its configuration, once: values ↔ points, and the rules of motion.
struct RulerScale: Equatable, Sendable {
  let lattice: Lattice
  /// The values that can be reached; finite.
  let values: ClosedRange<Double>
  /// The bounds in points; infinite where the configuration's are.
  let bounds: ClosedRange<Double>

  @inline(never)
  init(_ configuration: RulerConfiguration) {
    let lattice = Lattice(
      step: configuration.step, origin: configuration.origin, fractions: configuration.fractions,
      unitWidth: configuration.unitWidth)
    let lower = configuration.bounds.lowerBound
    let upper = configuration.bounds.upperBound
    let first = lattice.value(ofMark: -Lattice.farthestMark)
    let last = lattice.value(ofMark: Lattice.farthestMark)
    self.lattice = lattice
    values = canonical(max(lower, first))...canonical(min(upper, last))
    let left = lower == -.infinity ? lower : lattice.position(of: lower)
    let right = upper == .infinity ? upper : lattice.position(of: upper)
    bounds = left...right
  }

  /// What decides how a released ruler goes on.
  func planner(_ configuration: RulerConfiguration) -> ReleasePlanner {
    ReleasePlanner(
      decayRate: Decay.rate(perMillisecond: configuration.deceleration),
      minimumSpeed: configuration.minimumFling,
      stopDistance: configuration.stopDistance, frequency: configuration.springFrequency,
      restDistance: configuration.restDistance, length: configuration.length,
      lower: bounds.lowerBound, upper: bounds.upperBound)
  }

  /// Which marks tick.
  func rule(_ configuration: RulerConfiguration) -> TickRule {
    let width = lattice.spacingWidth(of: configuration.tick)
    let pitch = width > 0 ? width : .infinity
    return TickRule(
      pitch: pitch, capture: configuration.capture ?? Self.defaultCapture(pitch),
      rearm: configuration.rearm ?? (width > 0 ? width : configuration.unitWidth) / 4,
      lower: bounds.lowerBound, upper: bounds.upperBound)
  }

  /// Near enough to feel like the mark itself: 2 % of the distance of the marks, at most 0.5 pt.
  static func defaultCapture(_ pitch: Double) -> Double {
    min(0.02 * pitch, 0.5)
  }

  /// `value`, brought back between the bounds.
  func clamp(_ value: Double) -> Double {
    canonical(min(max(value, values.lowerBound), values.upperBound))
  }

  /// `position`, brought back between the bounds.
  @inline(never)
  func clamp(position: Double) -> Double {
    min(max(lattice.reachable(position), bounds.lowerBound), bounds.upperBound)
  }

  /// The value at `position`; outside the bounds, that of the bound, exactly.
  func value(at position: Double) -> Double {
    if position <= bounds.lowerBound { return values.lowerBound }
    if position >= bounds.upperBound { return values.upperBound }
    return clamp(lattice.value(at: position))
  }

  /// Where `value` lies, in points.
  @inline(never)
  func position(of value: Double) -> Double {
    if value <= values.lowerBound, bounds.lowerBound > -.infinity { return bounds.lowerBound }
    if value >= values.upperBound, bounds.upperBound < .infinity { return bounds.upperBound }
    return lattice.position(of: value)
  }

  /// Where a ruler rests that stops at `position`.
  func rest(at position: Double, _ rule: SnapRule) -> Landing? {
    lattice.rest(at: position, rule: rule, bounds: bounds)
  }

  /// What shows of a ruler pulled to `position`: past a bound, it resists.
  @inline(never)
  func shown(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside
      ? position : inside + band.displacement(pulledBy: position - inside)
  }

  /// Where a finger must have pulled the ruler for `shown` to show.
  func pulled(_ shown: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: shown)
    return shown == inside ? shown : inside + band.pull(displacing: shown - inside)
  }

  /// How fast what shows moves when a ruler at `position` is pulled on by 1.
  func slope(_ position: Double, _ band: RubberBand) -> Double {
    let inside = clamp(position: position)
    return position == inside ? 1 : band.slope(pulledBy: position - inside)
  }
}
