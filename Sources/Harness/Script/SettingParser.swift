import ControlCore
import Ruler

/// The values of settings, in the header and behind `set`.
extension LineCursor {
  /// Reads the value of a setting whose name was taken.
  mutating func setting(_ name: Setting.Name) throws(Diagnostic) -> Setting {  // table
    switch name {
    case .title: .title(try string("a title"))
    case .control: .control(try choice(Vocabulary.controls, "a control", code: .unknownControl))
    case .range: try valueRange()
    case .step: .step(try number(within: name))
    case .fractions: .fractions(try wholeNumber(within: name))
    case .snap: .snap(try choice(Vocabulary.snapRules, "a snap rule"))
    case .tick: .tick(try choice(Vocabulary.tickRules, "a tick rule"))
    case .value: .value(try value())
    case .viewport: try viewport()
    case .unitWidth: .unitWidth(try number(within: name))
    case .frame: .frame(try frameLength())
    case .axis: .axis(try choice(Vocabulary.axes, "an axis"))
    case .layout: .layout(try choice(Vocabulary.layouts, "a layout"))
    case .pointer: .pointer(try choice(Vocabulary.kinds, "a kind of pointer"))
    case .slop: .slop(try number(within: name))
    case .cancel, .clear: try choice(Vocabulary.policies, "a policy")
    case .origin: .origin(try number())
    case .capture: .capture(try number(within: name))
    case .rearm: .rearm(try number(within: name))
    case .deceleration: .deceleration(try number(within: name))
    case .rubber: .rubber(try number(within: name))
    case .minFling: .minFling(try number(within: name))
    case .maxFling: .maxFling(try number(within: name))
    case .spring: .spring(try number(within: name))
    case .fine: .fine(try number(within: name))
    case .fineDistance: .fineDistance(try fineDistance())
    case .enabled: .enabled(try choice(Vocabulary.truths, "true or false"))
    case .readOnly: .readOnly(try choice(Vocabulary.truths, "true or false"))
    case .stars: .stars(try wholeNumber(within: name))
    case .granularity: .granularity(try number(within: name))
    case .symbolWidth: .symbolWidth(try number(within: name))
    case .spacing: .spacing(try number(within: name))
    case .minimum: .minimum(try number(within: name))
    case .selection: .selection(try choice(Vocabulary.selections, "a way to choose"))
    case .hoverPreview: .hoverPreview(try choice(Vocabulary.truths, "true or false"))
    }
  }

  private mutating func valueRange() throws(Diagnostic) -> Setting {
    let (lower, upper) = try range()
    return .range(lower, upper)
  }

  /// `none` is how a cleared rating is written; it counts as 0.
  private mutating func value() throws(Diagnostic) -> Double {
    take("none") ? 0 : try number("a value")
  }

  /// `inf`, the default, is never.
  private mutating func fineDistance() throws(Diagnostic) -> Double {
    take("inf") ? .infinity : try number(within: .fineDistance)
  }

  private mutating func number(within name: Setting.Name) throws(Diagnostic) -> Double {
    let word = try word("a number")
    let number = try number(in: word)
    try check(word, isAllowed: name.limits?.contains(number) ?? true, of: name)
    return number
  }

  private mutating func wholeNumber(within name: Setting.Name) throws(Diagnostic) -> Int64 {
    let word = try word("a whole number")
    let number = try wholeNumber(in: word)
    try check(word, isAllowed: name.limits?.contains(Double(number)) ?? true, of: name)
    return number
  }

  private func check(
    _ word: Word, isAllowed: Bool, of name: Setting.Name
  ) throws(Diagnostic) {
    guard !isAllowed, let limits = name.limits else { return }
    throw problem(.valueOutOfRange, at: word, [UInt8](limits.sentence), help: example)
  }

  private mutating func viewport() throws(Diagnostic) -> Setting {
    let word = try word("a width and a height")
    guard let cross = bytes[word].firstIndex(of: UInt8(ascii: "x")) else {
      throw problem(.valueOutOfRange, "", word, " is not a width and a height", help: example)
    }
    let width = try number(in: word.lowerBound..<cross)
    let height = try number(in: cross + 1..<word.upperBound)
    let longest = RulerConfiguration.Limits.length.upperBound
    guard width > 0, height > 0, width <= longest, height <= longest else {
      throw problem(
        .valueOutOfRange, at: word,
        subject: " must have a width and a height greater than 0, at most 1000000000 points",
        help: example)
    }
    return .viewport(width, height)
  }

  private mutating func frameLength() throws(Diagnostic) -> Setting.FrameLength {
    let word = try word("a fraction of a second")
    guard let slash = bytes[word].firstIndex(of: UInt8(ascii: "/")) else {
      throw problem(.valueOutOfRange, "", word, " is not a fraction of a second", help: example)
    }
    let numerator = try count(in: word.lowerBound..<slash)
    let denominator = try count(in: slash + 1..<word.upperBound)
    guard numerator <= denominator, denominator <= numerator * 1000 else {
      throw problem(
        .valueOutOfRange, at: word, subject: " must mean 1 to 1000 frames a second",
        help: example)
    }
    return Setting.FrameLength(numerator, denominator)
  }
}
