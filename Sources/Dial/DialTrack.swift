public import ControlCore

/// The configuration of a dial and values derived from it. If values wrap, the track has no ends,
/// and all turns have equal length.
@usableFromInline
struct DialTrack: Track {
  public let scale: LimitedScale<Lattice>
  public let configuration: DialConfiguration
  public let gestures: GestureSettings
  // Fields of the tick rule and turns not stored elsewhere; keeps the dial within 1,264 bytes.
  private let pitch: Double
  private let rearm: Double
  private let firstInside: Int64
  private let lastInside: Int64
  @usableFromInline let marksOfTurn: Int64

  @inline(never)
  init(_ configuration: DialConfiguration) {
    self.configuration = configuration
    gestures = Self.gestures(configuration)
    let range = configuration.range
    let size = range.upperBound - range.lowerBound
    let step = configuration.step ?? max(size / 100, 1e-100)
    let arc = configuration.arc
    let lattice = Lattice(
      step: step, origin: range.lowerBound, fractions: 1, unitWidth: step / size * arc)
    let endless = -Double.infinity...Double.infinity
    scale = LimitedScale(lattice, configuration.wraps ? endless : configuration.bounds)
    marksOfTurn = configuration.wraps ? Int64(saturating: roundedToNearest(size / step)) : 0
    let width = lattice.unitWidth
    let hasTicks = configuration.ticks && configuration.step != nil
    let rule = TickRule(
      pitch: hasTicks ? width : .infinity, capture: Self.capture(width),
      rearm: min(width, arc) / 4, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
    (pitch, rearm) = (rule.pitch, rule.rearm)
    (firstInside, lastInside) = (rule.firstInside, rule.lastInside)
  }

  private static func gestures(_ configuration: DialConfiguration) -> GestureSettings {
    var gestures =
      switch configuration.hold {
      case .rotary:
        GestureSettings(
          turningRound: configuration.rotation, slop: configuration.slop,
          fineDrag: configuration.fineDrag, maximumSpeed: configuration.maximumFling)
      case .vertical:
        GestureSettings(
          direction: configuration.isInverted ? .down : .up, slop: configuration.slop,
          countsSlop: true, fineDrag: configuration.fineDrag,
          maximumSpeed: configuration.maximumFling, gain: configuration.arc / configuration.travel)
      }
    gestures.countsTaps = configuration.reset != nil && configuration.press == .turn
    return gestures
  }

  public var ticks: TickRule {
    TickRule(
      pitch: pitch, capture: Self.capture(scale.base.unitWidth), rearm: rearm, within: scale.bounds,
      firstInside: firstInside, lastInside: lastInside)
  }

  /// Returns the distance at which a mark ticks, in points.
  private static func capture(_ width: Double) -> Double { min(0.02 * width, 0.5) }

  @inlinable
  var turns: DialTurns {
    DialTurns(lattice: scale.base, range: configuration.range, marks: marksOfTurn)
  }

  public static func == (a: DialTrack, b: DialTrack) -> Bool {
    a.configuration == b.configuration  // determines the rest
  }

  public var limits: ClosedRange<Double> {
    configuration.wraps ? -Double.infinity...Double.infinity : configuration.bounds
  }

  public func ends(around value: Double) -> ClosedRange<Double> {
    turns.ends(around: value, isStepped: configuration.step != nil) ?? limits
  }

  /// Returns the largest value that can be chosen. If values wrap, it is the last mark, or without
  /// a step the largest number below the upper end; but at least the present value.
  ///
  /// - Parameter value: The present value.
  /// - Returns: A value of the first turn.
  func largest(at value: Double) -> Double {
    max(ends(around: configuration.bounds.lowerBound).upperBound, value)
  }

  /// True if assistive technology requests the largest value, already present beyond the last mark.
  func keeps(_ value: Double, at present: Double) -> Bool {
    guard configuration.wraps else { return false }
    let reading = turns.reading(of: present).value
    return value >= reading && reading > ends(around: configuration.range.lowerBound).upperBound
  }

  /// Returns the requested value in the present turn, at most the largest, without wrapping.
  ///
  /// - Parameters:
  ///   - value: The value that assistive technology requests, as reported.
  ///   - present: The present value, without wrapping.
  /// - Returns: The requested value, without wrapping.
  func total(askedFor value: Double, at present: Double) -> Double {
    guard configuration.wraps, value.isFinite else { return value }
    let reading = turns.reading(of: present).value
    let wanted = min(value, largest(at: reading))
    // The sum of whole turns and the number below the upper end may round to the upper end.
    let isLast = wanted == ends(around: configuration.range.lowerBound).upperBound
    return isLast && wanted != reading
      ? ends(around: present).upperBound : turns.total(of: wanted, like: present)
  }

  public var snap: SnapRule { configuration.snaps && configuration.step != nil ? .always : .none }
  public var isQuantized: Bool { configuration.quantizes && configuration.step != nil }

  /// Ends are rigid.
  public var band: RubberBand { RubberBand(coefficient: 1, length: 0) }

  @inline(never)
  public var release: ReleasePlanner {
    ReleasePlanner(
      decayRate: Decay.rate(perMillisecond: configuration.deceleration),
      minimumSpeed: configuration.coasts ? configuration.minimumFling : .infinity,
      frequency: configuration.springFrequency, landingFrequency: configuration.landingFrequency,
      length: 0, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound,
      isReduced: configuration.motion == .reduced)
  }

  @inlinable
  public static var turns: Bool { true }

  /// Returns the track position of a point: by the shortest way around or, in the gap, the nearer
  /// end. Over several turns it is the one nearest to the visible position, possibly past an end.
  ///
  /// - Parameters:
  ///   - point: The position of the pointer.
  ///   - position: The visible position, in points of arc.
  /// - Returns: Points of arc, past an end in the gap; `nil` in the dead zone or without jumps.
  func place(of point: Point, near position: Double) -> Double? {
    let rotation = configuration.rotation
    guard configuration.press == .jump, !rotation.isDead(point) else { return nil }
    let lower = configuration.lowerArc
    let hasGap = !configuration.wraps && configuration.sweep <= 360
    let near = hasGap ? configuration.sweep / 720 * rotation.turn : position
    return rotation.arc(to: point, near: near + lower) - lower
  }

  public func destination(ofTap point: Point, at position: Double) -> Double? {
    place(of: point, near: position)
  }

  public func reset(from value: Double) -> Double? {
    configuration.reset.map { total(askedFor: $0, at: value) }
  }

  public var interaction: ControlInteraction { configuration.interaction }
  public var cancelPolicy: CancelPolicy { configuration.cancelPolicy }
  public var detentWidth: Double { scale.base.unitWidth }
  public var stepCounts: StepCounts { configuration.stepCounts }
  public var scrollTimeout: Int64 { configuration.scrollTimeout }
  public var boundaryHapticGap: Int64 { configuration.boundaryHapticGap }
}
