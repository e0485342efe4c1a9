#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Sets whether Detent's controls within the view are read-only: users cannot change them. Only a
  /// stepper's buttons are dimmed.
  public nonisolated func detentReadOnly(_ isReadOnly: Bool = true) -> some View {
    environment(\.detent.isReadOnly, isReadOnly)
  }
}
#endif
