import ControlCore
public import Presentation

extension RatingControl {
  /// Returns the accessibility node of the rating.
  ///
  /// - Parameters:
  ///   - role: A slider, or a radio group if only whole symbols can be chosen.
  ///   - label: The rating's purpose.
  ///   - format: The format of the spoken value.
  ///   - environment: The rating's surroundings.
  /// - Returns: A copy that does not follow the rating.
  public func accessibilityNode<Label: UTF8Text, Format: ValueFormat>(
    role: AccessibilityRole = .slider, label: Label, format: Format,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> AccessibilityNode<Label, Format> {
    AccessibilityNode(
      of: self, accessibilityState(environment), role: role, label: label, format: format)
  }

  /// Returns the numbers and states for assistive technology: the part of `accessibilityNode`
  /// without words and actions.
  public func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState {
    AccessibilityState(
      value: value, bounds: configuration.minimum...Double(configuration.count),
      step: configuration.granularity > 0 ? configuration.granularity : 1,
      orientation: configuration.orientation, interaction: configuration.interaction,
      environment: environment)
  }

  /// Returns the accessibility node of the rating, with values such as "4.5 of 5 stars".
  ///
  /// - Parameters:
  ///   - role: A slider, or a radio group if only whole symbols can be chosen.
  ///   - label: The rating's purpose.
  ///   - environment: The rating's surroundings.
  /// - Returns: A copy that does not follow the rating.
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
  /// The number of symbols.
  public var count: Int64
  /// The format of the value.
  public var number: DecimalFormat
  /// The text between value and count.
  public var of: StaticString
  /// The text after the count.
  public var noun: StaticString

  /// Creates a format, by default in English.
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
