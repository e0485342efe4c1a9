#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

extension View {
  /// Sets how values are written and spoken by Detent's controls within the view, where they have no formatter of their
  /// own.
  ///
  ///     DetentSlider(value: $share)
  ///       .detentFormat(.percent.precision(.fractionLength(0)))
  ///
  /// - Parameter style: of Foundation. It is asked whenever a value shows, so it need not be made anew in `body`.
  /// - Returns: the view with that setting.
  public nonisolated func detentFormat<Style>(_ style: Style) -> some View
  where Style: FormatStyle & Sendable, Style.FormatInput == Double, Style.FormatOutput == String {
    environment(\.detentFormat, DetentFormat { style.format($0) })
  }
}

/// A format style, whichever it is.
struct DetentFormat: Sendable {
  let text: @Sendable (Double) -> String
}

extension EnvironmentValues {
  var detentFormat: DetentFormat? {
    get { self[FormatKey.self] }
    set { self[FormatKey.self] = newValue }
  }
}

private struct FormatKey: EnvironmentKey {
  static var defaultValue: DetentFormat? { nil }
}
#endif
