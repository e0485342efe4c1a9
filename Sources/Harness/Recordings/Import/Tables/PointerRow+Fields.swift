import ControlCore
import GestureScript

/// Reading single fields.
extension PointerRow {
  /// Half the range of times, so that a difference of two fits: 146 years.
  static let timeLimit: UInt64 = 0x4000_0000_0000_0000

  /// A time in nanoseconds: from the decimal digits, rounded once.
  static func nanoseconds(
    _ field: PointerField, power: Int64
  ) throws(Diagnostic) -> Int64 {
    guard let number = decimal(field.text) else {
      var error = notANumber(field)
      error.help = [UInt8](
        "a time is one number, or a date as 2026-05-04T12:00:00.125Z; t_s and t_ms name its unit")
      throw error
    }
    guard let time = number.integer(timesPowerOfTen: power), time.magnitude < timeLimit
    else { throw .tooLate(at: field.span) }
    return time
  }

  static func number(_ field: PointerField) throws(Diagnostic) -> Double {
    guard let number = decimal(field.text)?.value else { throw notANumber(field) }
    return number + 0
  }

  static func identifier(_ field: PointerField) throws(Diagnostic) -> Int64 {
    guard let number = decimal(field.text), number.isInteger(timesPowerOfTen: 0),
      let id = number.integer(timesPowerOfTen: 0)
    else { throw notANumber(field) }
    return id
  }

  static func power(of field: PointerField) throws(Diagnostic) -> Int64 {
    if let power = PointerColumn.units.value(of: field.text) { return power }
    throw Diagnostic(
      .malformedLine, at: field.span, "unknown unit of time '", field.text, "'",
      help: "known are s, ms, us and ns")
  }

  static func unit(of field: PointerField) throws(Diagnostic) -> WheelEvent.Unit {
    let number = DecimalText.parseInteger(field.text).flatMap { Int(exactly: $0) }
    if let number, (0...2).contains(number) { return [.points, .lines, .pages][number] }
    if let unit = Vocabulary.wheelUnits.value(of: field.text) { return unit }
    throw Diagnostic(
      .malformedLine, at: field.span, "unknown deltaMode '", field.text, "'",
      help: "0 is points, 1 lines, 2 pages; or write px, line, page or detent")
  }

  /// Returns the phase of a wheel event; other systems use their words for touches.
  static func wheelPhase(of field: PointerField) throws(Diagnostic) -> WheelEvent.Phase {
    if let phase = Vocabulary.wheelPhases.value(of: field.text) { return phase }
    switch PointerRowPhase.named(field.text) {
    case .down: return .begin
    case .move: return .change
    case .up, .cancel: return .end
    default: if field.text.matches("none") { return .none }
    }
    throw Diagnostic(
      .malformedLine, at: field.span, "unknown phase of a wheel '", field.text, "'",
      help: "known are begin, change, end and momentum")
  }

  /// A key by its name (`KeyboardEvent.key` or `.code`); `nil` if no control answers to it.
  static func key(_ text: ArraySlice<UInt8>) -> Key? {
    if text.count == 1, let digit = text.first, digit.isDigit {
      return .digit(Int64(digit - UInt8(ascii: "0")))
    }
    return Self.keys.value(of: text)
  }

  /// Browsers', and pynput's.
  private static let keys = WordList<Key>([
    ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp),
    ("ArrowDown", .arrowDown), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home),
    ("End", .end), ("Escape", .escape), ("Delete", .delete), ("Backspace", .backspace),
    ("Digit0", .digit(0)), ("Digit1", .digit(1)),
    ("Digit2", .digit(2)), ("Digit3", .digit(3)), ("Digit4", .digit(4)), ("Digit5", .digit(5)),
    ("Digit6", .digit(6)), ("Digit7", .digit(7)), ("Digit8", .digit(8)), ("Digit9", .digit(9)),
    ("Key.left", .arrowLeft), ("Key.right", .arrowRight), ("Key.up", .arrowUp),
    ("Key.down", .arrowDown), ("Key.page_up", .pageUp), ("Key.page_down", .pageDown),
    ("Key.home", .home), ("Key.end", .end), ("Key.esc", .escape), ("Key.delete", .delete),
    ("Key.backspace", .backspace),
  ])

  static func isTrue(_ field: PointerField) -> Bool {
    field.text.matches(anyCaseOf: "true") || field.text.matches("1")
  }

  /// Returns the truth value of a field; throws for any other text.
  static func truth(of field: PointerField) throws(Diagnostic) -> Bool {
    if isTrue(field) { return true }
    if field.text.matches(anyCaseOf: "false") || field.text.matches("0") { return false }
    throw Diagnostic(
      .malformedLine, at: field.span, "'", field.text, "' is neither true nor false",
      help: "a click that is pressed is a down, and else an up")
  }

  private static func decimal(_ text: ArraySlice<UInt8>) -> DecimalNumber? {
    DecimalNumber(plain: text) ?? DecimalNumber(json: text)
  }

  private static func notANumber(_ field: PointerField) -> Diagnostic {
    Diagnostic(.notANumber, at: field.span, "'", field.text, "' is not a number")
  }
}

extension Diagnostic {
  static func tooLate(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.timeTooLarge, at: span, "the time is beyond 146 years")
  }

  /// The error for a time without a unit.
  static func timeWithoutUnit(_ name: ArraySlice<UInt8>, at span: SourceSpan) -> Diagnostic {
    var error = Diagnostic(.noTimeColumn, at: span, "'", name, "' has no unit")
    error.help = PointerLayout.example("name it: --columns ", "t_ms", name)
    error.help?.append(" for milliseconds, or t_s, t_us or t_ns")
    return error
  }
}
