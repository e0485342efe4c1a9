#if canImport(SwiftUI)
internal import ControlCore
internal import Dial
internal import Foundation
internal import Presentation
internal import SwiftUI

/// A dial with the settings of its environment.
struct DialBody: View {
  let host: HostValues
  let settings: DialSettings
  let formatter: NumberFormatter?
  let label: Text?
  let onEditingChanged: (Bool) -> Void

  @Environment(\.detentDialBehavior) private var behavior
  @Environment(\.detentFeel) private var feel
  @Environment(\.detentFormat) private var formatStyle
  @Environment(\.locale) private var locale
  @Environment(\.isDetentReadOnly) private var isReadOnly
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    if let label {
      dial.accessibilityLabel(label)
    } else {
      dial
    }
  }

  private var dial: some View {
    DialCore(
      host: host, settings: reported,
      format: HostFormat(
        formatter: formatter, style: formatStyle, separator: locale.decimalSeparator),
      onEditingChanged: onEditingChanged
    )
    .aspectRatio(1, contentMode: .fit)
  }

  private var reported: DialSettings {
    var settings = settings
    settings.behavior = behavior
    settings.feel = feel
    settings.isRightToLeft = layoutDirection == .rightToLeft
    settings.isEnabled = isEnabled
    settings.isReadOnly = isReadOnly
    settings.reducesMotion = reducesMotion
    return settings
  }
}

/// A dial whose value is a `Double`, with its state.
private struct DialCore: View {
  private let host: HostValues
  private let settings: DialSettings
  private let format: HostFormat
  private let onEditingChanged: (Bool) -> Void

  @State private var driver: ControlDriver<DialControl>
  @Environment(\.detentDialStyle) private var style
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.displayScale) private var displayScale
  @State private var animation = UpdateAnimation()
  /// A scale in hundredths: scaled metrics are rounded to pixels, so 1 would become 1, 1.5 or 2.
  @ScaledMetric(relativeTo: .footnote) private var hundred = 100.0

  init(
    host: HostValues, settings: DialSettings, format: HostFormat,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.settings = settings
    self.format = format
    self.onEditingChanged = onEditingChanged
    let dial = DialControl(values: host.values, configuration: settings.configuration)
    _driver = State(
      initialValue: ControlDriver(
        dial, host: host.values, kind: .ofPlatform, rounding: host.rounding))
  }

  var body: some View {
    GeometryReader { proxy in
      dial(configuration(proxy.size))
    }
  }

  /// Draws frames only while something moves.
  private func dial(_ configuration: DialConfiguration) -> some View {
    let hand = ControlHand(
      driver: $driver, host: host,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) },
      animation: animation)
    return TimelineView(.animation(minimumInterval: nil, paused: !driver.isMoving)) { frame in
      picture(driver.shown(configuration, at: frame.date.timeIntervalSinceReferenceDate))
        .whenChanged(frame.date) { date in hand.act(at: EventTime(date)) { $0.advance() } }
    }
    // Coordinates run from the left, and clockwise increases the value.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(
      ControlInput(
        hand: hand, claim: FingerClaim(axis: .every, slop: settings.feel.slop.touch), spoken: spoken
      )
    )
    .modifier(WheelInput(hand: hand, axis: .every))
    .whenChanged(configuration) { new in hand.configure(new) }
    .whenChanged(host.bits) { _ in hand.look() }
    .noting(animation)
    .onAppear { hand.configure(configuration) }
  }

  @ViewBuilder private func picture(_ dial: DialControl) -> some View {
    let (scene, format) = (dial.scene(environment: environment), format)
    if let style = style as? any SceneDialStyle {
      Canvas { context, _ in
        var surface = CanvasSurface(context)
        scene.draw(style.drawn, format: format, on: &surface)
      }
    } else {
      AnyView(
        style.makeBody(
          configuration: DetentDialStyleConfiguration(scene: scene, formatter: format.formatter))
      )
      .frame(width: CGFloat(scene.frame.width), height: CGFloat(scene.frame.height))
      .environment(\.layoutDirection, layoutDirection)
      .opacity(scene.isEnabled ? 1 : Disabled.opacity)
    }
  }

  private func configuration(_ size: CGSize) -> DialConfiguration {
    var settings = settings
    (settings.width, settings.height) = (Double(size.width), Double(size.height))
    return settings.configuration
  }

  private var environment: ControlEnvironment {
    var environment = ControlEnvironment()
    environment.textScale = hundred / 100
    environment.displayScale = Double(displayScale)
    return environment
  }

  private var spoken: String {
    String(driver.control.accessibilityNode(label: "" as StaticString, format: format).valueText)
  }
}
#endif
