import ControlCore
import GestureScript

/// The title of an animation, wrapped at words into one line or two.
struct FilmTitle {
  /// One line, or two.
  let lines: [[UInt8]]

  /// The width of a letter, in font sizes: a rough mean that few texts exceed.
  private static let widthOfLetter = 0.56

  /// - Parameters:
  ///   - text: the title; spaces separate words.
  ///   - size: the font size, in points.
  ///   - line: the maximum width of a line, in points.
  ///   - last: the maximum width of the last line, which shares its space.
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

  /// Removes and joins as many words as fit; a cut last line ends with an ellipsis.
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
