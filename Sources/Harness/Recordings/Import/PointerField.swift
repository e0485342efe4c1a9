import GestureScript
import GestureReplay

/// Where a row of a pointer log was read. Finding out its line and column takes time, so it is for errors.
enum PointerPlace {
  /// The row is this line.
  case line(TextLines.Line)
  /// The row begins at this byte of the text.
  case byte(Int, of: [UInt8])

  /// All of the row, or where it begins.
  var span: SourceSpan {
    switch self {
    case .line(let line): line.span
    case .byte(let start, let text): SourceSpan(start..<start, of: text[...])
    }
  }

  /// A part of the row, which is one of the text.
  func span(of part: ArraySlice<UInt8>) -> SourceSpan {
    switch self {
    case .line(let line): line.span(of: part)
    case .byte(_, let text): SourceSpan(part.startIndex..<part.endIndex, of: text[...])
    }
  }
}

/// One field of a row, as text.
struct PointerField {
  var column: PointerColumn
  /// What the file calls the column.
  var name: ArraySlice<UInt8>
  var text: ArraySlice<UInt8>
  var place: PointerPlace
  /// Whether the text is a part of the row, and not made of one.
  var isPart = false

  var span: SourceSpan { isPart ? place.span(of: text) : place.span }
}
