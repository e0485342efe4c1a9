import GestureScript

/// The pressed buttons of a log, to detect an ambiguous left button.
struct ButtonSurvey {
  private typealias Press = (name: ArraySlice<UInt8>, place: PointerPlace)

  /// True if the left button is pressed, or an event names no button.
  private var hasLeft = false
  /// Presses of the left button by two numbers: 0 is the left one to browsers, and 1 to others.
  private var zero: Press?
  private var one: Press?
  private var unclear: Press?

  mutating func take(_ row: PointerRow, at place: PointerPlace) {
    switch row.button {
    case nil: hasLeft = true
    case .primary:
      hasLeft = true
      if row.buttonName.matches("0") { zero = zero ?? (row.buttonName, place) }
      if row.buttonName.matches("1") { one = one ?? (row.buttonName, place) }
    case .unclear: unclear = unclear ?? (row.buttonName, place)
    case .other, .wheel: break
    }
  }

  /// - Throws: `Diagnostic` if the left button is ambiguous.
  func check() throws(Diagnostic) {
    if zero != nil, let one { throw Self.question(one, "both 0 and 1 are pressed, and this is '") }
    if !hasLeft, let unclear {
      throw Self.question(unclear, "no press is of the left button, unless this is: '")
    }
  }

  private static func question(_ press: Press, _ what: StaticString) -> Diagnostic {
    var error = Diagnostic(.unclear, at: press.place.span, what, press.name, "'")
    let name = press.name.prefix(60)
    error.help = Array(
      "name the left one: --left-button \(utf8: name); it is 0 in browsers, 1 in Java, X11 and others"
        .utf8)
    return error
  }
}
