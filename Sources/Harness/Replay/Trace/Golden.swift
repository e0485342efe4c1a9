import GestureScript

/// A trace kept beside its script, to be compared with what the script does now.
public struct Golden: Equatable, Sendable {
  /// The whole text.
  public var text: [UInt8]
  /// The file that it is in, for messages.
  public var file: [UInt8]

  /// A trace of which this is the text; it need not be one.
  public init(_ text: [UInt8], in file: [UInt8] = []) {
    (self.text, self.file) = (text, file)
  }

  /// At which level it was recorded; `nil` if it is no trace.
  public var level: TraceLevel? { head?.level }

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
  ///   - most: how many places are shown, if it differs in more.
  /// - Returns: lines of text.
  public func difference(
    from actual: [UInt8], of replay: Replay, file: [UInt8], source: [UInt8], showing most: Int = 1
  ) -> [UInt8]? {
    TraceDifference(from: text, to: actual, showing: most).map {
      report($0, of: replay, file: file, source: source)
    }
  }

  /// A difference, shown under the name of the script.
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

  /// The number of lines of a trace above its events, without those that name its maker.
  package static let headLength = 4
}

extension Replay {
  /// The line of the script that was playing when a line of the whole trace was written.
  ///
  /// - Parameter number: from 1, as the trace has it with its head.
  /// - Returns: `nil` for the head, the end, and what is no line.
  public func scriptLine(ofTraceLine number: Int) -> Int? {
    let index = number - 1 - Golden.headLength - origin.lineCount
    return scriptLines.indices.contains(index) ? scriptLines[index] : nil
  }
}

extension TraceDifference {
  /// Writes how many more lines differ, if any do.
  public func appendCount(to report: inout [UInt8]) {
    guard more > 0 else { return }
    report.append("  ")
    DecimalText.append(more, to: &report)
    report.append(more == 1 ? " more line differs\n" : " more lines differ\n")
  }
}
