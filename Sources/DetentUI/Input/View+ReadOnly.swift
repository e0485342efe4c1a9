#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Sets whether Detent's controls within the view can only be read: nothing moves them, and they are not dimmed, as
  /// `disabled` would have it.
  public nonisolated func detentReadOnly(_ isReadOnly: Bool = true) -> some View {
    environment(\.isDetentReadOnly, isReadOnly)
  }
}

extension EnvironmentValues {
  var isDetentReadOnly: Bool {
    get { self[ReadOnlyKey.self] }
    set { self[ReadOnlyKey.self] = newValue }
  }
}

private struct ReadOnlyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
#endif
