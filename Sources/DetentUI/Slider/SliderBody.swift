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
  let labels: SliderLabels
  let onEditingChanged: (Bool, Int) -> Void

  @Environment(\.detent.sliderStyle) private var style
  @Environment(\.detent.slider) private var behavior
  @Environment(\.detent.thumbLabels) private var thumbLabels
  var surroundings = Surroundings()

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
        host: host, settings: reported, look: look, labels: labels, thumbLabels: thumbLabels,
        onEditingChanged: onEditingChanged)
    }
  }

  private var reported: SliderSettings {
    var settings = surroundings.applied(to: settings)
    settings.thumbs = host.values.count
    settings.behavior = behavior
    return settings
  }

  private var look: SliderLook {
    SliderLook(
      style: style, format: surroundings.format(formatter), environment: surroundings.ofScene,
      layoutDirection: surroundings.layoutDirection)
  }
}
#endif
