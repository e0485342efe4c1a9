public import ControlCore

/// One to eight numbers chosen by sliding thumbs along a track.
///
///     var slider = SliderControl(values: [20, 70], configuration: SliderConfiguration(range: 0...100))
///     slider.handle(event) { effect in … }
///
/// The thumbs are the parts of the control, in the order of their values; they never pass each
/// other. Two pointers may hold two thumbs. Keys, wheels and crowns move the focused thumb, but
/// none while a pointer holds one. Escape cancels every open edit. See `Control` for the laws.
///
/// Each thumb has a slide, and may be pushed beside: its edit is then open while that of the pushing
/// thumb is. At most two pointers count:
///
///     down ──▶ waiting: on several thumbs, beside them, or between two ──▶ tapped, or left to host
///       │         │ it leaves the slop along the track
///       ▼         ▼
///     holds a thumb, or two as a pair ──▶ lifted, lost or cancelled
///
/// `presses` has waiting pointers, `holds` those that hold thumbs. A third pointer is ignored until
/// it is lifted.
public struct SliderControl: Control {
  public internal(set) var configuration: SliderConfiguration
  public internal(set) var time = Timestamp.distantPast
  /// The part that keys move, from 0.
  public internal(set) var focus: Int {
    get { Int(focused) }
    set { focused = UInt8(truncatingIfNeeded: newValue) }
  }

  /// The thumbs.
  @usableFromInline var parts: Eight<SliderPart>
  /// The thumbs that are held or move.
  @usableFromInline var busy = PartSet()
  /// Those that move by themselves, or that a wheel or crown turns.
  @usableFromInline var moving = PartSet()
  /// The pointers that hold thumbs.
  var holds = SliderHolds()
  /// Presses whose meaning is still open.
  @usableFromInline var presses = SliderPresses()
  /// True if something has moved and `idle` has not been emitted since.
  var owesIdle = false
  /// The part that has the focus; a byte, so that a slider stays small.
  private var focused: UInt8 = 0
  /// The track, limited for the thumb of the last action; derived from the rest.
  @usableFromInline var track: SliderTrack
  /// The thumb that was dragged last, while nothing else has changed; derived from the rest.
  var dragged: DraggedThumb?

  /// Creates a slider at rest.
  ///
  /// - Parameters:
  ///   - value: The value of the first thumb; others are as near to the upper bound as possible.
  ///   - configuration: The settings.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(value: Double = 0, configuration: SliderConfiguration = SliderConfiguration()) {
    var values = NumberList()
    values.append(value)
    self.init(values: values, configuration: configuration)
  }

  /// Creates a slider at rest.
  ///
  /// - Parameters:
  ///   - values: The values of the thumbs. They are not sorted: a forward pass raises each to the
  ///     limit of the previous one, then a backward pass lowers them. Missing values are the upper
  ///     bound, but 0 for the first thumb; NaN counts as 0.
  ///   - configuration: The settings, with the number of thumbs.
  /// - Precondition: `configuration.problem` is `nil`.
  public init(values: NumberList, configuration: SliderConfiguration = SliderConfiguration()) {
    require(none: configuration.problem)
    self.configuration = configuration
    track = SliderTrack(configuration)
    let upper = configuration.bounds.upperBound
    parts = Eight(repeating: SliderPart(upper, on: track))
    let places = SliderPlaces(configuration) { part in
      guard part < max(values.count, 1) else { return upper }
      return values[part].isNaN ? 0 : values[part]
    }
    for part in 0..<partCount { rest(part, at: places[part]) }
  }

  /// Sets a thumb to rest at a value, without any history.
  mutating func rest(_ part: Int, at value: Double) {
    let thumb = SliderPart(value, on: track)
    parts.change(part) { $0 = thumb }
  }

  public static func == (a: SliderControl, b: SliderControl) -> Bool {
    guard a.configuration == b.configuration, a.time == b.time, a.focus == b.focus,
      a.busy == b.busy, a.holds == b.holds, a.presses == b.presses, a.owesIdle == b.owesIdle
    else { return false }
    for part in 0..<a.partCount where a.parts[part] != b.parts[part] { return false }
    return true
  }
}

// MARK: Readable state

extension SliderControl {
  // Inlinable down to stored fields: a slider is large, and a call would copy it.
  @inlinable
  public var partCount: Int { Int(truncatingIfNeeded: configuration.thumbs) }
  @inlinable
  public var value: Double { value(of: 0) }

  @inlinable @inline(__always)
  public func value(of part: Int) -> Double {
    parts.read(nearestPart(to: part)) { $0.slide.value }
  }

