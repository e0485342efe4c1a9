import ControlCore

/// The names of settings in other tools and formats, with their equivalents in scripts.
enum ForeignWords {
  static let settings = WordList<StaticText>([
    ("bounds", "range"), ("limits", "range"), ("min", "range"), ("min", "minimum"),
    ("max", "range"), ("max", "stars"), ("maximum", "range"),
    ("maximum", "stars"),
    ("lower", "range"), ("upper", "range"), ("fps", "frame"), ("frames-per-second", "frame"),
    ("frame-rate", "frame"), ("hz", "frame"), ("inertia", "deceleration"),
    ("friction", "deceleration"), ("momentum", "deceleration"), ("decay", "deceleration"),
    ("rtl", "layout"), ("ltr", "layout"), ("direction", "layout"), ("orientation", "axis"),
    ("vertical", "axis"), ("horizontal", "axis"), ("size", "viewport"), ("width", "viewport"),
    ("height", "viewport"), ("initial", "value"), ("start", "value"), ("count", "stars"),
    ("symbols", "stars"), ("gap", "spacing"), ("disabled", "enabled"), ("haptics", "tick"),
    ("name", "title"), ("type", "control"), ("threshold", "slop"), ("overscroll", "rubber"),
    ("subdivisions", "fractions"), ("clear", "clear"), ("half-stars", "granularity"),
    ("precision", "granularity"), ("precision", "fractions"),
  ])

  /// Returns help for an unknown word: `write it so: range 0..100`.
  ///
  /// - Parameters:
  ///   - word: the first word of a header line, or a setting joined with its value: `range=0..10`.
  ///   - table: the table of the script's control.
  /// - Returns: the help; `nil` for other words.
  static func help(for word: ArraySlice<UInt8>, in table: ControlTable) -> [UInt8]? {
    for known in settings.entries where word.matches(known.word) {
      guard let entry = table[known.value] else { continue }
      var text = [UInt8]("write it so: ")
      text += entry.example
      return text
    }
    let parts = word.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") })
    guard parts.count == 2, let entry = table.entry(startedBy: parts[0]) else { return nil }
    var text = [UInt8]("write a blank between a setting and its value, for example: ")
    text += entry.example
    return text
  }
}
