#if canImport(SwiftUI)
internal import ControlCore
internal import Ruler
public import SwiftUI

/// The effect of a tap on a sliding ruler at rest.
public enum SlidingRulerTapBehavior: Equatable, Sendable {
  /// No effect: the default, as in SlidingRuler.
  case ignore
  /// Moves the tapped value, or the mark it snaps to, under the cursor. Values can thus be chosen
  /// without dragging, as required by success criterion 2.5.7 of WCAG 2.2.
  case jump
}

/// The condition for a sliding ruler to come to rest on a mark.
public enum SlidingRulerSnapBehavior: Equatable, Sendable {
  /// Snaps to marks of the level `snap` less than a fraction away: the default, as in SlidingRuler.
  case whenNear
  /// Always snaps to the nearest whole step or bound, regardless of `snap`.
  case always
}

extension View {
  /// Sets the effect of a tap on sliding rulers within the view.
  public nonisolated func slidingRulerTapBehavior(
    _ behavior: SlidingRulerTapBehavior
  ) -> some View {
    transformEnvironment(\.detent.ruler) {
      $0.tap = behavior == .jump ? .go : .nothing
    }
  }

  /// Sets the condition for sliding rulers within the view to come to rest on a mark.
  public nonisolated func slidingRulerSnapBehavior(
    _ behavior: SlidingRulerSnapBehavior
  ) -> some View {
    transformEnvironment(\.detent.ruler) {
      $0.snap = behavior == .always ? .always : .none
    }
  }

  /// Sets the axis of sliding rulers within the view, horizontal by default. Vertical rulers fill
  /// the height, with larger values at the top and cells of custom styles above each other.
  public nonisolated func slidingRulerAxis(_ axis: Axis) -> some View {
    transformEnvironment(\.detent.ruler) {
      $0.orientation = axis == .vertical ? .vertical : .horizontal
    }
  }

  /// Sets the value from which marks of sliding rulers within the view are counted; 0 by default.
  public nonisolated func slidingRulerOrigin(_ origin: Double) -> some View {
    transformEnvironment(\.detent.ruler) { $0.origin = origin }
  }

  /// Sets the distances for haptics of marks on sliding rulers within the view.
  ///
  /// - Parameters:
  ///   - distance: the distance in points at which a mark ticks; 0 or more, below half the mark
  ///     spacing. `nil`, the default, for half a point, or 2 % of the spacing if less.
  ///   - rearm: the distance in points to move away before the same mark ticks again; at least
  ///     `distance`. `nil`, the default, for a quarter of the mark spacing.
  /// - Returns: the view with that setting.
  public nonisolated func slidingRulerTickDistance(
    _ distance: Double?, rearm: Double? = nil
  ) -> some View {
    transformEnvironment(\.detent.ruler) { ($0.capture, $0.rearm) = (distance, rearm) }
  }

  /// Sets the rubber band past the bounds of sliding rulers within the view.
  ///
  /// - Parameter slope: the movement per point of the finger at the bound; above 0 to 1, by default
  ///   0.55.
  /// - Returns: the view with that setting.
  public nonisolated func slidingRulerRubberBand(_ slope: Double) -> some View {
    transformEnvironment(\.detent.ruler) { $0.rubberBand = slope }
  }

  /// Sets whether sliding rulers within the view choose only marks and bounds: the value steps
  /// while the ruler follows the finger. Off by default, as in SlidingRuler: any value is allowed.
  public nonisolated func slidingRulerQuantizes(_ quantizes: Bool = true) -> some View {
    transformEnvironment(\.detent.ruler) { $0.quantizes = quantizes }
  }
}
#endif
