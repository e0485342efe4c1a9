/// A configuration that describes its settings, so that scripts and pages support any control.
///
///     extension KnobConfiguration: ControlConfiguration {
///       static var controlName: StaticString { "knob" }
///       var bounds: ClosedRange<Double> { 0...largest }
///       mutating func visitSettings(_ visitor: inout some SettingVisitor) {
///         visitor.number(
///           &largest, in: 1...1000,
///           SettingRow(
///             "largest", "The largest value that can be chosen.", unit: .value, example: "11"))
///         visitor.interaction(&interaction)
///       }
///     }
public protocol ControlConfiguration: Equatable, Sendable {
  /// Creates the default configuration.
  init()

  /// The name of the control in scripts: `control ruler`.
  static var controlName: StaticString { get }

  /// The values that each part of the control can have; either end may be infinite.
  var bounds: ClosedRange<Double> { get }

  /// The values that the control shows, from one end of its track to the other. `bounds` may be a part
  /// of them; by default they are the same.
  var shownRange: ClosedRange<Double> { get }

  /// True if values are cyclic, as around a circle: the upper bound then reads as the lower.
  var wraps: Bool { get }

  /// The path of pointers that hold the control.
  var pointerPath: PointerPath { get }

  /// The problem that makes the configuration unusable; `nil` if there is none. By default it
  /// checks the limits of each setting; with further rules, check `limitProblem` first.
  var problem: SettingProblem? { get }
  /// Passes every setting to a visitor, always the same ones in the same order.
  ///
  /// - Parameter visitor: visitor, which may replace the members; see `SettingVisitor`.
  mutating func visitSettings(_ visitor: inout some SettingVisitor)
}

extension ControlConfiguration {
  /// False.
  public var wraps: Bool { false }

  /// The first setting out of its limits.
  @inlinable public var problem: SettingProblem? { limitProblem }
  /// Along the main axis.
  public var pointerPath: PointerPath { .axis }

  /// Any number.
  public var bounds: ClosedRange<Double> { -Double.infinity...Double.infinity }

  /// The bounds.
  public var shownRange: ClosedRange<Double> { bounds }
}
