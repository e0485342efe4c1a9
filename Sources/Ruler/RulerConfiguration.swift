public import ControlCore

/// The settings that determine a ruler's behaviour, not its appearance.
///
/// The defaults are those of Pyroh's SlidingRuler unless stated otherwise. Any of them may be
/// changed while the ruler is in use.
public struct RulerConfiguration: Equatable, Sendable {
  /// The values of the ruler, both ends included. The lower may be −∞ and the upper +∞; finite
  /// ends lie within 2⁶⁰ marks of `origin`.
  public var range: ClosedRange<Double> = -Double.infinity...Double.infinity
  /// The part of the range that can be chosen; the rest is drawn like what is beyond the range. Its
  /// ends can be chosen, and the rubber band begins there. What of it lies beyond the range has no
  /// effect.
  public var enabledRange = -Double.infinity...Double.infinity
  /// Value from one step mark to the next; 10⁻¹⁰⁰ to 10¹⁰⁰.
  public var step = 1.0
  /// The value of mark 0, the origin of the steps. Finite, within 2⁶⁰ marks of 0.
  public var origin = 0.0
  /// Marks per step; 1 to 10,000.
  public var fractions: Int64 = 10
  /// Points from one step mark to the next; 10⁻⁶ to 10⁹.
  public var unitWidth = 120.0
  /// The ruler's length along its main axis, in points; 0 to 10⁹. Limits a shown overdrag.
  public var length = 375.0
  /// The distance before a mark at which it ticks, in points; 0 or more, less than half the
  /// distance of the marks; at most a quarter without `rearm`. `nil`, the default: the lesser of
  /// 0.5 pt and 2 % of that distance.
  public var capture: Double?
  /// The rule for rest positions.
  public var snap = SnapRule.none
  /// True if only marks (fractions of a step) and the bounds can be chosen: an edit ends on the
  /// nearest unless `snap` chooses another. The shown position still follows the finger. False, the
  /// default, as in SlidingRuler: the value is that under the cursor.
  public var quantizes = false
  /// The marks that tick.
  public var tick = MarkLevel.none
  /// The distance from the mark passed last at which it may tick again, in points; at least
  /// `capture`, finite. `nil`, the default: a quarter of the distance of the marks, so that a
  /// trembling finger does not repeat ticks. With this and `capture` at 0, every crossing ticks.
  public var rearm: Double?
  /// The orientation. On a vertical ruler larger values are above, so dragging down increases.
  public var orientation = ControlOrientation.horizontal
  /// The direction of reading, which mirrors a horizontal ruler.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// The effect of a tap. Nothing by default, as in SlidingRuler.
  public var tap = TapAction.nothing
  /// The default, to which the keys Delete and Backspace go back, and where taps do nothing, the second
  /// of two within 300 ms; within ±10¹⁰⁰. Where it cannot be chosen, they go to the nearest choice.
  /// `nil`, the default: none.
  public var reset: Double?

  /// The fraction of its speed that a coasting ruler keeps every millisecond; 0.9 to 0.99999.
  public var deceleration = 0.9972
  /// The speed that a release must exceed to coast, in points per second; 0 or more.
  public var minimumFling = 90.0
  /// The maximum speed of a release, in points per second; above 0, at most 10⁹. From Android.
  public var maximumFling = 8000.0
  /// The distance from the limit of its decay at which coasting stops, in points; 0.001 to 100.
  public var stopDistance = 0.6
  /// The movement that a user wants to see.
  public var motion = ControlMotion.full
  /// `ω` of the springs that return it from past a bound or follow a value set by the host, unless
  /// a pointer catches it; in 1/s; 0.5 to 1000. The default is SlidingRuler's stiffness of 100 for
  /// a mass of 1.
  public var springFrequency = 10.0
  /// `ω` of the springs that land it on a mark or follow a value chosen by a tap, in 1/s; 0.5 to
  /// 1000. The default is Detent's own: a ruler released at rest 10 points from its mark rests on
  /// it after 0.19 s, and after 0.56 s with SlidingRuler's 10.
  public var landingFrequency = 30.0
  /// The distance from its target within which a spring is at rest, in points; 0.001 to 100.
  public var restDistance = 0.25
  /// The slope of the rubber band at the bound; greater than 0, at most 1. From UIKit.
  public var rubberBand = 0.55

  /// The distance at which a press becomes a drag.
  public var slop = Slop()
  /// The rule that makes a drag finer.
  public var fineDrag = FineDrag()
  /// The choices that keys and steps of assistive technology pass.
  public var stepCounts = StepCounts()
  /// The time after its last event at which a wheel or crown gesture without phases ends, in
  /// nanoseconds; 0 or more. 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The minimum time between two `bound` effects, at either bound, in nanoseconds; 0 or more. A
  /// bound reached sooner is never reported. With 0, the default, each excursion is reported.
  public var boundaryHapticGap: Int64 = 0

  @inline(__always)
  public init() {}

  /// Creates a configuration with a range and a step; all other settings are the defaults.
  ///
  /// - Parameters:
  ///   - range: values that can be chosen; either end may be infinite.
  ///   - step: value from one step mark to the next; see `step`.
  public init(range: ClosedRange<Double>, step: Double = 1) {
    (self.range, self.step) = (range, step)
  }
}

/// The effect of a tap on a ruler: a pointer that goes down and up within the slop, at rest.
public enum TapAction: Equatable, Sendable {
  /// It is reported as `tapped`, and changes nothing.
  case nothing
  /// The tapped position moves under the cursor, or its rest position: a complete edit at the time
  /// of the tap, after which only the shown position moves. It allows choosing a value without
  /// dragging, as success criterion 2.5.7 of WCAG 2.2 requires.
  case go
}

extension RulerConfiguration {
  /// True if larger values are to the right; otherwise they are to the left, or above.
  public var growsForward: Bool {
    orientation == .horizontal && layoutDirection == .leftToRight
  }

  /// The direction of a finger's move that increases the value: the strip moves with the finger, so
  /// it is opposite to the side of the larger values.
  var direction: GestureSettings.Direction {
    switch (orientation, layoutDirection) {
    case (.horizontal, .leftToRight): .left
    case (.horizontal, .rightToLeft): .right
    case (.vertical, _): .down
    }
  }

}
