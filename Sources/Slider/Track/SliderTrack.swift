public import ControlCore

/// The track of all thumbs: the scale, and the settings that their slides need. The limits of a
/// thumb are put in before its slide is used.
/// Readers are `mutating` when called during an event, to avoid a copy.
@usableFromInline
struct SliderTrack: Track {
  public private(set) var scale: LimitedScale<SliderScale>
  @usableFromInline let rules: SliderRules
  /// The limits of the whole slider.
  let whole: SliderSpan
  // The limits in force, but for those that the scale has.
  private var choices: ClosedRange<Double>
  private var firstInside, lastInside: Int64

  init(_ configuration: SliderConfiguration) {
    scale = LimitedScale(SliderScale(configuration), configuration.bounds)
    rules = SliderRules(configuration, scale.base)
    whole = SliderSpan(scale.values, at: scale.bounds, choices: configuration.bounds, rules)
    (choices, firstInside, lastInside) = (whole.choices, whole.firstInside, whole.lastInside)
  }

  /// The limits in force.
  var span: SliderSpan {
    SliderSpan(
      values: scale.values, bounds: scale.bounds, choices: choices, firstInside: firstInside,
      lastInside: lastInside)
  }

  /// Sets the limits.
  mutating func put(_ new: SliderSpan) {
    (choices, firstInside, lastInside) = (new.choices, new.firstInside, new.lastInside)
    scale.limit(to: new.values, at: new.bounds)
  }

  /// Returns a copy with other limits, for reading.
  func within(_ span: SliderSpan) -> SliderTrack {
    var track = self
    track.put(span)
    return track
  }

  /// Sets the limits to a range.
  mutating func enter(_ range: SliderRange) {
    let all = whole.values
    let lower = canonical(max(range.values.lowerBound, all.lowerBound))
    let upper = canonical(min(range.values.upperBound, all.upperBound))
    let (left, right) = (scale.base.position(of: lower), scale.base.position(of: upper))
    put(
      SliderSpan(lower...upper, at: left...max(left, right), choices: range.choices, rules))
  }

  // Reading the curve would copy the scale, so linear scales have a path of their own.

  public mutating func reported(at position: Double) -> Double {
    // A step within rounding error of a bound is the bound: it is no choice of its own beside it.
    if position <= scale.bounds.lowerBound + 1e-9 { return scale.values.lowerBound }
    if position >= scale.bounds.upperBound - 1e-9 { return scale.values.upperBound }
    let plain =
      scale.base.isLinear
      ? scale.base.lattice.plainValue(at: position) : scale.base.even.plainValue(at: position)
    guard let plain else { return closelyReported(at: position) }
    return scale.clamp(plain)
  }

  private mutating func closelyReported(at position: Double) -> Double {
    scale.clamp(
      scale.base.isLinear
        ? scale.base.lattice.value(at: position) : scale.base.curve.value(at: position))
  }

  /// Returns the choice nearest to a position within bounds, all in points.
  private mutating func rest(
    at position: Double, within bounds: ClosedRange<Double>
  ) -> Landing? {
    scale.base.isLinear
      ? scale.base.lattice.rest(at: position, rule: .always, bounds: bounds)
      : scale.base.curve.rest(at: position, rule: .always, bounds: bounds)
  }

  /// Returns a limit as a value that can be chosen; a lower limit rounds up.
  mutating func choice(_ limit: Double, inside side: Side) -> Double {
    let bounds = whole.choices
    let limit = canonical(min(max(limit, bounds.lowerBound), bounds.upperBound))
    guard rules.isDiscrete, limit > bounds.lowerBound, limit < bounds.upperBound
    else { return limit }
    let place = scale.base.position(of: limit)
    if isFree(at: place) { return limit }
    let mark = side == .lower ? scale.base.mark(downTo: place) : scale.base.mark(upTo: place)
    return canonical(min(max(scale.base.value(ofMark: mark), bounds.lowerBound), bounds.upperBound))
  }

  public var ticks: SliderTicks {
    rules.pitch == nil ? SliderTicks(rule, scale.base.curve) : SliderTicks(rule)
  }

