import GestureScript
import GestureReplay

/// The position of a row in a pointer log. Line and column are computed late, for errors only.
enum PointerPlace {
  /// The row is this line.
  case line(TextLines.Line)
  /// The row begins at this byte of the text.
  case byte(Int, of: [UInt8])

  /// The whole row, or its start.
  var span: SourceSpan {
    switch self {
    case .line(let line): line.span
    case .byte(let start, let text): SourceSpan(start..<start, of: text[...])
    }
  }

  /// Returns the span of a part of the row that is a slice of the text.
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
  /// The column's name in the file.
  var name: ArraySlice<UInt8>
  var text: ArraySlice<UInt8>
  var place: PointerPlace
  /// True if the text is a slice of the row, false if it was made from one.
  var isPart = false

  var span: SourceSpan { isPart ? place.span(of: text) : place.span }
}
