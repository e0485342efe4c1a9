#if canImport(SwiftUI)
public import SwiftUI

/// The haptics that Detent's controls play.
public struct DetentHaptics: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Haptics for marks that are passed, if the control has any.
  public static let ticks = DetentHaptics(rawValue: 1)
  /// Haptics for bounds, and for thumbs stopped by neighbours.
  public static let bounds = DetentHaptics(rawValue: 2)
  /// All haptics: the default.
  public static let all: DetentHaptics = [.ticks, .bounds]
}

extension View {
  /// Sets the haptics of Detent's controls within the view; `[]` for none. The result is further
  /// limited to haptics that a device can play in time.
  public nonisolated func detentHaptics(_ haptics: DetentHaptics) -> some View {
    environment(\.detent.haptics, haptics)
  }
}
#endif
