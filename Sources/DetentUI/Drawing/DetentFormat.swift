#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

extension View {
  /// Sets the format of values for Detent's controls within the view that have no formatter.
  ///
  ///     DetentSlider(value: $share)
  ///       .detentFormat(.percent.precision(.fractionLength(0)))
  ///
  /// - Parameter style: a format style of Foundation, called whenever a value is shown or spoken.
  /// - Returns: the view with that setting.
  public nonisolated func detentFormat<Style>(_ style: Style) -> some View
  where Style: FormatStyle & Sendable, Style.FormatInput == Double, Style.FormatOutput == String {
    detentFormat { style.format($0) }
  }

  /// Sets the text of values for Detent's controls within the view that have no formatter.
  ///
  ///     SlidingRuler(value: $inches, in: 48...84)
  ///       .detentFormat { "\(Int($0) / 12)′ \(Int($0) % 12)″" }
  ///
  /// - Parameter text: returns the text of a value; called whenever one is shown or spoken.
  /// - Returns: the view with that setting.
  public nonisolated func detentFormat(
    _ text: @escaping @Sendable (Double) -> String
  ) -> some View {
    environment(\.detent.format, DetentFormat(text: text))
  }
}

/// A type-erased format style.
struct DetentFormat: Sendable {
  let text: @Sendable (Double) -> String
}
#endif
