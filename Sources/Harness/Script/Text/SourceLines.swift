/// The lines of a text, all or a selection, for display with their numbers.
public struct SourceLines: Sendable {
  private let text: Text

  private enum Text: Sendable {
    case whole([UInt8], starts: [Int])
    case some([(number: Int, bytes: [UInt8])])
  }

  /// - Complexity: O(*n*) in the size of the text, once; a line costs at most its length.
  public init(_ source: [UInt8]) {
    var starts = [DiagnosticRenderer.startOfText(source)]
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    text = .whole(source, starts: starts)
  }

  /// Creates a selection of lines, without their line ends.
  init(some lines: [(number: Int, bytes: [UInt8])]) {
    text = .some(lines)
  }

  /// The number of lines, without an empty one at the end; of a selection, the largest number.
  public var count: Int {
    switch text {
    case .whole(let source, let starts):
      starts.last.map { $0 >= source.count } ?? true ? starts.count - 1 : starts.count
    case .some(let lines): lines.map { $0.number }.max() ?? 0
    }
  }

  /// Returns one line without its line end; `nil` if it is absent.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    switch text {
    case .some(let lines): return lines.first { $0.number == number }.map { $0.bytes[...] }
    case .whole(let source, let starts):
      guard number > 0, number <= starts.count else { return nil }
      let start = starts[number - 1]
      let isLast = number == starts.count
      var line = source[start..<max(start, isLast ? source.count : starts[number] - 1)]
      if !isLast, line.last == UInt8(ascii: "\r") { line.removeLast() }
      return line
    }
  }

  /// Appends one line with its number, a long one cut at the end.
  public func append(_ number: Int, to text: inout [UInt8]) {
    append(number, column: 1, length: 1, to: &text)
  }

  /// Appends one line with its number, a long one cut around a span.
  ///
  /// - Parameters:
  ///   - number: the line, from 1; nothing is written if it is absent.
  ///   - column: the start of the span, from 1.
  ///   - length: the length of the span in characters.
  ///   - text: the buffer to append to.
  /// - Returns: the visible part of the line.
  @discardableResult
  package func append(
    _ number: Int, column: Int, length: Int, to text: inout [UInt8]
  ) -> SourceExcerpt? {
    guard let line = line(number) else { return nil }
    let excerpt = SourceExcerpt(line, column: column, length: length)
    var digits: [UInt8] = []
    DecimalText.append(Int64(number), to: &digits)
    text.pad(from: text.count, to: 6 - digits.count)
    text.append(contentsOf: digits)
    text.append(excerpt.text.isEmpty ? " |" : " | ")
    text.append(contentsOf: excerpt.text)
    text.append("\n")
    return excerpt
  }
}
