import GestureScript

/// The button of a mouse or pen in a row.
enum RowButton: Equatable {
  case primary, other, wheel
  /// A possible left button: 1, which is the middle button in browsers and the left one in many
  /// others, or an unknown word.
  case unclear

  /// Parses a button's name or number.
  ///
  /// - Parameters:
  ///   - text: the button in the file. Of numbers, 0 is the left one, as in browsers, and -1 none.
  ///   - countsFromOne: true if 1 is the left one, as in Java, X11 and SDL.
  ///   - left: the user's name for the left one; then all others are other buttons.
  init(named text: ArraySlice<UInt8>, countsFromOne: Bool, left: [UInt8]?) {
    var word = text.map { $0.lowercased }[...]
    if let left, Self.names.value(of: word) != .wheel {
      self = word == left.map { $0.lowercased }[...] ? .primary : .other
      return
    }
    for prefix in Self.prefixes where word.begins(with: prefix) {
      word = word.dropFirst(prefix.utf8CodeUnitCount)
    }
    let isOne = word.matches("1")
    self = countsFromOne && isOne ? .primary : Self.names.value(of: word) ?? .unclear
  }

  /// Returns true for the word of a button, in contrast to a number, which touches have, too.
  static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    DecimalText.parseInteger(text) == nil
      && RowButton(named: text, countsFromOne: false, left: nil) != .unclear
  }

  private static let prefixes: [StaticString] = ["qt.", "mousebutton.", "button.", "btn_"]

  /// The last numbers are those of the kernel.
  private static let names = WordList<RowButton>([
    ("left", .primary), ("primary", .primary), ("main", .primary), ("0", .primary),
    ("-1", .primary), ("none", .primary), ("nobutton", .primary), ("leftbutton", .primary),
    ("button1", .primary), ("lmb", .primary), ("272", .primary), ("scroll", .wheel),
    ("wheel", .wheel), ("right", .other), ("middle", .other), ("secondary", .other),
    ("auxiliary", .other), ("rightbutton", .other), ("middlebutton", .other),
    ("button2", .other), ("button3", .other), ("rmb", .other), ("mmb", .other),
    ("back", .other), ("forward", .other), ("side", .other), ("extra", .other),
    ("x1", .other), ("x2", .other), ("2", .other), ("3", .other), ("4", .other), ("5", .other),
    ("6", .other), ("7", .other), ("8", .other), ("9", .other), ("273", .other),
    ("274", .other), ("275", .other), ("276", .other),
  ])
}
