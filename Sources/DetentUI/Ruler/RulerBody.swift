#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Ruler
internal import SwiftUI

/// A sliding ruler whose value is a `Double`.
struct RulerBody: View {
  private let host: HostValues
  private let settings: RulerSettings
  private let formatter: NumberFormatter?
  private let onEditingChanged: (Bool) -> Void

  @State private var driver: ControlDriver<RulerControl>
  @Environment(\.slidingRulerStyle) private var style
  @Environment(\.slidingRulerCellOverflow) private var overflow
  @Environment(\.slidingRulerBehavior) private var behavior
  @Environment(\.detentFeel) private var feel
  @Environment(\.isDetentReadOnly) private var isReadOnly
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.detentFormat) private var formatStyle
  @Environment(\.locale) private var locale
  @Environment(\.displayScale) private var displayScale
  @State private var animation = UpdateAnimation()
  /// A scale in hundredths: scaled metrics are rounded to pixels, so 1 would become 1, 1.5 or 2.
  @ScaledMetric(relativeTo: .footnote) private var hundred = 100.0

  init(
    host: HostValues, settings: RulerSettings, formatter: NumberFormatter?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.settings = settings
    self.formatter = formatter
    self.onEditingChanged = onEditingChanged
    let ruler = RulerControl(values: host.values, configuration: settings.configuration)
    _driver = State(
      initialValue: ControlDriver(
        ruler, host: host.values, kind: .ofPlatform, rounding: host.rounding))
  }

  var body: some View {
    GeometryReader { proxy in
      ruler(
        configuration(
          length: Double(isVertical ? proxy.size.height : proxy.size.width)))
    }
    .frame(
      width: isVertical ? CGFloat(height) : nil, height: isVertical ? nil : CGFloat(height))
  }

  /// Draws frames only while something moves.
  private func ruler(_ configuration: RulerConfiguration) -> some View {
    let hand = ControlHand(
      driver: $driver, host: host,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) },
      animation: animation)
    return TimelineView(.animation(minimumInterval: nil, paused: !driver.isMoving)) { frame in
      picture(driver.shown(configuration, at: frame.date.timeIntervalSinceReferenceDate))
        .whenChanged(frame.date) { date in hand.act(at: EventTime(date)) { $0.advance() } }
    }
    .modifier(ControlInput(hand: hand, claim: claim, spoken: spoken))
    .modifier(WheelInput(hand: hand, axis: claim.axis))
    .whenChanged(configuration) { new in hand.configure(new) }
    .whenChanged(host.bits) { _ in hand.look() }
    .noting(animation)
    .onAppear { hand.configure(configuration) }
  }

  @ViewBuilder private func picture(_ ruler: RulerControl) -> some View {
    if let style = style as? any SceneRulerStyle {
      let (scene, format) = (ruler.scene(breadth: height, environment: environment), format)
      Canvas { context, _ in
        var surface = CanvasSurface(context)
        style.draw(scene, format: format, on: &surface)
      }
    } else {
      RulerCells(
        style: style,
        scene: ruler.scene(
          breadth: height, overflow: Int64(clamping: overflow), environment: environment),
        configuration: ruler.configuration, formatter: format.formatter,
        layoutDirection: layoutDirection)
    }
  }

  private func configuration(length: Double) -> RulerConfiguration {
    var settings = settings
    settings.fractions = Int64(clamping: style.fractions)
    settings.cellWidth = Double(style.cellWidth)
    settings.length = length
    settings.isRightToLeft = layoutDirection == .rightToLeft
    settings.behavior = behavior
    settings.feel = feel
    settings.isEnabled = isEnabled
    settings.isReadOnly = isReadOnly
    settings.reducesMotion = reducesMotion
    return settings.configuration
  }

  private var isVertical: Bool { behavior.orientation == .vertical }

  private var claim: FingerClaim {
    FingerClaim(axis: isVertical ? .vertical : .horizontal, slop: feel.slop.touch)
  }

  private var format: HostFormat {
    HostFormat(formatter: formatter, style: formatStyle, separator: locale.decimalSeparator)
  }

  private var environment: ControlEnvironment {
    var environment = ControlEnvironment()
    environment.textScale = textScale
    environment.displayScale = Double(displayScale)
    return environment
  }

  /// The user's text size relative to the default.
  private var textScale: Double { hundred / 100 }

  private var spoken: String {
    String(driver.control.accessibilityNode(label: "" as StaticString, format: format).valueText)
  }

  /// The height of scale, label and touch margin, in points; 60 at the default text size.
  private var height: Double { 44 + 16 * textScale }
}
#endif
