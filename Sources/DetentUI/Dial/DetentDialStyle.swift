#if canImport(SwiftUI)
internal import ControlCore
internal import Dial
public import Foundation
public import SwiftUI

/// The look of a dial.
///
///     struct NeedleDialStyle: DetentDialStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Capsule().fill(configuration.isHeld ? Color.red : Color.green).frame(width: 4)
///           .rotationEffect(configuration.angle)
///       }
///     }
public protocol DetentDialStyle: DynamicProperty {
  /// The view of a dial.
  associatedtype Body: View

  /// Makes the view of a dial. It has the size of the dial.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The state of the dial to draw.
  typealias Configuration = DetentDialStyleConfiguration
}

/// The state of a dial for its style. Angles run clockwise from the top.
public struct DetentDialStyleConfiguration {
  let scene: DialScene

  /// The formatter of the value.
  public let formatter: NumberFormatter?

  init(scene: DialScene, formatter: NumberFormatter?) {
    (self.scene, self.formatter) = (scene, formatter)
  }

  /// Makes the state of a dial with the default arc, to preview or test a style.
  ///
  /// - Parameters:
  ///   - value: the value, within the bounds.
  ///   - bounds: the values at the two ends; they must differ, otherwise they count as 0 … 1.
  ///   - length: the width and height of the dial, in points.
  ///   - formatter: the formatter of the value; `nil` for plain decimals.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, length: CGFloat = 160,
    formatter: NumberFormatter? = nil
  ) {
    var settings = DialSettings(bounds: bounds)
    (settings.width, settings.height) = (Double(length), Double(length))
    let dial = DialControl(value: value, configuration: settings.configuration)
    self.init(scene: dial.scene(), formatter: formatter)
  }

  /// The value.
  public var value: Double { scene.value }
  /// The values at the two ends.
  public var bounds: ClosedRange<Double> { scene.bounds }
  /// The angle of the dial; continues to grow over several turns.
  public var angle: Angle { .degrees(scene.angle) }
  /// The angle of the lower end.
  public var start: Angle { .degrees(scene.start) }
  /// The angle from the lower to the upper end.
  public var sweep: Angle { .degrees(scene.sweep) }
  /// The current turn of a dial that wraps; 0 is the turn in which the value was set.
  public var turns: Int { Int(scene.turns) }
  /// True while a finger or a mouse holds the dial.
  public var isHeld: Bool { scene.isHeld }

  /// Returns the angle of a value in the first turn; values out of bounds are clamped.
  public func angle(of value: Double) -> Angle { .degrees(scene.angle(of: value)) }
}

/// A knob with a pointer: the default.
public struct PointerDetentDialStyle: DetentDialStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StandardDial(configuration: configuration, style: drawn)
  }
}

/// An arc filled from the lower end, or from a central value such as the 0 of a balance.
public struct ArcDetentDialStyle: DetentDialStyle, Sendable {
  /// The value at which the filled part begins, marked on the arc; `nil` for the lower end.
  public var origin: Double?
  /// True if the value is shown in the middle.
  public var showsValue: Bool

  /// Makes an arc filled from `origin`, or from the lower end.
  public init(origin: Double? = nil, showsValue: Bool = false) {
    (self.origin, self.showsValue) = (origin, showsValue)
  }

  public func makeBody(configuration: Configuration) -> some View {
    StandardDial(configuration: configuration, style: drawn)
  }
}

/// A knob with a pointer, surrounded by marks with values.
public struct TicksDetentDialStyle: DetentDialStyle, Sendable {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StandardDial(configuration: configuration, style: drawn)
  }
}

extension DetentDialStyle where Self == PointerDetentDialStyle {
  /// A knob with a pointer: the default.
  public static var pointer: PointerDetentDialStyle { PointerDetentDialStyle() }
}

extension DetentDialStyle where Self == ArcDetentDialStyle {
  /// An arc filled from the lower end.
  public static var arc: ArcDetentDialStyle { ArcDetentDialStyle() }
  /// Returns an arc filled from a central value.
  public static func arc(from origin: Double) -> ArcDetentDialStyle {
    ArcDetentDialStyle(origin: origin)
  }
  /// An arc with the value in its middle.
  public static var value: ArcDetentDialStyle { ArcDetentDialStyle(showsValue: true) }
}

extension DetentDialStyle where Self == TicksDetentDialStyle {
  /// A knob with a pointer, surrounded by marks with values.
  public static var ticks: TicksDetentDialStyle { TicksDetentDialStyle() }
}

/// A style that draws the engine's scene.
protocol SceneDialStyle {
  var drawn: RoundDialStyle { get }
}

extension PointerDetentDialStyle: SceneDialStyle {
  var drawn: RoundDialStyle { .pointer }
}

extension ArcDetentDialStyle: SceneDialStyle {
  var drawn: RoundDialStyle { RoundDialStyle(hasArc: true, origin: origin, hasValue: showsValue) }
}

extension TicksDetentDialStyle: SceneDialStyle {
  var drawn: RoundDialStyle { .ticks }
}

/// A dial in a standard style, for custom styles that build on it. Dimming and the focus ring are
/// left to the dial itself.
private struct StandardDial: View {
  let configuration: DetentDialStyleConfiguration
  let style: RoundDialStyle

  var body: some View {
    let (scene, style) = (configuration.scene, style)
    let format = HostFormat(formatter: configuration.formatter)
    Canvas { context, _ in
      var surface = CanvasSurface(context)
      surface.formatted(as: format) { surface in
        style.draw(scene, next: DefaultDialPainter(), on: &surface)
      }
    }
  }
}
#endif
