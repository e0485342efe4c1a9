public import ControlCore

/// Everything that decides how a ruler behaves; how it looks is not here.
///
/// The defaults are those of Pyroh's SlidingRuler unless a line says otherwise. Any of them may be
/// changed while the ruler is in use.
public struct RulerConfiguration: Equatable, Sendable {
  /// The values that can be chosen, both ends included; either may be infinite.
  public var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  /// Value from one step mark to the next; 10⁻¹⁰⁰ to 10¹⁰⁰.
  public var step = 1.0
  /// The value of mark 0: marks are whole steps from here. Finite.
  public var origin = 0.0
  /// Marks to a step; 1 to 10,000.
  public var fractions: Int64 = 10
  /// Points from one step mark to the next; 10⁻⁶ to 10⁹.
  public var unitWidth = 120.0
  /// The ruler's length along its axis, in points; 0 to 10⁹. The most an overdrag can show.
  public var length = 375.0
  /// A mark ticks this many points before it is reached; 0 or more, less than half the distance of
  /// the marks. `nil`, the default: the lesser of 0.5 pt and 2 % of that distance.
  public var capture: Double?
  /// Where the ruler comes to rest.
  public var snap = SnapRule.none
  /// Whether only marks, fractions of a step, and the bounds can be chosen: the value goes from one to the next, and an edit
  /// ends on the nearest unless `snap` says otherwise. What shows follows the finger all the same. Off, the default, as in
  /// SlidingRuler: the value is what is under the cursor.
  public var quantizes = false
  /// The marks that tick.
  public var tick = MarkLevel.none
  /// How far, in points, one must move away before the mark passed last ticks again; at least
  /// `capture`, finite. `nil`, the default: a quarter of the distance of the marks, so that a
  /// trembling finger does not buzz. With this and `capture` at 0, every crossing ticks.
  public var rearm: Double?
  /// Vertical: larger values above, so dragging down increases.
  public var orientation = ControlOrientation.horizontal
  /// The direction in which people read: it mirrors a horizontal ruler.
  public var layoutDirection = ControlLayoutDirection.leftToRight
  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// What a tap does. Nothing, the default, as in SlidingRuler.
  public var tap = TapAction.nothing

  /// The share of its speed that a coasting ruler keeps in every millisecond; 0.9 to 0.99999.
  public var deceleration = 0.9972
  /// A release must be faster than this to coast, in points per second; 0 or more.
  public var minimumFling = 90.0
  /// No release is faster than this, in points per second; greater than 0. From Android.
  public var maximumFling = 8000.0
  /// A coasting ruler stops this many points before the limit of its decay; 0.001 to 100.
  public var stopDistance = 0.6
  /// `ω` of the springs that bring it back from past a bound, and of those that show a value that the
  /// host has set, unless a pointer catches it; in 1/s; 0.5 to 1000. The default is SlidingRuler's stiffness
  /// of 100 for a mass of 1.
  public var springFrequency = 10.0
  /// `ω` of the springs that land it on a mark, and of those that show a value that a tap has chosen, in
  /// 1/s; 0.5 to 1000. The default is Detent's own: a ruler that is released at rest 10 points from its mark
  /// rests on it in 0.19 s, with SlidingRuler's 10 in 0.56.
  public var landingFrequency = 30.0
  /// A spring is at rest this near to its target, in points; 0.001 to 100.
  public var restDistance = 0.25
  /// The slope of the rubber band at the bound; greater than 0, at most 1. From UIKit.
  public var rubberBand = 0.55

  /// How far a pointer may wander before it drags.
  public var slop = Slop()
  /// The rule that makes a drag finer.
  public var fineDrag = FineDrag()
  /// A wheel or crown gesture without phases ends this long after its last event, in nanoseconds; 0
  /// or more. 120 ms.
  public var scrollTimeout: Int64 = 120_000_000
  /// The least time between two `bound` effects, of whichever bound, in nanoseconds; 0 or more. A bound
  /// that is met sooner after the last one told is not told, then or later. 0, the default: each excursion is.
  public var boundaryHapticGap: Int64 = 0

  @inline(__always)
  public init() {}

  /// A ruler of which everything else is the default.
  ///
  /// - Parameters:
  ///   - range: the values between which it is slid; either end may be infinite.
  ///   - step: from one step mark to the next, in values; see `step`.
  public init(range: ClosedRange<Double>, step: Double = 1) {
    (bounds, self.step) = (range, step)
  }
}

/// What a tap on a ruler does: a pointer that goes down and up within the slop, while nothing moves.
public enum TapAction: Equatable, Sendable {
  /// It is told, as `tapped`, and changes nothing.
  case nothing
  /// What has been tapped comes under the cursor, or what the snap rule chooses for it: a whole edit at
  /// the time of the tap, after which only what shows moves. So a value can be chosen without dragging,
  /// as success criterion 2.5.7 of WCAG 2.2 asks for.
  case go
}

extension RulerConfiguration {
  /// Whether larger values are farther along: to the right. Else they are to the left, or above.
  public var growsForward: Bool {
    orientation == .horizontal && layoutDirection == .leftToRight
  }

  /// Which way a finger must move to make the value larger: the strip moves with the finger, so
  /// against the side where the larger values are.
  var direction: GestureSettings.Direction {
    switch (orientation, layoutDirection) {
    case (.horizontal, .leftToRight): .left
    case (.horizontal, .rightToLeft): .right
    case (.vertical, _): .down
    }
  }

}
