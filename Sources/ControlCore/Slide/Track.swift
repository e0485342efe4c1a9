/// The track of a slide: the positions of its values, and the rules for all its behaviour.
///
/// A control's configuration, or a value derived from it, conforms to this. `mutating` members
/// change nothing: they let a large track be read without a copy. Your own track may omit the word.
public protocol Track: Equatable, Sendable {
  /// The scale between values and points.
  associatedtype Base: Scale
  /// The marks that tick.
  associatedtype Ticks: MarkRule

  /// The positions of the values, in points, between the bounds.
  var scale: LimitedScale<Base> { get }
  /// The values that can be chosen, both ends included; either may be infinite.
  var limits: ClosedRange<Double> { get }
  /// Returns the targets of the keys for the two ends, which report a bound only at the `limits`.
  ///
  /// - Parameter value: current value.
  /// - Returns: limits by default; on a dial whose values are cyclic, the ends of the present turn.
  mutating func ends(around value: Double) -> ClosedRange<Double>
  /// The marks that tick.
  var ticks: Ticks { mutating get }
  /// Returns the rule of `ticks` if all marks that may tick between two positions are evenly spaced;
  /// `nil` otherwise. Each move and frame asks for this first, because it is smaller on a track that
  /// supports both kinds of marks. By default `ticks` if that is a `TickRule`, else `nil`.
  ///
  /// - Parameters:
  ///   - a: start of the move, in points; infinite, as the end, if it may be any.
  ///   - b: end of the move, in points.
  /// - Returns: rule for the marks between the two; those beyond may be spaced otherwise.
  mutating func evenTicks(from a: Double, to b: Double) -> TickRule?
  /// The rule for rest positions.
  var snap: SnapRule { get }
  /// True if only fractions and the bounds can be chosen: only these are reported, and only there
  /// does it come to rest. The shown position still follows the pull anywhere. False by default.
  var isQuantized: Bool { get }
  /// Returns the rest position for a stop. By default it follows `snap`, or else `isQuantized`,
  /// within the bounds of `scale`. A track with blocked positions implements its own.
  ///
  /// - Parameter position: stop in points, between the bounds.
  /// - Returns: rest position; `nil` to stay there.
  mutating func rest(at position: Double) -> Landing?
  /// Returns the value reported for a position: by default the exact value, or the nearest choice
  /// if the track `isQuantized`.
  ///
  /// - Parameter position: position in points, possibly past a bound.
  /// - Returns: value between the bounds.
  mutating func reported(at position: Double) -> Double
  /// The resistance past the bounds.
  var band: RubberBand { get }
  /// The planner of motions after a release.
  var release: ReleasePlanner { mutating get }

  /// The settings for pointers.
  var gestures: GestureSettings { mutating get }
  /// True if pointers may turn it around a centre; false overrides `gestures`.
  static var turns: Bool { get }
  /// True if larger values lie to the right, or the track is vertical: the meaning of the right
  /// arrow key.
  var growsRightward: Bool { get }
  /// Enabled, read-only or disabled; enabled by default.
  var interaction: ControlInteraction { get }
  /// The effect of a cancel; by default it restores the value from before the edit.
  var cancelPolicy: CancelPolicy { get }
  /// The points per detent of a crown: the width of a step.
  var detentWidth: Double { get }
  /// Returns the position that a turn of a crown leads to.
  ///
  /// - Parameters:
  ///   - detents: turn in detents, positive towards larger values.
  ///   - left: part of a detent left over from the last turn.
  ///   - position: current position in points.
  /// - Returns: any position, also past a bound; by default `detentWidth` for each detent.
  mutating func place(
    turnedBy detents: Double, and left: Double, from position: Double
  ) -> Double
  /// Returns the detents from one position to another, in points; the inverse of
  /// `place(turnedBy:and:from:)`.
  mutating func detents(from a: Double, to b: Double) -> Double
  /// The time after its last event at which a wheel or crown gesture without phases ends, in
  /// nanoseconds; 0 or more.
  var scrollTimeout: Int64 { get }
  /// Returns the destination of a tap, in points; the slide goes there in an edit of its own.
  ///
  /// - Parameters:
  ///   - point: position of the lifted pointer.
  ///   - position: shown position, in points.
  /// - Returns: any position, also past a bound; `nil` if a tap is only reported.
  mutating func destination(ofTap point: Point, at position: Double) -> Double?
  /// Returns the value to which the second of two taps and the keys Delete and Backspace go back, or
  /// to the nearest choice. Taps must be counted: see `GestureSettings.countsTaps`.
  ///
  /// - Parameter value: current value.
  /// - Returns: any finite value; `nil`, by default, if there is none.
  mutating func reset(from value: Double) -> Double?
  /// Returns the position for a pull, on a track that moves from choice to choice.
  ///
  /// - Parameter place: pulled position in points, possibly past a bound.
  /// - Returns: nearest position that can be chosen, and `place` itself past a bound; `nil` on a
  ///   track that follows the pull.
  mutating func choice(at place: Double) -> Double?
  /// The choices that keys and steps of assistive technology pass; 1, 10 and 1 by default.
  var stepCounts: StepCounts { get }
  /// The minimum time between two `bound` effects, at either bound, in nanoseconds; 0 or more.
  var boundaryHapticGap: Int64 { get }
}

