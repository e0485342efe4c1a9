public import ControlCore

// The table of a rating's settings: a new setting needs a row here.
// It is inlinable, so that visitors from other modules are specialised.

extension RatingConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "rating" }

  /// The values from no rating to all symbols.
  public var bounds: ClosedRange<Double> { 0...Double(max(count, 0)) }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitSymbols(&visitor)
    visitor.orientation(&orientation)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: 0...1e9, rule: "the length must be from 0 to 1000000000 points")
    visitChoosing(&visitor)
    visitRules(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitor.interaction(&interaction)
    visitor.motion(&motion)
  }

  @inlinable
  mutating func visitSymbols(_ visitor: inout some SettingVisitor) {
    visitor.whole(
      &count, in: 1...Self.mostSymbols,
      SettingRow(
        "stars", "The number of symbols, which is also the largest value.", example: "5",
        rule: "the count must be from 1 to 100", purpose: .bounds, typical: "1 2 3 7 10 20",
        defaultShare: 500, member: "count"))
    visitor.number(
      &minimum, in: 0...100,
      SettingRow(
        "minimum", "The least value that a user can choose; a host can set less.", unit: .value,
        example: "1",
        rule: Rules.minimum.rule, purpose: .bounds, typical: "1 0.5 5", defaultShare: 750))
    visitor.number(
      orZero: &granularity, in: 0.0001...1,
      SettingRow(
        "granularity", "The smallest part of a symbol that can be chosen; 0 for any.",
        example: "0.5", rule: "the granularity must be 0, or from 0.0001 to 1", traits: .allowsZero,
        purpose: .granularity,
        typical: "0.5 0.1 0.25 0 0.3 0.3333333333333333 0.01", defaultShare: 300))
    visitor.number(
      &symbolWidth, in: Double.leastNonzeroMagnitude...1e9,
      SettingRow(
        "symbol-width",
        "The width of a symbol; if not set, an equal share of the viewport, less the gaps.",
        unit: .points, example: "20",
        rule: "the symbols must be wider than 0 points, and at most 1000000000", traits: .isSteady,
        purpose: .size,
        typical: "40 24 10 100 7.5", defaultShare: 800))
    visitor.number(
      &spacing, in: 0...1e9,
      SettingRow(
        "spacing", "The gap between two symbols.", unit: .points, example: "4",
        rule: "the spacing must be from 0 to 1000000000 points", purpose: .size, typical: "4 10",
        defaultShare: 600))
  }

  @inlinable
  mutating func visitChoosing(_ visitor: inout some SettingVisitor) {
    visitor.flag(
      &ticks,
      SettingRow(
        "tick", "The steps that tick: all, or none.", example: "none", purpose: .ticks,
        defaultShare: 900, member: "ticks"),
      off: "none", on: "unit")
    visitor.choice(
      &selection,
      SettingRow(
        "selection",
        "The gesture that chooses: a press and the drag after it, or only a tap.",
        example: "tap", traits: .needsPointer, defaultShare: 750,
        constants: "RatingConfiguration.Selection SELECTION dragging tapOnly"),
      ("drag", .dragging), ("tap", .tapOnly))
    visitor.choice(
      &press,
      SettingRow(
        "press",
        """
        The moment at which a touch chooses: on contact, or once it cannot scroll the page; a \
        mouse or pen chooses on contact.
        """,
        example: "sure", traits: .isPolicy.union(.needsPointer), defaultShare: 750,
        constants: "RatingConfiguration.Press PRESS atOnce sure"),
      ("at-once", .atOnce), ("sure", .sure))
  }

  @inlinable
  mutating func visitRules(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      &leading,
      SettingRow(
        "leading",
        """
        The choice of a drag to before the first symbol: the least value that can be pressed, or \
        the minimum, even no rating; a tap there chooses the least.
        """,
        example: "clear", traits: .isPolicy.union(.needsPointer), defaultShare: 750,
        constants: "RatingConfiguration.Leading LEADING least clears"),
      ("least", .least), ("clear", .clears))
    visitor.flag(
      &previewsHover,
      SettingRow(
        "hover-preview",
        "True if a hovering mouse or pen previews the value that a press would choose.",
        example: "false", traits: .needsPointer, defaultShare: 850, member: "previewsHover"))
    visitor.choice(
      &reselection,
      SettingRow(
        "clear", "The effect of a press on the chosen value: nothing, or it clears the value.",
        example: "on", traits: .isPolicy, defaultShare: 600, member: "reselection",
        constants: "RatingConfiguration.Reselection RESELECTION keeps clears"),
      ("off", .keeps), ("on", .clears))
    visitor.reset(
      &reset, "The value to which the keys Delete and Backspace go back; none if not set.")
  }
}
