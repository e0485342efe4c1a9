extension [UInt8] {
  /// Appends a setting by name; if it is padded, its value stands in a column.
  mutating func append(setting: Setting, isPadded: Bool) {
    let start = count
    append("", Vocabulary.settings, setting.name)
    if isPadded { pad(from: start, to: 10) }
    append(" ")
    append(valueOf: setting)
  }

  private mutating func append(valueOf setting: Setting) {  // table
    switch setting {
    case .title(let text): append(quoted: text)
    case .control(let name): append("", Vocabulary.controls, name)
    case .range(let lower, let upper):
      append("", number: lower)
      append("..", number: upper)
    case .fractions(let count), .stars(let count): append("", whole: count)
    case .snap(let rule): append("", Vocabulary.snapRules, rule)
    case .tick(let rule): append("", Vocabulary.tickRules, rule)
    case .viewport(let width, let height):
      append("", number: width)
      append("x", number: height)
    case .frame(let length):
      append("", whole: length.numerator)
      append("/", whole: length.denominator)
    case .axis(let name): append("", Vocabulary.axes, name)
    case .layout(let name): append("", Vocabulary.layouts, name)
    case .pointer(let kind): append("", Vocabulary.kinds, kind)
    case .cancel, .clear: append("", Vocabulary.policies, setting)
    case .selection(let name): append("", Vocabulary.selections, name)
    case .enabled(let truth), .readOnly(let truth), .hoverPreview(let truth):
      append("", Vocabulary.truths, truth)
    case .value(let x), .step(let x), .unitWidth(let x), .slop(let x), .origin(let x),
      .capture(let x), .rearm(let x), .deceleration(let x), .rubber(let x), .minFling(let x),
      .maxFling(let x), .spring(let x), .fine(let x), .fineDistance(let x),
      .granularity(let x), .symbolWidth(let x), .spacing(let x), .minimum(let x):
      append("", number: x)
    }
  }
}
