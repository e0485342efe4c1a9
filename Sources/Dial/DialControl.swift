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

  /// Sets the value, as the host, in the first turn; see `Control`.
  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    let turns = track.turns
    var ledger = DialLedger(turns, slide.value)
    guard configuration.wraps else {
      return slide.set(value: new, animated: animated, by: &hold, on: &track) {
        ledger.report($0, emit)
      }
    }
    guard new.isFinite, new != value, new != Double(Float(value)) else { return }
    let inside = turns.inside(new)
    if inside != new { emit(.changed(inside, .clamp, time)) }
    let place = turns.place(slide.shown, near: inside)
    slide.set(value: inside, animated: animated, from: place, by: &hold, on: &track) {
      ledger.report($0, emit)
    }
  }

  /// Changes any settings, as the host; see `Control`. If that changes the positions of values over
  /// any number of turns, all motions and edits end, and the value is in the first turn.
  ///
  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: DialConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    require(none: new.problem)
    let other = DialTrack(new)
    var ledger = DialLedger(track.turns, slide.value)
    guard !other.turns.agrees(with: track.turns) else {
      return slide.change(&track, to: other, by: &hold) { ledger.report($0, emit) }
    }
    slide.finish(on: &track) { ledger.report($0, emit) }
    let inside = other.turns.inside(value)
    if inside != value { emit(.changed(inside, .clamp, time)) }
    track = other
    let now = time
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
  public var value: Double { track.turns.reading(of: slide.value).value }
  /// The turn of the value: 0 is the turn in which the host set it; earlier turns are negative.
  public var turns: Int32 { track.turns.reading(of: slide.value).turns }
  public var phase: ControlPhase { slide.phase }
  public var restTime: Timestamp? { slide.restTime }

  /// The visible position, in points of arc from the first turn's lower end, rising with the value.
  public var offset: Double { canonical(slide.shown) }

  /// The visible angle, in degrees clockwise from the top; it grows on over turns.
  public var angle: Double {
    configuration.start + slide.shown / configuration.rotation.turn * 360
  }

  /// The rate of change of `offset`, in points per second: exact in motion, an estimate in a drag,
  /// else 0.
  public var velocity: Double { slide.velocity(by: hold, on: track) }

  /// The value at which the dial comes to rest by itself.
  public var target: Double { track.turns.reading(of: slide.target(on: track)).value }

  /// The mark nearest to the value, ties upwards, counted from the lower end of the first turn.
  public var nearestMark: Int64 {
    let base = track.scale.base
    return base.nearestStep(to: base.position(of: slide.value))
  }
}
