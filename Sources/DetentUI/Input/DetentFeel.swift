#if canImport(SwiftUI)
internal import ControlCore
public import Foundation
public import SwiftUI

/// What becomes of a drag that the system takes away: by a call, an alert, or a page that scrolls.
public enum DetentCancelBehavior: Equatable, Sendable {
  /// The value from before comes back: the default.
  case takeBack
  /// The value stays, as if the finger had been lifted after a pause.
  case keep
}

extension View {
  /// Sets what becomes of a drag that the system takes away, of Detent's controls within the view.
  public nonisolated func detentCancelBehavior(_ behavior: DetentCancelBehavior) -> some View {
    feeling { $0.cancelPolicy = behavior == .keep ? .commit : .revert }
  }

  /// Sets how far pointers may wander before a press becomes a drag, on Detent's controls within the view but ratings.
  ///
  /// - Parameters:
  ///   - touch: of a finger, in points; 10 by default, as with UIKit.
  ///   - mouse: of a mouse; 1 by default.
  ///   - pen: of a pencil; 1 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSlop(
    touch: CGFloat = 10, mouse: CGFloat = 1, pen: CGFloat = 1
  ) -> some View {
    feeling { $0.slop = Slop(touch: Double(touch), mouse: Double(mouse), pen: Double(pen)) }
  }

  /// Sets when a drag goes finer, on Detent's controls within the view but ratings.
  ///
  /// - Parameters:
  ///   - scale: how many points what is dragged goes for each point of the pointer while the keys are held, 0.01 to 1.
  ///   - keys: those keys; none to turn that off. On Macs, and on iPads with a keyboard.
  ///   - distance: for every so many points that the pointer is away from where it went down, across the axis, a drag
  ///     goes at half the speed, down to an eighth. Infinite, as by default, turns this off. Not on what turns.
  /// - Returns: the view with that setting.
  public nonisolated func detentFineDrag(
    scale: Double = 0.1, while keys: EventModifiers = .option, distance: CGFloat = .infinity
  ) -> some View {
    feeling {
      ($0.fineScale, $0.fineKeys, $0.fineDistance) = (scale, Modifiers(keys), Double(distance))
    }
  }

  /// Sets how Detent's controls within the view that coast go on when they are released.
  ///
  /// - Parameters:
  ///   - rate: what is left of the speed after a millisecond, below 1; UIKit's scroll views have 0.998 and 0.99.
  ///   - minimum: the least speed in points a second with which they go on.
  ///   - maximum: no release is faster than this.
  /// - Returns: the view with that setting.
  public nonisolated func detentDeceleration(
    _ rate: Double = 0.9972, from minimum: CGFloat = 90, to maximum: CGFloat = 8000
  ) -> some View {
    feeling {
      ($0.deceleration, $0.minimumFling, $0.maximumFling) = (
        rate, Double(minimum), Double(maximum)
      )
    }
  }

  /// Sets how stiff the springs of Detent's controls within the view are, in radians a second.
  ///
  /// - Parameters:
  ///   - bounds: of what comes back from beyond a bound; 10 by default.
  ///   - marks: of what lands on a mark; 30 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSprings(bounds: Double = 10, marks: Double = 30) -> some View {
    feeling { ($0.springFrequency, $0.landingFrequency) = (bounds, marks) }
  }

  private nonisolated func feeling(_ say: @escaping (inout FeelBehavior) -> Void) -> some View {
    transformEnvironment(\.detentFeel, transform: say)
  }
}

extension EnvironmentValues {
  var detentFeel: FeelBehavior {
    get { self[FeelKey.self] }
    set { self[FeelKey.self] = newValue }
  }
}

private struct FeelKey: EnvironmentKey {
  static var defaultValue: FeelBehavior { FeelBehavior() }
}

extension Modifiers {
  init(_ keys: EventModifiers) {
    self = .none
    if keys.contains(.shift) { self = union(.shift) }
    if keys.contains(.control) { self = union(.control) }
    if keys.contains(.option) { self = union(.alt) }
    if keys.contains(.command) { self = union(.meta) }
  }
}
#endif
