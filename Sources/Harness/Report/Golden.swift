/// A trace kept beside its script, to be compared with what the script does now.
public struct Golden: Equatable, Sendable {
  /// The whole text.
  public var text: [UInt8]

  public init(_ text: [UInt8]) {
    self.text = text
  }

  private var lines: [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// At which level it was recorded; `nil` if it is no trace.
  public var level: TraceLevel? {
    guard lines.first?.matches("trace 1") == true else { return nil }
    for line in lines.prefix(8) where line.begins(with: "level ") {
      return Vocabulary.traceLevels.value(of: line.dropFirst(6))
    }
    return nil
  }

  /// How many lines before and after the first difference are shown.
  private static let context = (before: 5, after: 2)

  /// The first lines in which `actual` differs, in their context; `nil` if it is the same to the byte.
  ///
  ///     a.gesture: the trace differs from the golden in line 7
  ///            @8ms            began
  ///          - @16ms           tick mark=21
  ///          + @17ms           tick mark=21
  ///            @40ms           tick mark=22
  ///       while playing
  ///          9 | +8ms move 0 170
  ///       2 more lines differ
  ///       to accept: detent accept a.gesture
  ///
  /// - Parameters:
  ///   - actual: the whole trace of the script as it plays now.
  ///   - replay: the replay it was made from.
  ///   - file: the name of the script to show, UTF-8.
  ///   - source: the text of the script.
  /// - Returns: lines of text.
  public func difference(
    from actual: [UInt8], of replay: Replay, file: [UInt8], source: [UInt8]
  ) -> [UInt8]? {
    let new = actual.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var differences = LineDifferences(lines, new)
    guard let change = differences.next() else { return nil }
    var report = file
    report.append(": the trace differs from the golden in line ")
    DecimalText.append(Int64(change.new.lowerBound + 1), to: &report)
    report.append("\n")
    append(change, differences.old, new, to: &report)
    appendPlaying(change.new.lowerBound, replay, source, to: &report)
    appendCount(differences.reduce(0) { $0 + Int64($1.count) }, to: &report)
    report.append("  to accept: detent accept ")
    report.append(contentsOf: file)
    report.append("\n")
    return report
  }

  private func append(
    _ change: LineDifferences.Change, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to report: inout [UInt8]
  ) {
    let (start, end) = (change.new.lowerBound, change.new.upperBound)
    for line in new[max(0, start - Self.context.before)..<start] { report.append("       ", line) }
    for line in old[change.old] { report.append("     - ", line) }
    for line in new[change.new] { report.append("     + ", line) }
    for line in new[end..<min(end + Self.context.after, new.count)] where !line.isEmpty {
      report.append("       ", line)
    }
  }

  /// How many lines a trace has above what happened.
  static let headLength = 4

  private func appendPlaying(
    _ index: Int, _ replay: Replay, _ source: [UInt8], to report: inout [UInt8]
  ) {
    let line = index - Self.headLength
    guard line >= 0, line < replay.scriptLines.count else { return }
    report.append("  while playing\n")
    SourceLines(source).append(replay.scriptLines[line], to: &report)
  }

  private func appendCount(_ count: Int64, to report: inout [UInt8]) {
    guard count > 0 else { return }
    report.append("  ")
    DecimalText.append(count, to: &report)
    report.append(count == 1 ? " more line differs\n" : " more lines differ\n")
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ mark: StaticString, _ line: ArraySlice<UInt8>) {
    append(mark)
    append(text: [UInt8](line))
    append("\n")
  }
}
