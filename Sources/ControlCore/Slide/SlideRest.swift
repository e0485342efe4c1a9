/// What remains of a slide at rest: the slide can be made of it again, on any track.
///
/// A slide has room for the pointer that holds it and for its motion, and needs neither while it rests. So
/// a control of many parts keeps this of each, and has a few slides for those parts that are held or move.
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

  /// Whether an edit is open: something else moves it along, as a neighbour that pushes it.
  @inlinable
  public var isEditing: Bool { edit.isOpen }

  /// Something else moves it: its edit is opened unless it is open.
  ///
  /// - Parameters:
  ///   - time: when that is.
  ///   - emit: takes the effects.
  @inlinable
  public mutating func begin(at time: Timestamp, emit: (Effect) -> Void) {
    edit.begin(at: time, emit: emit)
  }

  /// Something else has moved it, which is reported. It passes its marks in silence.
  ///
  /// - Parameters:
  ///   - value: where to, on the track.
  ///   - cause: what has moved it.
  ///   - track: what it will run on again.
  ///   - time: when that is.
  ///   - emit: takes the effects.
  @inlinable
  public mutating func move(
    to value: Double, _ cause: ChangeCause, on track: inout some Track, at time: Timestamp,
    emit: (Effect) -> Void
  ) {
    edit.report(value, cause, at: time, emit: emit)
    detector.reset(at: track.scale.position(of: value), rule: track.ticks)
  }

  /// The edit is over, if one is open.
  @inlinable
  public mutating func end(_ reason: EndReason, at time: Timestamp, emit: (Effect) -> Void) {
    edit.end(reason, at: time, emit: emit)
  }

  /// Something else than a wheel or a crown happens: what these have left over counts no more.
  @inlinable
  public mutating func forgetScroll() { scroll.forget() }

  /// The value from before the edit; the value, if none is open.
  @inlinable
  public var original: Double { edit.original ?? edit.current }
}

extension Slide {
  /// A slide at rest where another one rested.
  @inlinable
  public init(_ rest: SlideRest, on track: inout some Track, at time: Timestamp) {
    position = track.scale.position(of: rest.value)
    (edit, detector, scroll, now) = (rest.edit, rest.detector, rest.scroll, time)
  }

  /// What remains of it while nothing holds or moves it; `nil` while something does, or while its edit is open.
  @inlinable
  public var rest: SlideRest? {
    !isHeld && movement == .none && !edit.isOpen ? remains : nil
  }

  /// What would remain of it if nothing held or moved it. Its edit may be open.
  @inlinable
  public var remains: SlideRest { SlideRest(edit, detector, scroll) }
}