  @inline(__always)
  public mutating func evenTicks(from a: Double, to b: Double) -> TickRule? {
    rules.pitch == nil ? ticksOfPiece(from: a, to: b) : rule
  }

  /// Returns the rule of the piece in which a move stays; `nil` if there may be other marks.
  @inline(never)
  private mutating func ticksOfPiece(from a: Double, to b: Double) -> TickRule? {
    guard scale.bounds.contains(b) else { return nil }
    if !scale.base.even.places.contains(b) { scale.changeBase { $0.use(pieceAt: b) } }
    return scale.base.even.rule(from: a, to: b, within: scale.bounds)
  }

  /// The rule of evenly spaced marks; for others, everything but their positions.
  @inline(__always)
  var rule: TickRule {
    TickRule(
      pitch: rules.pitch ?? .infinity, capture: rules.capture, rearm: rules.rearm,
      within: scale.bounds, firstInside: firstInside, lastInside: lastInside)
  }

  public var snap: SnapRule { rules.isDiscrete ? .always : .none }

  /// Returns the nearest choice that the neighbours leave; `nil` if every value can be chosen.
  public mutating func rest(at position: Double) -> Landing? {
    guard rules.isDiscrete else { return nil }
    let (low, high) = (
      scale.base.position(of: choices.lowerBound), scale.base.position(of: choices.upperBound)
    )
    let bounds = low...max(low, high)
    let inside = min(max(position, bounds.lowerBound), bounds.upperBound)
    guard isFree(at: inside) else { return rest(at: inside, within: bounds) }
    return inside == position ? nil : Landing(position: inside, approach: detentWidth / 2)
  }

  /// True inside a piece of the track in which any value can be chosen.
  func isFree(at position: Double) -> Bool {
    if scale.base.isLinear { return false }
    guard case .pieces(let pieces) = scale.base.curve else { return false }
    return pieces.isFree(at: position)
  }

  public func reset(from value: Double) -> Double? { rules.reset }

  /// A length of 0 makes bounds rigid.
  public var band: RubberBand {
    rules.rubberBand > 0
      ? RubberBand(coefficient: rules.rubberBand, length: rules.length)
      : RubberBand(coefficient: 1, length: 0)
  }

  /// Thumbs never coast.
  public var release: ReleasePlanner {
    ReleasePlanner(
      minimumSpeed: .infinity, frequency: rules.springFrequency,
      landingFrequency: rules.landingFrequency, restDistance: rules.restDistance,
      length: rules.length, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound,
      isReduced: rules.isReduced)
  }

  public var gestures: GestureSettings { rules.gestures }
  public var growsRightward: Bool { rules.growsRightward }
  public var interaction: ControlInteraction { rules.interaction }
  public var cancelPolicy: CancelPolicy { rules.cancelPolicy }
  public var detentWidth: Double { rules.detentWidth }
  public var stepCounts: StepCounts { rules.stepCounts }
  public var scrollTimeout: Int64 { rules.scrollTimeout }
  public var boundaryHapticGap: Int64 { rules.boundaryHapticGap }

  public mutating func choice(at place: Double) -> Double? {
    guard rules.isQuantized else { return nil }
    let bounds = scale.bounds
    guard place > bounds.lowerBound, place < bounds.upperBound else { return place }
    let plain =
      scale.base.isLinear
      ? scale.base.lattice.plainRest(at: place, within: bounds)
      : scale.base.even.plainRest(at: place, within: bounds)
    return plain ?? closeChoice(at: place)
  }

  private mutating func closeChoice(at place: Double) -> Double {
    if isFree(at: place) { return place }
    if !scale.base.even.places.contains(place) { scale.changeBase { $0.use(pieceAt: place) } }
    return rest(at: place, within: scale.bounds)?.position ?? place
  }
}

/// The limits of a thumb and values derived from them, stored beside its slide.
struct SliderSpan: Equatable, Sendable {
  /// The limits as values, and as positions in points.
  let values: ClosedRange<Double>
  let bounds: ClosedRange<Double>
  /// The values at which the thumb may come to rest; see `SliderRange`.
  let choices: ClosedRange<Double>
  // The marks within the limits if they are evenly spaced, precomputed.
  fileprivate let firstInside: Int64
  fileprivate let lastInside: Int64

