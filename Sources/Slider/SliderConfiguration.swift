public import ControlCore

/// A slider's behaviour; its appearance is a `SliderStyle`.
///
/// Every setting may change while the slider is in use, including the number of thumbs.
public struct SliderConfiguration: Equatable, Sendable {
  /// The number of values, each with a thumb of its own; 1 to 8.
  public var thumbs: Int64 = 1
  /// The values from one end of the track to the other, within ±10¹⁰⁰. `stops` override them.
  public var range = 0.0...100.0
  /// The part of the range that can be chosen: values beyond are shown, and no thumb goes there. Its
  /// ends can be chosen, and the rubber band begins there. What of it lies beyond the range has no
  /// effect; if all of it does, only the nearest end of the range can be chosen. One value, or at
  /// least 2⁻⁴⁰ of the range.
  public var enabledRange = -Double.infinity...Double.infinity
  /// The mapping of values to the track. It, `factor` and `stops` are three settings instead of one
  /// word with numbers, so that each has a kind that any control may have.
  public var curve = SliderCurve.linear
  /// The ratio of successive marks, from the lower bound; 1.01 to 10¹⁰, for `logarithmic` only.
  public var factor: Double?
  /// The only values that can be chosen, on a linear track; none, or 2 to 32, ascending.
  public var stops = NumberList()
  /// The places of the stops on the track.
  public var stopPlaces = SliderStopPlaces.even
  /// The track in pieces: 3 to 9 places and values in turn, both increasing, within ±10¹⁰⁰. Places
  /// count in any unit; `0 0, 1 100, 3 1000` gives the first hundred a third of the track. Between
  /// two knots the track is even, or with `logarithmic` a logarithm if it begins above 0. A piece is
  /// at least a point long. Each knot can be chosen. Empty: no pieces. Beside knots there is no
  /// `range`, `step`, `factor`, `stops` or `oneTwoFive`.
  public var knots: NumberList {
    get { pieceNumbers.knots }
    set { pieceNumbers.knots = newValue }
  }
  /// The difference between choices in each piece, from its lower knot; 0 for any value. One number
  /// for each piece, or none: all are 0. See `Rules.steps`.
  public var steps: NumberList {
    get { pieceNumbers.steps }
    set { pieceNumbers.steps = newValue }
  }
  private var pieceNumbers = SliderKnots()
  /// The difference between choices, from the lower bound; the upper bound is one too. 10⁻¹⁰⁰ to
  /// 10¹⁰⁰, at least 2⁻⁵⁰ of the range; not with stops, factor or 1-2-5. `nil`: any value.
  public var step: Double?
  // Small members follow a number that may be missing, whose last byte leaves them space.
  var locks = PartLocks()
  /// The behaviour of a thumb that collides with its neighbour.
  public var meeting = SliderMeeting.block
  /// The effect of a press on the track, beside the thumbs.
  public var trackPress = SliderTrackPress.jump
  /// The effect of a drag that begins between two thumbs, beside both.
  public var between = SliderBetween.hold
  /// The time at which a dragged value becomes one that can be chosen.
  public var quantization = SliderQuantization.drag
  /// The least difference between neighbouring thumbs' values; 0 or more, with space for all
  /// thumbs.
  public var distance = 0.0
  /// The greatest difference between neighbouring thumbs' values that a user can make, at least
  /// `distance`; infinite for any. A thumb that is as far away stops and pulls no other. Values that
  /// the host sets further apart stay, and users can only bring them nearer.
  public var maxDistance = Double.infinity
  /// The thumbs that no user moves, counted from 0, in ascending order; none by default. Pointers take
  /// the nearest other thumb, others stop at them, and keys and wheels leave them where they are. They
  /// can have the focus. If all are locked, the slider is read-only. Numbers of missing thumbs have no
  /// effect; others than 0 to 7 are a problem.
  public var lockedThumbs: NumberList {
    get { locks.list }
    set { locks = PartLocks(newValue) }
  }
  /// The default, to which the keys Delete and Backspace put the focused thumb back, and the second of
  /// two taps within 300 ms the thumb that both are on; within ±10¹⁰⁰. Where it cannot be chosen,
  /// they go to the nearest choice that the neighbours leave. `nil`, the default: none.
  public var reset: Double?
  /// The largest distance from a thumb's middle at which a finger grabs it, in points; 0 to 10⁹. 22
  /// is half of the 44 points that a target for fingers should have.
  public var grab = 22.0
  /// The largest distance from a thumb's middle at which a mouse or a pen is on it, in points; 0 to
  /// 10⁹. On it a press grabs, and a click changes nothing; beside it the thumb goes to the press.
  /// 14, the default, is half of `SliderThumb.size`, so that a thumb is grabbed where it is drawn.
  public var thumbRadius = SliderThumb.size / 2
  /// True if the values that can be chosen tick when a thumb passes them. Unevenly spaced values do
  /// not tick if two are closer than 10⁻⁶ points.
  public var ticks = false
  /// The slope of the rubber band past a bound, 0 to 1. 0, the default, makes bounds rigid.
  public var rubberBand = 0.0

