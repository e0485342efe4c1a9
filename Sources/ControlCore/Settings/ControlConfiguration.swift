/// A configuration that describes its own settings, so that scripts, generators and pages can be about any control.
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
  /// The configuration of a control of which nothing is said: its members are the defaults.
  init()

  /// What scripts call the control: `control ruler`.
  static var controlName: StaticString { get }

  /// The values that each part of the control can have; either end may be infinite.
  var bounds: ClosedRange<Double> { get }

  /// Whether values begin again behind the last, as round a circle: then the upper bound reads as the lower.
  var wraps: Bool { get }

  /// Where pointers go that hold the control.
  var pointerPath: PointerPath { get }

  /// Why the configuration cannot be used; `nil` if it can be. Without an implementation of its own each setting has to be
  /// within its limits, and that is all; one that asks for more asks `limitProblem` first.
  var problem: SettingProblem? { get }
  /// Hands every setting to a visitor, always the same ones in the same order.
  ///
  /// - Parameter visitor: may replace the members; see `SettingVisitor`.
  mutating func visitSettings(_ visitor: inout some SettingVisitor)
}

extension ControlConfiguration {
  /// They do not.
  public var wraps: Bool { false }

  /// That of the limits.
  @inlinable public var problem: SettingProblem? { limitProblem }
  /// Along the axis.
  public var pointerPath: PointerPath { .axis }

  /// Any number.
  public var bounds: ClosedRange<Double> { -Double.infinity...Double.infinity }
}
