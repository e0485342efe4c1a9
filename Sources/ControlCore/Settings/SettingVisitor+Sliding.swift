// The settings that controls have whose values slide. They are apart from the others, as not every control slides.

extension SettingVisitor {
  // Each takes the member, what it may be, and one sentence that says so.

  /// `fine 0.1`: how much of a move counts while the modifier is held.
  @inlinable
  public mutating func fineScale(
    _ member: inout FineDrag, in limits: ClosedRange<Double>, rule: StaticString
  ) {
    number(
      &member.scale, in: limits,
      SettingRow(
        "fine", "How much of a move counts while the fine-drag modifier is held.",
        example: "0.1", rule: rule, traits: .needsPointer.union(.isSteady),
        typical: "0.5 1",
        defaultShare: 950, member: "fineDrag.scale"))
  }

  /// `fine-key alt`: the modifier.
  @inlinable
  public mutating func fineKey(_ member: inout FineDrag) {
    choice(
      &member.modifiers,
      SettingRow(
        "fine-key", "The key that is held for fine drag.", example: "alt",
        traits: .needsPointer.union(.isSteady), defaultShare: 950, member: "fineDrag.modifiers"),
      ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta), ("none", .none))
  }

  /// `fine-distance 100`: how far across the axis a drag becomes slower.
  @inlinable
  public mutating func fineDistance(
    _ member: inout FineDrag, in limits: ClosedRange<Double>, rule: StaticString
  ) {
    number(
      &member.distance, in: limits,
      SettingRow(
        "fine-distance",
        "The distance across the axis that halves the speed of a drag; inf turns this off.",
        unit: .points, example: "100", rule: rule,
        traits: .needsPointer.union(.isSteady),
        typical: "50 200", defaultShare: 950, member: "fineDrag.distance"))
  }

  /// `scroll-timeout 120ms`: when a wheel without phases has come to its end.
  @inlinable
  public mutating func scrollTimeout(
    _ member: inout Int64, in limits: ClosedRange<Int64>, rule: StaticString
  ) {
    whole(
      &member, in: limits,
      SettingRow(
        "scroll-timeout",
        "How long after its last event a wheel without phases has come to its end.",
        unit: .nanoseconds, example: "120ms", rule: rule,
        traits: .isSteady, typical: "0 30000000 500000000", defaultShare: 950))
  }

  /// `boundary-haptic-gap 100ms`: how soon a bound may be told again.
  @inlinable
  public mutating func boundaryHapticGap(
    _ member: inout Int64, in limits: ClosedRange<Int64>, rule: StaticString
  ) {
    whole(
      &member, in: limits,
      SettingRow(
        "boundary-haptic-gap",
        "The least time between two times that a bound is told; one that is met sooner is not told.",
        unit: .nanoseconds, example: "100ms", rule: rule,
        traits: .isSteady, typical: "1 16000000 100000000 1000000000", defaultShare: 850))
  }

  /// `rest-distance 0.25`: how near to its target a spring is at rest.
  @inlinable
  public mutating func restDistance(
    _ member: inout Double, in limits: ClosedRange<Double>, rule: StaticString
  ) {
    number(
      &member, in: limits,
      SettingRow(
        "rest-distance", "How near to its target a spring is at rest.",
        unit: .points, example: "0.25", rule: rule, traits: .isSteady,
        typical: "0.05 1 5", defaultShare: 960))
  }

  /// `spring 10`: the springs of bounds.
  @inlinable
  public mutating func springFrequency(
    _ member: inout Double, in limits: ClosedRange<Double>, rule: StaticString
  ) {
    number(
      &member, in: limits,
      SettingRow(
        "spring",
        "The angular frequency of the springs that bring a control back from past a bound.",
        unit: .radiansPerSecond, example: "10",
        rule: rule, traits: .isSteady, typical: "5 40",
        defaultShare: 950, member: "springFrequency"))
  }

  /// `landing-spring 30`: the springs of landings.
  @inlinable
  public mutating func landingFrequency(
    _ member: inout Double, in limits: ClosedRange<Double>, rule: StaticString
  ) {
    number(
      &member, in: limits,
      SettingRow(
        "landing-spring", "The angular frequency of the springs that land a control on a mark.",
        unit: .radiansPerSecond, example: "30", rule: rule,
        traits: .isSteady, typical: "10 5 60", defaultShare: 900, member: "landingFrequency"))
  }
}
