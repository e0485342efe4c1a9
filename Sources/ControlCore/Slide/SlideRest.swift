/// The state of a slide at rest, from which the slide can be recreated on any track.
///
/// A slide stores a pointer and a motion, and needs neither at rest. So a control of many parts
/// keeps this for each part, and a few slides for the parts that are held or moving.
public struct SlideRest: Equatable, Sendable {
  @usableFromInline var edit: Edit
  @usableFromInline var detector: CrossingDetector
  @usableFromInline var scroll: Scroll

  @inlinable
  init(_ edit: Edit, _ detector: CrossingDetector, _ scroll: Scroll) {
    (self.edit, self.detector, self.scroll) = (edit, detector, scroll)
  }

  public static func == (a: SlideRest, b: SlideRest) -> Bool {
    a.edit == b.edit && a.detector == b.detector && a.scroll.leaves(like: b.scroll)
  }

  /// The value last reported, or set by the host.
  @inlinable
  public var value: Double { edit.current }

  /// True while an edit is open: something else moves the part, such as a neighbour that pushes it.
  @inlinable
  public var isEditing: Bool { edit.isOpen }

  /// Opens an edit, if none is open, for a part that something else moves.
  ///
  /// - Parameters:
  ///   - time: current time.
  ///   - emit: receives the effects.
  @inlinable
  public mutating func begin(at time: Timestamp, emit: (Effect) -> Void) {
    edit.begin(at: time, emit: emit)
  }

  /// Moves a part that something else moves, and reports its value. Passed marks do not tick.
  ///
  /// - Parameters:
  ///   - value: new value on the track.
  ///   - cause: reason for the move.
  ///   - track: track on which the slide will run again.
  ///   - time: current time.
  ///   - emit: receives the effects.
  @inlinable
  public mutating func move(
    to value: Double, _ cause: ChangeCause, on track: inout some Track, at time: Timestamp,
    emit: (Effect) -> Void
  ) {
    edit.report(value, cause, at: time, emit: emit)
    detector.reset(at: track.scale.position(of: value), rule: track.ticks)
  }

  /// Ends the edit, if one is open.
  @inlinable
  public mutating func end(_ reason: EndReason, at time: Timestamp, emit: (Effect) -> Void) {
    edit.end(reason, at: time, emit: emit)
  }

  /// Discards the remainder of wheels and crowns, on any other input.
  @inlinable
  public mutating func forgetScroll() { scroll.forget() }

  /// The value from before the edit; without one, the current value.
  @inlinable
  public var original: Double { edit.original ?? edit.current }
}

extension Slide {
  /// Creates a slide at rest from a stored rest state.
  @inlinable
  public init(_ rest: SlideRest, on track: inout some Track, at time: Timestamp) {
    position = track.scale.position(of: rest.value)
    (edit, detector, scroll, now) = (rest.edit, rest.detector, rest.scroll, time)
  }

  /// The rest state; `nil` while the slide is held or moving, or while its edit is open.
  @inlinable
  public var rest: SlideRest? {
    !isHeld && movement == .none && !edit.isOpen ? remains : nil
  }

  /// The rest state, ignoring any hold or motion. Its edit may be open.
  @inlinable
  public var remains: SlideRest { SlideRest(edit, detector, scroll) }
}
