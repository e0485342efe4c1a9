/// The lines of a script, to be shown with their numbers.
public struct SourceLines: Sendable {
  private let lines: [ArraySlice<UInt8>]

  public init(_ source: [UInt8]) {
    lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// How many there are; the end of the last one begins no other.
  public var count: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// Writes one line with its number, a long one only its beginning.
  public func append(_ number: Int, to text: inout [UInt8]) {
    append(number, column: 1, length: 1, to: &text)
  }

  /// Writes one line with its number, a long one only around a place.
  ///
  /// - Parameters:
  ///   - number: from 1; nothing is written if there is no such line.
  ///   - column: where the place begins, from 1.
  ///   - length: how many characters it has.
  ///   - text: what to write to.
  /// - Returns: what was written of the line.
  @discardableResult
  func append(
    _ number: Int, column: Int, length: Int, to text: inout [UInt8]
  ) -> SourceExcerpt? {
    guard number > 0, number <= lines.count else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
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
