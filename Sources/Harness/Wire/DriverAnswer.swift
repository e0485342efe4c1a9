import ControlCore
import GestureScript

/// A driver's answer to a line: the state of the control and its effects.
struct DriverAnswer {
  var state = DriverState()
  var effects: [Effect] = []
  /// Verdicts on the driver's own laws, by law number.
  var verdicts: [(law: Int, said: OwnVerdict)] = []
  /// True if the event of the line was the control's own; `nil` if it does not say.
  var isHandled: Bool?
  /// The text of the first uncaught error since the last answer, UTF-8; `nil` if there was none.
  var thrown: [UInt8]?

  /// The reason that an answer is invalid.
  enum AnswerError: Error {
    /// The driver rejects the line, for a reason in UTF-8.
    case rejected([UInt8])
    /// The answer violates the protocol; a description of the error.
    case nonsense([UInt8])
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: one line of the driver, without its line end.
  ///   - context: the context of the answered line.
  /// - Throws: the reason that it is not a valid answer.
  init(_ line: [UInt8], _ context: DriverContext) throws(AnswerError) {
    let members = try Self.members(of: line)
    state.values = try Self.values(members)
    let count = state.values.count
    if let known = context.fixedParts, count != known { throw Self.otherCount(count, known) }
    for member in members {
      switch member.key {
      case "value", "values": break
      case "phase": state.phase = try Self.phase(member.value)
      case "shown": state.shown = try Self.numbers(member.value, count, "shown")
      case "target": state.target = try Self.numbers(member.value, count, "target")
      case "rest": state.rest = try Self.rest(member.value, context.time)
      case "phases": state.phases = try Self.list(member.value, count, "phases", Self.phase)
      case "rests":
        state.rests = try Self.list(member.value, count, "rests") { value throws(AnswerError) in
          try Self.rest(value, context.time)
        }
      case "aria": state.aria = try AriaState.states(member.value, count)
      case "effects":
        guard let elements = member.value.elements else {
          throw .nonsense("\"effects\" is not an array")
        }
        let parts = max(count, context.parts)
        for element in elements { effects.append(try Self.effect(element, context, parts)) }
      case "handled":
        guard case .bool(let isOwn) = member.value else {
          throw .nonsense("\"handled\" is neither true nor false")
        }
        isHandled = isOwn
      case "held": try hold(member.value, context.laws)
      case "broken": try reject(member.value, context.laws)
      case "errors": thrown = try Self.texts(member.value).first
      default:
        guard !context.isFirst else { continue }
        throw .nonsense("\"" + member.key + "\" is not a member of an answer")
      }
    }
  }