  /// The axis of the track. On a vertical track the greatest value is on top, unless it is inverted.
  public var orientation = ControlOrientation.horizontal
  /// True if the greatest value of a vertical track is at the bottom. The picture and pointers turn;
  /// keys and wheels act as on other tracks. On a horizontal track it is a problem.
  public var isInverted = false
  /// The reading direction, which mirrors a horizontal track.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// The length of the track in points, between a thumb's middles at both bounds; 0 to 10⁶. Lengths
  /// below 1 count as 1.
  public var length = 375.0
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the values.
  public var cancelPolicy = CancelPolicy.revert
  /// The distance that a pointer may move before it drags.
  public var slop = Slop()
  /// The rule that makes a drag finer.
  public var fineDrag = FineDrag()
  /// The choices that keys and steps of assistive technology pass.
  public var stepCounts = StepCounts()
  /// The movement that a user wants to see.
  public var motion = ControlMotion.full
  /// `ω` of the springs from past a bound or to a value set by the host, in 1/s; 0.5 to 1000.
  public var springFrequency = 10.0
  /// `ω` of the springs that land a thumb on a value, in 1/s; 0.5 to 1000.
  public var landingFrequency = 30.0
  /// The distance from its target at which a spring is at rest, in points; 0.001 to 100.
  public var restDistance = 0.25
  /// The time from the last event to the end of a wheel or crown gesture without phases, in
  /// nanoseconds; 0 or more. Default 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The least time between two `bound` effects of one thumb, in nanoseconds; 0 or more.
  public var boundaryHapticGap: Int64 = 0

  public init() {}

  /// Creates a slider with 1 to 8 thumbs. Without a step, any value can be chosen.
  public init(range: ClosedRange<Double>, step: Double? = nil, thumbs: Int64 = 1) {
    (self.range, self.step, self.thumbs) = (range, step, thumbs)
  }

  /// The values that can be chosen.
  public var bounds: ClosedRange<Double> { enabledRange.clamped(to: shownRange) }

  /// The values at the two ends of the track.
  public var shownRange: ClosedRange<Double> {
    let knots = knots
    if knots.count >= 4, knots[1] <= knots[knots.count - 1] {
      return knots[1]...knots[knots.count - 1]
    }
    guard stops.count >= 2, stops[0] <= stops[stops.count - 1] else { return range }
    return stops[0]...stops[stops.count - 1]
  }

  /// True if only some values can be chosen, at least in some piece.
  public var isDiscrete: Bool {
    if !knots.isEmpty {
      let steps = steps
      var index = 0
      while index < steps.count, steps[index] == 0 { index += 1 }
      return index < steps.count
    }
    return !stops.isEmpty || step != nil || curve == .oneTwoFive
      || curve != .linear && factor != nil
  }

  /// Enabled, read-only or disabled; a slider whose thumbs are all locked is read-only.
  var interactionOfUsers: ControlInteraction {
    let isFixed = locks.holdsAll(of: Int(truncatingIfNeeded: thumbs))
    return interaction == .enabled && isFixed ? .readOnly : interaction
  }

  /// Returns the distance from a thumb's middle at which a pointer grabs it, in points.
  func reach(of kind: PointerKind) -> Double { kind == .touch ? grab : thumbRadius }

  /// The direction of finger movement that makes the value larger.
  public var direction: GestureSettings.Direction {
    switch (orientation, layoutDirection) {
    case (.horizontal, .leftToRight): .right
    case (.horizontal, .rightToLeft): .left
    case (.vertical, _): isInverted ? .down : .up
    }
  }
}

/// A mapping of values to a track.
public enum SliderCurve: Equatable, Sendable {
  /// Equal distances are equal differences.
  case linear
  /// Equal distances are equal factors. Bounds: 10⁻¹² to 10¹², the upper at least 1.01 × the lower.
  case logarithmic
  /// As `logarithmic`, but only both bounds and 1, 2 and 5 · 10ⁿ can be chosen.
  case oneTwoFive
}

/// The places of stops on a track.
public enum SliderStopPlaces: Equatable, Sendable {
  /// Each stop is as far from the next as any other.
  case even
  /// Distances are those of the values. Neighbours are at least a millionth of all of it apart.
  case value
}

/// The behaviour of a thumb that collides with its neighbour. Thumbs never pass each other.
public enum SliderMeeting: Equatable, Sendable {
  /// The thumb stops and reports a bound.
  case block
  /// The thumb pushes its neighbour, up to the end of the track or to a thumb that is held or
  /// moving.
  case push
}

/// The effect of a press on the track, beside the thumbs.
public enum SliderTrackPress: Equatable, Sendable {
  /// The nearest thumb jumps to the press and can be dragged from there: immediately for a mouse or
  /// pen; for a finger when it is lifted or moves along the track.
  case jump
  /// The nearest thumb goes one step towards the press, when it would jump.
  case step
  /// A tap emits `tapped`; nothing changes.
  case nothing
}

/// The effect of a drag that begins between two thumbs, beside both.
public enum SliderBetween: Equatable, Sendable {
  /// The drag acts as it does elsewhere on the track.
  case hold
  /// The drag moves both thumbs at a constant distance; both stop when one does.
  case move
}

/// The time at which a dragged value becomes one that can be chosen.
public enum SliderQuantization: Equatable, Sendable {
  /// Always: value and thumb go from choice to choice.
  case drag
  /// On release: value and thumb follow the finger, then the thumb lands on the nearest choice.
  case release
}
