public import ControlCore

/// A number chosen by turning a dial.
///
///     var dial = DialControl(value: 90, configuration: DialConfiguration(range: 0...360, wraps: true))
///     dial.handle(event) { effect in … }
///
/// A dial is a slide on a circle. If values wrap, the slide has no ends: effects carry values
/// within the range and the number of turns. Ticking marks are numbered on over turns. See
/// `Control` for the laws that it obeys, and `Slide` for sliding.
public struct DialControl: Control {
  @usableFromInline var slide: Slide
  @usableFromInline var hold = MeasuredHold()
  @usableFromInline var track: DialTrack

  /// Creates a dial at rest.
  ///
  /// - Parameters:
  ///   - value: The value, clamped to the range; NaN counts as 0.
  ///   - configuration: The settings.
  /// - Precondition: `configuration.problem` is `nil`.
  @inline(never)
  public init(value: Double = 0, configuration: DialConfiguration = DialConfiguration()) {
    require(none: configuration.problem)
    track = DialTrack(configuration)
    slide = Slide(track.turns.inside(value), on: track)
  }

  public static func == (a: DialControl, b: DialControl) -> Bool {
    a.configuration == b.configuration && a.slide == b.slide && a.hold == b.hold
  }

  @discardableResult @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    var ledger = DialLedger(track.turns, slide.value)
    return slide.hear(event, by: &hold, on: &track) { ledger.report($0, emit) }
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    var ledger = DialLedger(track.turns, slide.value)
    slide.advance(to: time, on: &track) { ledger.report($0, emit) }
  }

  /// Sets value and settings, as the host; see `Control`. A value is set in the first turn. If the
  /// settings change the positions of values over any number of turns, all motions and edits end, and
  /// the value is in the first turn.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func update(
    values: NumberList, animated: Bool, configuration new: DialConfiguration,
    emit: (Effect) -> Void
  ) {
    let isOther = new != configuration
    if isOther { require(none: new.problem) }
    let other = isOther ? DialTrack(new) : nil
    let turns = (other ?? track).turns
    var wanted = values.number(at: 0)
    if wanted == value || wanted == Double(Float(value)) { wanted = nil }
    if let other, !turns.agrees(with: track.turns) { return restart(on: other, at: wanted, emit) }
    var place: Double?
    if new.wraps, let set = wanted.map({ turns.inside($0) }) {
      (wanted, place) = (set, turns.place(slide.shown, near: set))
    }
    var ledger = DialLedger(turns, slide.value)
    slide.update(
      &track, to: other, value: wanted, animated: animated, from: place, by: &hold
    ) { ledger.report($0, emit) }
  }

  /// Ends everything, and begins anew on another track, in the first turn.
  private mutating func restart(
    on other: DialTrack, at wanted: Double?, _ emit: (Effect) -> Void
  ) {
    let set = wanted.map { other.turns.inside($0) }
    var ledger = DialLedger(set == nil ? track.turns : other.turns, slide.value)
    slide.finish(at: set, on: &track) { ledger.report($0, emit) }
    let (inside, now) = (set ?? other.turns.inside(value), time)
    track = other
    slide = Slide(inside, on: track)
    slide.wait(until: now)
    hold.follow(&slide, on: &track)
  }
}

// MARK: Readable state

extension DialControl {
  @inlinable
  public var configuration: DialConfiguration { track.configuration }
  @inlinable
  public var time: Timestamp { slide.time }
  @inlinable
  public var value: Double { track.turns.reading(of: slide.value).value }
  /// The turn of the value: 0 is the turn in which the host set it; earlier turns are negative.
  @inlinable
  public var turns: Int32 { track.turns.reading(of: slide.value).turns }
  @inlinable
  public var phase: ControlPhase { slide.phase }
  @inlinable
  public var restTime: Timestamp? { slide.restTime }

  /// The visible position, in points of arc from the first turn's lower end, rising with the value.
  @inlinable
  public var offset: Double { canonical(slide.shown) }

  /// The visible angle, in degrees clockwise from the top; it goes on over turns.
  @inlinable
  public var angle: Double {
    configuration.angle(at: slide.shown)
  }

  /// The rate of change of `offset`, in points per second: exact in motion, an estimate in a drag,
  /// else 0.
  @inlinable
  public var velocity: Double { slide.velocity(by: hold, on: track) }

  /// The value at which the dial comes to rest by itself.
  @inlinable
  public var target: Double { track.turns.reading(of: slide.target(on: track)).value }

  /// The mark nearest to the value, ties upwards, counted from the lower end of the first turn.
  public var nearestMark: Int64 {
    let base = track.scale.base
    return base.nearestStep(to: base.position(of: slide.value))
  }
}
