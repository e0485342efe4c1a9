public import ControlCore

/// A dial's behaviour; its appearance is a `DialStyle`. All settings may change during use.
///
/// One point is a point of arc at half the viewport's shorter side, for any hold.
public struct DialConfiguration: Equatable, Sendable {
  /// The values from one end to the other, within ±10¹⁰⁰; the ends at least 10⁻⁹⁰ and 2⁻⁴⁰ of their
  /// size apart. With `wraps` the ends are one.
  public var range = 0.0...100.0
  /// The part of the range that can be chosen; the rest is only shown. Its ends can be chosen. What of
  /// it lies beyond the range has no effect. One value, or at least 2⁻⁴⁰ of the range; with `wraps` it
  /// must not be set.
  public var enabledRange = -Double.infinity...Double.infinity
  /// The angle of the lower end, or of the upper if inverted, in degrees clockwise from the top; -360
  /// to 360.
  public var start = 0.0
  /// The angle from there to the other end, in degrees clockwise; 0.001 to 36,000, and 360 with
  /// `wraps`. A dial of more than 360 has several turns, and shows the present one.
  public var sweep = 360.0
  /// True if values grow anticlockwise: the lower end is where the upper one would be, and a drag
  /// upwards lowers the value of a `vertical` hold. Keys, wheels and crowns act as on other dials.
  public var isInverted = false
  /// True if values wrap after a whole circle, over any number of turns. The range must then be a
  /// whole number of steps.
  public var wraps = false
  /// The difference between neighbouring marks, from the lower end; 10⁻¹⁰⁰ to 10¹⁰⁰, and 2⁻⁴⁰ to
  /// all of the range. With `nil`, the default, marks count for keys only, at 1/100 of the range.
  public var step: Double?
  /// True if the dial comes to rest on marks and ends only. Without a step it is ignored.
  public var snaps = false
  /// True if only marks and the ends can be chosen: values go from one to the next, and an edit
  /// ends on the nearest, but the dial shows the pointer's position. Ignored without a step.
  public var quantizes = true
  /// True if marks tick. Without a step it is ignored.
  public var ticks = false
  /// The way in which a pointer holds the dial.
  public var hold = DialHold.rotary
  /// The drag length of an upright hold for the whole range, or with `wraps` for a turn, in points;
  /// 1 to 10⁶. It is independent of the dial's size. 300 is Detent's own figure.
  public var travel = 300.0
  /// The effect of a press.
  public var press = DialPress.turn
  /// The default, to which the keys Delete and Backspace go back, and where a press turns, the second of
  /// two taps within 300 ms; within ±10¹⁰⁰. Where it cannot be chosen, they go to the nearest choice;
  /// with `wraps` in the present turn. `nil`, the default: none.
  public var reset: Double?
  /// The radius of the dead zone in the middle, in points; 0 to 10⁹.
  public var dead = 6.0
  /// True if a dial that is released with speed coasts.
  public var coasts = false

  /// The width of the viewport in points; 0 to 10⁹. The dial is in its middle.
  public var length = 160.0
  /// The height of the viewport in points; 0 to 10⁹.
  public var breadth = 160.0
  /// The reading direction. It has no effect on turning.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// The distance that a pointer may move before it drags; in any direction for a rotary hold.
  public var slop = Slop()
  /// The rule that makes a drag finer; a rotary hold ignores its `distance`.
  public var fineDrag = FineDrag()
  /// The choices that keys and steps of assistive technology pass.
  public var stepCounts = StepCounts()

  /// The share of its speed kept per millisecond of coasting; 0.9 to 0.99999, as for a ruler.
  public var deceleration = 0.9972
  /// The least release speed that coasts, in points per second; 0 or more, as for a ruler.
  public var minimumFling = 90.0
  /// The largest release speed, in points per second; above 0, at most 10⁹, as for a ruler.
  public var maximumFling = 8000.0
  /// The movement that a user wants to see.
  public var motion = ControlMotion.full
  /// `ω` of the springs that show a value set by the host, in 1/s; 0.5 to 1000.
  public var springFrequency = 10.0
  /// `ω` of the springs that land the dial on a mark, in 1/s; 0.5 to 1000.
  public var landingFrequency = 30.0
  /// The time from the last event to the end of a wheel or crown gesture without phases, in
  /// nanoseconds; 0 or more. Default 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The least time between two `bound` effects, in nanoseconds; 0 or more.
  public var boundaryHapticGap: Int64 = 0

  public init() {}

  /// Creates a dial. Without a step, any value can be chosen.
  public init(range: ClosedRange<Double>, step: Double? = nil, wraps: Bool = false) {
    (self.range, self.step, self.wraps) = (range, step, wraps)
  }

  /// Points of arc per radian: half the viewport's shorter side, at least 1.
  public var radius: Double { max(min(length, breadth) / 2, 1) }

  /// The points of arc from the lower end to the upper.
  public var arc: Double { sweep / 360 * rotation.turn }

  /// The circle that pointers follow.
  public var rotation: Rotation {
    Rotation(
      middle: Point(x: length / 2, y: breadth / 2), radius: radius, dead: dead,
      isReversed: isInverted)
  }

  /// Returns the degrees clockwise from the top at points of arc from the lower end, over turns.
  @inlinable
  func angle(at offset: Double) -> Double {
    let way = offset / rotation.turn * 360
    return isInverted ? start + sweep - way : start + way
  }

  /// The points of arc from the top to the lower end, in the direction of larger values.
  var lowerArc: Double { (isInverted ? -(start + sweep) : start) / 360 * rotation.turn }
}

/// The way in which a pointer holds a dial.
public enum DialHold: Equatable, Sendable {
  /// The pointer turns the dial: the angle around the middle counts.
  case rotary
  /// Up increases the value, as for knobs in audio software; down if the dial is inverted.
  case vertical
}

/// The effect of a press on a dial.
public enum DialPress: Equatable, Sendable {
  /// None: the dial turns as far as the pointer does. A press without a drag emits `tapped`.
  case turn
  /// The dial jumps to the pointer by the shortest way and turns on from there: immediately for a
  /// mouse or pen; for a finger when it is lifted or moves on.
  case jump
}
