public import ControlCore

// The table of a slider's settings: whoever adds one adds a row here.
// It is inlinable, so that who visits it from another module pays for no generic code.

extension SliderConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "slider" }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitValues(&visitor)
    visitThumbs(&visitor)
    visitTrack(&visitor)
    visitor.orientation(&orientation)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: Limits.length, rule: Problem.length.sentence)
    visitGestures(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitMotion(&visitor)
    visitor.interaction(&interaction)
  }

  @inlinable
  mutating func visitValues(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&range, rule: Problem.range.sentence)
    visitor.choice(
      &curve,
      SettingRow(
        "scale",
        """
        How values lie along the track: equal distances are equal differences (linear) or equal factors \
        (log), which with log-1-2-5 choose 1, 2 and 5 times the powers of ten.
        """,
        example: "log", rule: Problem.logarithmicRange.sentence, traits: .isSteady,
        defaultShare: 700, member: "curve",
        constants: "SliderCurve SCALE linear logarithmic oneTwoFive"),
      ("linear", .linear), ("log", .logarithmic), ("log-1-2-5", .oneTwoFive))
    visitor.number(
      &step, in: Limits.step,
      SettingRow(
        "step",
        "The difference of the values that can be chosen, from the lower bound on; without it, any can.",
        unit: .value, example: "5", rule: Problem.step.sentence, purpose: .granularity,
        typical: "1 10 0.1 30 0.25", defaultShare: 400))
    visitor.number(
      &factor, in: Limits.factor,
      SettingRow(
        "factor",
        "On a logarithmic track, how many times the one before it each value is that can be chosen.",
        example: "2", rule: Problem.factor.sentence, traits: .isSteady, purpose: .granularity,
        typical: "2 10 1.5", defaultShare: 800))
    visitor.numbers(
      &stops, in: Limits.value,
      SettingRow(
        "stops",
        "The only values that can be chosen, evenly apart on the track; they count more than the range.",
        unit: .value, example: "0.5 1 1.5 2", rule: Problem.stops.sentence, traits: .isSteady,
        purpose: .granularity, typical: "1 2 5 10|-3 0 100|0 1", defaultShare: 850))
    visitor.flag(
      &ticks,
      SettingRow(
        "tick", "Whether the values that can be chosen tick as a thumb passes them.",
        example: "unit", purpose: .ticks, defaultShare: 400, member: "ticks"),
      off: "none", on: "unit")
  }

  @inlinable
  mutating func visitThumbs(_ visitor: inout some SettingVisitor) {
    visitor.whole(
      &thumbs, in: Limits.thumbs,
      SettingRow(
        "thumbs",
        "How many values there are; without it, as many as 'value' has numbers.",
        example: "2", rule: Problem.thumbs.sentence, purpose: .parts, typical: "2 3 8",
        defaultShare: 400))
    visitor.number(
      &distance, in: Limits.distance,
      SettingRow(
        "distance", "The least difference of the values of neighbouring thumbs.", unit: .value,
        example: "10", rule: Problem.distance.sentence, typical: "5 1 0.5 12", defaultShare: 700))
    visitor.choice(
      &meeting,
      SettingRow(
        "meet", "What a thumb does that meets its neighbour: it stops, or pushes it along.",
        example: "push", defaultShare: 600, member: "meeting",
        constants: "SliderMeeting MEET block push"),
      ("block", .block), ("push", .push))
  }

  @inlinable
  mutating func visitTrack(_ visitor: inout some SettingVisitor) {
    visitor.choice(
      &trackPress,
      SettingRow(
        "track",
        """
        What a press beside the thumbs does: the nearest comes to it, or goes one step towards it, or it \
        is only told.
        """,
        example: "step", traits: .needsPointer, defaultShare: 700, member: "trackPress",
        constants: "SliderTrackPress TRACK jump step nothing"),
      ("jump", .jump), ("step", .step), ("none", .nothing))
    visitor.choice(
      &between,
      SettingRow(
        "between",
        "What a drag does that begins between two thumbs: nothing special, or it moves both.",
        example: "move", traits: .needsPointer, defaultShare: 700,
        constants: "SliderBetween BETWEEN hold move"),
      ("hold", .hold), ("move", .move))
    visitor.choice(
      &quantization,
      SettingRow(
        "quantize",
        "When a value becomes one that can be chosen: all along a drag, or where it is released.",
        example: "release", defaultShare: 600, member: "quantization",
        constants: "SliderQuantization QUANTIZE drag release"),
      ("drag", .drag), ("release", .release))
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &grab, in: Limits.grab,
      SettingRow(
        "grab", "How far from the middle of a thumb a press takes hold of it.", unit: .points,
        example: "12", rule: Problem.grab.sentence, traits: .needsPointer.union(.isSteady),
        typical: "0 12 60", defaultShare: 800))
    visitor.slop(&slop, in: Limits.slop, rule: Problem.slop.sentence)
    visitor.fineScale(&fineDrag, in: Limits.fineDragScale, rule: Problem.fineDrag.sentence)
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(
      &fineDrag, in: Limits.fineDragDistance, rule: Problem.fineDrag.sentence)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &rubberBand, in: Limits.rubberBand,
      SettingRow(
        "rubber", "The slope of the rubber band past a bound; with 0 nothing gives way.",
        example: "0.55", rule: Problem.rubberBand.sentence, traits: .isSteady, typical: "0.55 1",
        defaultShare: 700, member: "rubberBand"))
    visitor.restDistance(
      &restDistance, in: Limits.restDistance, rule: Problem.restDistance.sentence)
    visitor.springFrequency(
      &springFrequency, in: Limits.frequency, rule: Problem.springFrequency.sentence)
    visitor.landingFrequency(
      &landingFrequency, in: Limits.frequency, rule: Problem.landingFrequency.sentence)
    visitor.scrollTimeout(
      &scrollTimeout, in: Limits.time, rule: Problem.scrollTimeout.sentence)
    visitor.boundaryHapticGap(
      &boundaryHapticGap, in: Limits.time, rule: Problem.boundaryHapticGap.sentence)
  }
}
