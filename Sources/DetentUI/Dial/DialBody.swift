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
  let label: AnyView
  let onEditingChanged: (Bool) -> Void

  @Environment(\.detent.dial) private var behavior
  var surroundings = Surroundings()

  var body: some View {
    DialCore(
      host: host, settings: reported, format: surroundings.format(formatter), label: label,
      onEditingChanged: onEditingChanged
    )
    .aspectRatio(1, contentMode: .fit)
  }

  private var reported: DialSettings {
    var settings = surroundings.applied(to: settings)
    settings.behavior = behavior
    return settings
  }
}

/// A dial whose value is a `Double`, with its state.
private struct DialCore: View {
  private let host: HostValues
  private let settings: DialSettings
  private let format: HostFormat
  private let label: AnyView
  private let onEditingChanged: (Bool) -> Void

  @State private var driver: ControlDriver<DialControl>
  @Environment(\.detent.dialStyle) private var style
  private var surroundings = Surroundings()
  @State private var animation = UpdateAnimation()

  init(
    host: HostValues, settings: DialSettings, format: HostFormat, label: AnyView,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.settings = settings
    (self.format, self.label) = (format, label)
    self.onEditingChanged = onEditingChanged
    let dial = DialControl(values: host.values, configuration: settings.configuration)
    _driver = State(initialValue: ControlDriver(dial, of: host))
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
    // Coordinates and angles run from the left, for any reading direction.
    .environment(\.layoutDirection, .leftToRight)
    .modifier(
      ControlInput(
        hand: hand, claim: FingerClaim(axis: .every, slop: settings.feel.slop.touch),
        spoken: spoken, label: label)
    )
    .modifier(WheelInput(hand: hand, axis: .every))
    .following(hand, configuration)
  }

  @ViewBuilder private func picture(_ dial: DialControl) -> some View {
    let (scene, format) = (dial.scene(environment: surroundings.ofScene), format)
    if let style = style as? any SceneDialStyle {
      Canvas { context, _ in
        var surface = CanvasSurface(context)
        scene.draw(style.drawn, format: format, on: &surface)
      }
    } else {
      style.view(DetentDialStyleConfiguration(scene: scene, formatter: format.formatter))
        .frame(width: CGFloat(scene.frame.width), height: CGFloat(scene.frame.height))
        .environment(\.layoutDirection, surroundings.layoutDirection)
        .opacity(scene.isEnabled ? 1 : Disabled.opacity)
    }
  }

  private func configuration(_ size: CGSize) -> DialConfiguration {
    var settings = settings
    (settings.width, settings.height) = (Double(size.width), Double(size.height))
    return settings.configuration
  }

  private var spoken: String {
    String(driver.control.accessibilityNode(label: "" as StaticString, format: format).valueText)
  }
}

extension DetentDialStyle {
  @MainActor fileprivate func view(_ configuration: Configuration) -> AnyView {
    AnyView(Styled(style: self) { $0.makeBody(configuration: configuration) })
  }
}
#endif
