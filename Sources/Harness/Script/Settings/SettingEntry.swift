public import ControlCore

/// A setting as scripts know it: a row of a table, and what kind of value it has.
public final class SettingEntry: Sendable {
  /// The setting's word, limits and meaning.
  public let row: SettingRow
  /// The kind of value that it has.
  public let kind: Kind
  /// What it is if nothing is said; `nil` if that is up to the control.
  public let initial: Setting.Value?

  /// What can be said of it.
  public enum Kind: Sendable {
    /// A number between these, both ends included; infinity is written `inf`.
    case number(ClosedRange<Double>)
    /// From none to 32 numbers between these, with blanks between them; none are written `none`.
    case numbers(ClosedRange<Double>)
    /// A whole number between these, both ends included.
    case whole(ClosedRange<Int64>)
    /// A duration between these, in nanoseconds, both ends included.
    case duration(ClosedRange<Int64>)
    /// Two numbers between these, both ends included, as `0..100`.
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
    /// A value of the control; `none` is 0. In a header a value for each part, from part 0 on, at most 8.
    case value
  }

  init(_ row: SettingRow, _ kind: Kind, initial: Setting.Value? = nil) {
    (self.row, self.kind, self.initial) = (row, kind, initial)
    keyword = row.traits.contains(.isPolicy) ? "policy" : row.word
  }

  /// The word that scripts have for it.
  public var name: StaticText { StaticText(row.word) }

  /// The first word of its line: `policy` for all policies.
  public let keyword: StaticString

  /// True for settings that scripts write as `policy WORD=VALUE`.
  public var isPolicy: Bool { row.traits.contains(.isPolicy) }

  /// Whether it belongs to the header alone and cannot change while a script runs.
  public var isFixed: Bool {
    switch kind {
    case .text, .control, .frame: true
    default: name == "pointer"
    }
  }

  /// How it is written, with an example of its value: `step 0.5`, `policy cancel=revert`.
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

  /// Whether a value is of its kind, and within its limits.
  public func allows(_ value: Setting.Value) -> Bool {
    switch (kind, value) {
    case (.number(let limits), .number(let number)): allows(number, in: limits)
    case (.numbers(let limits), .numbers(let numbers)):
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

  /// What each number of a fraction of a second may be.
  private static let counts: ClosedRange<Int64> = 1...ScriptRules.longestLine

  /// The longest side of a viewport, in points.
  static let longest = 1e9
}
