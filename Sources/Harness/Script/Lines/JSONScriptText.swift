/// The text of one line of a script, put together word by word, and where in the JSON each word is.
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

  /// Appends text, after what stands before it.
  ///
  /// - Parameters:
  ///   - separator: a blank, unless the text goes on with a word.
  ///   - text: without line ends.
  ///   - span: where it was read.
  package mutating func append(
    _ separator: StaticString, _ text: ArraySlice<UInt8>, at span: SourceSpan
  ) {
    bytes.append(separator)
    columns += separator.utf8CodeUnitCount
    words.append((columns + 1, span))
    bytes.append(contentsOf: text)
    columns += Characters.count(text)
  }

  /// Appends what belongs to the word before.
  package mutating func append(_ mark: StaticString) {
    bytes.append(mark)
    columns += mark.utf8CodeUnitCount
  }

  /// The place in the JSON of a place in the text.
  func place(of span: SourceSpan) -> SourceSpan {
    (words.last { $0.column <= span.column } ?? words.first)?.span ?? .none
  }
}
