#if canImport(SwiftUI)
public import SwiftUI

/// Which haptics Detent's controls play.
public struct DetentHaptics: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Of marks that are passed, where a control has such.
  public static let ticks = DetentHaptics(rawValue: 1)
  /// Of bounds, and of neighbours that stop a thumb.
  public static let bounds = DetentHaptics(rawValue: 2)
  /// All of them: the default.
  public static let all: DetentHaptics = [.ticks, .bounds]
}

extension View {
  /// Sets which haptics Detent's controls within the view play; with `[]` none. Which of them a device plays in time is
  /// decided after that.
  public nonisolated func detentHaptics(_ haptics: DetentHaptics) -> some View {
    environment(\.detentHaptics, haptics)
  }
}

extension EnvironmentValues {
  var detentHaptics: DetentHaptics {
    get { self[HapticsKey.self] }
    set { self[HapticsKey.self] = newValue }
  }
}

private struct HapticsKey: EnvironmentKey {
  static var defaultValue: DetentHaptics { .all }
}
#endif
