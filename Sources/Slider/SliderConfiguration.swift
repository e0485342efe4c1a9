public import ControlCore

/// Everything that decides how a slider behaves; how it looks is not here.
///
/// Any of it may be changed while the slider is in use, also how many thumbs there are.
public struct SliderConfiguration: Equatable, Sendable {
  /// How many values there are, each with a thumb of its own; 1 to 8.
  public var thumbs: Int64 = 1
  /// The values from one end of the track to the other; finite. With `stops` they decide instead.
  public var range = 0.0...100.0
  /// How values lie along the track.
  public var curve = SliderCurve.linear
  /// On a logarithmic track each mark is this many times the one before it, from the lower bound; 1.01 to
  /// 10¹⁰. `nil`, the default: there are none of the kind.
  public var factor: Double?
  /// The only values that can be chosen, evenly apart on the track; none, or 2 to 32 that increase.
  public var stops = NumberList()
  /// The difference of the values that can be chosen, which count from the lower bound; the upper bound can be
  /// chosen too. `nil`, the default: any value.
  public var step: Double?
  /// The least difference of the values of neighbouring thumbs; 0 or more.
  public var distance = 0.0
  /// What a thumb does that meets its neighbour.
  public var meeting = SliderMeeting.block
  /// What a press on the track does, beside the thumbs.
  public var trackPress = SliderTrackPress.jump
  /// What a drag does that begins between two thumbs, beside both.
  public var between = SliderBetween.hold
  /// When a value becomes one that can be chosen.
  public var quantization = SliderQuantization.drag
  /// How far from the middle of a thumb a press takes hold of it, in points; 0 or more.
  public var grab = 22.0
  /// Whether the values that can be chosen tick as a thumb passes them. Of values that are not evenly spaced none does if
  /// two lie closer than a millionth of a point.
  public var ticks = false
  /// The slope of the rubber band past a bound, 0 to 1. 0, the default: nothing gives way.
  public var rubberBand = 0.0

  /// The axis of the track. Vertical, the greatest value is on top.
  public var orientation = ControlOrientation.horizontal
  /// The direction in which people read: it mirrors a horizontal track.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// The length of the track in points, from the middle of a thumb at the lower bound to its middle at the upper;
  /// 0 to 10⁶. A track shorter than 1 counts as 1.
  public var length = 375.0
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the values.
  public var cancelPolicy = CancelPolicy.revert
  /// How far a pointer may wander before it drags.
  public var slop = Slop()
  /// The rule that makes a drag finer.
  public var fineDrag = FineDrag()
  /// `ω` of the springs that bring a thumb back from past a bound, and of those that show a value that the
  /// host has set, in 1/s; 0.5 to 1000.
  public var springFrequency = 10.0
  /// `ω` of the springs that land a thumb on a value, in 1/s; 0.5 to 1000.
  public var landingFrequency = 30.0
  /// A spring is at rest this near to its target, in points; 0.001 to 100.
  public var restDistance = 0.25
  /// A wheel or crown gesture without phases ends this long after its last event, in nanoseconds; 0
  /// or more. 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The least time between two `bound` effects of one thumb, in nanoseconds; 0 or more.
  public var boundaryHapticGap: Int64 = 0

  public init() {}

  /// A slider of these values. Without a step, any value can be chosen; there are 1 to 8 thumbs.
  public init(range: ClosedRange<Double>, step: Double? = nil, thumbs: Int64 = 1) {
    (self.range, self.step, self.thumbs) = (range, step, thumbs)
  }

  /// The values of the two ends of the track.
  public var bounds: ClosedRange<Double> {
    guard stops.count >= 2, stops[0] <= stops[stops.count - 1] else { return range }
    return stops[0]...stops[stops.count - 1]
  }

  /// Whether there are values between those that can be chosen.
  public var isDiscrete: Bool {
    !stops.isEmpty || step != nil || curve == .oneTwoFive || curve != .linear && factor != nil
  }

  /// Which way a finger must move to make the value larger.
  public var direction: GestureSettings.Direction {
    switch (orientation, layoutDirection) {
    case (.horizontal, .leftToRight): .right
    case (.horizontal, .rightToLeft): .left
    case (.vertical, _): .up
    }
  }
}

/// How values lie along a track.
public enum SliderCurve: Equatable, Sendable {
  /// Equal distances are equal differences.
  case linear
  /// Equal distances are equal factors. The lower bound must be greater than 0.
  case logarithmic
  /// Equal distances are equal factors, and the values that can be chosen are 1, 2 and 5 times each power of
  /// ten, and both bounds.
  case oneTwoFive
}

/// What a thumb does that meets its neighbour. They never pass each other.
public enum SliderMeeting: Equatable, Sendable {
  /// It stops, which is told as a bound.
  case block
  /// It pushes the neighbour along, up to the end of the track or to a thumb that is held or moves.
  case push
}

/// What a press on the track does, beside the thumbs.
public enum SliderTrackPress: Equatable, Sendable {
  /// The nearest thumb comes to where the press is, and can be dragged on from there: with a mouse or a pen at
  /// once, with a finger when it is lifted, or moves along the track.
  case jump
  /// The nearest thumb goes one step towards the press.
  case step
  /// It is told, as `tapped`, and changes nothing.
  case nothing
}

/// What a drag does that begins between two thumbs, beside both.
public enum SliderBetween: Equatable, Sendable {
  /// Nothing that it would not do elsewhere on the track.
  case hold
  /// It takes both thumbs along, at the same distance; both stop where one does.
  case move
}

/// When the value of a thumb that is dragged becomes one that can be chosen.
public enum SliderQuantization: Equatable, Sendable {
  /// Always: value and thumb go from choice to choice.
  case drag
  /// When it is released: until then both follow the finger, and then the thumb lands on the nearest choice.
  case release
}
