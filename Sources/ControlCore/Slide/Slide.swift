/// One value on one axis, with everything that sliding it means: who holds it, the edit that is open,
/// where it shows, the motion under way, which marks and bounds have been told.
///
/// A control has one of these and, beside it, the `Track` that it runs on. It hands both each event, and adds what is its
/// own. The track is lent `inout` to each verb, so that it is not copied; none of them writes it but `change(_:to:emit:)`.
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
  // Fields that are read often come first: in WebAssembly, code that reads at a small offset is
  // shorter.
  @usableFromInline var edit: Edit
  @usableFromInline var movement = SlideMovement.none
  @usableFromInline var now = Timestamp.distantPast
  /// What shows, in points.
  @usableFromInline var position: Double
  /// Where the pointer that holds it has pulled it, in points: past a bound, further than it shows.
  /// Meaningless while none does.
  @usableFromInline var pull = 0.0
  /// Where `pull` was when the pointer took hold.
  @usableFromInline package internal(set) var anchor = 0.0
  @usableFromInline var detector = CrossingDetector()
  @usableFromInline var pointers = PointerTracker()
  /// The motion under way, or the last.
  @usableFromInline var cursor = MotionCursor()
  /// Where no mark ticks round the last place of a drag, for as long as the track is the same. It follows from the rest, so it
  /// is neither compared nor stored.
  #if !arch(wasm32)
  @usableFromInline var gap = MarkGap.unknown
  #endif
  // Nothing that is stored follows this, so its last byte is not filled up to eight.
  /// The wheel or crown gesture that is open, or what the last has left over.
  @usableFromInline var scroll = Scroll()

  /// A slide at rest.
  ///
  /// - Parameters:
  ///   - value: brought back between the bounds; one that is not a number counts as 0.
  ///   - track: what it runs on.
  @inlinable @inline(never)
  public init(_ value: Double, on track: some Track) {
    var track = track
    edit = Edit(track.scale.clamp(value.isNaN ? 0 : value))
    position = track.scale.position(of: edit.current)
    // What `resetCrossings` would do, on a track that is not lent.
    detector.ticks.reset(at: position, rule: track.ticks)
  }

  public static func == (a: Slide, b: Slide) -> Bool {
    // What belongs to another state than the present one is left over from before.
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

/// What moves a slide while no pointer holds it.
@usableFromInline
enum SlideMovement: Equatable, Sendable {
  case none
  /// A wheel or crown gesture is open.
  case scrolling
  /// It follows the first curve of its motion, a decay.
  case coasting
  /// It follows the spring that ends its motion.
  case settling
}

// MARK: What can be read

extension Slide {
  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { edit.current }

  /// The latest time it has been told about.
  @inlinable
  public var time: Timestamp { now }

  /// Whether a pointer holds it.
  @inlinable
  public var isHeld: Bool { pointers.isHeld }

  /// Whether pointer `id` holds it.
  @inlinable
  public func isHeld(by id: Int64) -> Bool { pointers.isHeld(by: id) }

  /// Where the pointer is that holds it, or where the last one was.
  @inlinable
  public var point: Point { pointers.point }

  /// What kind of pointer holds it, or did last.
  @inlinable
  public var pointerKind: PointerKind { pointers.kind }

  /// Whether a motion is under way.
  @inlinable
  public var isMoving: Bool { movement == .coasting || movement == .settling }

  // Inlined, as these are asked of slides that lie within others: a call would copy the slide.

  /// Held, moving by itself, or neither.
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

  /// When it comes to rest if nothing else happens to it; `nil` when it is idle, or while a pointer or
  /// an open wheel gesture holds it.
  @inlinable @inline(__always)
  public var restTime: Timestamp? {
    switch movement {
    case .coasting, .settling: cursor.motion.restTime
    case .scrolling: scroll.deadline == Scroll.never ? nil : scroll.deadline
    case .none: nil
    }
  }

  /// What shows, in points. Past a bound it tells how far the rubber band gives way.
  @inlinable
  public var shown: Double { position }

  /// Where the motion under way ends, in points; `nil` if none is.
  public var landing: Double? { isMoving ? cursor.motion.target : nil }

  /// How fast what shows moves, in points per second: in motion exactly, while a pointer drags as
  /// estimated from its reports, else 0.
  @inlinable
  public func velocity(on track: some Track) -> Double {
    if isMoving { return canonical(cursor.motion.velocity(at: now)) }
    guard pointers.state == .dragging else { return 0 }
    var track = track
    return canonical(pointers.velocity(track.gestures) * track.scale.slope(pull, track.band))
  }

  /// The value at which it comes to rest if nothing else happens to it.
  @inlinable
  public func target(on track: some Track) -> Double {
    guard edit.isOpen, isMoving else { return edit.current }
    var track = track
    return track.reported(at: cursor.motion.target)
  }
}
