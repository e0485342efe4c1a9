internal import ControlCore

extension Key {
  /// Makes a key from the character of SwiftUI's `KeyEquivalent`: Apple's private character of a
  /// function key, or the typed character. `nil` for keys left to the host.
  init?(_ character: Character) {
    switch character {
    case "\u{F700}": self = .arrowUp
    case "\u{F701}": self = .arrowDown
    case "\u{F702}": self = .arrowLeft
    case "\u{F703}": self = .arrowRight
    case "\u{F729}": self = .home
    case "\u{F72B}": self = .end
    case "\u{F72C}": self = .pageUp
    case "\u{F72D}": self = .pageDown
    case "\u{1B}": self = .escape
    // The key that erases backwards, and the one that erases forwards.
    case "\u{7F}", "\u{8}": self = .backspace
    case "\u{F728}": self = .delete
    case "0"..."9":
      guard let digit = character.wholeNumberValue else { return nil }
      self = .digit(Int64(digit))
    default: return nil
    }
  }
}
