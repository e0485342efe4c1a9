public import ControlCore

// The table of a dial's settings: whoever adds one adds a row here.
// It is inlinable, so that who visits it from another module pays for no generic code.

extension DialConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "dial" }
  public var bounds: ClosedRange<Double> { range }
  public var pointerPath: PointerPath { hold == .rotary ? .round(rotation) : .upright }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitScale(&visitor)
    visitCircle(&visitor)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: Limits.side, rule: Problem.viewport.sentence)
    visitor.breadth(&breadth, in: Limits.side, rule: Problem.viewport.sentence)
    visitGestures(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitMotion(&visitor)
    visitor.interaction(&interaction)
  }

  @inlinable
  mutating func visitScale(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&range, rule: Problem.range.sentence)
    visitor.number(
      &step, in: Limits.step,
      SettingRow(
        "step",
        "The value from one mark to the next; without it any value is as good, and keys go by a hundredth.",
        unit: .value, example: "5", rule: Problem.step.sentence, purpose: .granularity,
        typical: "1 5 10 0.5 0.1 25", defaultShare: 300))
    visitor.flag(
      &wraps,
      SettingRow(
        "wrap",
        "Whether values begin again behind the last, in any number of turns; then the upper end reads as the lower.",
        example: "on", rule: Problem.wrap.sentence, traits: .isSteady, defaultShare: 500,
        member: "wraps"),
      off: "off", on: "on")
    visitor.flag(
      &snaps,
      SettingRow(
        "snap", "Where the dial rests: anywhere, or always on a mark or an end.",
        example: "always", defaultShare: 500, member: "snaps"),
      off: "none", on: "always")
    visitor.flag(
      &ticks,
      SettingRow(
        "tick", "Whether the marks tick, or none.", example: "unit", purpose: .ticks,
        defaultShare: 300, member: "ticks"),
      off: "none", on: "unit")
  }

  @inlinable
  mutating func visitCircle(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &start, in: Limits.start,
      SettingRow(
        "start", "Where the lower end is, in degrees clockwise from the top.", example: "-135",
        rule: Problem.start.sentence, traits: .isSteady, typical: "-135 90 180 225",
        defaultShare: 600))
    visitor.number(
      &sweep, in: Limits.sweep,
      SettingRow(
        "sweep",
        "How far it is from the lower end to the upper, in degrees clockwise; more than 360 are several turns.",
        example: "270", rule: Problem.sweep.sentence, traits: .isSteady, purpose: .size,
        typical: "270 180 90 30 1080", defaultShare: 600))
    visitor.number(
      &dead, in: Limits.dead,
      SettingRow(
        "dead", "How near to the middle a pointer means nothing.", unit: .points, example: "6",
        rule: Problem.dead.sentence, traits: .needsPointer.union(.isSteady), typical: "0 20",
        defaultShare: 900))
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      &hold,
      SettingRow(
        "hold", "How a pointer holds the dial: it turns it round its middle, or moves up for more.",
        example: "vertical", traits: .needsPointer.union(.isSteady), defaultShare: 700,
        constants: "DialHold HOLD rotary vertical"),
      ("rotary", .rotary), ("vertical", .vertical))
    visitor.choice(
      &press,
      SettingRow(
        "press",
        "What a press does: it takes hold of the dial as it is, or the dial goes where the press is.",
        example: "jump", traits: .needsPointer, defaultShare: 700,
        constants: "DialPress DIAL_PRESS turn jump"),
      ("turn", .turn), ("jump", .jump))
    visitor.slop(&slop, in: SlidingLimits.slop, rule: Problem.slop.sentence)
    visitor.fineScale(&fineDrag, in: SlidingLimits.fineDragScale, rule: Problem.fineDrag.sentence)
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(
      &fineDrag, in: SlidingLimits.fineDragDistance, rule: Problem.fineDrag.sentence)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.flag(
      &coasts,
      SettingRow(
        "coast", "Whether a dial that is released with speed goes on by itself.", example: "on",
        traits: .needsPointer, defaultShare: 500, member: "coasts"),
      off: "off", on: "on")
    visitor.number(
      &deceleration, in: SlidingLimits.deceleration,
      SettingRow(
        "deceleration", "How much of its speed a coasting dial keeps.", unit: .perMillisecond,
        example: "0.9972", rule: Problem.deceleration.sentence,
        traits: .needsPointer.union(.isSteady), typical: "0.998 0.99 0.95", defaultShare: 950))
    visitor.number(
      &minimumFling, in: SlidingLimits.minimumFling,
      SettingRow(
        "min-fling", "The speed above which a release coasts.", unit: .pointsPerSecond,
        example: "90", rule: Problem.minimumFling.sentence,
        traits: .needsPointer.union(.isSteady), typical: "0 500", defaultShare: 950,
        member: "minimumFling"))
    visitor.number(
      &maximumFling, in: SlidingLimits.maximumFling,
      SettingRow(
        "max-fling", "The speed that no fling exceeds.", unit: .pointsPerSecond, example: "8000",
        rule: Problem.maximumFling.sentence, traits: .needsPointer.union(.isSteady),
        typical: "100 100000", defaultShare: 950, member: "maximumFling"))
    visitor.springFrequency(
      &springFrequency, in: SlidingLimits.frequency, rule: Problem.springFrequency.sentence)
    visitor.landingFrequency(
      &landingFrequency, in: SlidingLimits.frequency, rule: Problem.landingFrequency.sentence)
    visitor.scrollTimeout(
      &scrollTimeout, in: SlidingLimits.time, rule: Problem.scrollTimeout.sentence)
    visitor.boundaryHapticGap(
      &boundaryHapticGap, in: SlidingLimits.time, rule: Problem.boundaryHapticGap.sentence)
  }
}
