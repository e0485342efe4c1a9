/// One value on one axis, with the complete state of sliding it: the pointer, the open edit, the
/// shown position, the motion in progress, and the marks and bounds already reported.
///
/// A control has a slide and its `Track`, and adds its own behaviour. The track is lent `inout` to
/// each method to avoid a copy; only `change(_:to:emit:)` writes it. Methods are generic and can be
/// inlined, so a custom scale costs nothing at run time.
///
///     idle ◀──▶ pressed ──▶ dragging     a pointer holds it: see `PointerTracker`
///      │            ▲           │
///      │            │ down      │ up
///      ▼            │           ▼
///     scrolling    coasting ──▶ settling ──▶ idle
///
/// A wheel or crown gesture is `scrolling`: it may begin unless a pointer holds the slide, and a
/// pointer that goes down ends it.
public struct Slide: Equatable, Sendable {
  // Fields that are read often come first: WebAssembly encodes small offsets in fewer bytes.
  @usableFromInline var edit: Edit
  @usableFromInline var movement = SlideMovement.none
  @usableFromInline var now = Timestamp.distantPast
  /// The shown position, in points.
  @usableFromInline var position: Double
  /// The position to which the pointer has pulled it, in points: past a bound, further than shown.
  /// Undefined while no pointer holds it.
  @usableFromInline var pull = 0.0
  /// The value of `pull` when the pointer took hold.
  @usableFromInline package internal(set) var anchor = 0.0
  @usableFromInline var detector = CrossingDetector()
  @usableFromInline var pointers = PointerTracker()
  /// The motion in progress, or the last one. It and `pointers` stand beside `movement`, as cases that
  /// carry them would be copied by every event.
  @usableFromInline var cursor = MotionCursor()
  /// The gap without ticks around the last position of a drag, valid while the track is unchanged.
  /// It is derived, so it is neither compared nor stored.
  #if !arch(wasm32)
  @usableFromInline var gap = MarkGap.unknown
  #endif
  // No stored property follows this one, so its last byte is not padded to eight.
  /// The open wheel or crown gesture, or the remainder of the last one.
  @usableFromInline var scroll = Scroll()

  /// Creates a slide at rest.
  ///
  /// - Parameters:
  ///   - value: initial value, clamped to the bounds; a value that is not a number counts as 0.
  ///   - track: track of the slide.
  @inlinable @inline(never)
  public init(_ value: Double, on track: some Track) {
    var track = track
    edit = Edit(track.scale.clamp(value.isNaN ? 0 : value))
    position = track.scale.position(of: edit.current)
    // Equals `resetCrossings`, for a track that is not lent.
    detector.ticks.reset(at: position, rule: track.ticks)
  }

  public static func == (a: Slide, b: Slide) -> Bool {
    // Fields of other states than the present one hold stale data and are not compared.
    guard a.edit == b.edit, a.now == b.now, a.position == b.position, a.movement == b.movement,
      a.detector == b.detector,
      a.pointers == b.pointers
    else { return false }
    if a.isHeld { return a.pull == b.pull && a.anchor == b.anchor }
    return switch a.movement {
    case .none: a.scroll.leaves(like: b.scroll)
    case .scrolling: a.scroll == b.scroll
    case .coasting, .settling: a.cursor == b.cursor
    }
  }
}

/// The movement of a slide while no pointer holds it.
@usableFromInline
enum SlideMovement: Equatable, Sendable {
  case none
  /// A wheel or crown gesture is open.
  case scrolling
  /// The slide follows the first curve of its motion, a decay.
  case coasting
  /// The slide follows the spring that ends its motion.
  case settling
}

// MARK: Reading

extension Slide {
  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { edit.current }

  /// The latest time passed to the slide.
  @inlinable
  public var time: Timestamp { now }

  /// True while a pointer holds it.
  @inlinable
  public var isHeld: Bool { pointers.isHeld }

  /// Returns true if pointer `id` holds it.
  @inlinable
  public func isHeld(by id: Int64) -> Bool { pointers.isHeld(by: id) }

  /// The position of the pointer that holds it, or of the last one.
  @inlinable
  public var point: Point { pointers.point }

  /// The kind of the pointer that holds it, or of the last one.
  @inlinable
  public var pointerKind: PointerKind { pointers.kind }

  /// True while a motion is in progress.
  @inlinable
  public var isMoving: Bool { movement == .coasting || movement == .settling }

  // Inlined, because a call on a slide stored inside another value would copy the slide.

  /// The current phase: held, moving by itself, or neither.
  @inlinable @inline(__always)
  public var phase: ControlPhase {
    switch pointers.state {
    case .pressed: return .pressed
    case .dragging: return .dragging
    case .idle: break
    }
    return switch movement {
    case .none: .idle
    case .scrolling: .dragging
    case .coasting: .coasting
    case .settling: .settling
    }
  }

  /// The time when it comes to rest without further input; `nil` when it is idle, while a pointer
  /// holds it, or during a wheel gesture without a deadline.
  @inlinable @inline(__always)
  public var restTime: Timestamp? {
    switch movement {
    case .coasting, .settling: cursor.motion.restTime
    case .scrolling: scroll.deadline == Scroll.never ? nil : scroll.deadline
    case .none: nil
    }
  }

  /// The shown position, in points. Past a bound it includes the displacement of the rubber band.
  @inlinable
  public var shown: Double { position }

  /// The end of the motion in progress, in points; `nil` if there is none.
  public var landing: Double? { isMoving ? cursor.motion.target : nil }

  /// Returns the velocity of the shown position, in points per second: exact during a motion,
  /// estimated from reports during a drag, otherwise 0.
  @inlinable
  public func velocity(on track: some Track) -> Double {
    if isMoving { return canonical(cursor.motion.velocity(at: now)) }
    guard pointers.state == .dragging else { return 0 }
    var track = track
    return canonical(pointers.velocity(track.gestures) * track.scale.slope(pull, track.band))
  }

  /// Returns the value at which it comes to rest without further input.
  @inlinable
  public func target(on track: some Track) -> Double {
    guard edit.isOpen, isMoving else { return edit.current }
    var track = track
    return track.reported(at: cursor.motion.target)
  }
}
