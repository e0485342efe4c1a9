/// Writes scripts as text that reads back as the same script.
///
/// One space between words, settings and times in columns, times in milliseconds, numbers as short
/// as they can be, comments and blank lines where they were.
public enum ScriptWriter {
  /// The text of a script.
  public static func text(of script: Script) -> [UInt8] {
    text(of: script, commentColumn: 0)
  }

  /// The one way to write a script: relative times, as `withRelativeTimes` has it, and comments behind lines in a column
  /// of their own, or two spaces behind a line that reaches so far.
  public static func canonicalText(of script: Script) -> [UInt8] {
    text(of: script.withRelativeTimes, commentColumn: commentColumn)
  }

  private static func text(of script: Script, commentColumn column: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    append(headOf: script, commentColumn: column, to: &bytes)
    for line in script.body { append(line, commentColumn: column, to: &bytes) }
    return bytes
  }

  /// All above the first event.
  private static func append(
    headOf script: Script, commentColumn column: Int, to bytes: inout [UInt8]
  ) {
    appendLine(comment: script.comment, column, to: &bytes) { bytes, _ in bytes.append("gesture 1")
    }
    for line in script.header { append(line, commentColumn: column, to: &bytes) }
  }

  /// The column of comments behind lines.
  private static let commentColumn = 48

  /// The text that `canonicalText` gives, made while a script is read: neither has the script to be kept.
  ///
  /// - Parameters:
  ///   - text: a script in which nothing is wrong.
  ///   - controls: the controls that it may be about.
  ///   - print: takes the text, line by line, or several lines at once.
  package static func writeCanonically(
    _ text: inout some TextPieces, controls: ControlSet, print: ([UInt8]) -> Void
  ) {
    var reader = ScriptReader(controls, keepsLike: true)
    var times: RelativeTimes?
    text.rewind()
    while let piece = text.next() {
      reader.take(piece: piece)
      var bytes: [UInt8] = []
      for line in reader.takeBody() {
        if times == nil { append(headOf: reader.script, commentColumn: commentColumn, to: &bytes) }
        var clock = times ?? RelativeTimes(reader.script.settings)
        append(clock.line(line), commentColumn: commentColumn, to: &bytes)
        times = clock
      }
      print(bytes)
    }
    guard times == nil, let script = reader.finish().script else { return }
    print(canonicalText(of: script))
  }

  /// One line above the first event, with its line end.
  public static func append(_ line: HeaderLine, to bytes: inout [UInt8]) {
    append(line, commentColumn: 0, to: &bytes)
  }

  private static func append(_ line: HeaderLine, commentColumn: Int, to bytes: inout [UInt8]) {
    appendLine(comment: line.comment, commentColumn, to: &bytes) { bytes, isTight in
      switch line.content {
      case .setting(let setting): bytes.append(setting: setting, isPadded: !isTight)
      case .like(let name, _):
        bytes.append(isTight ? "like " : "like       ")
        bytes.append(quoted: name)
      case .note(let text): bytes.append(text: text)
      case .blank: break
      }
    }
  }

  /// One line from the first event on, with its line end.
  public static func append(_ line: Script.Line, to bytes: inout [UInt8]) {
    append(line, commentColumn: 0, to: &bytes)
  }

  private static func append(_ line: Script.Line, commentColumn: Int, to bytes: inout [UInt8]) {
    appendLine(comment: line.comment, commentColumn, to: &bytes) { bytes, isTight in
      if line.verb == .blank { return }
      let start = bytes.count
      switch line.time {
      case nil: break
      case .after(let duration):
        bytes.append("+")
        bytes.append(duration: duration, isTight: isTight)
      case .at(let instant):
        bytes.append("@")
        bytes.append(duration: instant, isTight: isTight)
      }
      if !isTight { bytes.pad(from: start, to: 7) }
      if !isTight || bytes.count > start { bytes.append(" ") }
      bytes.append(verb: line.verb, isTight: isTight)
    }
  }

  /// A line that would be too long to read again is written without columns, and if that is not
  /// enough, below its comment.
  private static func appendLine(
    comment: [UInt8]?, _ column: Int, to bytes: inout [UInt8],
    _ content: (inout [UInt8], Bool) -> Void
  ) {
    let start = bytes.count
    for isTight in [false, true] {
      bytes.removeLast(bytes.count - start)
      content(&bytes, isTight)
      if let comment {
        if bytes.count > start {
          bytes.append(isTight ? " " : "  ")
          if !isTight { bytes.pad(from: start, to: column) }
        }
        bytes.append(comment: comment, isTight: isTight)
      }
      if bytes.count - start <= LineCursor.longestLine { return bytes.append("\n") }
    }
    bytes.removeLast(bytes.count - start)
    if let comment {
      bytes.append(comment: comment, isTight: true)
      bytes.append("\n")
    }
    content(&bytes, true)
    bytes.append("\n")
  }
}

extension [UInt8] {
  /// `# ` and a comment.
  fileprivate mutating func append(comment: [UInt8], isTight: Bool) {
    let text = comment[...].withoutBlanksAtEnd
    append("#")
    guard let first = text.first else { return }
    let isPlain = first != UInt8(ascii: "#") && first != UInt8(ascii: " ")
    if first == UInt8(ascii: " ") || (isPlain && !isTight) { append(" ") }
    append(text: [UInt8](text))
  }
}
