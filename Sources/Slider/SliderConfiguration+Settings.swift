public import ControlCore

// The table of a slider's settings: a new setting needs a row here.
// It is inlinable, so that visitors from other modules are specialised.

extension SliderConfiguration: ControlConfiguration {
  public static var controlName: StaticString { "slider" }

  @inlinable
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitValues(&visitor)
    visitChoices(&visitor)
    visitThumbs(&visitor)
    visitTrack(&visitor)
    visitor.orientation(&orientation)
    visitor.inverted(
      &isInverted, "If on, the greatest value of an upright track is at the bottom.",
      rule: Rules.inverted.rule)
    visitor.layoutDirection(&layoutDirection)
    visitor.length(&length, in: 0...1e6, rule: "the length must be from 0 to 1000000 points")
    visitGestures(&visitor)
    visitor.cancelPolicy(&cancelPolicy)
    visitMotion(&visitor)
    visitor.interaction(&interaction)
  }

  @inlinable
  mutating func visitValues(_ visitor: inout some SettingVisitor) {
    visitor.bounds(
      &range, in: -1e100...1e100, rule: "both bounds must be numbers from -10^100 to 10^100")
    visitor.enabledRange(&enabledRange, rule: Rules.enabledRange.rule)
    visitor.choice(
      &curve,
      SettingRow(
        "scale",
        """
        The scale of the track: equal distances are equal differences (linear) or equal factors \
        (log); with log-1-2-5, the choices are 1, 2 and 5 times the powers of ten.
        """,
        example: "log", rule: Rules.scale.rule, traits: .isSteady,
        defaultShare: 700, member: "curve",
        constants: "SliderCurve SCALE linear logarithmic oneTwoFive"),
      ("linear", .linear), ("log", .logarithmic), ("log-1-2-5", .oneTwoFive))
  }

  @inlinable
  mutating func visitChoices(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &step, in: 1e-100...1e100,
      SettingRow(
        "step",
        "The difference between values that can be chosen, from the lower bound on; if not set, any can.",
        unit: .value, example: "5", rule: Rules.step.rule, purpose: .granularity,
        typical: "1 10 0.1 30 0.25", defaultShare: 400))
    visitor.number(
      &factor, in: 1.01...1e10,
      SettingRow(
        "factor",
        "On a logarithmic track, the factor between values that can be chosen.",
        example: "2", rule: Rules.factor.rule, traits: .isSteady, purpose: .granularity,
        typical: "2 10 1.5", defaultShare: 800))
    visitor.numbers(
      &stops, in: -1e100...1e100,
      SettingRow(
        "stops",
        "The only values that can be chosen; they override the range.",
        unit: .value, example: "0.5 1 1.5 2", rule: Rules.stops.rule, traits: .isSteady,
        purpose: .granularity, typical: "1 2 5 10|-3 0 100|0 1", defaultShare: 850))
    visitor.choice(
      &stopPlaces,
      SettingRow(
        "stop-places",
        "The places of the stops: evenly spaced on the track, or as far apart as their values.",
        example: "value", rule: Rules.stopGap.rule, traits: .isSteady, defaultShare: 600,
        member: "stopPlaces", constants: "SliderStopPlaces STOP_PLACES even value"),
      ("even", .even), ("value", .value))
    visitPieces(&visitor)
    visitor.flag(
      &ticks,
      SettingRow(
        "tick", "The values that tick as a thumb passes: none, or all that can be chosen.",
        example: "unit", purpose: .ticks, defaultShare: 400, member: "ticks"),
      off: "none", on: "unit")
  }

  @inlinable
  mutating func visitPieces(_ visitor: inout some SettingVisitor) {
    visitor.numbers(
      &knots, in: -1e100...1e100,
      SettingRow(
        "knots",
        """
        The track in pieces: places and values that both grow, with even spacing between two knots, or with scale log a \
        logarithm if the piece begins above 0.
        """,
        example: "0:0 1:100 3:1000", rule: Rules.knots.rule, traits: .isSteady.union(.isPairs),
        purpose: .granularity, typical: "0:0 1:10 2:100|0:-60 2:-20 6:0 7:12|0:0 5:1 100:1000",
        defaultShare: 850))
    visitor.numbers(
      &steps, in: 0...1e100,
      SettingRow(
        "steps",
        "The difference between values that can be chosen, for each piece between two knots; 0 for any value.",
        unit: .value, example: "5 50", rule: Rules.steps.rule, traits: .isSteady,
        purpose: .granularity, typical: "1 10|0 5|3 0", defaultShare: 500))
  }

  @inlinable
  mutating func visitThumbs(_ visitor: inout some SettingVisitor) {
    visitor.whole(
      &thumbs, in: 1...Self.mostThumbs,
      SettingRow(
        "thumbs",
        "The number of values; if not set, as many as 'value' has.",
        example: "2", rule: "there must be 1 to 8 thumbs", purpose: .parts, typical: "2 3 8",
        defaultShare: 400))
    visitor.number(
      &distance, in: 0...1e100,
      SettingRow(
        "distance", "The least difference between the values of neighbouring thumbs.", unit: .value,
        example: "10", rule: Rules.distance.rule, typical: "5 1 0.5 12", defaultShare: 700))
    visitor.number(
      &maxDistance, in: 0...Double.infinity,
      SettingRow(
        "max-distance",
        "The greatest difference between the values of neighbouring thumbs that a user can make; inf for any.",
        unit: .value, example: "40", rule: Rules.maxDistance.rule, typical: "30 12 60",
        defaultShare: 850))
    visitor.numbers(
      &lockedThumbs, in: 0...7,
      SettingRow(
        "locked", "The thumbs that no user moves, counted from 0; others stop at them.",
        example: "0 2", rule: Rules.locked.rule, typical: "0|1|0 2", defaultShare: 900,
        member: "lockedThumbs"))
    visitor.choice(
      &meeting,
      SettingRow(
        "meet", "The result of a collision: the moving thumb stops, or pushes its neighbour along.",
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
        The effect of a press beside the thumbs: the nearest jumps to it, or goes one step towards \
        it, or the press is only reported.
        """,
        example: "step", traits: .needsPointer, defaultShare: 700, member: "trackPress",
        constants: "SliderTrackPress TRACK jump step nothing"),
      ("jump", .jump), ("step", .step), ("none", .nothing))
    visitor.choice(
      &between,
      SettingRow(
        "between",
        "The effect of a drag that begins between two thumbs: the usual one, or it moves both.",
        example: "move", traits: .needsPointer, defaultShare: 700,
        constants: "SliderBetween BETWEEN hold move"),
      ("hold", .hold), ("move", .move))
    visitor.choice(
      &quantization,
      SettingRow(
        "quantize",
        "Values are rounded to ones that can be chosen throughout a drag, or only on release.",
        example: "release", defaultShare: 600, member: "quantization",
        constants: "SliderQuantization QUANTIZE drag release"),
      ("drag", .drag), ("release", .release))
    visitor.reset(
      &reset,
      "The value to which a double tap on a thumb and the keys Delete and Backspace go back; none if not set."
    )
  }

  @inlinable
  mutating func visitGestures(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &grab, in: 0...1e9,
      SettingRow(
        "grab", "The distance from the middle of a thumb within which a finger grabs it.",
        unit: .points, example: "12", rule: "the grab distance must be from 0 to 1000000000 points",
        traits: .needsPointer.union(.isSteady),
        typical: "0 12 60", defaultShare: 800))
    visitor.number(
      &thumbRadius, in: 0...1e9,
      SettingRow(
        "thumb-radius",
        "The distance from the middle of a thumb within which a mouse or a pen grabs it, as on a drawn thumb.",
        unit: .points, example: "8",
        rule: "the radius of a thumb must be from 0 to 1000000000 points",
        traits: .needsPointer.union(.isSteady),
        typical: "0 8 60", defaultShare: 800))
    visitor.slop(&slop)
    visitor.fineScale(&fineDrag)
    visitor.fineKey(&fineDrag)
    visitor.fineDistance(&fineDrag)
    visitor.stepCounts(&stepCounts)
  }

  @inlinable
  mutating func visitMotion(_ visitor: inout some SettingVisitor) {
    visitor.number(
      &rubberBand, in: 0...1,
      SettingRow(
        "rubber", "The slope of the rubber band past a bound; 0 turns it off.",
        example: "0.55", rule: "the rubber band must have a slope from 0 to 1", traits: .isSteady,
        typical: "0.55 1", defaultShare: 700, member: "rubberBand"))
    visitor.restDistance(&restDistance)
    visitor.motion(&motion)
    visitor.springFrequency(&springFrequency)
    visitor.landingFrequency(&landingFrequency)
    visitor.scrollTimeout(&scrollTimeout)
    visitor.boundaryHapticGap(&boundaryHapticGap)
  }
}
