#if canImport(SwiftUI)
internal import Ruler
public import SwiftUI

/// What a tap on a sliding ruler does that rests.
public enum SlidingRulerTapBehavior: Equatable, Sendable {
  /// Nothing: the default, as in SlidingRuler.
  case ignore
  /// What has been tapped comes under the cursor, or the mark that is snapped to: so a value can be chosen without
  /// dragging, as success criterion 2.5.7 of WCAG 2.2 asks for.
  case jump
}

/// When a sliding ruler comes to rest on a mark.
public enum SlidingRulerSnapBehavior: Equatable, Sendable {
  /// If it stops less than a fraction away from one that its `snap` names: the default, as in SlidingRuler.
  case whenNear
  /// Always, on the nearest whole unit or bound, whatever its `snap` says.
  case always
}

extension View {
  /// Sets what a tap on sliding rulers within the view does.
  public nonisolated func slidingRulerTapBehavior(
    _ behavior: SlidingRulerTapBehavior
  ) -> some View {
    transformEnvironment(\.slidingRulerBehavior) {
      $0.tap = behavior == .jump ? .go : .nothing
    }
  }

  /// Sets when sliding rulers within the view come to rest on a mark.
  public nonisolated func slidingRulerSnapBehavior(
    _ behavior: SlidingRulerSnapBehavior
  ) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { $0.snapsAlways = behavior == .always }
  }

  /// Sets whether sliding rulers within the view lie, as they do by default, or stand. On one that stands larger values are
  /// above, and it takes the height there is. The cells of your own styles are put above each other then.
  public nonisolated func slidingRulerAxis(_ axis: Axis) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { $0.isVertical = axis == .vertical }
  }

  /// Sets the value from which the marks of sliding rulers within the view are counted; 0 by default.
  public nonisolated func slidingRulerOrigin(_ origin: Double) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { $0.origin = origin }
  }

  /// Sets when marks of sliding rulers within the view give a haptic.
  ///
  /// - Parameters:
  ///   - distance: how many points before it is reached a mark ticks; 0 or more, less than half the distance of the marks.
  ///     `nil`, as by default, for half a point, or 2 % of that distance if that is less.
  ///   - rearm: how many points a ruler has to move away before the same mark ticks again; at least the other distance.
  ///     `nil`, as by default, for a quarter of the distance of the marks.
  /// - Returns: the view with that setting.
  public nonisolated func slidingRulerTickDistance(
    _ distance: Double?, rearm: Double? = nil
  ) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { ($0.capture, $0.rearm) = (distance, rearm) }
  }

  /// Sets how far sliding rulers within the view give way past a bound.
  ///
  /// - Parameter slope: how many points they follow the finger at the bound, for each point; 0 to 1, and 0.55 by default.
  /// - Returns: the view with that setting.
  public nonisolated func slidingRulerRubberBand(_ slope: Double) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { $0.rubberBand = slope }
  }

  /// Sets whether only marks and bounds can be chosen on sliding rulers within the view: the value goes from one to the next,
  /// while the ruler follows the finger. Off by default, as in SlidingRuler: the value is what is under the cursor.
  public nonisolated func slidingRulerQuantizes(_ quantizes: Bool = true) -> some View {
    transformEnvironment(\.slidingRulerBehavior) { $0.quantizes = quantizes }
  }
}

extension EnvironmentValues {
  var slidingRulerBehavior: RulerBehavior {
    get { self[RulerBehaviorKey.self] }
    set { self[RulerBehaviorKey.self] = newValue }
  }
}

private struct RulerBehaviorKey: EnvironmentKey {
  static var defaultValue: RulerBehavior { RulerBehavior() }
}
#endif
