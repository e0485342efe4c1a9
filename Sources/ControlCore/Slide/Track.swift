/// What a slide runs on: where its values lie, and the rules of everything that can happen to it.
///
/// A control's configuration, or what follows from it, conforms to this. What is `mutating` changes nothing: a large track is
/// then asked without a copy, and one of your own may leave the word out.
public protocol Track: Equatable, Sendable {
  /// The scale between values and points.
  associatedtype Base: Scale
  /// The marks that tick.
  associatedtype Ticks: MarkRule

  /// Where the values lie, in points, between the bounds.
  var scale: LimitedScale<Base> { get }
  /// The values that can be chosen, both ends included; either may be infinite.
  var limits: ClosedRange<Double> { get }
  /// Where the keys for the two ends lead; they report a bound only at one of the `limits`.
  ///
  /// - Parameter value: where it is.
  /// - Returns: by default the limits; round a dial whose values begin again, the ends of the present turn.
  mutating func ends(around value: Double) -> ClosedRange<Double>
  /// Which marks tick.
  var ticks: Ticks { mutating get }
  /// The rule that `ticks` gives, if its marks are evenly spaced; `nil` if they are not. Each move and frame asks for this
  /// first, as on a track that may have either kind of marks it is the smaller one. By default `ticks` where that is a
  /// `TickRule`, else `nil`.
  var evenTicks: TickRule? { mutating get }
  /// Where it comes to rest.
  var snap: SnapRule { get }
  /// Whether only fractions and the bounds can be chosen: nothing else is told of, and nowhere else does it come to rest.
  /// What shows still follows what pulls it, to any place. By default any value is as good.
  var isQuantized: Bool { get }
  /// Where it rests if it stops at a place, by default as `snap` says, and if that says nothing, as `isQuantized`, between
  /// the bounds of `scale`. A track on which not every place between them is free leads elsewhere.
  ///
  /// - Parameter position: in points, between the bounds.
  /// - Returns: `nil` if it stays there.
  mutating func rest(at position: Double) -> Landing?
  /// The value that is told of a place, by default the one there, or on a track that `isQuantized` the nearest that can be
  /// chosen.
  ///
  /// - Parameter position: in points, perhaps past a bound.
  /// - Returns: a value between the bounds.
  mutating func reported(at position: Double) -> Double
  /// What resists past the bounds.
  var band: RubberBand { get }
  /// How it goes on when it is released.
  var release: ReleasePlanner { mutating get }

  /// How pointers are read.
  var gestures: GestureSettings { mutating get }
  /// Whether pointers may turn it round a middle; else they never do, whatever `gestures` say.
  static var turns: Bool { get }
  /// Whether larger values lie to the right of smaller ones, or it is vertical: what the arrow key
  /// to the right means.
  var growsRightward: Bool { get }
  /// Enabled, read-only or disabled; enabled unless it says otherwise.
  var interaction: ControlInteraction { get }
  /// The effect of a cancel; the value of before comes back unless it says otherwise.
  var cancelPolicy: CancelPolicy { get }
  /// How many points one detent of a crown is: the width of a step.
  var detentWidth: Double { get }
  /// A wheel or crown gesture without phases ends this long after its last event, in nanoseconds; 0
  /// or more.
  var scrollTimeout: Int64 { get }
  /// Where a tap leads, in points: the slide goes there, as an edit of its own.
  ///
  /// - Parameters:
  ///   - point: where the pointer was lifted.
  ///   - position: what shows, in points.
  /// - Returns: any place, also past a bound; `nil` if a tap is only told.
  mutating func destination(ofTap point: Point, at position: Double) -> Double?
  /// Where a pull takes it, on a track that goes from choice to choice.
  ///
  /// - Parameter place: where it has been pulled, in points, perhaps past a bound.
  /// - Returns: the nearest place that can be chosen, and `place` itself past a bound; `nil` on a track that
  ///   follows what pulls it.
  mutating func choice(at place: Double) -> Double?
  /// The least time between two `bound` effects, of whichever bound, in nanoseconds; 0 or more.
  var boundaryHapticGap: Int64 { get }
}

extension Track {
  /// All that the scale has.
  public var limits: ClosedRange<Double> { scale.values }
  @inlinable
  public func ends(around value: Double) -> ClosedRange<Double> { limits }
  @inlinable
  public var evenTicks: TickRule? { nil }
  /// It comes to rest anywhere.
  public var snap: SnapRule { .none }
  @inlinable
  public var isQuantized: Bool { false }
  @inlinable
  public mutating func rest(at position: Double) -> Landing? {
    if let landing = scale.rest(at: position, snap) { return landing }
    guard isQuantized, let choice = scale.rest(at: position, .fraction) else { return nil }
    // A bound may attract what rests on a mark beside it.
    return scale.rest(at: choice.position, snap) ?? choice
  }
  @inlinable
  public static var turns: Bool { false }
  public var growsRightward: Bool { true }
  /// It answers to everything.
  public var interaction: ControlInteraction { .enabled }
  /// The value of before the edit comes back.
  public var cancelPolicy: CancelPolicy { .revert }
  /// A tap is only told.
  public func destination(ofTap point: Point, at position: Double) -> Double? { nil }
  /// It follows what pulls it.
  @inlinable
  public func choice(at place: Double) -> Double? { nil }
  /// 120 ms.
  public var scrollTimeout: Int64 { 120_000_000 }
  /// None: each excursion past a bound is told.
  public var boundaryHapticGap: Int64 { 0 }
}

extension Track {
  @inlinable
  public mutating func reported(at position: Double) -> Double {
    #if !arch(wasm32)
    if !isQuantized, let value = scale.plainValue(at: position) { return value }
    #endif
    return closelyReported(at: position)
  }

  @inlinable @inline(never)
  mutating func closelyReported(at position: Double) -> Double {
    isQuantized ? nearest(to: position) : scale.value(at: position)
  }

  @inlinable @inline(never)
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
  public var evenTicks: TickRule? { mutating get { ticks } }
}
