#if canImport(SwiftUI)
internal import Dial
public import Foundation
public import SwiftUI

/// How a finger or a mouse holds a dial.
public enum DetentDialHoldBehavior: Equatable, Sendable {
  /// It turns it round its middle: the default.
  case rotary
  /// Up is more, as for the knobs of audio engineers.
  case vertical
}

/// What a press on a dial does.
public enum DetentDialPressBehavior: Equatable, Sendable {
  /// Nothing: the dial turns as far as the finger then does. The default.
  case turn
  /// The dial goes where the finger is, the nearest way round, and is turned on from there: when the finger is lifted, or
  /// moves on; with a mouse at once.
  case jump
}

extension View {
  /// Sets the style of all Detent dials within the view. Of several, the innermost counts.
  public nonisolated func detentDialStyle<S>(_ style: S) -> some View where S: DetentDialStyle {
    environment(\.detentDialStyle, style)
  }

  /// Sets whether values begin again behind the last, of Detent dials within the view: 0 after 359 of a dial of degrees,
  /// whose bounds are 0 … 360. The upper bound reads as the lower. The bounds must be a whole number of steps apart, else
  /// nothing wraps.
  public nonisolated func detentDialWraps(_ wraps: Bool = true) -> some View {
    turning { $0.wraps = wraps }
  }

  /// Sets where values are on Detent dials within the view.
  ///
  /// - Parameters:
  ///   - start: where the lower end is, clockwise from the top: -360° to 360°, and -135° by default.
  ///   - sweep: how far it is from there to the upper end: 0.001° to 36,000°, and 270° by default. A dial that wraps goes all
  ///     the way round.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialArc(from start: Angle, sweep: Angle) -> some View {
    turning { ($0.start, $0.sweep) = (start.degrees, sweep.degrees) }
  }

  /// Sets how a finger or a mouse holds Detent dials within the view.
  public nonisolated func detentDialHoldBehavior(
    _ behavior: DetentDialHoldBehavior
  ) -> some View {
    turning { $0.hold = behavior == .vertical ? .vertical : .rotary }
  }

  /// Sets what a press does, on Detent dials within the view.
  public nonisolated func detentDialPressBehavior(
    _ behavior: DetentDialPressBehavior
  ) -> some View {
    turning { $0.press = behavior == .jump ? .jump : .turn }
  }

  /// Sets whether Detent dials within the view go on by themselves when they are released with speed.
  public nonisolated func detentDialCoasts(_ coasts: Bool = true) -> some View {
    turning { $0.coasts = coasts }
  }

  /// Sets whether the value of Detent dials with a step within the view goes from step to step while they are turned, as it does by
  /// default, or is that of the place they are turned to until they come to rest on a step.
  public nonisolated func detentDialQuantizes(_ quantizes: Bool = true) -> some View {
    turning { $0.quantizes = quantizes }
  }

  /// Sets whether steps give a haptic as a dial passes them, of Detent dials within the view.
  public nonisolated func detentDialTicks(_ ticks: Bool = true) -> some View {
    turning { $0.ticks = ticks }
  }

  /// Sets how near to the middle of a dial a finger means nothing, of Detent dials within the view.
  ///
  /// - Parameter distance: in points, 0 or more; 6 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialDeadZone(_ distance: CGFloat) -> some View {
    turning { $0.dead = Double(distance) }
  }

  /// Sets how far a finger goes from one end of a dial to the other, where up is more, of Detent dials within the view.
  ///
  /// - Parameter travel: in points, 1 or more; 300 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentDialTravel(_ travel: CGFloat) -> some View {
    turning { $0.travel = Double(travel) }
  }

  private nonisolated func turning(_ say: @escaping (inout DialBehavior) -> Void) -> some View {
    transformEnvironment(\.detentDialBehavior, transform: say)
  }
}

extension EnvironmentValues {
  var detentDialStyle: any DetentDialStyle {
    get { self[DetentDialStyleKey.self] }
    set { self[DetentDialStyleKey.self] = newValue }
  }

  var detentDialBehavior: DialBehavior {
    get { self[DialBehaviorKey.self] }
    set { self[DialBehaviorKey.self] = newValue }
  }
}

private struct DetentDialStyleKey: EnvironmentKey {
  static var defaultValue: any DetentDialStyle { PointerDetentDialStyle() }
}

private struct DialBehaviorKey: EnvironmentKey {
  static var defaultValue: DialBehavior { DialBehavior() }
}
#endif
