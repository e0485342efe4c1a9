public import ControlCore

/// The track of a ruler: its configuration, and values derived from it.
@usableFromInline
struct RulerTrack: Track {
  public let scale: LimitedScale<Lattice>
  public let configuration: RulerConfiguration
  public let gestures: GestureSettings
  // Fields of the tick rule that are not stored elsewhere; keeps the ruler within 1,264 bytes.
  private let pitch: Double
  private let capture: Double
  private let rearm: Double
  private let firstInside: Int64
  private let lastInside: Int64

  @inline(never)
  init(_ configuration: RulerConfiguration) {
    self.configuration = configuration
    var gestures = GestureSettings(
      direction: configuration.direction, slop: configuration.slop,
      fineDrag: configuration.fineDrag, maximumSpeed: configuration.maximumFling)
    gestures.countsTaps = configuration.reset != nil && configuration.tap == .nothing
    self.gestures = gestures
    let lattice = Lattice(
      step: configuration.step, origin: configuration.origin, fractions: configuration.fractions,
      unitWidth: configuration.unitWidth)
    scale = LimitedScale(lattice, configuration.bounds)
    let width = lattice.spacingWidth(of: configuration.tick)
    let pitch = width > 0 ? width : .infinity
    let rule = TickRule(
      pitch: pitch, capture: configuration.capture ?? Self.defaultCapture(pitch),
      rearm: configuration.rearm ?? (width > 0 ? width : configuration.unitWidth) / 4,
      lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
    (self.pitch, capture, rearm) = (rule.pitch, rule.capture, rule.rearm)
    (firstInside, lastInside) = (rule.firstInside, rule.lastInside)
  }

  public var ticks: TickRule {
    TickRule(
      pitch: pitch, capture: capture, rearm: rearm, within: scale.bounds,
      firstInside: firstInside, lastInside: lastInside)
  }

  public static func == (a: RulerTrack, b: RulerTrack) -> Bool {
    a.configuration == b.configuration  // the scale and the ticks are derived
  }

  public var limits: ClosedRange<Double> { configuration.bounds }

  /// Returns a capture that feels like the mark: 2 % of the distance of the marks, at most 0.5 pt.
  static func defaultCapture(_ pitch: Double) -> Double {
    min(0.02 * pitch, 0.5)
  }

  public var snap: SnapRule { configuration.snap }
  public var isQuantized: Bool { configuration.quantizes }

  public var band: RubberBand {
    RubberBand(coefficient: configuration.rubberBand, length: configuration.length)
  }

  @inline(never)
  public var release: ReleasePlanner {
    ReleasePlanner(
      decayRate: Decay.rate(perMillisecond: configuration.deceleration),
      minimumSpeed: configuration.minimumFling,
      stopDistance: configuration.stopDistance, frequency: configuration.springFrequency,
      landingFrequency: configuration.landingFrequency,
      restDistance: configuration.restDistance, length: configuration.length,
      lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound,
      isReduced: configuration.motion == .reduced)
  }

  /// Returns the position that brings the tapped one under the cursor, which is in the middle.
  public func destination(ofTap point: Point, at position: Double) -> Double? {
    guard configuration.tap == .go else { return nil }
    let middle = configuration.length / 2
    return position + gestures.along(Point(x: middle, y: middle)) - gestures.along(point)
  }

  public func reset(from value: Double) -> Double? { configuration.reset }

  public var growsRightward: Bool {
    configuration.orientation == .vertical || configuration.layoutDirection == .leftToRight
  }

  public var interaction: ControlInteraction { configuration.interaction }
  public var cancelPolicy: CancelPolicy { configuration.cancelPolicy }
  public var detentWidth: Double { configuration.unitWidth }
  public var stepCounts: StepCounts { configuration.stepCounts }
  public var scrollTimeout: Int64 { configuration.scrollTimeout }
  public var boundaryHapticGap: Int64 { configuration.boundaryHapticGap }
}
