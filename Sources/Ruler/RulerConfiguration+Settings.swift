public import ControlCore

// The table of a ruler's settings: whoever adds one adds a row here.
// It is inlinable, so that who visits it from another module pays for no generic code.

extension RulerConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "ruler" }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitScale(&visitor)
    visitor.orientation(&orientation)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: Limits.length, rule: Problem.length.sentence)
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
    visitor.bounds(&bounds, rule: Problem.bounds.sentence, member: "bounds")
    visitor.number(
      &step, in: Limits.step,
      SettingRow(
        "step", "The value from one step mark to the next.", unit: .value, example: "0.5",
        rule: Problem.step.sentence, purpose: .granularity,
        typical: "5 10 0.5 0.1 0.25 3 0.3333333333333333", defaultShare: 600))
    visitor.number(
      &origin, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
      SettingRow(
        "origin", "The value of mark 0: marks are whole steps from here.", unit: .value,
        example: "0.25", rule: Problem.origin.sentence, traits: .isSteady, typical: "0.5 3 -7",
        defaultShare: 850))
    visitor.whole(
      &fractions, in: Limits.fractions,
      SettingRow(
        "fractions", "The marks to a step.", example: "10", rule: Problem.fractions.sentence,
        traits: .isSteady,
        purpose: .granularity, typical: "1 2 4 5", defaultShare: 700))
    visitor.snap(&snap)
    visitor.number(
      &unitWidth, in: Limits.unitWidth,
      SettingRow(
        "unit-width", "The distance of a step mark from the next.", unit: .points, example: "120",
        rule: Problem.unitWidth.sentence, purpose: .size, typical: "10 20 8 40 3 250 1",
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
      &capture, in: Limits.capture,
      SettingRow(
        "capture",
        """
        A mark ticks so far before it is reached; without it, the lesser of 0.5 and 2 % of the distance \
        of the marks.
        """,
        unit: .points, example: "0.5", rule: Problem.capture.sentence,
        traits: .needsTicks.union(.isSteady),
        typical: "0",
        defaultShare: 500))
    visitor.number(
      &rearm, in: Limits.rearm,
      SettingRow(
        "rearm",
        """
        How far one must move away before the mark that ticked last ticks again, and how far inside a bound \
        before that is told again; without it, a quarter of the distance of the marks.
        """,
        unit: .points, example: "3", rule: Problem.rearm.sentence, traits: .isSteady,
        typical: "0",
        defaultShare: 500))
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.slop(&slop, in: Limits.slop, rule: Problem.slop.sentence)
    visitor.fineScale(&fineDrag, in: Limits.fineDragScale, rule: Problem.fineDrag.sentence)
    visitor.choice(
      &tap,
      SettingRow(
        "tap", "What a tap does: nothing, or what has been tapped comes under the cursor.",
        example: "go", traits: .isPolicy.union(.needsPointer), defaultShare: 800,
        constants: "TapAction TAP nothing go"),
      ("nothing", .nothing), ("go", .go))
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(
      &fineDrag, in: Limits.fineDragDistance, rule: Problem.fineDrag.sentence)
  }

  @inlinable
  mutating func visitTimes(_ visitor: inout some SettingVisitor) {
    visitor.scrollTimeout(
      &scrollTimeout, in: Limits.scrollTimeout, rule: Problem.scrollTimeout.sentence)
    visitor.boundaryHapticGap(
      &boundaryHapticGap, in: Limits.boundaryHapticGap, rule: Problem.boundaryHapticGap.sentence)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &deceleration, in: Limits.deceleration,
      SettingRow(
        "deceleration", "How much of its speed a coasting ruler keeps.", unit: .perMillisecond,
        example: "0.9972", rule: Problem.deceleration.sentence,
        traits: .needsPointer.union(.isSteady),
        typical: "0.998 0.99 0.95", defaultShare: 950))
    visitor.number(
      &rubberBand, in: Limits.rubberBand,
      SettingRow(
        "rubber", "The slope of the rubber band at the bound.", example: "0.55",
        rule: Problem.rubberBand.sentence, traits: .isSteady, typical: "1 0.2", defaultShare: 950,
        member: "rubberBand"))
    visitor.number(
      &minimumFling, in: Limits.minimumFling,
      SettingRow(
        "min-fling", "The speed above which a release flings.", unit: .pointsPerSecond,
        example: "90",
        rule: Problem.minimumFling.sentence, traits: .needsPointer.union(.isSteady),
        typical: "0 500",
        defaultShare: 950, member: "minimumFling"))
    visitor.number(
      &maximumFling, in: Limits.maximumFling,
      SettingRow(
        "max-fling", "The speed that no fling exceeds.", unit: .pointsPerSecond, example: "8000",
        rule: Problem.maximumFling.sentence, traits: .needsPointer.union(.isSteady),
        typical: "100 100000",
        defaultShare: 950, member: "maximumFling"))
  }

  @inlinable
  mutating func visitRest(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &stopDistance, in: Limits.stopDistance,
      SettingRow(
        "stop-distance", "How far before the limit of its decay a coasting ruler stops.",
        unit: .points, example: "0.6", rule: Problem.stopDistance.sentence,
        traits: .needsPointer.union(.isSteady), typical: "0.1 2 20", defaultShare: 960))
    visitor.restDistance(
      &restDistance, in: Limits.restDistance, rule: Problem.restDistance.sentence)
    visitor.springFrequency(
      &springFrequency, in: Limits.springFrequency, rule: Problem.springFrequency.sentence)
    visitor.landingFrequency(
      &landingFrequency, in: Limits.landingFrequency, rule: Problem.landingFrequency.sentence)
  }
}
