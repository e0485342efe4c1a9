#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import SwiftUI

/// The part of a view's environment that concerns any control.
struct Surroundings: DynamicProperty {
  @Environment(\.detent.feel) var feel
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.detent.isReadOnly) var isReadOnly
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.detent.format) private var formatStyle
  @Environment(\.locale) var locale
  @Environment(\.displayScale) private var displayScale
  /// A scale in hundredths: scaled metrics are rounded to pixels, so 1 would become 1, 1.5 or 2.
  @ScaledMetric(relativeTo: .footnote) private var hundred = 100.0

  /// The user's text size relative to the default.
  var textScale: Double { hundred / 100 }

  /// The surroundings of a drawing.
  var ofScene: ControlEnvironment {
    var environment = ControlEnvironment()
    environment.textScale = textScale
    environment.displayScale = Double(displayScale)
    return environment
  }

  /// Returns the format of values, for a view with a formatter or without.
  func format(_ formatter: NumberFormatter? = nil) -> HostFormat {
    HostFormat(formatter: formatter, style: formatStyle, separator: locale.decimalSeparator)
  }

  /// Returns the settings of a view with those of its environment.
  func applied<Settings: SurroundedSettings>(to settings: Settings) -> Settings {
    var settings = settings
    settings.feel = feel
    settings.isRightToLeft = layoutDirection == .rightToLeft
    settings.isEnabled = isEnabled
    settings.isReadOnly = isReadOnly
    settings.reducesMotion = reducesMotion
    return settings
  }
}

extension View {
  /// Passes changes of the settings and of the host's values on to a control.
  @MainActor func following<Engine: Control>(
    _ hand: ControlHand<Engine>, _ configuration: Engine.Configuration
  ) -> some View {
    whenChanged(configuration) { new in hand.configure(new) }
      .whenChanged(hand.host.bits) { _ in hand.look() }
      .noting(hand.animation)
      .onAppear { hand.configure(configuration) }
  }
}
#endif