  /// The first of dragging, pressed, settling and idle that applies to any thumb or open press.
  @inlinable @inline(__always)
  public var phase: ControlPhase {
    var phase = presses.isEmpty ? ControlPhase.idle : .pressed
    for part in 0..<partCount { phase = phase.or(self.phase(of: part)) }
    return phase
  }

  /// The time at which the last motion or wheel gesture ends by itself; `nil` if there is none.
  @inlinable @inline(__always)
  public var restTime: Timestamp? {
    var last: Timestamp?
    for part in 0..<partCount {
      guard let time = restTime(of: part) else { continue }
      last = last.map { max($0, time) } ?? time
    }
    return last
  }

  // All of these clamp `part` to the existing parts, counted from 0.

  /// Returns the phase of one thumb.
  @inlinable @inline(__always)
  public func phase(of part: Int) -> ControlPhase {
    parts.read(nearestPart(to: part)) { $0.slide.phase }
  }

  /// Returns the time at which a thumb's motion or wheel gesture ends by itself; `nil` if there is
  /// none.
  @inlinable @inline(__always)
  public func restTime(of part: Int) -> Timestamp? {
    parts.read(nearestPart(to: part)) { $0.slide.restTime }
  }

  /// Returns the visible position of a thumb's middle: points from the lower end of the track, growing with
  /// the value. Past a bound it includes the stretch of the rubber band.
  @inlinable @inline(__always)
  public func offset(of part: Int) -> Double {
    canonical(shown(part) - track.rules.start)
  }

  /// Returns the rate of change of `offset(of:)`, in points per second.
  @inlinable
  public func velocity(of part: Int) -> Double {
    let part = nearestPart(to: part)
    return busy.contains(part) ? busyVelocity(of: part) : 0
  }

  // These two stand apart, so that a thumb at rest is read without the copies that they make.

  @usableFromInline
  func busyVelocity(of part: Int) -> Double {
    let hold = holds.index(ofPart: part).map { holds.read($0) { $0.hold } } ?? MeasuredHold()
    return parts[part].slide.velocity(by: hold, on: track(for: part))
  }

  /// Returns the value at which a thumb comes to rest by itself.
  @inlinable
  public func target(of part: Int) -> Double {
    let part = nearestPart(to: part)
    return moving.contains(part) ? movingTarget(of: part) : value(of: part)
  }

  @usableFromInline
  func movingTarget(of part: Int) -> Double {
    let track = track(for: part)
    return parts.read(part) { $0.slide.target(on: track) }
  }

  /// Returns a copy of the track within the limits of a thumb.
  private func track(for part: Int) -> SliderTrack { track.within(parts.read(part) { $0.span }) }

  /// Returns the number of the choice nearest to a thumb's value, or the upper of two: that by which
  /// its mark ticks. Choices are steps and stops, from 0 at the lower bound, or powers of a factor;
  /// an end that is none has the next number. Where all values can be chosen, hundredths of the
  /// track are counted. Of a track in pieces, knots and steps are numbered through; a piece without
  /// a step counts one.
  public func nearestMark(of part: Int) -> Int64 {
    let place = scale.position(of: value(of: part))
    guard let pieces = scale.pieces else { return track.number(nearestTo: place) }
    return PieceTicks(pieces: pieces, even: track.rule).nearestMark(to: place)
  }

  /// Returns the range of a thumb's values, between the bounds and its neighbours.
  public func limits(of part: Int) -> ClosedRange<Double> {
    var copy = self
    return copy.range(for: nearestPart(to: part)).values
  }

  /// Returns a thumb's visible position on the scale, in points.
  @inlinable @inline(__always)
  func shown(_ part: Int) -> Double { parts.read(nearestPart(to: part)) { $0.slide.shown } }

  /// True while a pointer holds a thumb.
  @inlinable @inline(__always)
  func isHeld(_ part: Int) -> Bool { parts.read(part) { $0.slide.isHeld } }

  @inlinable
  func nearestPart(to part: Int) -> Int { min(max(part, 0), partCount - 1) }

  /// The rules derived from the configuration.
  var rules: SliderRules { track.rules }
  var scale: SliderScale { track.scale.base }
}

extension ControlPhase {
  /// Returns the more significant of two phases: dragging, pressed, coasting, settling, idle.
  @inlinable
  func or(_ other: ControlPhase) -> ControlPhase {
    rank < other.rank ? self : other
  }

  @inlinable
  var rank: Int {
    switch self {
    case .dragging: 0
    case .pressed: 1
    case .coasting: 2
    case .settling: 3
    case .idle: 4
    }
  }
}
