// The settings of controls whose values slide, kept apart because not every control slides.

extension SettingVisitor {
  /// Visits `fine 0.1`, the factor on a move while the modifier is held.
  @inlinable
  public mutating func fineScale(_ member: inout FineDrag) {
    number(
      &member.scale, in: SlidingLimits.aboveZero...1,
      SettingRow(
        "fine", "The factor on pointer moves while the fine-drag modifier is held.",
        example: "0.1",
        rule: "fine drag must have a scale above 0, at most 1, and a distance above 0",
        traits: .needsPointer.union(.isSteady), typical: "0.5 1", defaultShare: 950,
        member: "fineDrag.scale"))
  }

  /// Visits `fine-key alt`, the modifier.
  @inlinable
  public mutating func fineKey(_ member: inout FineDrag) {
    modifiers(
      &member.modifiers,
      SettingRow(
        "fine-key", "The modifier key for fine drag.", example: "alt",
        traits: .needsPointer.union(.isSteady), defaultShare: 950, member: "fineDrag.modifiers"))
  }

  /// Visits `fine-distance 100`, the distance along the cross axis at which a drag becomes slower.
  @inlinable
  public mutating func fineDistance(_ member: inout FineDrag) {
    number(
      &member.distance, in: SlidingLimits.aboveZero...Double.infinity,
      SettingRow(
        "fine-distance",
        "The cross-axis distance at which a drag is half as fast; inf turns this off.",
        unit: .points, example: "100",
        rule: "fine drag must have a scale above 0, at most 1, and a distance above 0",
        traits: .needsPointer.union(.isSteady), typical: "50 200", defaultShare: 950,
        member: "fineDrag.distance"))
  }

  /// Visits `enabled-range 20..80`, the part of the range that can be chosen.
  @inlinable
  public mutating func enabledRange(_ member: inout ClosedRange<Double>, rule: StaticString = "") {
    range(
      &member, in: -Double.infinity...Double.infinity,
      SettingRow(
        "enabled-range",
        "The part of the range that can be chosen; the rest is only shown. Ends beyond the range have no effect.",
        unit: .value, example: "20..80", rule: rule, defaultShare: 850, member: "enabledRange"))
  }

  /// Visits `key-step 1`, `page-step 10` and `adjust-step 1`, the choices that one of them passes.
  @inlinable
  public mutating func stepCounts(_ member: inout StepCounts) {
    whole(
      &member.key, in: StepCounts.limits,
      SettingRow(
        "key-step",
        "The choices that an arrow key passes, or hundredths where any value can be chosen.",
        example: "5", rule: "the step of a key must be a whole number from 1 to 10000",
        traits: .isSteady, typical: "2 5", defaultShare: 900, member: "stepCounts.key"))
    whole(
      &member.page, in: StepCounts.limits,
      SettingRow(
        "page-step",
        "The choices that a page key passes, or an arrow key with shift; hundredths where any value can be chosen.",
        example: "4", rule: "the step of a page must be a whole number from 1 to 10000",
        traits: .isSteady, typical: "1 4 25", defaultShare: 900, member: "stepCounts.page"))
    whole(
      &member.adjust, in: StepCounts.limits,
      SettingRow(
        "adjust-step",
        "The choices that a step of assistive technology passes, or hundredths where any value can be chosen.",
        example: "10", rule: "the step of an adjustment must be a whole number from 1 to 10000",
        traits: .isSteady, typical: "2 10", defaultShare: 900, member: "stepCounts.adjust"))
  }

  /// Visits `scroll-timeout 120ms`, the time after which a wheel gesture without phases ends.
  @inlinable
  public mutating func scrollTimeout(_ member: inout Int64) {
    whole(
      &member, in: 0...Int64.max,
      SettingRow(
        "scroll-timeout",
        "The time after its last event at which a wheel gesture without phases ends.",
        unit: .nanoseconds, example: "120ms", rule: "the scroll timeout must be 0 or more",
        traits: .isSteady, typical: "0 30000000 500000000", defaultShare: 950))
  }

  /// Visits `boundary-haptic-gap 100ms`, the minimum time between two reports of a bound.
  @inlinable
  public mutating func boundaryHapticGap(_ member: inout Int64) {
    whole(
      &member, in: 0...Int64.max,
      SettingRow(
        "boundary-haptic-gap",
        "The minimum time between two reports of a bound; a sooner one is dropped.",
        unit: .nanoseconds, example: "100ms", rule: "the boundary haptic gap must be 0 or more",
        traits: .isSteady, typical: "1 16000000 100000000 1000000000", defaultShare: 850))
  }

