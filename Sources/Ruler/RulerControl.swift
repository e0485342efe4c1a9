public import ControlCore

/// A control that chooses a number by sliding a ruler under a fixed cursor.
///
/// Pass it events and advance its time; it reports the effects:
///
///     var ruler = RulerControl(value: 20, configuration: RulerConfiguration(range: 0...100))
///     ruler.handle(event) { effect in … }
///     while !ruler.isIdle { ruler.advance(to: nextFrame) { effect in … } }
///
/// See `Control` for its laws. `Slide` implements the sliding.
public struct RulerControl: Control {
  @usableFromInline var slide: Slide
  @usableFromInline var hold = MeasuredHold()
  @usableFromInline var track: RulerTrack

  /// Creates a ruler at rest.
  ///
  /// - Parameters:
  ///   - value: initial value, clamped to the bounds; a value that is not a number counts as 0.
  ///   - configuration: all settings.
  /// - Precondition: `configuration.problem` is `nil`.
  @inline(never)
  public init(value: Double = 0, configuration: RulerConfiguration = RulerConfiguration()) {
    require(none: configuration.problem)
    track = RulerTrack(configuration)
    slide = Slide(value, on: track)
  }

  /// Creates a ruler with a value of any floating-point type; see `init(value:configuration:)`.
  public init<Value: BinaryFloatingPoint>(value: Value, configuration: RulerConfiguration) {
    self.init(value: Double(value), configuration: configuration)
  }

  public static func == (a: RulerControl, b: RulerControl) -> Bool {
    a.configuration == b.configuration && a.slide == b.slide && a.hold == b.hold
  }

  @discardableResult @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    slide.handle(event, by: &hold, on: &track, emit: emit)
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    slide.advance(to: time, on: &track, emit: emit)
  }

  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func update(
    values: NumberList, animated: Bool, configuration new: RulerConfiguration,
    emit: (Effect) -> Void
  ) {
    let isOther = new != configuration
    if isOther { require(none: new.problem) }
    slide.update(
      &track, to: isOther ? RulerTrack(new) : nil, value: values.number(at: 0), animated: animated,
      by: &hold, emit: emit)
  }
}

// MARK: Reading

extension RulerControl {
  // Properties that are read often are inlinable: a control is large, and a call may copy it.
  @inlinable
  public var configuration: RulerConfiguration { track.configuration }
  @inlinable
  public var value: Double { slide.value }
  @inlinable
  public var time: Timestamp { slide.time }
  @inlinable
  public var phase: ControlPhase { slide.phase }
  @inlinable
  public var restTime: Timestamp? { slide.restTime }

  /// The shown position in points, growing with the value: 0 at the lower bound, or at value 0
  /// without a lower bound. Past a bound it includes the displacement of the rubber band.
  @inlinable
  public var offset: Double {
    let lower = scale.bounds.lowerBound
    return canonical(slide.shown - (lower > -.infinity ? lower : scale.base.position(of: 0)))
  }

  /// The velocity of `offset`, in points per second: exact during a motion, estimated from reports
  /// during a drag, otherwise 0.
  @inlinable
  public var velocity: Double { slide.velocity(by: hold, on: track) }

  /// The value at which the ruler comes to rest without further input.
  @inlinable
  public var target: Double { slide.target(on: track) }

  /// The step mark nearest to the value, ties upwards, counted from the origin.
  @inlinable
  public var nearestMark: Int64 {
    scale.base.nearestStep(to: scale.position(of: value))
  }

  @inlinable
  var scale: LimitedScale<Lattice> { track.scale }
}
