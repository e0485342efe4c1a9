#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
internal import SwiftUI

/// A slider with the settings of its environment.
struct SliderBody: View {
  let host: HostValues
  let settings: SliderSettings
  let formatter: NumberFormatter?
  let label: Text?
  let onEditingChanged: (Bool, Int) -> Void

  @Environment(\.detentSliderStyle) private var style
  @Environment(\.detentSliderBehavior) private var behavior
  @Environment(\.detentFeel) private var feel
  @Environment(\.detentSliderThumbLabels) private var thumbLabels
  @Environment(\.isDetentReadOnly) private var isReadOnly
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.detentFormat) private var formatStyle
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var displayScale
  /// A scale in hundredths: scaled metrics are rounded to pixels, so 1 would become 1, 1.5 or 2.
  @ScaledMetric(relativeTo: .footnote) private var hundred = 100.0

  var body: some View {
    let look = look
    let isVertical = behavior.orientation == .vertical
    let breadth = CGFloat(look.breadth(reportedBy: settings, isVertical: isVertical))
    return slider(look)
      .frame(
        width: isVertical ? breadth : nil, height: isVertical ? nil : breadth)
  }

  /// Makes the slider, or an empty view without values; the slider's state is then lost.
  @ViewBuilder private func slider(_ look: SliderLook) -> some View {
    if host.values.isEmpty {
      Color.clear
    } else {
      SliderCore(
        host: host, settings: reported, look: look, label: label, thumbLabels: thumbLabels,
        onEditingChanged: onEditingChanged)
    }
  }

  private var reported: SliderSettings {
    var settings = settings
    settings.thumbs = host.values.count
    settings.behavior = behavior
    settings.feel = feel
    settings.isRightToLeft = layoutDirection == .rightToLeft
    settings.isEnabled = isEnabled
    settings.isReadOnly = isReadOnly
    settings.reducesMotion = reducesMotion
    return settings
  }

  private var look: SliderLook {
    var environment = ControlEnvironment()
    environment.textScale = hundred / 100
    environment.displayScale = Double(displayScale)
    return SliderLook(
      style: style,
      format: HostFormat(
        formatter: formatter, style: formatStyle, separator: locale.decimalSeparator),
      environment: environment, layoutDirection: layoutDirection)
  }
}
#endif
