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
  /// A readable diff: `-` old, `+` new, and unmarked lines that both have; long lines are cut to the
  /// part around their difference.
  public private(set) var excerpt: [UInt8] = []
  /// The number of differing lines after the excerpt.
  public private(set) var more: Int64 = 0
  /// True if one of the two traces has CR LF line ends, as some version control writes them, and the
  /// other has none.
  public private(set) var hasCarriageReturns: Bool

  /// The maximum numbers of common lines shown before and after a difference.
  private static let context = (before: 5, after: 2)

  /// Compares two texts line by line, first without their line ends. `nil` if they are
  /// byte-identical, or are traces that differ only in the name of the script: a renamed script
  /// behaves as before.
  ///
  /// - Parameters:
  ///   - old: a whole trace.
  ///   - new: another one.
  ///   - most: the maximum number of differences shown.
  public init?(from old: [UInt8], to new: [UInt8], showing most: Int = 1) {
    guard old != new else { return nil }
    let lineFeed = UInt8(ascii: "\n")
    let isWhole = old.last == lineFeed && new.last == lineFeed
    var before = TraceLines(old, isWhole: isWhole)
    var now = TraceLines(new, isWhole: isWhole)
    if before.namesScript, now.namesScript, before[1] != now[1] {
      (before.hidesName, now.hidesName) = (true, true)
    }
    hasCarriageReturns = before.hasCarriageReturns != now.hasCarriageReturns
    var differences = LineDifferences(before, now)
    var (shown, end) = (0, 0)
    while let change = differences.next() {
      if shown == 0 { note(change, before, now) }
      let common = now[end..<change.new.lowerBound]
      if shown < most {
        append(common, isFirst: shown == 0)
        append(change, before, now)
      } else {
        if shown == most { append(common.prefix(Self.context.after)) }
        more += Int64(change.count)
      }
      (shown, end) = (shown + 1, change.new.upperBound)
    }
    guard shown > 0 else {
      if !before.hasOtherLineEnds(than: now) { return nil }
      return
    }
    if shown <= most { append(now[end...].prefix(Self.context.after)) }
  }

  /// True if only line ends differ.
  public var isInLineEnds: Bool { line == 0 }

  // MARK: Excerpt

  private mutating func note(
    _ change: LineDifferences.Change, _ before: TraceLines, _ now: TraceLines
  ) {
    line = change.new.lowerBound + 1
    oldLine = change.old.lowerBound + 1
    old = change.old.first.map { [UInt8](before[$0]) }
    new = change.new.first.map { [UInt8](now[$0]) }
  }

  /// Appends the lines between two differences, or before the first; all of them if they are few.
  private mutating func append(_ common: Slice<TraceLines>, isFirst: Bool) {
    let (before, after) = Self.context
    guard isFirst || common.count > before + after else { return append(common) }
    if !isFirst {
      append(common.prefix(after))
      excerpt.append("       …\n")
    }
    append(common.suffix(before))
  }

  private mutating func append(_ common: Slice<TraceLines>) {
    for line in common { append("       ", line) }
  }

  private mutating func append(
    _ change: LineDifferences.Change, _ old: TraceLines, _ new: TraceLines
  ) {
    let (start, end) = (change.new.lowerBound, change.new.upperBound)
    for index in change.old {
      let other = start + index - change.old.lowerBound
      append("     - ", old[index], against: other < end ? new[other] : nil)
    }
    for index in change.new {
      let other = change.old.lowerBound + index - start
      append("     + ", new[index], against: other < change.old.upperBound ? old[other] : nil)
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

extension TraceLines {
  /// True if a line ends in CR LF.
  fileprivate var hasCarriageReturns: Bool { indices.contains { hasCarriageReturn($0) } }

  /// True if any line ends otherwise than in a text of equal lines.
  fileprivate func hasOtherLineEnds(than other: TraceLines) -> Bool {
    indices.contains { hasCarriageReturn($0) != other.hasCarriageReturn($0) }
  }
}
