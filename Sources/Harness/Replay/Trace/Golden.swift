import GestureScript

/// A trace stored beside its script, to compare with the current replay.
public struct Golden: Equatable, Sendable {
  /// The whole text.
  public var text: [UInt8]
  /// The file name, for messages.
  public var file: [UInt8]

  /// Creates a golden from a text, which need not be a valid trace.
  public init(_ text: [UInt8], in file: [UInt8] = []) {
    (self.text, self.file) = (text, file)
  }

  /// The level at which it was recorded; `nil` if it is not a trace.
  public var level: TraceLevel? { head?.level }

  /// Returns the first differing lines in context; `nil` if `actual` is byte-identical, but for the
  /// name of the script.
  ///
  ///     a.gesture: the trace differs from the golden in line 7
  ///            @8ms            began
  ///          - @16ms           tick mark=21
  ///          + @17ms           tick mark=21
  ///            @40ms           tick mark=22
  ///            @64ms           changed value=22 cause=drag
  ///       while playing
  ///          9 | +8ms move 0 170
  ///       2 more lines differ
  ///       to accept: detent accept a.gesture
  ///
  /// - Parameters:
  ///   - actual: the whole trace of the current replay.
  ///   - replay: the replay that produced it.
  ///   - file: the name of the script to show, UTF-8.
  ///   - source: the text of the script.
  ///   - most: the maximum number of differences shown.
  /// - Returns: lines of text.
  public func difference(
    from actual: [UInt8], of replay: Replay, file: [UInt8], source: [UInt8], showing most: Int = 1
  ) -> [UInt8]? {
    TraceDifference(from: text, to: actual, showing: most).map {
      report($0, of: replay, file: file, source: source)
    }
  }

  /// Formats a difference under the name of the script.
  package func report(
    _ difference: TraceDifference, of replay: Replay, file: [UInt8], source: [UInt8]
  ) -> [UInt8] {
    var report: [UInt8] = []
    report.append(text: file)
    if difference.isInLineEnds {
      report.append(": the trace differs from the golden in its line ends\n")
    } else {
      report.append(": the trace differs from the golden in line ")
      DecimalText.append(Int64(difference.line), to: &report)
      report.append("\n")
      report.append(contentsOf: difference.excerpt)
      if let line = replay.scriptLine(ofTraceLine: difference.line) {
        report.append("  while playing\n")
        SourceLines(source).append(line, to: &report)
      }
      difference.appendCount(to: &report)
    }
    if difference.hasCarriageReturns { report.append(Self.carriageReturnHelp) }
    guard !file.elementsEqual("-".utf8) else { return report }
    report.append("  to accept: detent accept")
    report.append(contentsOf: replay.options)
    report.append(" ")
    report.append(shellWord: file)
    report.append("\n")
    return report
  }

  private static let carriageReturnHelp: StaticString =
    "  = help: the lines of the golden end in CR LF; for git, put '*.trace -text' into .gitattributes\n"

  /// The number of head lines in a trace, without those that name its origin.
  package static let headLength = 4
}

extension Replay {
  /// Returns the script line that was playing when a line of the whole trace was written.
  ///
  /// - Parameter number: the line number, from 1, counting the head.
  /// - Returns: `nil` for the head, the end, and numbers out of range.
  public func scriptLine(ofTraceLine number: Int) -> Int? {
    let index = number - 1 - Golden.headLength - origin.lineCount
    return scriptLines.indices.contains(index) ? scriptLines[index] : nil
  }
}

extension TraceDifference {
  /// Appends the number of further differing lines, if there are any.
  public func appendCount(to report: inout [UInt8]) {
    guard more > 0 else { return }
    report.append("  ")
    DecimalText.append(more, to: &report)
    report.append(more == 1 ? " more line differs\n" : " more lines differ\n")
  }
}
