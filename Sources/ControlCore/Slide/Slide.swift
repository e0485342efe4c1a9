/// One value on one axis, with the complete state of sliding it: the open edit, the shown position,
/// the motion in progress, and the marks and bounds already reported.
///
/// A control has a slide, its `Track` and a `MeasuredHold`, the pointer that moves it, and adds its
/// own behaviour. The track is lent `inout` to each method to avoid a copy; only
/// `change(_:to:emit:)` writes it. Methods are generic and can be inlined, so a custom scale costs
/// nothing at run time.
///
///     idle ◀──▶ pressed ──▶ dragging     a pointer holds it
///      │            ▲           │
///      │            │ down      │ up
///      ▼            │           ▼
///     scrolling    coasting ──▶ settling ──▶ idle
///
/// A wheel or crown gesture is `scrolling`: it may begin unless a pointer holds the slide, and a
/// pointer that goes down ends it. A slide lets go of its pointer by itself, as when the host sets
/// another value: `MeasuredHold.follow(_:on:)` tells the hold.
public struct Slide: Equatable, Sendable {
  // Fields that are read often come first: WebAssembly encodes small offsets in fewer bytes.
  @usableFromInline var edit: Edit
  @usableFromInline package internal(set) var state = State.idle
  /// The news that its hold has yet to follow.
  @usableFromInline var news = News.none
  @usableFromInline var now = Timestamp.distantPast
  /// The shown position, in points.
  @usableFromInline var position: Double
  /// The position to which the pointer has pulled it, in points: past a bound, further than shown.
  /// Undefined while no pointer holds it.
  @usableFromInline var pull = 0.0
  /// The value of `pull` when the pointer took hold.
  @usableFromInline package internal(set) var anchor = 0.0
  @usableFromInline var detector = CrossingDetector()
  /// The motion in progress, or the last one. It stands beside `state`, as a case that carries it
  /// would be copied by every event.
  @usableFromInline var cursor = MotionCursor()
  /// The gap without ticks around the last position of a drag, valid while the track is unchanged.
  /// It is derived, so it is neither compared nor stored.
  @usableFromInline var gap = MarkGap.unknown
  // No stored property follows this one, so its last byte is not padded to eight.
  /// The open wheel or crown gesture, or the remainder of the last one.
  @usableFromInline var scroll = Scroll()

  /// Creates a slide at rest.
  ///
  /// - Parameters:
  ///   - value: initial value, clamped to the bounds; a value that is not a number counts as 0.
  ///   - track: track of the slide.
  @inlinable
  public init(_ value: Double, on track: some Track) {
    var track = track
    edit = Edit(track.scale.clamp(value.isNaN ? 0 : value))
    position = track.scale.position(of: edit.current)
    // Equals `resetCrossings`, for a track that is not lent.
    detector.ticks.reset(at: position, rule: track.ticks)
  }

  public static func == (a: Slide, b: Slide) -> Bool {
    // Fields of other states than the present one hold stale data and are not compared.
    guard a.edit == b.edit, a.now == b.now, a.position == b.position, a.state == b.state,
      a.detector == b.detector
    else { return false }
    return switch a.state {
    case .idle: a.scroll.leaves(like: b.scroll)
    case .pressed, .dragging: a.pull == b.pull && a.anchor == b.anchor
    case .scrolling: a.scroll == b.scroll
    case .coasting, .settling: a.cursor == b.cursor
    }
  }
}

extension Slide {
  /// The states of a slide.
  @usableFromInline
  package enum State: UInt8, Sendable {
    case idle
    /// A pointer holds it, and has not dragged it.
    case pressed
    /// A pointer drags it.
    case dragging
    /// A wheel or crown gesture is open.
    case scrolling
    /// The slide follows the first curve of its motion, a decay.
    case coasting
    /// The slide follows the spring that ends its motion.
    case settling
  }

  /// The news for its hold, after something else than its pointer has changed the slide.
  @usableFromInline
  package enum News: Sendable {
    case none
    /// The travel counts from the present position of the pointer.
    case travel
    /// So does the speed, as the direction of the track has changed.
    case speed
    /// No pointer holds the slide any more.
    case letGo
  }
}

// MARK: Reading

extension Slide {
  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { edit.current }

  /// The latest time passed to the slide.
  @inlinable
  public var time: Timestamp { now }

  // Inlined, because a call on a slide stored inside another value would copy the slide.

  /// True while a pointer holds it.
  @inlinable @inline(__always)
  public var isHeld: Bool { state == .pressed || state == .dragging }

  /// True while a motion is in progress.
  @inlinable @inline(__always)
  public var isMoving: Bool { state == .coasting || state == .settling }

  /// True while a wheel or crown gesture is open.
  @inlinable @inline(__always)
  public var isScrolling: Bool { state == .scrolling }

  /// The current phase: held, moving by itself, or neither.
  @inlinable @inline(__always)
  public var phase: ControlPhase {
    switch state {
    case .idle: .idle
    case .pressed: .pressed
    case .dragging, .scrolling: .dragging
    case .coasting: .coasting
    case .settling: .settling
    }
  }

  /// The time when it comes to rest without further input; `nil` when it is idle, while a pointer
  /// holds it, or during a wheel gesture without a deadline.
  @inlinable @inline(__always)
  public var restTime: Timestamp? {
    switch state {
    case .coasting, .settling: cursor.motion.restTime
    case .scrolling: scroll.deadline == Scroll.never ? nil : scroll.deadline
    case .idle, .pressed, .dragging: nil
    }
  }

  /// The shown position, in points. Past a bound it includes the displacement of the rubber band.
  @inlinable
  public var shown: Double { position }

  /// The end of the motion in progress, in points; `nil` if there is none.
  public var landing: Double? { isMoving ? cursor.motion.target : nil }

  /// Returns the velocity of the shown position, in points per second: exact during a motion,
  /// estimated from the reports of the hold during a drag, otherwise 0.
  @inlinable @inline(__always)
  public func velocity(by hold: MeasuredHold, on track: some Track) -> Double {
    if isMoving { return canonical(cursor.motion.velocity(at: now)) }
    return state == .dragging ? draggedVelocity(by: hold, on: track) : 0
  }

  // Apart, so that a slide that is not dragged is read without copies.
  @inlinable
  func draggedVelocity(by hold: MeasuredHold, on track: some Track) -> Double {
    var track = track
    return canonical(hold.velocity(track.gestures) * track.scale.slope(pull, track.band))
  }

  /// Returns the value at which it comes to rest without further input.
  @inlinable @inline(__always)
  public func target(on track: some Track) -> Double {
    edit.isOpen && isMoving ? landingValue(on: track) : edit.current
  }

  @inlinable
  func landingValue(on track: some Track) -> Double {
    var track = track
    return track.reported(at: cursor.motion.target)
  }
}
