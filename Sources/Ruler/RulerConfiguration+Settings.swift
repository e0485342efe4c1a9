public import ControlCore

// The table of a ruler's settings: a new setting needs a row here. It is inlinable, so that visits
// from other modules are specialised.

extension RulerConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "ruler" }
  /// The values that can be chosen.
  public var bounds: ClosedRange<Double> { enabledRange.clamped(to: range) }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitScale(&visitor)
    visitor.orientation(&orientation)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: 0...1e9, rule: "the length must be from 0 to 1000000000 points")
    visitGestures(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitTicks(&visitor)
    visitMotion(&visitor)
    visitRest(&visitor)
    visitTimes(&visitor)
    visitor.interaction(&interaction)
  }

  @inlinable
  mutating func visitScale(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&range, rule: Rules.range.rule)
    visitor.enabledRange(&enabledRange, rule: Rules.enabledRange.rule)
    visitor.number(
      &step, in: 1e-100...1e100,
      SettingRow(
        "step", "The difference in value between neighbouring step marks.", unit: .value,
        example: "0.5", rule: "the step must be a number from 10^-100 to 10^100",
        purpose: .granularity, typical: "5 10 0.5 0.1 0.25 3 0.3333333333333333", defaultShare: 600)
    )
    visitor.number(
      &origin, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
      SettingRow(
        "origin", "The value of mark 0: marks are whole steps from here.", unit: .value,
        example: "0.25", rule: Rules.origin.rule, traits: .isSteady, typical: "0.5 3 -7",
        defaultShare: 850))
    visitor.whole(
      &fractions, in: 1...10_000,
      SettingRow(
        "fractions", "The number of marks per step.", example: "10",
        rule: "the fractions must be from 1 to 10000",
        traits: .isSteady,
        purpose: .granularity, typical: "1 2 4 5", defaultShare: 700))
    visitor.snap(&snap)
    visitor.quantize(
      &quantizes, "The values that a user can choose: any, or those of the marks and the bounds.")
    visitor.number(
      &unitWidth, in: 1e-6...1e9,
      SettingRow(
        "unit-width", "The distance between neighbouring step marks.", unit: .points,
        example: "120",
        rule: "the unit width must be from 0.000001 to 1000000000 points", purpose: .size,
        typical: "10 20 8 40 3 250 1",
        defaultShare: 300))
  }

  @inlinable
  mutating func visitTicks(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      &tick,
      SettingRow(
        "tick", "The marks that tick.", example: "fraction", purpose: .ticks, defaultShare: 200,
        constants: "MarkLevel MARKS none unit half fraction"),
      ("none", .none), ("unit", .unit), ("half", .half), ("fraction", .fraction))
    visitor.number(
      &capture, in: 0...Double.greatestFiniteMagnitude,
      SettingRow(
        "capture",
        """
        The distance from a mark at which it ticks; if not set, the lesser of 0.5 and 2 % of the \
        mark distance.
        """,
        unit: .points, example: "0.5", rule: Rules.capture.rule,
        traits: .needsTicks.union(.isSteady),
        typical: "0",
        defaultShare: 500))
    visitor.number(
      &rearm, in: 0...Double.greatestFiniteMagnitude,
      SettingRow(
        "rearm",
        """
        The distance to move away before the last mark ticks again, or inside a bound before it is \
        reported again; if not set, a quarter of the mark distance.
        """,
        unit: .points, example: "3", rule: Rules.rearm.rule, traits: .isSteady,
        typical: "0",
        defaultShare: 500))
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.slop(&slop)
    visitor.fineScale(&fineDrag)
    visitor.choice(
      &tap,
      SettingRow(
        "tap", "The effect of a tap: nothing, or the tapped value moves under the cursor.",
        example: "go", traits: .isPolicy.union(.needsPointer), defaultShare: 800,
        constants: "TapAction TAP nothing go"),
      ("nothing", .nothing), ("go", .go))
    visitor.reset(
      &reset,
      """
      The value to which a double tap goes back, where a tap does nothing, and the keys Delete and Backspace; none if \
      not set.
      """)
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(&fineDrag)
    visitor.stepCounts(&stepCounts)
  }

  @inlinable
  mutating func visitTimes(_ visitor: inout some SettingVisitor) {
    visitor.scrollTimeout(&scrollTimeout)
    visitor.boundaryHapticGap(&boundaryHapticGap)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.deceleration(&deceleration, "The fraction of its speed that a coasting ruler keeps.")
    visitor.number(
      &rubberBand, in: SlidingLimits.aboveZero...1,
      SettingRow(
        "rubber", "The slope of the rubber band at the bound.", example: "0.55",
        rule: "the rubber band must have a slope greater than 0, at most 1", traits: .isSteady,
        typical: "1 0.2", defaultShare: 950, member: "rubberBand"))
    visitor.minimumFling(&minimumFling, "The speed above which a release flings.")
    visitor.maximumFling(&maximumFling)
  }

  @inlinable
  mutating func visitRest(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &stopDistance, in: 0.001...100,
      SettingRow(
        "stop-distance",
        "The distance from the limit of its decay at which a coasting ruler stops.",
        unit: .points, example: "0.6", rule: "the stop distance must be from 0.001 to 100 points",
        traits: .needsPointer.union(.isSteady), typical: "0.1 2 20", defaultShare: 960))
    visitor.restDistance(&restDistance)
    visitor.motion(&motion)
    visitor.springFrequency(&springFrequency)
    visitor.landingFrequency(&landingFrequency)
  }
}
