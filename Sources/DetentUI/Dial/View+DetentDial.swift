#if canImport(SwiftUI)
internal import Dial
public import Foundation
public import SwiftUI

/// The gesture that turns a dial.
public enum DetentDialHoldBehavior: Equatable, Sendable {
  /// A turn around the centre: the default.
  case rotary
  /// A vertical drag; up increases the value, as for audio knobs.
  case vertical
}

/// The effect of a press on a dial.
public enum DetentDialPressBehavior: Equatable, Sendable {
  /// No effect; the dial turns by as much as the finger then does. The default.
  case turn
  /// The dial goes to the pointer the shortest way round and turns on from there: on release or
  /// when the finger moves; with a mouse immediately.
  case jump
}

extension View {
  /// Sets the style of all Detent dials within the view. The innermost style applies.
  public nonisolated func detentDialStyle<S>(_ style: S) -> some View where S: DetentDialStyle {
    environment(\.detent.dialStyle, style)
  }

  /// Sets whether Detent dials within the view wrap around; off by default. With bounds 0 … 360, 0
  /// follows 359, and the upper bound reads as the lower. Ignored unless the bounds are a whole
  /// number of steps apart.
  public nonisolated func detentDialWraps(_ wraps: Bool = true) -> some View {
    turning { $0.wraps = wraps }
  }

  /// Sets the arc of Detent dials within the view.
  ///
  /// - Parameters:
  ///   - start: the lower end, or the upper of an inverted dial, clockwise from the top: -360° to 360°;
  ///     -135° by default.
  ///   - sweep: the angle from there to the other end: 0.001° to 36,000°; 270° by default. Dials
  ///     that wrap always span 360°.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialArc(from start: Angle, sweep: Angle) -> some View {
    turning { ($0.start, $0.sweep) = (start.degrees, sweep.degrees) }
  }

  /// Sets whether values of Detent dials within the view grow anticlockwise, with both ends of the arc
  /// exchanged; off by default.
  public nonisolated func detentDialInverted(_ isInverted: Bool = true) -> some View {
    turning { $0.isInverted = isInverted }
  }

  /// Sets the gesture that turns Detent dials within the view.
  public nonisolated func detentDialHoldBehavior(
    _ behavior: DetentDialHoldBehavior
  ) -> some View {
    turning { $0.hold = behavior == .vertical ? .vertical : .rotary }
  }

  /// Sets the effect of a press on Detent dials within the view.
  public nonisolated func detentDialPressBehavior(
    _ behavior: DetentDialPressBehavior
  ) -> some View {
    turning { $0.press = behavior == .jump ? .jump : .turn }
  }

  /// Sets whether Detent dials within the view coast when released with speed; off by default.
  public nonisolated func detentDialCoasts(_ coasts: Bool = true) -> some View {
    turning { $0.coasts = coasts }
  }

  /// Sets whether the value of Detent dials with a step moves from step to step during a turn, as
  /// by default, or follows the turn freely until the dial comes to rest on a step.
  public nonisolated func detentDialQuantizes(_ quantizes: Bool = true) -> some View {
    turning { $0.quantizes = quantizes }
  }

  /// Sets whether Detent dials within the view play a haptic for each step passed; off by default.
  public nonisolated func detentDialTicks(_ ticks: Bool = true) -> some View {
    turning { $0.ticks = ticks }
  }

  /// Sets the dead zone around the centre of Detent dials within the view.
  ///
  /// - Parameter distance: the radius in points, 0 or more; 6 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialDeadZone(_ distance: CGFloat) -> some View {
    turning { $0.dead = Double(distance) }
  }

  /// Sets the drag from one end of a dial to the other for ``DetentDialHoldBehavior/vertical``.
  ///
  /// - Parameter travel: the distance in points, 1 to 10⁶; 300 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialTravel(_ travel: CGFloat) -> some View {
    turning { $0.travel = Double(travel) }
  }

  private nonisolated func turning(_ say: @escaping (inout DialConfiguration) -> Void) -> some View
  {
    transformEnvironment(\.detent.dial, transform: say)
  }
}
#endif
