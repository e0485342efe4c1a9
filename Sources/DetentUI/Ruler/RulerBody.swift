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
  @Environment(\.detent.rulerStyle) private var style
  @Environment(\.detent.cellOverflow) private var overflow
  @Environment(\.detent.ruler) private var behavior
  private var surroundings = Surroundings()
  @State private var animation = UpdateAnimation()

  init(
    host: HostValues, settings: RulerSettings, formatter: NumberFormatter?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.host = host
    self.settings = settings
    self.formatter = formatter
    self.onEditingChanged = onEditingChanged
    let ruler = RulerControl(values: host.values, configuration: settings.configuration)
    _driver = State(initialValue: ControlDriver(ruler, of: host))
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
    .following(hand, configuration)
  }

  @ViewBuilder private func picture(_ ruler: RulerControl) -> some View {
    if let style = style as? any SceneRulerStyle {
      let scene = ruler.scene(breadth: height, environment: surroundings.ofScene)
      let format = format
      Canvas { context, _ in
        var surface = CanvasSurface(context)
        scene.draw(style.drawn, format: format, on: &surface)
      }
    } else {
      RulerCells(
        style: style,
        scene: ruler.scene(
          breadth: height, overflow: Int64(clamping: overflow),
          environment: surroundings.ofScene),
        configuration: ruler.configuration, formatter: format.formatter,
        layoutDirection: surroundings.layoutDirection)
    }
  }

  private func configuration(length: Double) -> RulerConfiguration {
    var settings = surroundings.applied(to: settings)
    settings.fractions = Int64(clamping: style.fractions)
    settings.cellWidth = Double(style.cellWidth)
    settings.length = length
    settings.behavior = behavior
    return settings.configuration
  }

  private var isVertical: Bool { behavior.orientation == .vertical }

  private var claim: FingerClaim {
    FingerClaim(axis: isVertical ? .vertical : .horizontal, slop: surroundings.feel.slop.touch)
  }

  private var format: HostFormat { surroundings.format(formatter) }

  private var spoken: String {
    String(driver.control.accessibilityNode(label: "" as StaticString, format: format).valueText)
  }

  /// The height of scale, label and touch margin, in points; 60 at the default text size.
  private var height: Double { 44 + 16 * surroundings.textScale }
}
#endif
