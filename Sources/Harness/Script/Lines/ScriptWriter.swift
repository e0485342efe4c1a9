/// Writes scripts as text that reads back as the same script.
///
/// Words are separated by one space, settings and times are in columns, times in milliseconds,
/// numbers as short as possible. Comments and blank lines keep their positions.
public enum ScriptWriter {
  /// Returns the text of a script.
  public static func text(of script: Script) -> [UInt8] {
    text(of: script, commentColumn: 0)
  }

  /// Returns the canonical text, with the relative times of `withRelativeTimes`. Comments after a
  /// line are in a column of their own, or two spaces after a line that is longer.
  public static func canonicalText(of script: Script) -> [UInt8] {
    text(of: script.withRelativeTimes, commentColumn: commentColumn)
  }

  private static func text(of script: Script, commentColumn column: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    append(headOf: script, commentColumn: column, to: &bytes)
    for line in script.body { append(line, commentColumn: column, to: &bytes) }
    return bytes
  }

  /// Appends everything above the first event.
  private static func append(
    headOf script: Script, commentColumn column: Int, to bytes: inout [UInt8]
  ) {
    appendLine(comment: script.comment, column, to: &bytes) { bytes, _ in bytes.append("gesture 1")
    }
    for line in script.header { append(line, commentColumn: column, to: &bytes) }
  }

  /// The column of comments after lines.
  private static let commentColumn = 48

  /// Writes the text of `canonicalText` while a script is read, without storing the script.
  ///
  /// - Parameters:
  ///   - text: a script without errors.
  ///   - controls: the controls that the script can name.
  ///   - print: receives the text, one or several lines at a time.
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

  /// Appends a line above the first event, with its line end.
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

  /// Appends a line from the first event on, with its line end.
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

  /// Appends a line. A line too long to be read again is written without columns; if it is still
  /// too long, its comment goes above it.
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
  /// Appends `# ` and a comment.
  fileprivate mutating func append(comment: [UInt8], isTight: Bool) {
    let text = comment[...].withoutBlanksAtEnd
    append("#")
    guard let first = text.first else { return }
    let isPlain = first != UInt8(ascii: "#") && first != UInt8(ascii: " ")
    if first == UInt8(ascii: " ") || (isPlain && !isTight) { append(" ") }
    append(text: [UInt8](text))
  }
}
