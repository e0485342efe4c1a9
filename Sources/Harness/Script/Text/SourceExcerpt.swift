/// The part of a line around a marked span, and its carets.
package struct SourceExcerpt {
  /// The visible part of the line.
  package private(set) var text: [UInt8] = []
  /// The indentation up to the first caret: equally wide, with tabs below tabs.
  package private(set) var indent: [UInt8] = []
  /// The number of carets; at least 1.
  package private(set) var carets = 0

  /// The maximum length in characters; longer lines are cut, with `…` at the cuts.
  private static let longestLine = 120
  private static let charactersBefore = 40

  /// - Parameters:
  ///   - line: any bytes without a line end.
  ///   - column: the first marked character, from 1; the line may end just before it.
  ///   - length: the number of marked characters.
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
      // A tab above carets would misalign them, so it becomes one space.
      text.append(character.scalar == 0x09 ? " " : "\u{FFFD}")
    }
    if isBefore { indent.pad(from: indent.count, to: width) }
    if isMarked { carets += width }
  }
}