  /// Returns the members of an answer, after the checks that apply to every answer.
  static func members(of line: [UInt8]) throws(AnswerError) -> [(key: [UInt8], value: JSONValue)] {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: line[...])
    } catch {
      throw .nonsense("that is not JSON: " + error.message)
    }
    guard case .object(let members) = value else { throw .nonsense("that is not a JSON object") }
    if let error = value["error"] {
      throw .rejected(error.string ?? [UInt8]("an error without a text"))
    }
    for (index, member) in members.enumerated()
    where members[..<index].contains(where: { $0.key == member.key }) {
      throw .nonsense("\"" + member.key + "\" stands in it twice")
    }
    return members.map { ($0.key, $0.value) }
  }

  private static func otherCount(_ count: Int, _ known: Int) -> AnswerError {
    .nonsense(Array("it has \(count) value\(count == 1 ? "" : "s"), and had \(known)".utf8))
  }

  private static func values(
    _ members: [(key: [UInt8], value: JSONValue)]
  ) throws(AnswerError) -> [Double] {
    for (key, value) in members {
      if key == "value" {
        guard let number = value.number else { throw .nonsense("\"value\" is not a number") }
        return [number]
      }
      if key == "values" {
        let count = value.elements?.count ?? 0
        guard (1...Int(ScriptRules.mostParts)).contains(count) else {
          throw .nonsense("\"values\" is not an array of 1 to 8 numbers")
        }
        return try numbers(value, count, "values")
      }
    }
    throw .nonsense("it has neither \"value\" nor \"values\"")
  }

  /// A number for each part; a number alone, if there is one part.
  private static func numbers(
    _ value: JSONValue, _ count: Int, _ name: StaticString
  ) throws(AnswerError) -> [Double] {
    let elements = value.elements ?? [value]
    let numbers = elements.compactMap { $0.number }
    guard numbers.count == count, elements.count == count else {
      throw .nonsense("\"" + [UInt8](name) + "\" is not a number for each value")
    }
    return numbers
  }

  /// An array with a value for each part.
  private static func list<Element>(
    _ value: JSONValue, _ count: Int, _ name: StaticString,
    _ read: (JSONValue) throws(AnswerError) -> Element
  ) throws(AnswerError) -> [Element] {
    guard let elements = value.elements, elements.count == count else {
      throw .nonsense("\"" + [UInt8](name) + "\" is not an array with something for each value")
    }
    var list: [Element] = []
    for element in elements { list.append(try read(element)) }
    return list
  }

  private static func texts(_ value: JSONValue) throws(AnswerError) -> [[UInt8]] {
    let texts = value.elements?.map { $0.string ?? [] } ?? [[]]
    guard texts.allSatisfy({ !$0.isEmpty }) else {
      throw .nonsense("\"errors\" is not an array of texts")
    }
    return texts
  }

  private static func phase(_ value: JSONValue) throws(AnswerError) -> ControlPhase {
    guard let word = value.string, let phase = Vocabulary.phases.value(of: word[...]) else {
      throw .nonsense("\"phase\" is none of idle, pressed, dragging, coasting, settling")
    }
    return phase
  }

  private static func rest(
    _ value: JSONValue, _ time: Timestamp
  ) throws(AnswerError) -> Timestamp? {
    if value == .null { return nil }
    guard let number = value.number, number > 0, number < 0x1p62 else {
      throw .nonsense("\"rest\" is neither null nor a positive number of nanoseconds")
    }
    return time.advanced(by: Int64(roundedUp(number)))
  }
}

/// The context in which an answer is read.
struct DriverContext {
  var time: Timestamp
  /// The cause of reported value changes; answers do not state it.
  var cause: ChangeCause
  /// True if the answer may also list the driver's capabilities.
  var isFirst = false
  /// The number of parts before the line.
  var parts = 0
  /// The required number of parts; `nil` if a setting can change it.
  var fixedParts: Int?
  /// The abilities that the driver declared to report; `nil` until they are known.
  var tells: ControlAbilities?
  /// The laws that the driver judges itself.
  var laws: [OwnLaw] = []
}

/// The known state of a driven control.
struct DriverState: Equatable, Sendable {
  var values: [Double] = [0]
  /// The reported phase; as the members below, `nil` if not reported.
  var phase: ControlPhase?
  var shown: [Double]?
  var target: [Double]?
  var rest: Timestamp?
  // Phase and rest time of each part, if reported.
  var phases: [ControlPhase]?
  var rests: [Timestamp?]?
  /// ARIA state of each part, if reported.
  var aria: [AriaState]?
}

func == (text: [UInt8], word: StaticString) -> Bool { text[...].matches(word) }
func ~= (word: StaticString, text: [UInt8]) -> Bool { text[...].matches(word) }

extension DriverAnswer.AnswerError {
  static func nonsense(_ text: StaticString) -> Self { .nonsense([UInt8](text)) }
}

func + (a: StaticString, b: [UInt8]) -> [UInt8] { [UInt8](a) + b }
func + (a: [UInt8], b: StaticString) -> [UInt8] { a + [UInt8](b) }

extension InputEvent.Action {
  /// The cause of value changes by this action.
  var cause: ChangeCause {
    switch self {
    case .pointer(let event): event.phase == .cancel ? .cancel : .drag
    case .wheel: .wheel
    case .key: .key
    case .adjust, .focus: .assistive
    case .rotate: .crown
    }
  }
}
