#if canImport(SwiftUI) && !os(tvOS)
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
