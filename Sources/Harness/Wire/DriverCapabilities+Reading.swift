import ControlCore
public import GestureScript

extension DriverCapabilities {
  /// The reason that a first answer cannot be used.
  public struct Problem: Error {
    /// One sentence about the problem, in UTF-8.
    public let text: [UInt8]
    /// True if the driver itself rejects the control.
    public let isRejection: Bool
  }

  /// Returns the line that requests a first control.
  ///
  /// - Parameter table: the table of the control that it resembles.
  /// - Returns: JSON without a line end.
  public static func question(about table: ControlTable) -> [UInt8] {
    var new = DriverLine()
    new.add("control", text: table.name.bytes)
    new.add("value", 0)
    new.add("viewport", [320, 80])
    var line = DriverLine()
    line.add("detent", 1)
    line.add("new", json: new.bytes)
    return line.bytes
  }

  /// Returns the name of the resembled control; `nil` for an invalid answer or without a name.
  public static func control(in answer: [UInt8]) -> [UInt8]? {
    let members = try? DriverAnswer.members(of: answer)
    return members?.first { $0.key == "control" }?.value.string
  }

  /// Reads a driver's answer to `question(about:)`.
  ///
  /// - Parameters:
  ///   - answer: a line, without its line end.
  ///   - table: the table of the control that it resembles.
  ///   - controls: the set that contains this control.
  /// - Throws: the reason that the answer cannot be used.
  public init(
    reading answer: [UInt8], _ table: ControlTable, of controls: ControlSet
  ) throws(Problem) {
    self.init()
    do throws(DriverAnswer.AnswerError) {
      let members = try DriverAnswer.members(of: answer)
      if let list = members.first(where: { $0.key == "laws" })?.value {
        laws = try OwnLaw.list(list)
      }
      var context = DriverContext(time: Timestamp(nanoseconds: 0), cause: .host, isFirst: true)
      context.laws = laws
      _ = try DriverAnswer(answer, context)
      for (key, value) in members {
        try read(key, value, table, controls)
      }
      hasFixedParts = !table.entries.contains { $0.row.purpose == .parts && takes($0.row) }
    } catch {
      switch error {
      case .rejected(let text): throw Problem(text: text, isRejection: true)
      case .nonsense(let text): throw Problem(text: text, isRejection: false)
      }
    }
  }

  private mutating func read(
    _ key: [UInt8], _ value: JSONValue, _ table: ControlTable, _ controls: ControlSet
  ) throws(DriverAnswer.AnswerError) {
    switch key {
    case "value", "values", "phase", "phases", "shown", "target", "rest", "rests", "aria": break
    case "effects", "laws", "held", "handled", "broken", "errors": break
    case "name": name = value.string ?? []
    case "control":
      guard value.string == table.name.bytes else {
        throw .nonsense("its \"control\" is not the " + table.name.bytes)
      }
    case "has":
      try add(value, Self.had, "has")
      if abilities.contains(.update) { abilities.insert(.set) }
    case "tells": try add(value, Self.reported, "tells")
    case "kinds":
      abilities.subtract([.touch, .mouse, .pen])
      try add(value, Self.kinds, "kinds")
    case "settings": settings = try Self.settings(value, table)
    case "fixed":
      // A word of drivers alone: no control of this project swaps.
      if value["meet"]?.string == [UInt8]("swap") { abilities.remove(.ownThumb) }
      fixed = try Self.fixed(value, table, controls)
    case "bounds": bounds = try Self.bounds(value)
    case "viewport": viewport = try Self.viewport(value)
    case "clock":
      guard let word = value.string, word == "virtual" || word == "real" else {
        throw .nonsense("\"clock\" is neither virtual nor real")
      }
      if word == "real" { abilities.remove(.virtualTime) }
    case "follows":
      guard let word = value.string, word == "move" || word == "release" else {
        throw .nonsense("\"follows\" is neither move nor release")
      }
      if word == "release" { abilities.remove(.follows) }
    case "owner":
      guard let word = value.string, word == "control" || word == "host" else {
        throw .nonsense("\"owner\" is neither control nor host")
      }
      if word == "host" { abilities.remove(.owns) }
    case "copies": if value == .bool(true) { abilities.insert(.copies) }
    default: throw .nonsense("\"" + key + "\" is not a member of a first answer")
    }
  }

