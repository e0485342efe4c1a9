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
    visitor.bounds(&bounds, rule: Problem.bounds.sentence)
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
        "tick", "The marks that tick.", example: "fraction", purpose: .ticks, defaultShare: 200),
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
    visitor.number(
      &fineDrag.scale, in: Limits.fineDragScale,
      SettingRow(
        "fine", "How much of a move counts while the fine-drag modifier is held.",
        example: "0.1", rule: Problem.fineDrag.sentence, traits: .needsPointer.union(.isSteady),
        typical: "0.5 1",
        defaultShare: 950))
    visitor.choice(
      &tap,
      SettingRow(
        "tap", "What a tap does: nothing, or what has been tapped comes under the cursor.",
        example: "go", traits: .isPolicy.union(.needsPointer), defaultShare: 800),
      ("nothing", .nothing), ("go", .go))
    visitor.choice(
      &fineDrag.modifiers,
      SettingRow(
        "fine-key", "The key that is held for fine drag.", example: "alt",
        traits: .needsPointer.union(.isSteady), defaultShare: 950),
      ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta), ("none", .none))
    visitor.number(
      &fineDrag.distance, in: Limits.fineDragDistance,
      SettingRow(
        "fine-distance",
        "The distance across the axis that halves the speed of a drag; inf turns this off.",
        unit: .points, example: "100", rule: Problem.fineDrag.sentence,
        traits: .needsPointer.union(.isSteady),
        typical: "50 200", defaultShare: 950))
  }

  @inlinable
  mutating func visitTimes(_ visitor: inout some SettingVisitor) {
    visitor.whole(
      &scrollTimeout, in: Limits.scrollTimeout,
      SettingRow(
        "scroll-timeout",
        "How long after its last event a wheel without phases has come to its end.",
        unit: .nanoseconds, example: "120ms", rule: Problem.scrollTimeout.sentence,
        traits: .isSteady, typical: "0 30000000 500000000", defaultShare: 950))
    visitor.whole(
      &boundaryHapticGap, in: Limits.boundaryHapticGap,
      SettingRow(
        "boundary-haptic-gap",
        "The least time between two times that a bound is told; one that is met sooner is not told.",
        unit: .nanoseconds, example: "100ms", rule: Problem.boundaryHapticGap.sentence,
        traits: .isSteady, typical: "1 16000000 100000000 1000000000", defaultShare: 850))
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
        rule: Problem.rubberBand.sentence, traits: .isSteady, typical: "1 0.2", defaultShare: 950))
    visitor.number(
      &minimumFling, in: Limits.minimumFling,
      SettingRow(
        "min-fling", "The speed above which a release flings.", unit: .pointsPerSecond,
        example: "90",
        rule: Problem.minimumFling.sentence, traits: .needsPointer.union(.isSteady),
        typical: "0 500",
        defaultShare: 950))
    visitor.number(
      &maximumFling, in: Limits.maximumFling,
      SettingRow(
        "max-fling", "The speed that no fling exceeds.", unit: .pointsPerSecond, example: "8000",
        rule: Problem.maximumFling.sentence, traits: .needsPointer.union(.isSteady),
        typical: "100 100000",
        defaultShare: 950))
  }

  @inlinable
  mutating func visitRest(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &stopDistance, in: Limits.stopDistance,
      SettingRow(
        "stop-distance", "How far before the limit of its decay a coasting ruler stops.",
        unit: .points, example: "0.6", rule: Problem.stopDistance.sentence,
        traits: .needsPointer.union(.isSteady), typical: "0.1 2 20", defaultShare: 960))
    visitor.number(
      &restDistance, in: Limits.restDistance,
      SettingRow(
        "rest-distance", "How near to its target a spring is at rest.",
        unit: .points, example: "0.25", rule: Problem.restDistance.sentence, traits: .isSteady,
        typical: "0.05 1 5", defaultShare: 960))
    visitor.number(
      &springFrequency, in: Limits.springFrequency,
      SettingRow(
        "spring",
        "The angular frequency of the springs that bring the ruler back from past a bound.",
        unit: .radiansPerSecond, example: "10",
        rule: Problem.springFrequency.sentence, traits: .isSteady, typical: "5 40",
        defaultShare: 950))
    visitor.number(
      &landingFrequency, in: Limits.landingFrequency,
      SettingRow(
        "landing-spring", "The angular frequency of the springs that land the ruler on a mark.",
        unit: .radiansPerSecond, example: "30", rule: Problem.landingFrequency.sentence,
        traits: .isSteady, typical: "10 5 60", defaultShare: 900))
  }
}
