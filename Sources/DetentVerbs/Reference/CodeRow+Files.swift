import GestureScript

extension CodeRow {
  /// E0xx: the file as a whole.
  static let ofFiles: [CodeRow] = [
    CodeRow(
      code: .missingSignature,
      advice: """
        Every script begins with a line that names its format, and this file begins with something \
        else, or it is no script. Write `gesture 1` as the very first line, above any comment; in \
        a script as a line of JSON, write `"gesture":1`.
        """,
      sample: .script(
        """
        title "slow drag"
        tap 0 160
        """)),
    CodeRow(
      code: .unknownVersion,
      advice: """
        The first line names a version of the format other than 1, which is the only one that \
        there is. Write `gesture 1`, or `trace 1` in a trace; if a newer `detent` made the file, \
        read it with that one.
        """,
      sample: .script(
        """
        gesture 2
        tap 0 160
        """)),
    CodeRow(
      code: .tooManyErrors,
      advice: """
        The reader lists at most 1000 errors of a script, and counts the others with this. The \
        command shows 20 of them and says how many more there are, so this is for programs that \
        call the reader. So many errors often have one cause.
        """,
      sample: .manyErrors),
    CodeRow(
      code: .lineTooLong,
      advice: """
        A line of a script has at most 4096 bytes, its comment and its blanks among them. Shorten \
        the line, or put its comment into lines of its own; it may also be that the line ends of \
        the file have been lost.
        """,
      sample: .longLine),
    CodeRow(
      code: .invalidUTF8,
      advice: """
        Scripts are text in UTF-8. This is said of bytes that are none, as in a file that was \
        saved as Latin-1 or UTF-16; save it as UTF-8 in your editor.
        """,
      sample: .noText),
    CodeRow(
      code: .controlCharacter,
      advice: """
        A line holds a character that cannot be seen, such as a bell, an escape or a lone carriage \
        return. Only tabs are allowed, and a line feed, or a carriage return and a line feed, at \
        the end of a line. Delete the character; it often comes from a copy out of a terminal.
        """,
      sample: .script(
        """
        gesture 1
        mark "catch\u{7}"
        tap 0 160
        """)),
  ]
}
