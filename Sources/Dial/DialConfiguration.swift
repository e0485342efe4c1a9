public import ControlCore

/// Everything that decides how a dial behaves; how it looks is not here.
///
/// One point is one point of arc at half the viewport's shorter side, whatever holds the dial. Any of the
/// settings may be changed while the dial is in use.
public struct DialConfiguration: Equatable, Sendable {
  /// The values from one end to the other; finite. With `wraps` the upper end is the lower one again, and
  /// reads as it.
  public var range = 0.0...100.0
  /// Where the lower end is: degrees clockwise from the top, -360 to 360.
  public var start = 0.0
  /// How far it is from the lower end to the upper, clockwise in degrees; 0.001 to 36,000, and 360 with `wraps`. A dial of more
  /// than 360 is turned round several times between its ends: what shows is the turn in which it is.
  public var sweep = 360.0
  /// Whether values begin again behind the last: a whole circle, in any number of turns. The range must be a
  /// whole number of steps then.
  public var wraps = false
  /// The difference of neighbouring marks, which count from the lower end; 10⁻¹⁰⁰ to 10¹⁰⁰, and at least
  /// 2⁻⁴⁰ of the range. `nil`, the default: marks mean nothing but to keys, for which they are a hundredth of the
  /// range apart.
  public var step: Double?
  /// Whether the dial comes to rest on marks only, and on its ends. Without a step it never does.
  public var snaps = false
  /// Whether only marks and the ends can be chosen: the value goes from one to the next, and an edit ends on the nearest. What
  /// shows follows the pointer all the same. Without a step any value is as good.
  public var quantizes = true
  /// Whether marks tick. Without a step none does.
  public var ticks = false
  /// How a pointer holds the dial.
  public var hold = DialHold.rotary
  /// How far an upright hold is dragged for the whole range, or with `wraps` for a turn, in points; 1 to 10⁶. It is
  /// the same whatever the size of the dial. 300 is Detent's own figure. A rotary hold ignores it.
  public var travel = 300.0
  /// What a press does.
  public var press = DialPress.turn
  /// A pointer within so many points of the middle means nothing; 0 to 10⁹.
  public var dead = 6.0
  /// Whether a dial that is released with speed goes on by itself.
  public var coasts = false

  /// The viewport in points; 0 to 10⁹ each. The middle of the dial is in the middle of it.
  public var length = 160.0
  /// Height of the viewport in points; as `length`.
  public var breadth = 160.0
  /// Which way people read. It mirrors no turning: clockwise is more everywhere.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// How far a pointer may wander before it drags; of a rotary hold, in any direction.
  public var slop = Slop()
  /// `distance` means nothing to a rotary hold.
  public var fineDrag = FineDrag()

  /// The share of its speed that a coasting dial keeps in every millisecond; 0.9 to 0.99999. As a ruler.
  public var deceleration = 0.9972
  /// A release must be faster than this to coast, in points per second; 0 or more. As a ruler.
  public var minimumFling = 90.0
  /// No release is faster than this, in points per second; above 0, at most 10⁹. As a ruler.
  public var maximumFling = 8000.0
  /// `ω` of the springs that show a value that the host has set, in 1/s; 0.5 to 1000.
  public var springFrequency = 10.0
  /// `ω` of the springs that land the dial on a mark, in 1/s; 0.5 to 1000.
  public var landingFrequency = 30.0
  /// A wheel or crown gesture without phases ends this long after its last event, in nanoseconds; 0 or
  /// more. 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The least time between two `bound` effects, in nanoseconds; 0 or more.
  public var boundaryHapticGap: Int64 = 0

  public init() {}

  /// A dial of these values; without a step any can be chosen. One that wraps begins again behind its end.
  public init(range: ClosedRange<Double>, step: Double? = nil, wraps: Bool = false) {
    (self.range, self.step, self.wraps) = (range, step, wraps)
  }

  /// Points of arc in one radian: half the viewport's shorter side, and 1 for a smaller one.
  public var radius: Double { max(min(length, breadth) / 2, 1) }

  /// From the lower end to the upper, in points of arc.
  public var arc: Double { sweep / 360 * rotation.turn }

  /// What pointers turn round.
  public var rotation: Rotation {
    Rotation(middle: Point(x: length / 2, y: breadth / 2), radius: radius, dead: dead)
  }
}

/// How a pointer holds a dial.
public enum DialHold: Equatable, Sendable {
  /// It is turned: what counts is the angle round the middle.
  case rotary
  /// Up is more, as for the knobs of audio engineers.
  case vertical
}

/// What a press on a dial does.
public enum DialPress: Equatable, Sendable {
  /// Nothing: the dial turns as far as the pointer does. A press that does not is told, as `tapped`.
  case turn
  /// The dial goes where the pointer is, the nearest way round, and is turned on from there: with a mouse or
  /// a pen at once, with a finger when it is lifted, or moves on.
  case jump
}
