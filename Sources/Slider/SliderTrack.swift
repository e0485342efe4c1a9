import ControlCore

/// What a thumb slides on: the scale of the slider between the limits that its neighbours leave, and what of
/// the configuration its slide asks for.
struct SliderTrack: Track {
  let scale: LimitedScale<SliderScale>
  let rules: SliderRules
  /// The values at which a thumb may come to rest, and the choices among which it is led there; see `SliderRoom`.
  let choices: ClosedRange<Double>
  // The marks between the limits, if they are evenly spaced; worked out once.
  private let firstInside: Int64
  private let lastInside: Int64

  init(_ configuration: SliderConfiguration) {
    let scale = LimitedScale(SliderScale(configuration), configuration.bounds)
    self.init(scale, SliderRules(configuration, scale.base), choices: configuration.bounds)
  }

  private init(
    _ scale: LimitedScale<SliderScale>, _ rules: SliderRules, choices: ClosedRange<Double>
  ) {
    (self.scale, self.rules, self.choices) = (scale, rules, choices)
    let rule = TickRule(
      pitch: rules.pitch ?? .infinity, capture: rules.capture, rearm: rules.rearm,
      lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
    (firstInside, lastInside) = (rule.firstInside, rule.lastInside)
  }

  /// This track, but between other limits, with the choices between them.
  @inline(never)
  func within(_ limits: ClosedRange<Double>) -> SliderTrack {
    within(SliderRoom(values: limits))
  }

  /// This track, but in a room.
  @inline(never)
  func within(_ room: SliderRoom) -> SliderTrack {
    SliderTrack(LimitedScale(scale.base, room.values), rules, choices: room.choices)
  }

  /// The room that it is the track of, without neighbours.
  var room: SliderRoom {
    var room = SliderRoom(values: scale.values)
    room.choices = choices
    return room
  }

  /// Whether it is the track of a room.
  func isWithin(_ room: SliderRoom) -> Bool {
    scale.values == room.values && choices == room.choices
  }

  /// A limit as a value that can be chosen: a lower limit as the next above it.
  func choice(_ limit: Double, inside side: Side) -> Double {
    let bounds = rules.bounds
    let limit = canonical(min(max(limit, bounds.lowerBound), bounds.upperBound))
    guard rules.isDiscrete, limit > bounds.lowerBound, limit < bounds.upperBound
    else { return limit }
    let base = scale.base
    let place = base.position(of: limit)
    let mark = side == .lower ? base.mark(downTo: place) : base.mark(upTo: place)
    return canonical(min(max(base.value(ofMark: mark), bounds.lowerBound), bounds.upperBound))
  }

  var ticks: SliderTicks {
    guard rules.pitch == nil, case .logarithmic(let logarithm) = scale.base.curve
    else { return SliderTicks(rule) }
    return SliderTicks(rule, logarithm)
  }

  @inline(__always)
  var evenTicks: TickRule? { rules.pitch == nil ? nil : rule }

  /// Of marks that are not evenly spaced it has all but where they are.
  @inline(__always)
  private var rule: TickRule {
    TickRule(
      pitch: rules.pitch ?? .infinity, capture: rules.capture, rearm: rules.rearm,
      within: scale.bounds, firstInside: firstInside, lastInside: lastInside)
  }

  var snap: SnapRule { rules.isDiscrete ? .always : .none }

  /// The nearest choice that the neighbours leave: a limit that was widened to where the thumb is, is none.
  @inline(never)
  func rest(at position: Double) -> Landing? {
    guard rules.isDiscrete else { return nil }
    let (low, high) = (
      scale.base.position(of: choices.lowerBound), scale.base.position(of: choices.upperBound)
    )
    let bounds = low...max(low, high)
    let inside = min(max(position, bounds.lowerBound), bounds.upperBound)
    return scale.base.rest(at: inside, rule: .always, bounds: bounds)
  }

  /// With no length nothing gives way.
  var band: RubberBand {
    rules.rubberBand > 0
      ? RubberBand(coefficient: rules.rubberBand, length: rules.length)
      : RubberBand(coefficient: 1, length: 0)
  }

  /// A thumb never coasts.
  var release: ReleasePlanner {
    ReleasePlanner(
      minimumSpeed: .infinity, frequency: rules.springFrequency,
      landingFrequency: rules.landingFrequency, restDistance: rules.restDistance,
      length: rules.length, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
  }

  var gestures: GestureSettings { rules.gestures }
  var growsRightward: Bool { rules.growsRightward }
  var interaction: ControlInteraction { rules.interaction }
  var cancelPolicy: CancelPolicy { rules.cancelPolicy }
  var detentWidth: Double { rules.detentWidth }
  var scrollTimeout: Int64 { rules.scrollTimeout }
  var boundaryHapticGap: Int64 { rules.boundaryHapticGap }

  func choice(at place: Double) -> Double? {
    guard rules.isQuantized else { return nil }
    let bounds = scale.bounds
    guard place > bounds.lowerBound, place < bounds.upperBound else { return place }
    return scale.rest(at: place, .always)?.position ?? place
  }
}

/// What the slides of a slider ask of its configuration, worked out once.
struct SliderRules: Equatable, Sendable {
  /// The values at the two ends of the track.
  let bounds: ClosedRange<Double>
  /// Where they are, in points.
  let ends: ClosedRange<Double>
  let gestures: GestureSettings
  /// Points from one mark that ticks to the next, if they are evenly spaced; infinite if none ticks.
  let pitch: Double?
  let capture: Double
  let rearm: Double
  let detentWidth: Double
  let length: Double
  let rubberBand: Double
  let springFrequency: Double
  let landingFrequency: Double
  let restDistance: Double
  let scrollTimeout: Int64
  let boundaryHapticGap: Int64
  let isDiscrete: Bool
  /// Whether thumbs go from choice to choice while they are dragged.
  let isQuantized: Bool
  let growsRightward: Bool
  let interaction: ControlInteraction
  let cancelPolicy: CancelPolicy

  init(_ configuration: SliderConfiguration, _ scale: SliderScale) {
    gestures = GestureSettings(
      direction: configuration.direction, slop: configuration.slop,
      fineDrag: configuration.fineDrag)
    bounds = configuration.bounds
    let (low, high) = (scale.position(of: bounds.lowerBound), scale.position(of: bounds.upperBound))
    ends = low...max(low, high)
    isDiscrete = configuration.isDiscrete
    isQuantized = isDiscrete && configuration.quantization == .drag
    let even = scale.pitch
    let least = even ?? scale.leastGap(within: configuration.bounds)
    // Uneven marks are told one by one: of those too close for any screen a landing could pass millions.
    let tells = isDiscrete && configuration.ticks && (even != nil || least >= 1e-6)
    pitch = tells ? even : Double.infinity
    (capture, rearm) = (min(0.02 * least, 0.5), least / 4)
    length = max(configuration.length, 1)
    detentWidth = even ?? scale.meanGap(within: configuration.bounds)
    rubberBand = configuration.rubberBand
    springFrequency = configuration.springFrequency
    landingFrequency = configuration.landingFrequency
    restDistance = configuration.restDistance
    scrollTimeout = configuration.scrollTimeout
    boundaryHapticGap = configuration.boundaryHapticGap
    growsRightward = configuration.direction != .left
    interaction = configuration.interaction
    cancelPolicy = configuration.cancelPolicy
  }
}

extension SliderScale {
  /// The least distance of two neighbouring marks between two values, in points. On a logarithmic track the
  /// steps at its end are the least; 1, 2 and 5 repeat.
  func leastGap(within bounds: ClosedRange<Double>) -> Double {
    let last = mark(upTo: position(of: bounds.upperBound))
    var (least, mark) = (Double.infinity, last)
    while mark > max(last &- 3, marks.lowerBound) {
      least = min(least, position(ofMark: mark) - position(ofMark: mark &- 1))
      mark &-= 1
    }
    return max(least, 1e-9)
  }

  /// The track's length by its marks, in points.
  func meanGap(within bounds: ClosedRange<Double>) -> Double {
    let (low, high) = (position(of: bounds.lowerBound), position(of: bounds.upperBound))
    let count = mark(upTo: high) &- mark(downTo: low)
    return (high - low) / Double(max(count, 1))
  }
}
