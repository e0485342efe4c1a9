#if canImport(SwiftUI)
internal import ControlCore
public import Foundation
public import SwiftUI

/// The result of a drag cancelled by the system: by a call, an alert, or a scrolling page.
public enum DetentCancelBehavior: Equatable, Sendable {
  /// Restores the value before the drag: the default.
  case takeBack
  /// Keeps the value, as if the finger had been lifted after a pause.
  case keep
}

extension View {
  /// Sets the result of a cancelled drag for Detent's controls within the view.
  public nonisolated func detentCancelBehavior(_ behavior: DetentCancelBehavior) -> some View {
    feeling { $0.cancelPolicy = behavior == .keep ? .commit : .revert }
  }

  /// Sets the slop of presses, for Detent's controls within the view except ratings.
  ///
  /// - Parameters:
  ///   - touch: the travel that makes a finger's press a drag, in points; 10 by default, as UIKit.
  ///   - mouse: the same for a mouse; 1 by default.
  ///   - pen: the same for a pencil; 1 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSlop(
    touch: CGFloat = 10, mouse: CGFloat = 1, pen: CGFloat = 1
  ) -> some View {
    feeling { $0.slop = Slop(touch: Double(touch), mouse: Double(mouse), pen: Double(pen)) }
  }

  /// Sets the fine modes of drags, for Detent's controls within the view except ratings.
  ///
  /// - Parameters:
  ///   - scale: the movement per point of the pointer while the keys are held, above 0 to 1.
  ///   - keys: the modifier keys; none to turn this off. On Macs, and on iPads with a keyboard.
  ///   - distance: the cross-axis distance from the press, in points, that halves the speed,
  ///     repeatedly down to an eighth. Infinite, the default, turns this off. No effect on rotary
  ///     dials.
  /// - Returns: the view with that setting.
  public nonisolated func detentFineDrag(
    scale: Double = 0.1, while keys: EventModifiers = .option, distance: CGFloat = .infinity
  ) -> some View {
    feeling {
      ($0.fineScale, $0.fineKeys, $0.fineDistance) = (scale, Modifiers(keys), Double(distance))
    }
  }

  /// Sets the part of their range that can be chosen in Detent's controls within the view, except
  /// ratings and dials that wrap; the rest is only shown.
  ///
  /// - Parameter range: the values; what of them lies beyond a control's range has no effect.
  /// - Returns: the view with that setting.
  public nonisolated func detentEnabledRange(_ range: ClosedRange<Double>) -> some View {
    feeling { $0.enabledRange = range }
  }

  /// Sets the choices that keys and VoiceOver pass, for Detent's controls within the view except ratings;
  /// where any value can be chosen, the hundredths of the range.
  ///
  /// - Parameters:
  ///   - key: the choices of an arrow key, 1 to 10,000; 1 by default.
  ///   - page: the choices of a page key, or of an arrow key with shift; 10 by default.
  ///   - adjustment: the choices of an increment or decrement by VoiceOver; 1 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSteps(
    key: Int = 1, page: Int = 10, adjustment: Int = 1
  ) -> some View {
    feeling {
      ($0.keyStep, $0.pageStep, $0.adjustStep) = (Int64(key), Int64(page), Int64(adjustment))
    }
  }

  /// Sets the default of Detent's controls within the view, to which the keys Delete and Backspace go
  /// back, and a double tap: on a slider's thumb, on a dial whose press turns it, and on a ruler on which
  /// a tap does nothing.
  ///
  /// - Parameter value: the default, or `nil` for none; where it cannot be chosen, they go to the nearest
  ///   choice.
  /// - Returns: the view with that setting.
  public nonisolated func detentReset(to value: Double?) -> some View {
    feeling { $0.reset = value }
  }

  /// Sets the coasting of Detent's controls within the view after a release.
  ///
  /// - Parameters:
  ///   - rate: the speed left after a millisecond, 0.9 to 0.99999; UIKit's views use 0.998 and
  ///     0.99.
  ///   - minimum: the smallest release speed that coasts, in points per second, 0 or more.
  ///   - maximum: the limit of the release speed, in points per second, above 0 to 10⁹.
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

  /// Sets the springs of Detent's controls within the view, 0.5 to 1000 radians per second.
  ///
  /// - Parameters:
  ///   - bounds: the frequency for the return from beyond a bound; 10 by default.
  ///   - marks: the frequency for landing on a mark; 30 by default.
  /// - Returns: the view with that setting.
  public nonisolated func detentSprings(bounds: Double = 10, marks: Double = 30) -> some View {
    feeling { ($0.springFrequency, $0.landingFrequency) = (bounds, marks) }
  }

  private nonisolated func feeling(_ say: @escaping (inout FeelBehavior) -> Void) -> some View {
    transformEnvironment(\.detent.feel, transform: say)
  }
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
