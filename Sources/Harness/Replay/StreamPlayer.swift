import ControlCore
import GestureScript

/// Plays scripts given as lines, and answers each with a line:
///
///     {"id":"a","ok":true,"value":51,"phase":"idle","ticks":1,"lines":5,"digest":"fd8711ecf3643414"}
///     {"id":"b","ok":false,"error":{"code":"E103","message":"…","column":17}}
///
/// Keeps no state between lines.
public struct StreamPlayer: Sendable {
  /// The trace level that digests are computed for.
  public var level: TraceLevel

  /// True to limit answers to the members `id`, `ok`, `digest` and `error`.
  public var isDigestOnly: Bool

  /// The maximum number of frames that a script may draw, as in `Replay`.
  public var mostFrames: Int64

  /// The controls that the scripts may name.
  public var controls: ControlSet

  /// The outcome of a line.
  public enum Verdict: Equatable, Sendable {
    /// The script was played, and all checks passed.
    case passed
    /// A check or the digest failed.
    case failed
    /// The line is not a script, or has errors.
    case unreadable
  }

  /// Creates a player that answers with results at a trace level, or with digests only.
  public init(
    level: TraceLevel = .calls, isDigestOnly: Bool = false, mostFrames: Int64 = Replay.mostFrames,
    controls: ControlSet = .ours
  ) {
    self.controls = controls
    self.level = level
    self.isDigestOnly = isDigestOnly
    self.mostFrames = mostFrames
  }

  /// Plays the script of a line.
  ///
  /// - Parameters:
  ///   - line: the line without its end; any bytes.
  ///   - output: receives the answer with its line end.
  /// - Returns: the verdict.
  public func answer(_ line: ArraySlice<UInt8>, to output: inout [UInt8]) -> Verdict {
    let reading = ScriptLine.read(line, controls: controls)
    guard let script = reading.script else {
      Self.appendError(reading.id, reading.error, to: &output)
      return .unreadable
    }
    if let problem = Replay.problems(of: script, controls: controls).first {
      Self.appendError(reading.id, problem, to: &output)
      return .unreadable
    }
    let summary = ReplaySummary(
      script, level: level, mostFrames: mostFrames, controls: controls)
    let error = Self.error(of: summary, reading)
    append(summary, reading.id, error, to: &output)
    return error == nil ? .passed : .failed
  }

  /// Answers a line that exceeds the length limit.
  ///
  /// - Parameters:
  ///   - limit: the maximum length of a line, in bytes.
  ///   - output: receives the answer with its line end.
  public static func reject(lineLongerThan limit: Int, to output: inout [UInt8]) {
    var message = [UInt8]("this line is longer than ")
    DecimalText.append(Int64(limit), to: &message)
    message.append(" bytes")
    let span = SourceSpan(line: 1, column: limit + 1, length: 1)
    appendError([UInt8]("null"), Diagnostic(.lineOverLimit, at: span, message), to: &output)
  }

  // MARK: Answers

  private static func appendError(
    _ id: [UInt8], _ error: Diagnostic?, to output: inout [UInt8]
  ) {
    output.append("{\"id\":")
    output.append(contentsOf: id)
    output.append(",\"ok\":false")
    if let error { append(error, to: &output) }
    output.append("}\n")
  }

  private static func append(_ error: Diagnostic, to output: inout [UInt8]) {
    output.append(",\"error\":{\"code\":")
    output.append(json: [UInt8](error.code.name))
    output.append(",\"message\":")
    output.append(json: error.message)
    output.append(",\"column\":")
    DecimalText.append(Int64(error.span.column), to: &output)
    output.append("}")
  }

  private func append(
    _ summary: ReplaySummary, _ id: [UInt8], _ error: Diagnostic?, to output: inout [UInt8]
  ) {
    output.append("{\"id\":")
    output.append(contentsOf: id)
    output.append(error == nil ? ",\"ok\":true" : ",\"ok\":false")
    if let error { Self.append(error, to: &output) }
    if !isDigestOnly {
      output.append(",\"value\":")
      DecimalText.append(summary.value, to: &output)
      appendParts(summary.values, to: &output)
      output.append(",\"phase\":")
      output.append(json: [UInt8](Vocabulary.phases.word(for: summary.phase)))
      output.append(",\"ticks\":")
      DecimalText.append(summary.ticks, to: &output)
      output.append(",\"lines\":")
      DecimalText.append(summary.lines, to: &output)
    }
    output.append(",\"digest\":\"")
    output.append(hexadecimal: summary.digest)
    output.append("\"}\n")
  }

  /// Appends `,"values":[20,70]`; nothing for a control with one part.
  private func appendParts(_ values: [Double], to output: inout [UInt8]) {
    guard values.count > 1 else { return }
    output.append(",\"values\":")
    for (part, value) in values.enumerated() {
      output.append(part == 0 ? "[" : ",")
      DecimalText.append(value, to: &output)
    }
    output.append("]")
  }

  /// The first error.
  private static func error(
    of summary: ReplaySummary, _ reading: ScriptLine.Reading
  ) -> Diagnostic? {
    if let failure = summary.failures.first {
      var message = failure.found
      message.append(" at @")
      message.append(time: failure.time)
      return Diagnostic(.checkFailed, at: failure.span, message)
    }
    if let stop = summary.stop { return stop }
    guard let digest = reading.digest, digest != summary.digest else { return nil }
    var message = [UInt8]("the digest is ")
    message.append(hexadecimal: summary.digest)
    return Diagnostic(.digestDiffers, at: reading.digestPosition, message)
  }
}
