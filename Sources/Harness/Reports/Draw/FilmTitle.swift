import ControlCore
import GestureScript

/// The title of a film in one line or two, none of which ends in the middle of a word.
struct FilmTitle {
  /// One or two.
  let lines: [[UInt8]]

  /// Of a letter, in sizes of the font: a rough mean that few texts go over.
  private static let widthOfLetter = 0.56

  /// - Parameters:
  ///   - text: the title; blanks part its words.
  ///   - size: of the font, in points.
  ///   - line: how wide a line may be, in points.
  ///   - last: how wide the last one may be, which shares its room with something else.
  init(_ text: [UInt8], size: Double, line: Double, last: Double) {
    let space = Self.columns(line, size), end = Self.columns(last, size)
    guard text.columns > end else {
      lines = [text]
      return
    }
    var words = text.split { $0.isBlank }.map { [UInt8]($0) }[...]
    let first = Self.line(&words, columns: space, isLast: false)
    lines = words.isEmpty ? [first, []] : [first, Self.line(&words, columns: end, isLast: true)]
  }

  private static func columns(_ width: Double, _ size: Double) -> Int {
    max(Int(Int64(saturating: roundedDown(width / (size * widthOfLetter)))), 1)
  }

  /// Takes as many words as fit; the last line says by an ellipsis that there are more.
  private static func line(
    _ words: inout ArraySlice<[UInt8]>, columns: Int, isLast: Bool
  ) -> [UInt8] {
    var line: [UInt8] = []
    while let word = words.first {
      let longer = line.isEmpty ? word : line + [0x20] + word
      let needed = longer.columns + (isLast && words.count > 1 ? 2 : 0)
      guard needed <= columns else { break }
      line = longer
      words.removeFirst()
    }
    if line.isEmpty, !isLast, let word = words.popFirst() { return word.shortened(to: columns) }
    if isLast, !words.isEmpty { line.append(line.isEmpty ? "…" : " …") }
    return line
  }
}
