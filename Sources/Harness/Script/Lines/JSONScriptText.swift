/// The text of one script line, assembled from words, with the position of each in the JSON.
struct JSONScriptText {
  private(set) var bytes: [UInt8] = []
  private var words: [(column: Int, span: SourceSpan)] = []
  private var columns = 0

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    columns = 0
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends text after a separator.
  ///
  /// - Parameters:
  ///   - separator: a blank; empty to continue the line without one.
  ///   - text: the text, without line ends.
  ///   - span: the position in the JSON.
  package mutating func append(
    _ separator: StaticString, _ text: ArraySlice<UInt8>, at span: SourceSpan
  ) {
    bytes.append(separator)
    columns += separator.utf8CodeUnitCount
    words.append((columns + 1, span))
    bytes.append(contentsOf: text)
    columns += Characters.count(text)
  }

  /// Appends text that belongs to the word before.
  package mutating func append(_ mark: StaticString) {
    bytes.append(mark)
    columns += mark.utf8CodeUnitCount
  }

  /// Converts a position in the text to the position in the JSON.
  func place(of span: SourceSpan) -> SourceSpan {
    (words.last { $0.column <= span.column } ?? words.first)?.span ?? .none
  }
}
