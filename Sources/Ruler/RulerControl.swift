public import ControlCore

/// A number chosen by sliding a ruler under a fixed cursor.
///
/// Hand it events and let time pass; it reports what happens:
///
///     var ruler = RulerControl(value: 20, configuration: RulerConfiguration(range: 0...100))
///     ruler.handle(event) { effect in … }
///     while !ruler.isIdle { ruler.advance(to: nextFrame) { effect in … } }
///
/// See `Control` for the laws it obeys. What sliding means is in `Slide`.
public struct RulerControl: Control {
  @usableFromInline var slide: Slide
  @usableFromInline var track: RulerTrack

  /// A ruler at rest.
  ///
  /// - Parameters:
  ///   - value: brought back between the bounds; one that is not a number counts as 0.
  ///   - configuration: everything else.
  /// - Precondition: `configuration.problem` is `nil`.
  @inline(never)
  public init(value: Double = 0, configuration: RulerConfiguration = RulerConfiguration()) {
    require(none: configuration.problem)
    track = RulerTrack(configuration)
    slide = Slide(value, on: track)
  }

  /// A ruler at rest, with a value of any floating-point type; see `init(value:configuration:)`.
  public init<Value: BinaryFloatingPoint>(value: Value, configuration: RulerConfiguration) {
    self.init(value: Double(value), configuration: configuration)
  }

  public static func == (a: RulerControl, b: RulerControl) -> Bool {
    a.configuration == b.configuration && a.slide == b.slide
  }

  @inline(never)
  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) {
    slide.handle(event, on: &track, emit: emit)
  }

  @inline(never)
  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    slide.advance(to: time, on: &track, emit: emit)
  }

  public mutating func set(value new: Double, animated: Bool, emit: (Effect) -> Void) {
    slide.set(value: new, animated: animated, on: &track, emit: emit)
  }

  /// - Precondition: `configuration.problem` is `nil`.
  public mutating func set(configuration new: RulerConfiguration, emit: (Effect) -> Void) {
    guard new != configuration else { return }
    require(none: new.problem)
    slide.change(&track, to: RulerTrack(new), emit: emit)
  }
}

// MARK: What can be read

extension RulerControl {
  // What is read most often can be inlined: a control is large, and a call that only reads it may get a
  // copy.
  @inlinable
  public var configuration: RulerConfiguration { track.configuration }
  @inlinable
  public var value: Double { slide.value }
  @inlinable
  public var time: Timestamp { slide.time }
  public var phase: ControlPhase { slide.phase }
  public var restTime: Timestamp? { slide.restTime }

  /// What shows, in points, growing with the value: 0 at the lower bound, or at value 0 if there is
  /// no lower bound. Past a bound it tells how far the rubber band gives way.
  public var offset: Double {
    let scale = scale
    let lower = scale.bounds.lowerBound
    return canonical(slide.shown - (lower > -.infinity ? lower : scale.base.position(of: 0)))
  }

  /// How fast `offset` changes, in points per second: in motion exactly, while a pointer drags as
  /// estimated from its reports, else 0.
  public var velocity: Double { slide.velocity(on: track) }

  /// The value at which the ruler comes to rest if nothing else happens to it.
  public var target: Double { slide.target(on: track) }

  /// The step mark nearest to the value, ties upwards, counted from the origin.
  public var nearestMark: Int64 {
    scale.base.nearestStep(to: scale.position(of: value))
  }

  var scale: LimitedScale<Lattice> { track.scale }
}
