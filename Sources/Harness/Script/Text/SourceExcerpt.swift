/// The part of a line around a place in it, and where its carets go.
package struct SourceExcerpt {
  /// What to show of the line.
  package private(set) var text: [UInt8] = []
  /// What to put below it up to the first caret: as wide, with tabs where it has tabs.
  package private(set) var indent: [UInt8] = []
  /// How many carets; at least 1.
  package private(set) var carets = 0

  /// Longer lines are cut, with `…` where something is missing.
  private static let longestLine = 120
  private static let charactersBefore = 40

  /// - Parameters:
  ///   - line: any bytes but a line end.
  ///   - column: of the first character to mark, from 1; one past the end of the line is fine.
  ///   - length: how many characters to mark.
  package init(_ line: ArraySlice<UInt8>, column: Int, length: Int) {
    let isLong =
      line.count > Self.longestLine
      && Characters.count(line.prefix(4 * Self.longestLine + 1)) > Self.longestLine
    let first = isLong ? max(1, column - Self.charactersBefore) : 1
    var characters = Characters(line)
    var position = 0
    if first > 1 { show(ellipsis, width: 1, isBefore: true) }
    while let character = characters.next() {
      position += 1
      if position < first { continue }
      if isLong, position >= first + Self.longestLine {
        show(ellipsis, width: 1, isBefore: false)
        break
      }
      let isMarked = position >= column && position - column < length
      show(character, of: line, isBefore: position < column, isMarked: isMarked)
    }
    carets = max(carets, 1)
  }

  private var ellipsis: [UInt8] { [UInt8]("…") }

  private mutating func show(_ bytes: [UInt8], width: Int, isBefore: Bool) {
    text.append(contentsOf: bytes)
    if isBefore { indent.pad(from: indent.count, to: width) }
  }

  private mutating func show(
    _ character: Characters.Element, of line: ArraySlice<UInt8>, isBefore: Bool, isMarked: Bool
  ) {
    if character.scalar == 0x09, isBefore {
      text.append(0x09)
      return indent.append(0x09)
    }
    var width = 1
    if let scalar = character.scalar, !scalar.isControlCharacter {
      text.append(contentsOf: line[character.range])
      width = scalar.columns
    } else {
      // A tab below carets would break their row: one space will do.
      text.append(character.scalar == 0x09 ? " " : "\u{FFFD}")
    }
    if isBefore { indent.pad(from: indent.count, to: width) }
    if isMarked { carets += width }
  }
}
