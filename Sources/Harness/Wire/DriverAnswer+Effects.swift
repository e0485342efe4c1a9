import ControlCore
import GestureScript

// Effects in a driver's answer.

extension DriverAnswer {
  /// Reads an effect such as `["changed",20.5,{"part":1}]`.
  ///
  /// - Parameters:
  ///   - value: the effect.
  ///   - context: the context of the answered line.
  ///   - parts: the number of parts, now or before the line.
  /// - Returns: the effect.
  /// - Throws: the reason that it is not a valid effect.
  static func effect(
    _ value: JSONValue, _ context: DriverContext, _ parts: Int
  ) throws(AnswerError) -> Effect {
    guard let elements = value.elements, let name = elements.first?.string else {
      throw .nonsense("an effect is not an array that begins with its name")
    }
    var operands = elements.dropFirst()
    var time = context.time
    var part: UInt8 = 0
    if case .object(let members)? = operands.last {
      operands.removeLast()
      (time, part) = try details(members, context.time, parts)
    }
    guard operands.count == (hasOperand(name) ? 1 : 0) else {
      throw .nonsense(
        "an effect is unknown, or has too much or too little: " + name)
    }
    guard let effect = effect(name, operands.first, context.cause, time) else {
      throw .nonsense("an invalid effect: " + name)
    }
    try expectReported(name, context)
    return effect.of(part: part)
  }

  /// Rejects an effect that the driver has not declared.
  private static func expectReported(_ name: [UInt8], _ context: DriverContext) throws(AnswerError)
  {
    guard let tells = context.tells,
      let row = ControlAbilities.words.first(where: { name == $0.word }),
      !tells.contains(row.ability)
    else { return }
    throw .nonsense("an effect that its \"tells\" does not name: " + name)
  }

  private static func hasOperand(_ name: [UInt8]) -> Bool {
    name == "changed" || name == "ended" || name == "tick" || name == "bound" || name == "snapped"
  }

  /// Returns the time and the part at the end of an effect.
  private static func details(
    _ members: [JSONMember], _ now: Timestamp, _ parts: Int
  ) throws(AnswerError) -> (Timestamp, UInt8) {
    var (time, part) = (now, UInt8(0))
    for member in members {
      guard let number = member.value.number else {
        throw .nonsense("a detail of an effect is not a number")
      }
      switch member.key {
      case "part":
        // A removed part may still report its end.
        guard let index = wholeNumber(number), (0..<Int64(parts)).contains(index) else {
          throw .nonsense("an effect of a part that is not there")
        }
        part = UInt8(index)
      case "t":
        guard let nanoseconds = wholeNumber(number), nanoseconds >= 0 else {
          throw .nonsense("an effect at a time that is not a number of nanoseconds")
        }
        time = Timestamp(nanoseconds: nanoseconds)
      default: throw .nonsense("\"" + member.key + "\" is not a detail of an effect")
      }
    }
    return (time, part)
  }

  /// - Returns: `nil` if the operand is not of its kind, or there is no such effect.
  private static func effect(
    _ name: [UInt8], _ operand: JSONValue?, _ cause: ChangeCause, _ time: Timestamp
  ) -> Effect? {
    switch name {
    case "began": return .began(time)
    case "idle": return .idle(time)
    case "changed": return operand?.number.map { .changed($0, cause, time) }
    case "snapped": return operand?.number.map { .snapped($0, time) }
    case "tick":
      guard let mark = operand?.number.flatMap({ wholeNumber($0) }) else { return nil }
      return .tick(TickRun(marks: MarkSpan(first: mark, count: 1), at: time))
    case "bound":
      let side = operand?.string.flatMap { Vocabulary.sides.value(of: $0[...]) }
      return side.map { .bound($0, time) }
    case "ended":
      let reason = operand?.string.flatMap { Vocabulary.endReasons.value(of: $0[...]) }
      guard let reason else { return nil }
      return .ended(reason, .nan, time)  // with the value that the part has then
    default: return nil
    }
  }
}

/// - Returns: `nil` if `x` is not whole or does not fit. `Int64(exactly:)` would need C's
///   mathematics on Linux.
private func wholeNumber(_ x: Double) -> Int64? {
  guard x >= -0x1p63, x < 0x1p63, roundedDown(x) == x else { return nil }
  return Int64(x)
}