  fileprivate init(
    values: ClosedRange<Double>, bounds: ClosedRange<Double>, choices: ClosedRange<Double>,
    firstInside: Int64, lastInside: Int64
  ) {
    (self.values, self.bounds, self.choices) = (values, bounds, choices)
    (self.firstInside, self.lastInside) = (firstInside, lastInside)
  }

  fileprivate init(
    _ values: ClosedRange<Double>, at bounds: ClosedRange<Double>, choices: ClosedRange<Double>,
    _ rules: SliderRules
  ) {
    (self.values, self.bounds, self.choices) = (values, bounds, choices)
    let rule = TickRule(
      pitch: rules.pitch ?? .infinity, capture: rules.capture, rearm: rules.rearm,
      lower: bounds.lowerBound, upper: bounds.upperBound)
    (firstInside, lastInside) = (rule.firstInside, rule.lastInside)
  }

  /// The range with these limits, without neighbours.
  var range: SliderRange {
    var range = SliderRange(values: values)
    range.choices = choices
    return range
  }

  /// True if these are the limits of a range.
  func isOf(_ range: SliderRange) -> Bool {
    values == range.values && choices == range.choices
  }
}

/// Precomputed settings for the slides of a slider.
@usableFromInline
struct SliderRules: Equatable, Sendable {
  /// The position of the lower end of the track, in points.
  @usableFromInline let start: Double
  let gestures: GestureSettings
  /// Points between marks that tick; `nil` if they are unevenly spaced, infinite if none ticks.
  let pitch: Double?
  let capture: Double
  let rearm: Double
  let detentWidth: Double
  let length: Double
  let rubberBand: Double
  let isReduced: Bool
  let springFrequency: Double
  let landingFrequency: Double
  let restDistance: Double
  let stepCounts: StepCounts
  let scrollTimeout: Int64
  let boundaryHapticGap: Int64
  let reset: Double?
  let isDiscrete: Bool
  /// True if all choices are equally far apart, both ends included, or all values can be chosen.
  let isEven: Bool
  /// True if dragged thumbs go from choice to choice.
  let isQuantized: Bool
  let growsRightward: Bool
  let interaction: ControlInteraction
  let cancelPolicy: CancelPolicy

  init(_ configuration: SliderConfiguration, _ scale: SliderScale) {
    var gestures = GestureSettings(
      direction: configuration.direction, slop: configuration.slop, countsSlop: true,
      fineDrag: configuration.fineDrag)
    gestures.countsTaps = configuration.reset != nil
    self.gestures = gestures
    reset = configuration.reset
    let bounds = configuration.bounds
    let (low, high) = (scale.position(of: bounds.lowerBound), scale.position(of: bounds.upperBound))
    let ends = low...max(low, high)
    let shown = configuration.shownRange
    start = scale.position(of: shown.lowerBound)
    isDiscrete = configuration.isDiscrete
    isQuantized = isDiscrete && configuration.quantization == .drag
    let even = scale.pitch
    let pieces = scale.pieces
    isEven = pieces == nil && (!isDiscrete || even != nil && scale.hasMarks(at: ends))
    let least = even ?? pieces?.leastGap ?? scale.leastGap(within: shown)
    // Uneven marks are told one by one, and a landing could pass millions that nobody sees.
    let hasMarks = isDiscrete || pieces != nil
    let tells = hasMarks && configuration.ticks && (even != nil || least >= 1e-6)
    pitch = tells ? even : Double.infinity
    (capture, rearm) = (min(0.02 * least, 0.5), least / 4)
    length = max(configuration.length, 1)
    detentWidth = even ?? scale.meanGap(within: shown)
    rubberBand = configuration.rubberBand
    isReduced = configuration.motion == .reduced
    springFrequency = configuration.springFrequency
    landingFrequency = configuration.landingFrequency
    restDistance = configuration.restDistance
    stepCounts = configuration.stepCounts
    scrollTimeout = configuration.scrollTimeout
    boundaryHapticGap = configuration.boundaryHapticGap
    growsRightward = configuration.direction != .left
    interaction = configuration.interactionOfUsers
    cancelPolicy = configuration.cancelPolicy
  }
}
