// The settings that most controls have. A control passes such a member to these functions, so that
// it has the same word and meaning everywhere.

extension SettingVisitor {
  /// Visits `axis x`, the orientation. Its default must be horizontal, as in scripts.
  @inlinable
  public mutating func orientation(_ member: inout ControlOrientation) {
    choice(
      &member,
      SettingRow(
        "axis", "The main axis of the control: x is horizontal, y is vertical.", example: "y",
        traits: .isSteady, defaultShare: 850, member: "orientation",
        constants: "ControlOrientation - horizontal vertical"),
      ("x", .horizontal), ("y", .vertical))
  }

  /// Visits `layout ltr`, the direction of reading.
  @inlinable
  public mutating func layoutDirection(_ member: inout ControlLayoutDirection) {
    choice(
      &member,
      SettingRow(
        "layout", "The direction of reading: from left to right, or from right to left.",
        example: "rtl", traits: .isSteady, member: "layoutDirection",
        constants: "ControlLayoutDirection - leftToRight rightToLeft"),
      ("ltr", .leftToRight), ("rtl", .rightToLeft))
  }

  /// Visits `enabled true` and `read-only false`, the actions open to a user.
  @inlinable
  public mutating func interaction(_ member: inout ControlInteraction) {
    var (isEnabled, isReadOnly) = (member != .disabled, member == .readOnly)
    flag(
      &isEnabled,
      SettingRow(
        "enabled", "User access to the control: full, or none.", example: "false",
        defaultShare: 970, member: "interaction",
        constants: "ControlInteraction - enabled readOnly disabled"))
    flag(
      &isReadOnly,
      SettingRow(
        "read-only", "True if the user can change nothing; taps are still reported.",
        example: "true",
        defaultShare: 960, member: "interaction"))
    member = isEnabled ? (isReadOnly ? .readOnly : .enabled) : .disabled
  }

  /// Visits `motion full`, the movement that a user wants to see.
  @inlinable
  public mutating func motion(_ member: inout ControlMotion) {
    choice(
      &member,
      SettingRow(
        "motion",
        "The movement after a release, a tap or an animated change: full, or reduced to none.",
        example: "reduced", traits: .isSteady, defaultShare: 900,
        constants: "ControlMotion MOTION full reduced"),
      ("full", .full), ("reduced", .reduced))
  }

  /// Visits `policy cancel=revert`, the outcome of a cancelled edit.
  @inlinable
  public mutating func cancelPolicy(_ member: inout CancelPolicy) {
    choice(
      &member,
      SettingRow(
        "cancel",
        "The outcome of a cancelled edit: the old value comes back, or the new one stays.",
        example: "revert", traits: .isPolicy.union(.isSteady), defaultShare: 700,
        member: "cancelPolicy", constants: "CancelPolicy CANCEL revert commit"),
      ("revert", .revert), ("commit", .commit))
  }

  /// Visits the length along the main axis, which scripts set with `viewport`.
  ///
  /// - Parameters:
  ///   - member: length in points.
  ///   - limits: valid lengths, both ends included.
  ///   - rule: one sentence that states the limits.
  @inlinable
  public mutating func length(
    _ member: inout Double, in limits: ClosedRange<Double> = 0...1e9, rule: StaticString = ""
  ) {
    extent(
      &member, .length, in: limits,
      SettingRow(
        "length", "The length of the control along its axis.", unit: .points, example: "320",
        rule: rule, traits: .isSteady, purpose: .size))
  }

  /// Visits the breadth along the cross axis, which scripts set with `viewport`; as `length`.
  @inlinable
  public mutating func breadth(
    _ member: inout Double, in limits: ClosedRange<Double> = 0...1e9, rule: StaticString = ""
  ) {
    extent(
      &member, .breadth, in: limits,
      SettingRow(
        "breadth", "The breadth of the control across its axis.", unit: .points, example: "80",
        rule: rule, traits: .isSteady, purpose: .size))
  }

  /// Visits `range 0..100`, the values that can be chosen.
  ///
  /// - Parameters:
  ///   - member: bounds.
  ///   - limits: valid values of each bound, both ends included; finite to exclude infinite bounds.
  ///   - rule: one sentence that states the limits.
  ///   - name: name of the property; `range` by default.
  @inlinable
  public mutating func bounds(
    _ member: inout ClosedRange<Double>,
    in limits: ClosedRange<Double> = -Double.infinity...Double.infinity, rule: StaticString = "",
    member name: StaticString = ""
  ) {
    range(
      &member, in: limits,
      SettingRow(
        "range", "The values that can be chosen, both ends included.", unit: .value,
        example: "0..100", rule: rule, purpose: .bounds, member: name))
  }

  @inlinable
  public mutating func number(
    orZero member: inout Double, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    number(&member, in: limits, row())
  }

  /// Visits `snap unit`, the rule for rest positions.
  @inlinable
  public mutating func snap(_ member: inout SnapRule) {
    choice(
      &member,
      SettingRow(
        "snap",
        "The rest positions: any, but marks of a level attract; or always a step mark.",
        example: "unit", defaultShare: 350,
        constants: "SnapRule MARKS none unit half fraction always"),
      ("none", .none), ("unit", .unit), ("half", .half), ("fraction", .fraction),
      ("always", .always))
  }

  /// Visits `quantize value`, the values that a user can choose.
  @inlinable
  public mutating func quantize(_ member: inout Bool, _ meaning: StaticString) {
    flag(
      &member,
      SettingRow(
        "quantize", meaning, example: "value", defaultShare: 650, member: "quantizes"),
      off: "none", on: "value")
  }

  /// Visits `slop 10`, the distance at which a press becomes a drag, for any pointer.
  @inlinable
  public mutating func slop(_ member: inout Slop) {
    slop(
      &member,
      SettingRow(
        "slop",
        """
        The distance that a pointer moves before it drags; if not set, 10 for a touch and 1 for a \
        mouse or pen.
        """,
        unit: .points, example: "10", rule: "the slop must be 0 or more points, and finite",
        traits: .needsPointer.union(.isSteady), typical: "0 3 10 40", defaultShare: 850))
  }

  @inlinable
  public mutating func slop(_ member: inout Slop, _ row: @autoclosure () -> SettingRow) {
    let isOne = member.touch == member.mouse && member.mouse == member.pen
    var every: Double? = isOne ? member.touch : nil
    number(&every, in: SlidingLimits.slop, row())
    if let every { member = Slop(touch: every, mouse: every, pen: every) }
  }

  @inlinable
  public mutating func modifiers(_ member: inout Modifiers, _ row: @autoclosure () -> SettingRow) {
    choice(
      &member, row(),
      ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta), ("none", .none))
  }
}
