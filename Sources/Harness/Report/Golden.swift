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

  /// How many lines before the first difference are shown.
  private static let context = 5

  /// The first line in which `actual` differs, in its context; `nil` if it is the same to the byte.
  ///
  ///     a.gesture: the trace differs from the golden in line 7
  ///            @8ms            began
  ///          - @16ms           tick mark=21
  ///          + @17ms           tick mark=21
  ///       while playing line 9
  ///       2 more lines differ
  ///       to accept: detent accept a.gesture
  ///
  /// - Parameters:
  ///   - actual: the whole trace of the script as it plays now.
  ///   - replay: the replay it was made from.
  ///   - file: the name of the script to show, UTF-8.
  /// - Returns: lines of text.
  public func difference(from actual: [UInt8], of replay: Replay, file: [UInt8]) -> [UInt8]? {
    guard actual != text else { return nil }
    let old = lines
    let new = actual.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var index = 0
    while index < min(old.count, new.count), old[index] == new[index] { index += 1 }
    var report = file
    report.append(": the trace differs from the golden in line ")
    DecimalText.append(Int64(index + 1), to: &report)
    report.append("\n")
    for line in new[max(0, index - Self.context)..<index] { report.append("       ", line) }
    if index < old.count { report.append("     - ", old[index]) }
    if index < new.count { report.append("     + ", new[index]) }
    appendPlaying(index, replay, to: &report)
    appendRest(old, new, from: index + 1, to: &report)
    report.append("  to accept: detent accept ")
    report.append(contentsOf: file)
    report.append("\n")
    return report
  }

  /// How many lines a trace has above what happened.
  static let headLength = 4

  private func appendPlaying(_ index: Int, _ replay: Replay, to report: inout [UInt8]) {
    let line = index - Self.headLength
    guard line >= 0, line < replay.scriptLines.count else { return }
    report.append("  while playing line ")
    DecimalText.append(Int64(replay.scriptLines[line]), to: &report)
    report.append("\n")
  }

  private func appendRest(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], from index: Int,
    to report: inout [UInt8]
  ) {
    let shorter = min(old.count, new.count)
    var count = Int64(max(old.count, new.count) - max(shorter, index))
    var line = index
    while line < shorter {
      if old[line] != new[line] { count += 1 }
      line += 1
    }
    guard count > 0 else { return }
    report.append("  ")
    DecimalText.append(count, to: &report)
    report.append(count == 1 ? " more line differs\n" : " more lines differ\n")
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ mark: StaticString, _ line: ArraySlice<UInt8>) {
    append(mark)
    append(contentsOf: line)
    append("\n")
  }
}
