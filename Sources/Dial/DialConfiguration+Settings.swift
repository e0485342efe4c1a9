public import ControlCore

// The table of a dial's settings: a new setting needs a row here.
// It is inlinable, so that visitors from other modules are specialised.

extension DialConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "dial" }
  /// The values that can be chosen.
  public var bounds: ClosedRange<Double> { enabledRange.clamped(to: range) }
  /// The range.
  public var shownRange: ClosedRange<Double> { range }
  public var pointerPath: PointerPath { hold == .rotary ? .round(rotation) : .upright }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitScale(&visitor)
    visitCircle(&visitor)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(
      &length, in: 0...1e9, rule: "both sides of the viewport must be from 0 to 1000000000 points")
    visitor.breadth(
      &breadth, in: 0...1e9, rule: "both sides of the viewport must be from 0 to 1000000000 points")
    visitGestures(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitMotion(&visitor)
    visitor.interaction(&interaction)
  }

  @inlinable
  mutating func visitScale(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&range, in: -1e100...1e100, rule: Rules.range.rule)
    visitor.enabledRange(&enabledRange, rule: Rules.enabledRange.rule)
    visitor.number(
      &step, in: 1e-100...1e100,
      SettingRow(
        "step",
        "The difference in value between neighbouring marks; if not set, any value can be chosen, and keys go by a hundredth of the range.",
        unit: .value, example: "5", rule: Rules.step.rule, purpose: .granularity,
        typical: "1 5 10 0.5 0.1 25", defaultShare: 300))
    visitor.flag(
      &wraps,
      SettingRow(
        "wrap",
        "If on, values start again after the last, for any number of turns; the upper end reads as the lower.",
        example: "on", rule: Rules.wrap.rule, traits: .isSteady, defaultShare: 500, member: "wraps"),
      off: "off", on: "on")
    visitor.flag(
      &snaps,
      SettingRow(
        "snap", "The rest positions: any, or only the marks and the ends.",
        example: "always", defaultShare: 500, member: "snaps"),
      off: "none", on: "always")
    visitor.quantize(
      &quantizes,
      "The values that a user can choose: any, or, if a step is set, those of the marks and the ends."
    )
    visitor.flag(
      &ticks,
      SettingRow(
        "tick", "The marks that tick: all, or none.", example: "unit", purpose: .ticks,
        defaultShare: 300, member: "ticks"),
      off: "none", on: "unit")
  }

  @inlinable
  mutating func visitCircle(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &start, in: -360...360,
      SettingRow(
        "start",
        "The position of the lower end, or of the upper on an inverted dial, in degrees clockwise from the top.",
        example: "-135",
        rule: "the start must be from -360 to 360 degrees", traits: .isSteady,
        typical: "-135 90 180 225",
        defaultShare: 600))
    visitor.number(
      // The limit of 100 turns is Detent's own.
      &sweep, in: 0.001...36_000,
      SettingRow(
        "sweep",
        "The angle from there to the other end, in degrees clockwise; more than 360 is several turns.",
        example: "270", rule: "the sweep must be from 0.001 to 36000 degrees", traits: .isSteady,
        purpose: .size, typical: "270 180 90 30 1080", defaultShare: 600))
    visitor.inverted(
      &isInverted, "If on, values grow anticlockwise, and the two ends exchange places.")
    visitor.number(
      &dead, in: 0...1e9,
      SettingRow(
        "dead", "The radius of the dead zone in the middle.", unit: .points, example: "6",
        rule: "the dead middle must be from 0 to 1000000000 points",
        traits: .needsPointer.union(.isSteady), typical: "0 20",
        defaultShare: 900))
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      &hold,
      SettingRow(
        "hold", "The way in which a pointer turns the dial: round its middle, or upwards for more.",
        example: "vertical", traits: .needsPointer.union(.isSteady), defaultShare: 700,
        constants: "DialHold HOLD rotary vertical"),
      ("rotary", .rotary), ("vertical", .vertical))
    visitor.number(
      &travel, in: 1...1e6,
      SettingRow(
        "travel",
        "The length of a vertical drag through the whole range, or one turn of a dial that wraps.",
        unit: .points, example: "200", rule: "the travel must be from 1 to 1000000 points",
        traits: .needsPointer, typical: "100 200 600", defaultShare: 700))
    visitor.choice(
      &press,
      SettingRow(
        "press",
        "The effect of a press: it holds the dial as it is, or the dial jumps to the press.",
        example: "jump", traits: .needsPointer, defaultShare: 700,
        constants: "DialPress DIAL_PRESS turn jump"),
      ("turn", .turn), ("jump", .jump))
    visitor.reset(
      &reset,
      """
      The value to which a double tap goes back, where a press turns the dial, and the keys Delete and Backspace; none \
      if not set.
      """)
    visitor.slop(&slop)
    visitor.fineScale(&fineDrag)
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(&fineDrag)
    visitor.stepCounts(&stepCounts)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.flag(
      &coasts,
      SettingRow(
        "coast", "If on, a dial that is released with speed keeps turning.", example: "on",
        traits: .needsPointer, defaultShare: 500, member: "coasts"),
      off: "off", on: "on")
    visitor.deceleration(&deceleration, "The fraction of its speed that a coasting dial keeps.")
    visitor.minimumFling(&minimumFling, "The speed above which a release coasts.")
    visitor.maximumFling(&maximumFling)
    visitor.motion(&motion)
    visitor.springFrequency(&springFrequency)
    visitor.landingFrequency(&landingFrequency)
    visitor.scrollTimeout(&scrollTimeout)
    visitor.boundaryHapticGap(&boundaryHapticGap)
  }
}
