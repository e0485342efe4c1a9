/// A span within one line of a text.
public struct SourceSpan: Equatable, Sendable {
  /// The line number, from 1; 0 for a line that was never text.
  public var line: Int

  /// The first character, from 1. A character is a Unicode scalar, or one byte of invalid UTF-8.
  public var column: Int

  /// The length in characters.
  public var length: Int

  /// Creates a span; line and column count from 1.
  public init(line: Int, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = length
  }

  /// The span of content built in code.
  public static let none = SourceSpan(line: 0, column: 0, length: 0)
}
