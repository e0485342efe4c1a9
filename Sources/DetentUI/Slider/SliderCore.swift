#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Slider
internal import SwiftUI

/// A slider whose values are `Double`, with its state.
struct SliderCore: View {
  private let host: HostValues
  private let settings: SliderSettings
  private let look: SliderLook
  private let labels: SliderLabels
  private let thumbLabels: [Text]
  private let onEditingChanged: (Bool, Int) -> Void

  @State private var driver: ControlDriver<SliderControl>
  @State private var animation = UpdateAnimation()
  /// The thumb that has keyboard focus.
  @FocusState private var focus: Int?

  /// The coordinate space of all drags, as the views of thumbs move under their fingers.
  private static let space = "DetentSlider"

  init(
    host: HostValues, settings: SliderSettings, look: SliderLook, labels: SliderLabels,
    thumbLabels: [Text], onEditingChanged: @escaping (Bool, Int) -> Void
  ) {
    self.host = host
    self.settings = settings
    self.look = look
    self.labels = labels
    self.thumbLabels = thumbLabels
    self.onEditingChanged = onEditingChanged
    let slider = SliderControl(values: host.values, configuration: settings.configuration())
    // One pointer for the track, and one for each of up to eight thumbs.
    _driver = State(initialValue: ControlDriver(slider, of: host, pointers: 9))
  }

  var body: some View {
    GeometryReader { proxy in
      slider(
        SliderPlane(
          width: Double(proxy.size.width), height: Double(proxy.size.height),
          isVertical: settings.behavior.orientation == .vertical))
    }
  }

  private func slider(_ plane: SliderPlane) -> some View {
    let hand = ControlHand(
      driver: $driver, host: host, onEditingChanged: onEditingChanged, animation: animation)
    let configuration = settings.configuration(length: plane.length)
    return ZStack {
      track(hand, plane, configuration)
      thumbs(hand, plane, driver.shown(configuration, at: 0))
    }
    // Coordinates run from the left; the engine has mirrored them already.
    .environment(\.layoutDirection, .leftToRight)
    .coordinateSpace(name: Self.space)
    .modifier(ControlOutput(hand: hand))
    .modifier(WheelInput(hand: hand, axis: claim.axis))
    .modifier(
      SliderSpeech(hand: hand, format: look.format, labels: labels, thumbCount: settings.thumbs)
    )
    .whenChanged(focus) { part in
      if let part { hand.act { $0.focus(on: part) } }
    }
    .whenChanged(driver.control.focus) { part in
      if focus != nil { focus = part }
    }
    .following(hand, configuration)
  }

  /// Draws frames only while something moves.
  private func track(
    _ hand: ControlHand<SliderControl>, _ plane: SliderPlane, _ configuration: SliderConfiguration
  ) -> some View {
    TimelineView(.animation(minimumInterval: nil, paused: !driver.isMoving)) { frame in
      picture(
        plane, driver.shown(configuration, at: frame.date.timeIntervalSinceReferenceDate)
      )
      .whenChanged(frame.date) { date in hand.act(at: EventTime(date)) { $0.advance() } }
    }
    .modifier(
      DragInput(
        hand: hand, space: .named(Self.space), origin: CGPoint(plane.origin),
        corner: ControlCore.Point(x: -plane.origin.x, y: -plane.origin.y), claim: claim))
  }

  private func picture(_ plane: SliderPlane, _ slider: SliderControl) -> some View {
    var environment = look.environment
    environment.isFocused = focus != nil
    return SliderPicture(
      look: look, scene: slider.scene(breadth: plane.breadth, environment: environment),
      origin: CGPoint(plane.origin))
  }

  /// Makes the invisible views that handle pointers, keys and assistive technology for each thumb.
  private func thumbs(
    _ hand: ControlHand<SliderControl>, _ plane: SliderPlane, _ slider: SliderControl
  ) -> some View {
    let scene = slider.scene(breadth: plane.breadth)
    let middle = scene.point(along: scene.length / 2, across: scene.middle)
    return ForEach(0..<scene.thumbCount, id: \.self) { part in
      let area = SliderPlane.area(of: part, in: scene)
      SliderThumbInput(
        hand: hand, part: part, space: .named(Self.space), origin: CGPoint(plane.origin),
        corner: ControlCore.Point(x: area.x, y: area.y), claim: claim, format: look.format,
        label: label(of: part)
      )
      .focused($focus, equals: part)
      .frame(width: CGFloat(area.width), height: CGFloat(area.height))
      .offset(x: CGFloat(area.center.x - middle.x), y: CGFloat(area.center.y - middle.y))
    }
  }

  private var claim: FingerClaim {
    FingerClaim(
      axis: settings.behavior.orientation == .vertical ? .vertical : .horizontal,
      slop: settings.feel.slop.touch)
  }

  private func label(of part: Int) -> Text {
    if part < thumbLabels.count { return thumbLabels[part] }
    guard settings.thumbs == 2 else { return Text(verbatim: "\(part + 1)") }
    return Text(verbatim: part == 0 ? DetentWords.minimum : DetentWords.maximum)
  }
}
#endif
