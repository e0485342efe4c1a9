import ControlCore

/// The private-use code points that WebDriver uses for keys.
enum W3CKeys {
  private static let keys: [(scalar: UInt32, key: Key)] = [
    (0xE003, .backspace), (0xE00C, .escape), (0xE017, .delete), (0xE00E, .pageUp),
    (0xE00F, .pageDown), (0xE010, .end), (0xE011, .home),
    (0xE012, .arrowLeft), (0xE013, .arrowUp), (0xE014, .arrowRight), (0xE015, .arrowDown),
    // Those of the number pad.
    (0xE054, .pageUp), (0xE055, .pageDown), (0xE056, .end), (0xE057, .home),
    (0xE05D, .delete), (0xE058, .arrowLeft), (0xE059, .arrowUp), (0xE05A, .arrowRight),
    (0xE05B, .arrowDown),
  ]

  /// The left keys precede the right ones, because the writer uses the first.
  static let modifiers: [(scalar: UInt32, modifier: Modifiers)] = [
    (0xE008, .shift), (0xE009, .control), (0xE00A, .alt), (0xE03D, .meta),
    (0xE050, .shift), (0xE051, .control), (0xE052, .alt), (0xE053, .meta),
  ]

  /// The key a control answers to.
  static func key(_ scalar: UInt32) -> Key? {
    if (0x30...0x39).contains(scalar) { return .digit(Int64(scalar) - 0x30) }
    if (0xE01A...0xE023).contains(scalar) { return .digit(Int64(scalar) - 0xE01A) }
    for entry in keys where entry.scalar == scalar { return entry.key }
    return nil
  }

  /// The code point of a key; 0 for a digit there is not.
  static func scalar(of key: Key) -> UInt32 {
    if case .digit(let digit) = key { return (0...9).contains(digit) ? 0x30 + UInt32(digit) : 0 }
    for entry in keys where entry.key == key { return entry.scalar }
    return 0
  }

  static func modifier(_ scalar: UInt32) -> Modifiers? {
    for entry in modifiers where entry.scalar == scalar { return entry.modifier }
    return nil
  }
}
