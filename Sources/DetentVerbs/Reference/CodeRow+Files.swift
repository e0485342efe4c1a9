import GestureScript

extension CodeRow {
  /// E0xx: the file as a whole.
  static let ofFiles: [CodeRow] = [
    CodeRow(
      code: .missingSignature,
      advice: """
        Every script begins with a line that names its format, and this file does not. Write \
        `gesture 1` as the very first line, above any comment; in a script as a line of JSON, \
        write `"gesture":1`.
        """,
      sample: .script(
        """
        title "slow drag"
        tap 0 160
        """)),
    CodeRow(
      code: .unknownVersion,
      advice: """
        The first line names a version of the format other than 1, the only one. Write `gesture \
        1`, or `trace 1` in a trace; if a newer `detent` made the file, read it with that one.
        """,
      sample: .script(
        """
        gesture 2
        tap 0 160
        """)),
    CodeRow(
      code: .tooManyErrors,
      advice: """
        The reader lists at most 1000 errors of a script, and counts the others in this one. The \
        command shows only 20 and the number of others, so only programs that call the reader get \
        it. So many errors often have one cause.
        """,
      sample: .manyErrors),
    CodeRow(
      code: .lineTooLong,
      advice: """
        A line of a script has at most 4096 bytes, including its comment and blanks. Shorten the \
        line, or move its comment to lines of its own; the file may also have lost its line ends.
        """,
      sample: .longLine),
    CodeRow(
      code: .invalidUTF8,
      advice: """
        Scripts are text in UTF-8. This file has other bytes, perhaps because it was saved as \
        Latin-1 or UTF-16; save it as UTF-8 in your editor.
        """,
      sample: .noText),
    CodeRow(
      code: .controlCharacter,
      advice: """
        A line holds an invisible character, such as a bell, an escape or a lone carriage return. \
        Only tabs are allowed, and a line feed, or a carriage return and a line feed, at the end \
        of a line. Delete the character; it often comes from text copied from a terminal.
        """,
      sample: .script(
        """
        gesture 1
        mark "catch\u{7}"
        tap 0 160
        """)),
  ]
}
