import ControlCore

/// The values of settings, in the header and behind `set`.
extension LineCursor {
  /// Reads the value of a setting whose name was taken.
  mutating func setting(_ name: Setting.Name) throws(Diagnostic) -> Setting {  // table
    switch name {
    case .title: .title(try string("a title"))
    case .control: .control(try choice(Vocabulary.controls, "a control", code: .unknownControl))
    case .range: try valueRange()
    case .step: .step(try positiveNumber())
    case .fractions: .fractions(try fractions())
    case .snap: .snap(try choice(Vocabulary.snapRules, "a snap rule"))
    case .tick: .tick(try choice(Vocabulary.tickRules, "a tick rule"))
    case .value: .value(try value())
    case .viewport: try viewport()
    case .unitWidth: .unitWidth(try positiveNumber())
    case .frame: .frame(try frameLength())
    case .axis: .axis(try choice(Vocabulary.axes, "an axis"))
    case .layout: .layout(try choice(Vocabulary.layouts, "a layout"))
    case .pointer: .pointer(try choice(Vocabulary.kinds, "a kind of pointer"))
    case .slop: .slop(try distance())
    case .cancel, .clear: try choice(Vocabulary.policies, "a policy")
    case .origin: .origin(try number())
    case .capture: .capture(try distance())
    case .rearm: .rearm(try distance())
    case .deceleration: .deceleration(try deceleration())
    case .rubber: .rubber(try share())
    case .minFling: .minFling(try distance())
    case .maxFling: .maxFling(try positiveNumber())
    case .spring: .spring(try positiveNumber())
    case .fine: .fine(try share())
    case .fineDistance: .fineDistance(try fineDistance())
    case .enabled: .enabled(try choice(Vocabulary.truths, "true or false"))
    case .readOnly: .readOnly(try choice(Vocabulary.truths, "true or false"))
    case .stars: .stars(try stars())
    case .granularity: .granularity(try granularity())
    case .symbolWidth: .symbolWidth(try positiveNumber())
    case .spacing: .spacing(try distance())
    case .minimum: .minimum(try distance())
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

  private mutating func distance() throws(Diagnostic) -> Double {
    try number(from: 0, to: .infinity, " must be 0 or more")
  }

  private mutating func share() throws(Diagnostic) -> Double {
    try number(from: .leastNonzeroMagnitude, to: 1, " must be greater than 0 and at most 1")
  }

  private mutating func deceleration() throws(Diagnostic) -> Double {
    let nearestToOne = 1 - Double.ulpOfOne / 2
    return try number(
      from: .leastNonzeroMagnitude, to: nearestToOne,
      " must be greater than 0 and less than 1: the part of the speed left after 1 ms")
  }

  private mutating func fineDistance() throws(Diagnostic) -> Double {
    take("inf") ? .infinity : try positiveNumber()
  }

  private mutating func fractions() throws(Diagnostic) -> Int64 {
    let word = try word("a whole number")
    return try count(in: word)
  }

  private mutating func stars() throws(Diagnostic) -> Int64 {
    let word = try word("a whole number")
    let count = try wholeNumber(in: word)
    guard (1...100).contains(count) else {
      throw problem(.valueOutOfRange, "", word, " is not between 1 and 100", help: example)
    }
    return count
  }

  private mutating func granularity() throws(Diagnostic) -> Double {
    let word = try word("a number")
    let share = try number(in: word)
    guard share == 0 || (0.0001...1).contains(share) else {
      throw problem(
        .valueOutOfRange, at: word, subject: " must be 0, or from 0.0001 to 1", help: example)
    }
    return share
  }

  private mutating func viewport() throws(Diagnostic) -> Setting {
    let word = try word("a width and a height")
    guard let cross = bytes[word].firstIndex(of: UInt8(ascii: "x")) else {
      throw problem(.valueOutOfRange, "", word, " is not a width and a height", help: example)
    }
    let width = try number(in: word.lowerBound..<cross)
    let height = try number(in: cross + 1..<word.upperBound)
    guard width > 0, height > 0 else {
      throw problem(
        .valueOutOfRange, at: word, subject: " must have a width and a height greater than 0",
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
