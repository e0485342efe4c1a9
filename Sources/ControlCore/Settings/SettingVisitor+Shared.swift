// The settings that most controls have. A control that has one of them hands its member over by these functions, so
// that it has one word, and one meaning, everywhere.

extension SettingVisitor {
  /// `axis x`: which way the control lies. The default has to be horizontal, as that of scripts is.
  @inlinable
  public mutating func orientation(_ member: inout ControlOrientation) {
    choice(
      &member,
      SettingRow(
        "axis", "The axis along which the control lies: x is horizontal, y vertical.", example: "y",
        traits: .isSteady, defaultShare: 850, member: "orientation",
        constants: "ControlOrientation - horizontal vertical"),
      ("x", .horizontal), ("y", .vertical))
  }

  /// `layout ltr`: which way people read.
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

  /// `enabled true` and `read-only false`: what a user may do.
  @inlinable
  public mutating func interaction(_ member: inout ControlInteraction) {
    var (isEnabled, isReadOnly) = (member != .disabled, member == .readOnly)
    flag(
      &isEnabled,
      SettingRow(
        "enabled", "Whether the control hears anything of what a user does.", example: "false",
        defaultShare: 970, member: "interaction",
        constants: "ControlInteraction - enabled readOnly disabled"))
    flag(
      &isReadOnly,
      SettingRow(
        "read-only", "Whether taps are told, and nothing else that a user does has an effect.",
        example: "true",
        defaultShare: 960, member: "interaction"))
    member = isEnabled ? (isReadOnly ? .readOnly : .enabled) : .disabled
  }

  /// `policy cancel=revert`: what becomes of an edit that is cancelled.
  @inlinable
  public mutating func cancelPolicy(_ member: inout CancelPolicy) {
    choice(
      &member,
      SettingRow(
        "cancel",
        "What becomes of a cancelled edit: the value from before it comes back, or it stays.",
        example: "revert", traits: .isPolicy.union(.isSteady), defaultShare: 700,
        member: "cancelPolicy", constants: "CancelPolicy CANCEL revert commit"),
      ("revert", .revert), ("commit", .commit))
  }

  /// The length along the axis, which scripts give with `viewport`.
  ///
  /// - Parameters:
  ///   - member: the length, in points.
  ///   - limits: what it may be, both ends included.
  ///   - rule: one sentence that says so.
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

  /// The breadth across the axis, which scripts give with `viewport`; as `length`.
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

  /// `range 0..100`: the values that can be chosen.
  ///
  /// - Parameters:
  ///   - member: the bounds.
  ///   - limits: what each of them may be, both ends included; finite for a control that can have no infinite one.
  ///   - rule: one sentence that says so.
  ///   - name: the name of the property; `range` if nothing is said.
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

  /// `snap unit`: where the control comes to rest.
  @inlinable
  public mutating func snap(_ member: inout SnapRule) {
    choice(
      &member,
      SettingRow(
        "snap",
        "Where the control rests: anywhere, near the marks of a level, or always on a step mark.",
        example: "unit", defaultShare: 350,
        constants: "SnapRule MARKS none unit half fraction always"),
      ("none", .none), ("unit", .unit), ("half", .half), ("fraction", .fraction),
      ("always", .always))
  }

  /// `quantize value`: which values a user can choose.
  @inlinable
  public mutating func quantize(_ member: inout Bool, _ meaning: StaticString) {
    flag(
      &member,
      SettingRow(
        "quantize", meaning, example: "value", defaultShare: 650, member: "quantizes"),
      off: "none", on: "value")
  }

  /// `slop 10`: how far a pointer of any kind may wander before it drags.
  @inlinable
  public mutating func slop(_ member: inout Slop) {
    slop(
      &member,
      SettingRow(
        "slop",
        """
        How far a pointer may wander before it drags; without it, 10 for a touch and 1 for a mouse or \
        pen.
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