  static let had: ControlAbilities = [
    .pointer, .pointers, .cancel, .hover, .wheel, .key, .adjust, .rotate, .focus, .modifiers, .set,
    .buttons, .update,
  ]
  static let reported: ControlAbilities = [
    .began, .changed, .ended, .tick, .bound, .snapped, .idle, .phase, .phases, .shown, .target,
    .rest, .aria, .handled,
  ]
  private static let kinds: ControlAbilities = [.touch, .mouse, .pen]

  /// Returns the words for these abilities.
  static func words(of abilities: ControlAbilities) -> [[UInt8]] {
    ControlAbilities.words.filter { abilities.contains($0.ability) }.map { [UInt8]($0.word) }
  }

  private mutating func add(
    _ value: JSONValue, _ possible: ControlAbilities, _ name: StaticString
  ) throws(DriverAnswer.AnswerError) {
    for word in try Self.words(value, name) {
      if word == "advance", possible == Self.had {
        wantsTime = true
        continue
      }
      let row = ControlAbilities.words.first { word == $0.word && possible.contains($0.ability) }
      guard let row else {
        throw .nonsense("\"" + word + "\" is not a word of \"" + [UInt8](name) + "\"")
      }
      abilities.insert(row.ability)
    }
  }

  private static func words(
    _ value: JSONValue, _ name: StaticString
  ) throws(DriverAnswer.AnswerError) -> [[UInt8]] {
    let words = value.elements?.compactMap { $0.string } ?? []
    guard let count = value.elements?.count, words.count == count else {
      throw .nonsense("\"" + [UInt8](name) + "\" is not an array of words")
    }
    return words
  }

  private static func settings(
    _ value: JSONValue, _ table: ControlTable
  ) throws(DriverAnswer.AnswerError) -> [[UInt8]] {
    let words = try words(value, "settings")
    for word in words where !table.entries.contains(where: { word == $0.row.word }) {
      throw .nonsense("\"" + word + "\" is not a setting of the " + table.name.bytes)
    }
    return words
  }

  private static func bounds(
    _ value: JSONValue
  ) throws(DriverAnswer.AnswerError) -> ClosedRange<Double> {
    let lower = value[0] == .null ? -Double.infinity : value[0]?.number
    let upper = value[1] == .null ? Double.infinity : value[1]?.number
    guard let lower, let upper, lower <= upper else {
      throw .nonsense("\"bounds\" is not an array of two numbers, the lower one first")
    }
    return lower...upper
  }

  private static func viewport(_ value: JSONValue) throws(DriverAnswer.AnswerError) -> Point {
    let setting = Setting.viewport(value[0]?.number ?? 0, value[1]?.number ?? 0)
    let entry = SettingEntry.ofEveryScript.first { $0.name == setting.name }
    guard case .size(let width, let height) = setting.value, entry?.allows(setting.value) == true
    else { throw .nonsense("\"viewport\" is not an array of a width and a height in points") }
    return Point(x: width, y: height)
  }

  /// Reads fixed settings by parsing them as the header of a script.
  private static func fixed(
    _ value: JSONValue, _ table: ControlTable, _ controls: ControlSet
  ) throws(DriverAnswer.AnswerError) -> [Setting] {
    guard case .object(let members) = value else { throw .nonsense("\"fixed\" is not an object") }
    var text = [UInt8]("gesture 1\ncontrol ")
    text.append(table.name.text)
    text.append("\n")
    for member in members where !(member.key == "meet" && member.value.string == [UInt8]("swap")) {
      guard let entry = table.entries.first(where: { member.key == $0.row.word }) else {
        throw .nonsense("\"" + member.key + "\" is not a setting of the " + table.name.bytes)
      }
      text.append(entry.keyword)
      text.append(" ")
      if entry.isPolicy { text += member.key + "=" }
      text.append(script: member.value, between: entry.separator)
      text.append("\n")
    }
    let reading = ScriptReader.read(text, controls: controls)
    guard let script = reading.script else {
      throw .nonsense("\"fixed\": " + (reading.diagnostics.first?.message ?? []))
    }
    return script.header.compactMap { $0.setting }.filter { $0.name != "control" }
  }
}

extension SettingEntry {
  /// The separator between the numbers of this setting in a script.
  fileprivate var separator: StaticString {
    switch kind {
    case .range: ".."
    case .size: "x"
    default: " "
    }
  }
}

extension [UInt8] {
  /// Appends a JSON value as in a script line, with a separator between two numbers.
  fileprivate mutating func append(script value: JSONValue, between separator: StaticString) {
    switch value {
    case .string(let text): self += text
    case .number(let number): self += number.text
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if index > 0 { append(separator) }
        append(script: element, between: separator)
      }
    case .null, .object: break
    }
  }
}
