public import ControlCore

/// A setting in scripts: a row of a table, and the kind of its value.
public final class SettingEntry: Sendable {
  /// The setting's word, limits and meaning.
  public let row: SettingRow
  /// The kind of its value.
  public let kind: Kind
  /// The default value; `nil` if the control chooses it.
  public let initial: Setting.Value?

  /// The kinds of values.
  public enum Kind: Sendable {
    /// A number within inclusive limits; infinity is written `inf`.
    case number(ClosedRange<Double>)
    /// A list of 0 to 32 numbers within inclusive limits, separated by blanks; `none` if empty.
    case numbers(ClosedRange<Double>)
    /// A list of 0 to 16 pairs of such numbers, each with a colon between its two.
    case pairs(ClosedRange<Double>)
    /// A whole number within inclusive limits.
    case whole(ClosedRange<Int64>)
    /// A duration in nanoseconds, within inclusive limits.
    case duration(ClosedRange<Int64>)
    /// Two numbers within inclusive limits, as `0..100`.
    case range(ClosedRange<Double>)
    /// One of some words.
    case words([StaticText])
    /// A width and a height, as `320x80`.
    case size
    /// A fraction of a second, as `1/60`.
    case frame
    /// A text in quotes.
    case text
    /// The name of a control.
    case control
    /// A value of the control; `none` is 0. In a header, one value for each part, at most 8.
    case value
  }

  init(_ row: SettingRow, _ kind: Kind, initial: Setting.Value? = nil) {
    (self.row, self.kind, self.initial) = (row, kind, initial)
    keyword = row.traits.contains(.isPolicy) ? "policy" : row.word
  }

  /// The name in scripts.
  public var name: StaticText { StaticText(row.word) }

  /// The first word of its line: `policy` for all policies.
  public let keyword: StaticString

  /// True for settings that scripts write as `policy WORD=VALUE`.
  public var isPolicy: Bool { row.traits.contains(.isPolicy) }

  /// True if the setting is only allowed in the header and cannot change during a run.
  public var isFixed: Bool {
    switch kind {
    case .text, .control, .frame: true
    default: name == "pointer"
    }
  }

  /// An example of its line: `step 0.5`, `policy cancel=revert`.
  public var example: [UInt8] {
    var text: [UInt8] = []
    text.append(keyword)
    text.append(" ")
    if isPolicy {
      text.append(row.word)
      text.append("=")
    }
    text.append(row.example)
    return text
  }

  /// Returns true if a value is of its kind and within its limits.
  public func allows(_ value: Setting.Value) -> Bool {
    switch (kind, value) {
    case (.number(let limits), .number(let number)): allows(number, in: limits)
    case (.numbers(let limits), .numbers(let numbers)), (.pairs(let limits), .pairs(let numbers)):
      numbers.count <= NumberList.limit && numbers.allSatisfy { allows($0, in: limits) }
    case (.whole(let limits), .whole(let number)),
      (.duration(let limits), .duration(let number)):
      limits.contains(number)
    case (.range(let limits), .range(let lower, let upper)):
      lower <= upper && limits.contains(lower) && limits.contains(upper)
    case (.words(let words), .word(let word)): !isPolicy && words.contains(word)
    case (.words(let words), .policy(let word)): isPolicy && words.contains(word)
    case (.size, .size(let width, let height)):
      width > 0 && height > 0 && width <= Self.longest && height <= Self.longest
    case (.frame, .frame(let length)):
      Self.counts.contains(length.numerator) && Self.counts.contains(length.denominator)
        && length.numerator <= length.denominator
        && length.denominator <= length.numerator * 1000
    case (.text, .text), (.control, .word): true
    case (.value, .number(let number)): number.isFinite
    case (.value, .numbers(let numbers)):
      !numbers.isEmpty && numbers.count <= Int(ScriptRules.mostParts)
        && numbers.allSatisfy { $0.isFinite }
    default: false
    }
  }

  private func allows(_ number: Double, in limits: ClosedRange<Double>) -> Bool {
    limits.contains(number) || (number == 0 && row.traits.contains(.allowsZero))
  }

  /// The range of the numerator and the denominator of a fraction of a second.
  private static let counts: ClosedRange<Int64> = 1...ScriptRules.longestLine

  /// The longest side of a viewport, in points.
  static let longest = 1e9
}
