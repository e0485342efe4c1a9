public import ControlCore

/// What a dial slides on: its configuration, and what follows from it. A dial whose values begin again has a
/// track without ends, of which each turn is as long as the last.
@usableFromInline
struct DialTrack: Track {
  public let scale: LimitedScale<Lattice>
  public let configuration: DialConfiguration
  public let gestures: GestureSettings
  // What of the tick rule and of the turns does not stand elsewhere: a dial is to have at most 1,264 bytes.
  private let pitch: Double
  private let rearm: Double
  private let firstInside: Int64
  private let lastInside: Int64
  private let marksOfTurn: Int64

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
    scale = LimitedScale(lattice, configuration.wraps ? endless : range)
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
    switch configuration.hold {
    case .rotary:
      GestureSettings(
        turningRound: configuration.rotation, slop: configuration.slop,
        fineDrag: configuration.fineDrag, maximumSpeed: configuration.maximumFling)
    case .vertical:
      GestureSettings(
        direction: .up, slop: configuration.slop, fineDrag: configuration.fineDrag,
        maximumSpeed: configuration.maximumFling, gain: configuration.arc / configuration.travel)
    }
  }

  public var ticks: TickRule {
    TickRule(
      pitch: pitch, capture: Self.capture(scale.base.unitWidth), rearm: rearm, within: scale.bounds,
      firstInside: firstInside, lastInside: lastInside)
  }

  /// How near to a mark it ticks, in points.
  private static func capture(_ width: Double) -> Double { min(0.02 * width, 0.5) }

  var turns: DialTurns {
    DialTurns(lattice: scale.base, range: configuration.range, marks: marksOfTurn)
  }

  public static func == (a: DialTrack, b: DialTrack) -> Bool {
    a.configuration == b.configuration  // the rest follows from it
  }

  public var limits: ClosedRange<Double> {
    configuration.wraps ? -Double.infinity...Double.infinity : configuration.range
  }

  public func ends(around value: Double) -> ClosedRange<Double> {
    turns.ends(around: value, isStepped: configuration.step != nil) ?? limits
  }

  /// The largest value that can be chosen. If values begin again the upper end is none: it is the last mark, or without a
  /// step the largest number below the upper end; or the present value, if a pointer or the host has brought it beyond that.
  ///
  /// - Parameter value: the present one.
  /// - Returns: a value of the first turn.
  func largest(at value: Double) -> Double {
    max(ends(around: configuration.range.lowerBound).upperBound, value)
  }

  /// Whether assistive technology asks for the largest value, and that is the present one, beyond the last mark.
  func keeps(_ value: Double, at present: Double) -> Bool {
    guard configuration.wraps else { return false }
    let reading = turns.reading(of: present).value
    return value >= reading && reading > ends(around: configuration.range.lowerBound).upperBound
  }

  /// The value, if values did not begin again, that assistive technology asks for: in the present turn, and at most the
  /// largest.
  ///
  /// - Parameters:
  ///   - value: as it is told.
  ///   - present: the present one, if values did not begin again.
  /// - Returns: the value as if values did not begin again.
  func total(askedFor value: Double, at present: Double) -> Double {
    guard configuration.wraps, value.isFinite else { return value }
    let reading = turns.reading(of: present).value
    let wanted = min(value, largest(at: reading))
    // A sum of whole turns and the number below the upper end may be the upper end.
    let isLast = wanted == ends(around: configuration.range.lowerBound).upperBound
    return isLast && wanted != reading
      ? ends(around: present).upperBound : turns.total(of: wanted, like: present)
  }

  public var snap: SnapRule { configuration.snaps && configuration.step != nil ? .always : .none }
  public var isQuantized: Bool { configuration.quantizes && configuration.step != nil }

  /// Past an end nothing gives way.
  public var band: RubberBand { RubberBand(coefficient: 1, length: 0) }

  @inline(never)
  public var release: ReleasePlanner {
    ReleasePlanner(
      decayRate: Decay.rate(perMillisecond: configuration.deceleration),
      minimumSpeed: configuration.coasts ? configuration.minimumFling : .infinity,
      frequency: configuration.springFrequency, landingFrequency: configuration.landingFrequency,
      length: 0, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
  }

  @inlinable
  public static var turns: Bool { true }

  /// What of the track is at a point: the nearest way round, or in the gap the nearer end. Of a dial of several turns
  /// it is in that which is nearest to what shows, perhaps past an end.
  ///
  /// - Parameters:
  ///   - point: where a pointer is.
  ///   - position: what shows, in points.
  /// - Returns: a place in points, past an end if it is in the gap; `nil` if the dial goes to no pointer, or
  ///   the pointer is in the dead middle.
  func place(of point: Point, near position: Double) -> Double? {
    let rotation = configuration.rotation
    guard configuration.press == .jump, !rotation.isDead(point) else { return nil }
    let lower = configuration.start / 360 * rotation.turn
    let hasGap = !configuration.wraps && configuration.sweep <= 360
    let near = hasGap ? configuration.sweep / 720 * rotation.turn : position
    return rotation.arc(to: point, near: near + lower) - lower
  }

  public func destination(ofTap point: Point, at position: Double) -> Double? {
    place(of: point, near: position)
  }

  public var interaction: ControlInteraction { configuration.interaction }
  public var cancelPolicy: CancelPolicy { configuration.cancelPolicy }
  public var detentWidth: Double { scale.base.unitWidth }
  public var scrollTimeout: Int64 { configuration.scrollTimeout }
  public var boundaryHapticGap: Int64 { configuration.boundaryHapticGap }
}
