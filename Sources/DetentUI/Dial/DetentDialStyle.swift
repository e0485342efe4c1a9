#if canImport(SwiftUI)
internal import ControlCore
internal import Dial
public import Foundation
public import SwiftUI

/// How dials look.
///
///     struct NeedleDialStyle: DetentDialStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Capsule().fill(configuration.isHeld ? Color.red : Color.green).frame(width: 4)
///           .rotationEffect(configuration.angle)
///       }
///     }
public protocol DetentDialStyle {
  /// What shows of a dial.
  associatedtype Body: View

  /// Draws a dial. Its view has the size of the dial.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The dial as a style sees it.
  typealias Configuration = DetentDialStyleConfiguration
}

/// A dial, for the style that draws it. Angles are clockwise from the top.
public struct DetentDialStyleConfiguration {
  let scene: DialScene

  /// Writes the value.
  public let formatter: NumberFormatter?

  init(scene: DialScene, formatter: NumberFormatter?) {
    (self.scene, self.formatter) = (scene, formatter)
  }

  /// What a dial of the default arc would show: to preview a style, and to test it.
  ///
  /// - Parameters:
  ///   - value: within the bounds.
  ///   - bounds: the values from one end to the other; they must differ, else they count as 0 … 1.
  ///   - length: how wide and high the dial is, in points.
  ///   - formatter: writes the value; `nil` for plain decimals.
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
  /// The values from one end to the other.
  public var bounds: ClosedRange<Double> { scene.bounds }
  /// Where the dial is. It grows on over turns.
  public var angle: Angle { .degrees(scene.angle) }
  /// Where the lower end is.
  public var start: Angle { .degrees(scene.start) }
  /// How far it is from there to the upper end.
  public var sweep: Angle { .degrees(scene.sweep) }
  /// In which turn the value is, of a dial that wraps: 0 is the one in which it was set.
  public var turns: Int { Int(scene.turns) }
  /// Whether a finger or a mouse holds it.
  public var isHeld: Bool { scene.isHeld }

  /// Where a value is, in the first turn. One beyond the bounds counts as the nearest.
  public func angle(of value: Double) -> Angle { .degrees(scene.angle(of: value)) }
}

/// A knob with a pointer: the default.
public struct PointerDetentDialStyle: DetentDialStyle, Sendable {
  /// A knob with a pointer.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    StandardDial(configuration: configuration, style: drawn)
  }
}

/// An arc that is filled from the lower end on, or from a value in the middle of things, as 0 of a balance.
public struct ArcDetentDialStyle: DetentDialStyle, Sendable {
  /// Where the filled part begins: a value, which has a mark on the arc. `nil`: at the lower end.
  public var origin: Double?
  /// Whether the value shows, in the middle.
  public var showsValue: Bool

  /// An arc from this value on, or from the lower end.
  public init(origin: Double? = nil, showsValue: Bool = false) {
    (self.origin, self.showsValue) = (origin, showsValue)
  }

  public func makeBody(configuration: Configuration) -> some View {
    StandardDial(configuration: configuration, style: drawn)
  }
}

/// A knob with a pointer, and marks with values around it.
public struct TicksDetentDialStyle: DetentDialStyle, Sendable {
  /// A ring of marks.
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
  /// An arc that is filled from the lower end on.
  public static var arc: ArcDetentDialStyle { ArcDetentDialStyle() }
  /// An arc that is filled from a value in the middle of things.
  public static func arc(from origin: Double) -> ArcDetentDialStyle {
    ArcDetentDialStyle(origin: origin)
  }
  /// An arc with the value in its middle.
  public static var value: ArcDetentDialStyle { ArcDetentDialStyle(showsValue: true) }
}

extension DetentDialStyle where Self == TicksDetentDialStyle {
  /// A knob with a pointer, and marks with values around it.
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

/// A dial of a standard style, for styles of others that add to it. What belongs to all dials is not drawn: paleness,
/// and the ring of the keyboard.
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