  /// Visits `rest-distance 0.25`, the distance from its target at which a spring is at rest.
  @inlinable
  public mutating func restDistance(_ member: inout Double) {
    number(
      &member, in: 0.001...100,
      SettingRow(
        "rest-distance", "The distance from its target at which a spring is at rest.",
        unit: .points, example: "0.25", rule: "the rest distance must be from 0.001 to 100 points",
        traits: .isSteady, typical: "0.05 1 5", defaultShare: 960))
  }

  /// Visits `reset 50`, the default to which a double tap and two keys go back.
  ///
  /// - Parameters:
  ///   - member: within ±10¹⁰⁰; `nil` for no default.
  ///   - meaning: one sentence.
  @inlinable
  public mutating func reset(_ member: inout Double?, _ meaning: StaticString) {
    number(
      &member, in: -1e100...1e100,
      SettingRow(
        "reset", meaning, unit: .value, example: "50",
        rule: "the default must be a number from -10^100 to 10^100",
        traits: .isSteady, typical: "0 50 -3.3 1", defaultShare: 700))
  }

  /// Visits `inverted off`, the exchange of a control's two ends.
  ///
  /// - Parameters:
  ///   - member: true if the ends exchange their places.
  ///   - meaning: one sentence.
  ///   - rule: the rule of the setting; none if it is always allowed.
  @inlinable
  public mutating func inverted(
    _ member: inout Bool, _ meaning: StaticString, rule: StaticString = ""
  ) {
    flag(
      &member,
      SettingRow(
        "inverted", meaning, example: "on", rule: rule, traits: .isSteady, defaultShare: 800,
        member: "isInverted"),
      off: "off", on: "on")
  }

  /// Visits `spring 10`, the frequency of the springs at bounds.
  @inlinable
  public mutating func springFrequency(_ member: inout Double) {
    number(
      &member, in: SlidingLimits.frequency,
      SettingRow(
        "spring",
        "The angular frequency of the springs that return a control from past a bound.",
        unit: .radiansPerSecond, example: "10",
        rule: "the spring must have a frequency from 0.5 to 1000 per second", traits: .isSteady,
        typical: "5 40", defaultShare: 950, member: "springFrequency"))
  }

  /// Visits `landing-spring 30`, the frequency of the landing springs.
  @inlinable
  public mutating func landingFrequency(_ member: inout Double) {
    number(
      &member, in: SlidingLimits.frequency,
      SettingRow(
        "landing-spring", "The angular frequency of the springs that land a control on a mark.",
        unit: .radiansPerSecond, example: "30",
        rule: "the landing spring must have a frequency from 0.5 to 1000 per second",
        traits: .isSteady, typical: "10 5 60", defaultShare: 900, member: "landingFrequency"))
  }

  /// Visits `min-fling 90`, the minimum speed of a release for coasting.
  ///
  /// - Parameters:
  ///   - member: speed in points per second.
  ///   - meaning: one sentence.
  @inlinable
  public mutating func minimumFling(_ member: inout Double, _ meaning: StaticString) {
    number(
      &member, in: 0...Double.infinity,
      SettingRow(
        "min-fling", meaning, unit: .pointsPerSecond, example: "90",
        rule: "the minimum fling must be 0 or more points per second",
        traits: .needsPointer.union(.isSteady), typical: "0 500", defaultShare: 950,
        member: "minimumFling"))
  }

  /// Visits `max-fling 8000`, the maximum speed of a fling.
  ///
  /// - Parameter member: speed in points per second.
  @inlinable
  public mutating func maximumFling(_ member: inout Double) {
    number(
      &member, in: SlidingLimits.aboveZero...1e9,
      SettingRow(
        "max-fling", "The maximum speed of a fling.", unit: .pointsPerSecond, example: "8000",
        rule: "the maximum fling must be above 0, at most 1000000000 points per second",
        traits: .needsPointer.union(.isSteady), typical: "100 100000", defaultShare: 950,
        member: "maximumFling"))
  }

  /// Visits `deceleration 0.9972`, the fraction of speed that a coast keeps per millisecond.
  ///
  /// - Parameters:
  ///   - member: fraction of the speed.
  ///   - meaning: one sentence.
  @inlinable
  public mutating func deceleration(_ member: inout Double, _ meaning: StaticString) {
    number(
      &member, in: 0.9...0.99999,
      SettingRow(
        "deceleration", meaning, unit: .perMillisecond, example: "0.9972",
        rule: "the deceleration must be from 0.9 to 0.99999 per millisecond",
        traits: .needsPointer.union(.isSteady), typical: "0.998 0.99 0.95", defaultShare: 950))
  }
}
