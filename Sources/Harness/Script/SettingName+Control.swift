import ControlCore

extension Setting.Name {
  /// The control that alone has this setting; `nil` if every control has it.
  public var owner: Setting.ControlName? {  // table
    switch self {
    case .title, .control, .tick, .value, .viewport, .frame, .axis, .layout, .pointer, .cancel,
      .enabled, .readOnly:
      nil
    case .range, .step, .fractions, .snap, .unitWidth, .slop, .origin, .capture, .rearm,
      .deceleration, .rubber, .minFling, .maxFling, .spring, .fine, .fineDistance:
      .ruler
    case .stars, .granularity, .symbolWidth, .spacing, .minimum, .clear, .selection,
      .hoverPreview:
      .rating
    }
  }

  /// What the other control has in its place.
  var counterpart: StaticString? {
    switch self {
    case .range: "stars' and 'minimum"
    case .step, .fractions: "granularity"
    case .unitWidth: "symbol-width' and 'spacing"
    case .stars, .minimum: "range"
    case .granularity: "step' and 'fractions"
    case .symbolWidth, .spacing: "unit-width"
    default: nil
    }
  }
}

extension Diagnostic {
  /// About a setting that the control of a script has not. It is asked for when a script is about to be
  /// played, and not when it is read, because `Replay(_:on:)` plays a control of one's own with any.
  ///
  /// - Returns: `nil` if the control has it, with this value.
  init?(_ setting: Setting, of control: Setting.ControlName, at span: SourceSpan) {
    if control == .rating, case .tick(let level) = setting, level == .half || level == .fraction {
      self.init(
        .valueOutOfRange, at: span, "a rating ticks at each of its steps, or not at all",
        help: "write: tick unit, or: tick none")
      return
    }
    guard let owner = setting.name.owner, owner != control else { return nil }
    var message = [UInt8]("'")
    message.append(Vocabulary.settings.word(for: setting.name))
    message.append("' is a setting of the ", Vocabulary.controls, owner)
    message.append(", and this script is about a ", Vocabulary.controls, control)
    var help = [UInt8]("leave it out, or write above the first event: control ")
    help.append(Vocabulary.controls.word(for: owner))
    if let counterpart = setting.name.counterpart {
      help = [UInt8]("a ")
      help.append("", Vocabulary.controls, control)
      help.append(" has '")
      help.append(counterpart)
      help.append("' instead")
    }
    self.init(.foreignSetting, at: span, message, help: help)
  }
}
