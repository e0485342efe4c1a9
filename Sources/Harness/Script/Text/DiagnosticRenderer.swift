/// Renders diagnostics with the lines that they are about.
///
///     a.gesture:6:6: error[E130]: unknown verb 'mvoe'
///          6 | +8ms mvoe 0 176
///            |      ^^^^
///            = help: did you mean 'move'?
public struct DiagnosticRenderer: Sendable {
  private let file: [UInt8]
  private let lines: SourceLines
  private let isColored: Bool

  /// - Parameters:
  ///   - file: the displayed file name, UTF-8.
  ///   - source: the text of the diagnostics.
  ///   - isColored: true for terminal colors.
  /// - Complexity: O(*n*) in the size of the text, once; a diagnostic costs at most its line.
  public init(file: [UInt8], source: [UInt8], isColored: Bool = false) {
    self.init(file: file, lines: SourceLines(source), isColored: isColored)
  }

  package init(file: [UInt8], lines: SourceLines, isColored: Bool) {
    (self.file, self.lines, self.isColored) = (file, lines, isColored)
  }

  /// The maximum number of diagnostics shown for one text; the rest is counted.
  public static let mostShown = 20

  /// Returns the first diagnostics in order, and the number of the others.
  public func render(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var text: [UInt8] = []
    for diagnostic in diagnostics.prefix(Self.mostShown) { append(diagnostic, to: &text) }
    let left = [Diagnostic](diagnostics.dropFirst(Self.mostShown)).total
    if left > 0 { text.append(leftOut: left, file) }
    return text
  }

  /// Appends one diagnostic.
  public func append(_ diagnostic: Diagnostic, to text: inout [UInt8]) {
    appendHeading(diagnostic, to: &text)
    let gutter = max(6, digits(of: diagnostic.span.line))
    appendSource(diagnostic, gutter: gutter, to: &text)
    guard let help = diagnostic.help else { return }
    text.pad(from: text.count, to: gutter + 1)
    styled(.gutter, &text) { $0.append("=") }
    text.append(" help: ")
    text.append(text: help)
    text.append("\n")
  }

  /// Returns the start of the text: after a byte order mark, if there is one.
  package static func startOfText(_ source: [UInt8]) -> Int {
    source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  // MARK: Parts

  private func appendHeading(_ diagnostic: Diagnostic, to text: inout [UInt8]) {
    text.append(text: file)
    text.append(":")
    if diagnostic.span.line > 0 {
      DecimalText.append(Int64(diagnostic.span.line), to: &text)
      text.append(":")
      DecimalText.append(Int64(diagnostic.span.column), to: &text)
      text.append(":")
    }
    text.append(" ")
    styled(Style(diagnostic.severity), &text) {
      switch diagnostic.severity {
      case .error: $0.append("error[")
      case .check: $0.append("check[")
      case .note: $0.append("note[")
      }
      $0.append(diagnostic.code.name)
      $0.append("]")
    }
    text.append(": ")
    styled(.message, &text) { $0.append(text: diagnostic.message) }
    text.append("\n")
  }

  private func appendSource(_ diagnostic: Diagnostic, gutter: Int, to text: inout [UInt8]) {
    let span = diagnostic.span
    guard let bytes = lines.line(span.line) else { return }
    let line = SourceExcerpt(bytes, column: span.column, length: span.length)
    styled(.gutter, &text) {
      $0.pad(from: $0.count, to: gutter - digits(of: span.line))
      DecimalText.append(Int64(span.line), to: &$0)
      $0.append(" |")
    }
    if !line.text.isEmpty { text.append(" ") }
    text.append(contentsOf: line.text)
    text.append("\n")
    styled(.gutter, &text) {
      $0.pad(from: $0.count, to: gutter + 1)
      $0.append("|")
    }
    text.append(" ")
    text.append(contentsOf: line.indent)
    styled(Style(diagnostic.severity), &text) {
      $0.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: line.carets))
    }
    text.append("\n")
  }

  private func digits(of number: Int) -> Int {
    var text: [UInt8] = []
    DecimalText.append(Int64(number), to: &text)
    return text.count
  }

  // MARK: Colors

  private enum Style {
    case error, check, note, message, gutter

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .check: self = .check
      case .note: self = .note
      }
    }

    var code: StaticString {
      switch self {
      case .error, .check: "\u{1B}[1;31m"
      case .note: "\u{1B}[1;36m"
      case .message: "\u{1B}[1m"
      case .gutter: "\u{1B}[34m"
      }
    }
  }

  private func styled(_ style: Style, _ text: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    if isColored { text.append(style.code) }
    body(&text)
    if isColored { text.append("\u{1B}[0m") }
  }
}

extension [UInt8] {
  /// Creates the count of hidden messages: `3 more are not shown`.
  package init(leftOut count: Int64) {
    self = []
    DecimalText.append(count, to: &self)
    append(count == 1 ? " more is not shown" : " more are not shown")
  }

  /// Appends a line with the count of hidden messages about a file.
  package mutating func append(leftOut count: Int64, _ file: [UInt8]) {
    append(text: file)
    append(": ")
    append(contentsOf: [UInt8](leftOut: count))
    append("\n")
  }
}
