import GestureScript

/// The state that a part reports to assistive technology, in WAI-ARIA terms.
package struct AriaState: Equatable, Sendable {
  /// `aria-valuenow`; `nil` if it is not reported, or there is none.
  package var now: Double?
  /// True if the driver reports that there is no `aria-valuenow`.
  package var hasNoNow = false
  /// `aria-valuemin` and `aria-valuemax`, or their defaults.
  package var min: Double?
  package var max: Double?
  /// `aria-valuetext`, in UTF-8; `nil` if there is none.
  package var text: [UInt8]?
  package var isVertical: Bool?
  package var isDisabled: Bool?
  /// True if the keyboard can move the focus to the part.
  package var isFocusable: Bool?

  /// Reads the states that a driver reports.
  ///
  /// - Parameters:
  ///   - value: an object, or an array with one object per part.
  ///   - count: the number of parts.
  /// - Returns: one state per part.
  /// - Throws: `AnswerError.nonsense` if it violates the protocol.
  static func states(
    _ value: JSONValue, _ count: Int
  ) throws(DriverAnswer.AnswerError) -> [AriaState] {
    let elements = value.elements ?? [value]
    guard elements.count == count else {
      throw .nonsense("\"aria\" is not an object for each value")
    }
    var states: [AriaState] = []
    for element in elements { states.append(try AriaState(element)) }
    return states
  }

  private init(_ value: JSONValue) throws(DriverAnswer.AnswerError) {
    guard case .object(let members) = value else {
      throw .nonsense("\"aria\" is not an object for each value")
    }
    for member in members {
      switch member.key {
      case "now" where member.value == .null: hasNoNow = true
      case "now": now = try Self.number(member)
      case "min": min = try Self.number(member)
      case "max": max = try Self.number(member)
      case "text":
        guard let reported = member.value.string else { throw .nonsense("\"text\" is not a text") }
        text = reported
      case "orientation":
        guard let word = member.value.string, word == "horizontal" || word == "vertical" else {
          throw .nonsense("\"orientation\" is neither horizontal nor vertical")
        }
        isVertical = word == "vertical"
      case "disabled": isDisabled = try Self.flag(member)
      case "focusable": isFocusable = try Self.flag(member)
      default: throw .nonsense("\"" + member.key + "\" is not a member of \"aria\"")
      }
    }
  }

  private static func number(_ member: JSONMember) throws(DriverAnswer.AnswerError) -> Double {
    guard let number = member.value.number else {
      throw .nonsense("\"" + member.key + "\" of \"aria\" is not a number")
    }
    return number
  }

  private static func flag(_ member: JSONMember) throws(DriverAnswer.AnswerError) -> Bool {
    guard case .bool(let flag) = member.value else {
      throw .nonsense("\"" + member.key + "\" of \"aria\" is neither true nor false")
    }
    return flag
  }
}
