import GestureScript

/// The difference of two traces: the first differing lines in context, and the number of further
/// ones.
public struct TraceDifference: Equatable, Sendable {
  /// The line of the new trace at which the difference begins; from 1.
  public private(set) var line = 0
  /// The line of the old trace at which the difference begins; from 1.
  public private(set) var oldLine = 0
  /// The first differing line of the old trace; `nil` if the new one only adds lines.
  public private(set) var old: [UInt8]?
  /// The first differing line of the new trace; `nil` if it only omits lines.
  public private(set) var new: [UInt8]?
  /// A readable diff: `-` old, `+` new; long lines are cut to the part around their difference.
  public private(set) var excerpt: [UInt8] = []
  /// The number of differing lines after the excerpt.
  public private(set) var more: Int64 = 0
  /// True if the old trace has CR LF line ends, as some version control writes them. Otherwise line
  /// ends are ignored.
  public private(set) var hasCarriageReturns: Bool

  /// The numbers of lines shown before and after a difference.
  private static let context = (before: 5, after: 2)

  /// Compares two texts; `nil` if they are byte-identical.
  ///
  /// - Parameters:
  ///   - old: a whole trace.
  ///   - new: another one.
  ///   - most: the maximum number of differences shown.
  public init?(from old: [UInt8], to new: [UInt8], showing most: Int = 1) {
    guard old != new else { return nil }
    hasCarriageReturns = Self.hasCarriageReturns(old) && !Self.hasCarriageReturns(new)
    var differences = LineDifferences(
      TraceLines(old, withoutCarriageReturns: hasCarriageReturns), TraceLines(new))
    var shown = 0
    while let change = differences.next() {
      if shown == 0 { note(change, differences) }
      if shown < most {
        append(change, differences, isFirst: shown == 0)
      } else {
        more += Int64(change.count)
      }
      shown += 1
    }
    guard shown > 0 || hasCarriageReturns else { return nil }
  }

  /// True if only line ends differ.
  public var isInLineEnds: Bool { line == 0 }

  // MARK: Lines

  /// True if the first line ends with CR LF.
  static func hasCarriageReturns(_ text: [UInt8]) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return text[end - 1] == UInt8(ascii: "\r")
  }

  // MARK: Excerpt

  private mutating func note(_ change: LineDifferences.Change, _ differences: LineDifferences) {
    line = change.new.lowerBound + 1
    oldLine = change.old.lowerBound + 1
    old = change.old.first.map { [UInt8](differences.old[$0]) }
    new = change.new.first.map { [UInt8](differences.new[$0]) }
  }

  private mutating func append(
    _ change: LineDifferences.Change, _ differences: LineDifferences, isFirst: Bool
  ) {
    let (old, new) = (differences.old, differences.new)
    if !isFirst { excerpt.append("       …\n") }
    let (start, end) = (change.new.lowerBound, change.new.upperBound)
    for line in new[max(0, start - Self.context.before)..<start] { append("       ", line) }
    for index in change.old {
      let other = start + index - change.old.lowerBound
      append("     - ", old[index], against: other < end ? new[other] : nil)
    }
    for index in change.new {
      let other = change.old.lowerBound + index - start
      append("     + ", new[index], against: other < change.old.upperBound ? old[other] : nil)
    }
    for line in new[end..<min(end + Self.context.after, new.count)] where !line.isEmpty {
      append("       ", line)
    }
  }

  /// Appends one line; a long line is cut to the part around its first difference.
  private mutating func append(
    _ mark: StaticString, _ line: ArraySlice<UInt8>, against other: ArraySlice<UInt8>? = nil
  ) {
    var column = 1
    if let other {
      var same = line.startIndex
      for (a, b) in zip(line, other) {
        guard a == b else { break }
        same += 1
      }
      column += Characters.count(line[..<same])
    }
    excerpt.append(mark)
    excerpt.append(contentsOf: SourceExcerpt(line, column: column, length: 1).text)
    excerpt.append("\n")
  }
}
