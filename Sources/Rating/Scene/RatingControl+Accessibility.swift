import ControlCore
public import Presentation

extension RatingControl {
  /// What assistive technology is told about the rating.
  ///
  /// - Parameters:
  ///   - role: a slider; or a radio group, where only whole symbols can be chosen.
  ///   - label: what it is for.
  ///   - format: how its value is spoken.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the rating.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    role: AccessibilityRole = .slider, label: Label, format: Format,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: role, label: label, format: format)
  }

  /// The numbers and states that assistive technology is told about the rating. They are the part of
  /// `accessibilityNode` that needs no words and tries no action.
  public func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.minimum...Double(configuration.count),
      step: configuration.granularity > 0 ? configuration.granularity : 1,
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }

  /// What assistive technology is told about the rating, with values such as "4.5 of 5 stars".
  ///
  /// - Parameters:
  ///   - role: a slider; or a radio group, where only whole symbols can be chosen.
  ///   - label: what it is for.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the rating.
  public func accessibilityNode<Label: UTF8Text>(
    role: AccessibilityRole = .slider, label: Label,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, RatingFormat> {
    accessibilityNode(
      role: role, label: label, format: RatingFormat(count: configuration.count),
      environment: environment)
  }
}

/// Ratings in words: "4.5 of 5 stars".
public struct RatingFormat: ValueFormat, Sendable {
  /// How many symbols there are.
  public var count: Int64
  /// How the value is written.
  public var number: DecimalFormat
  /// Between the value and the count.
  public var of: StaticString
  /// Behind them.
  public var noun: StaticString

  /// In English, unless an argument says otherwise.
  public init(
    count: Int64, number: DecimalFormat = .decimal, of: StaticString = " of ",
    noun: StaticString = " stars"
  ) {
    self.count = count
    self.number = number
    self.of = of
    self.noun = noun
  }

  public func write(_ value: Double, to sink: inout some UTF8Sink) {
    number.write(value, to: &sink)
    sink.append(of)
    sink.append(decimal: count)
    sink.append(noun)
  }
}
