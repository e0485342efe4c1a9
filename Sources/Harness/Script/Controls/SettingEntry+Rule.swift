import ControlCore

extension SettingEntry {
  /// The rule for the allowed values, a sentence without a full stop: that of the row, or else one
  /// made from the limits of a number, a list of numbers, a whole number or a duration; empty without
  /// either.
  package var rule: [UInt8] {
    if row.rule.utf8CodeUnitCount > 0 { return [UInt8](row.rule) }
    var text = [UInt8]("'")
    text.append(keyword)
    text.append("' must be ")
    switch kind {
    case .number(let limits):
      guard limits.append(to: &text, { DecimalText.append($0, to: &$1) }) else { return [] }
    case .numbers(let limits), .pairs(let limits):
      text.append(
        row.traits.contains(.isPairs)
          ? "at most 16 pairs of numbers, each " : "at most 32 numbers, each ")
      if !limits.append(to: &text, { DecimalText.append($0, to: &$1) }) { text.append("any") }
    case .whole(let limits):
      guard limits.append(to: &text, { DecimalText.append($0, to: &$1) }) else { return [] }
    case .duration(let limits):
      guard limits.append(to: &text, { $1.append(duration: $0) }) else { return [] }
    case .range, .words, .size, .frame, .text, .control, .value: return []
    }
    if row.traits.contains(.allowsZero) { text.append(", or 0") }
    return text
  }
}

extension ClosedRange where Bound: SettingNumber {
  /// Appends `from 1 to 200`, `1 or more` or `at most 200`.
  ///
  /// - Returns: true if there are limits.
  fileprivate func append(to text: inout [UInt8], _ write: (Bound, inout [UInt8]) -> Void) -> Bool {
    switch (lowerBound.isLimit, upperBound.isLimit) {
    case (true, true):
      text.append("from ")
      write(lowerBound, &text)
      text.append(" to ")
      write(upperBound, &text)
    case (true, false):
      write(lowerBound, &text)
      text.append(" or more")
    case (false, true):
      text.append("at most ")
      write(upperBound, &text)
    case (false, false): return false
    }
    return true
  }
}

/// A number in limits of a setting, whose extreme values stand for "no limit".
private protocol SettingNumber {
  var isLimit: Bool { get }
}

extension Double: SettingNumber {
  var isLimit: Bool { magnitude < .greatestFiniteMagnitude }
}

extension Int64: SettingNumber {
  var isLimit: Bool { self > .min && self < .max }
}