extension Track {
  /// All values of the scale.
  public var limits: ClosedRange<Double> { scale.values }
  @inlinable
  public func ends(around value: Double) -> ClosedRange<Double> { limits }
  @inlinable
  public func evenTicks(from a: Double, to b: Double) -> TickRule? { nil }
  /// No snapping: it comes to rest anywhere.
  public var snap: SnapRule { .none }
  @inlinable
  public var isQuantized: Bool { false }
  @inlinable
  public mutating func rest(at position: Double) -> Landing? {
    if let landing = scale.rest(at: position, snap) { return landing }
    guard isQuantized, let choice = scale.rest(at: position, .fraction) else { return nil }
    // A bound may attract a slide from a mark beside it.
    return scale.rest(at: choice.position, snap) ?? choice
  }
  @inlinable
  public static var turns: Bool { false }
  public var growsRightward: Bool { true }
  /// Enabled.
  public var interaction: ControlInteraction { .enabled }
  /// The policy that restores the value from before the edit.
  public var cancelPolicy: CancelPolicy { .revert }
  /// Returns `nil`: a tap is only reported.
  public func destination(ofTap point: Point, at position: Double) -> Double? { nil }
  /// Returns `nil`: there is no default.
  @inlinable
  public func reset(from value: Double) -> Double? { nil }
  /// Returns `nil`: the track follows the pull.
  @inlinable
  public func choice(at place: Double) -> Double? { nil }
  @inlinable
  public func place(
    turnedBy detents: Double, and left: Double, from position: Double
  ) -> Double { position + detents * detentWidth + left * detentWidth }
  @inlinable
  public func detents(from a: Double, to b: Double) -> Double {
    detentWidth > 0 ? (b - a) / detentWidth : 0
  }
  /// 1, 10 and 1.
  @inlinable
  public var stepCounts: StepCounts { StepCounts() }
  /// 120 ms.
  public var scrollTimeout: Int64 { 120_000_000 }
  /// No minimum: each excursion past a bound is reported.
  public var boundaryHapticGap: Int64 { 0 }
}

extension Track {
  @inlinable
  public mutating func reported(at position: Double) -> Double {
    if !isQuantized, let value = scale.plainValue(at: position) { return value }
    return closelyReported(at: position)
  }

  @inlinable
  mutating func closelyReported(at position: Double) -> Double {
    isQuantized ? nearest(to: position) : scale.value(at: position)
  }

  @inlinable
  mutating func nearest(to position: Double) -> Double {
    let bounds = scale.bounds
    guard position > bounds.lowerBound, position < bounds.upperBound,
      let landing = scale.rest(at: scale.base.reachable(position), .fraction)
    else { return scale.value(at: position) }
    return scale.value(at: landing.position)
  }
}

extension Track where Ticks == TickRule {
  @inlinable
  public mutating func evenTicks(from a: Double, to b: Double) -> TickRule? { ticks }
}
