import ControlCore
import GestureScript

/// A line for a driver: a JSON object, built member by member.
struct DriverLine {
  private var text = [UInt8(ascii: "{")]

  init() {}

  /// Begins a line with a time.
  init(_ time: Timestamp) {
    name("t")
    DecimalText.append(time.nanoseconds, to: &text)
  }

  /// Makes the line for an event.
  init(_ event: InputEvent) {
    self.init(event.time)
    switch event.action {
    case .pointer(let event): add(event)
    case .wheel(let event): add(event)
    case .key(let key, let modifiers):
      add("e", word: "key")
      add("key", text: key.name)
      add(modifiers)
    case .adjust(let adjustment, let part):
      add("e", word: "adjust")
      switch adjustment {
      case .increment: add("to", word: "increment")
      case .decrement: add("to", word: "decrement")
      case .set(let value): add("to", value)
      }
      add(part: part)
    case .rotate(let detents):
      add("e", word: "rotate")
      add("detents", detents)
    case .focus(let part):
      add("e", word: "focus")
      add("part", Double(part))
    }
  }

  /// Makes the line for all that a host sets in one act; a part without a value stays.
  init(
    _ time: Timestamp, _ settings: [(word: StaticString, json: [UInt8])], _ values: [Double?],
    isAnimated: Bool
  ) {
    self.init(time)
    var changes = DriverLine()
    for (word, json) in settings { changes.add(StaticText(word), json: json) }
    if values.count > 1 {
      changes.add("values", values.map { $0 ?? .infinity })
    } else if let value = values.first ?? nil {
      changes.add("value", value)
    }
    add("update", json: changes.bytes)
    if isAnimated { add("animated", json: [UInt8]("true")) }
  }

  /// The whole line.
  var bytes: [UInt8] { text + [UInt8(ascii: "}")] }

  private mutating func add(_ event: PointerEvent) {
    add("e", word: Vocabulary.pointerPhases.word(for: event.phase))
    name("id")
    DecimalText.append(event.id, to: &text)
    add("x", event.position.x)
    add("y", event.position.y)
    add("kind", word: Vocabulary.kinds.word(for: event.kind))
    if event.isOfOtherButton { add("button", word: Vocabulary.buttons.word(for: event.button)) }
    add(event.modifiers)
  }

  private mutating func add(_ event: WheelEvent) {
    add("e", word: "wheel")
    add("x", event.deltaX)
    add("y", event.deltaY)
    add("unit", word: Self.units.word(for: event.unit))
    if event.phase != .none { add("phase", word: Vocabulary.wheelPhases.word(for: event.phase)) }
    add(event.modifiers)
  }

  private mutating func add(_ modifiers: Modifiers) {
    guard modifiers != .none else { return }
    name("mods")
    var separator: StaticString = "[\""
    for (word, modifier) in Vocabulary.modifiers.entries where modifiers.contains(modifier) {
      text.append(separator)
      text.append(word)
      separator = "\",\""
    }
    text.append("\"]")
  }

  // MARK: Members

  /// Adds a part, unless it is part 0.
  mutating func add(part: UInt8) {
    if part > 0 { add("part", Double(part)) }
  }

  mutating func add(_ name: StaticString, word: StaticString) { add(name, text: [UInt8](word)) }

  mutating func add(_ name: StaticString, text word: [UInt8]) {
    self.name(name)
    text.append(json: word)
  }

  mutating func add(_ name: StaticString, _ number: Double) {
    self.name(name)
    text.append(wire: number)
  }

  mutating func add(_ name: StaticString, _ numbers: [Double]) {
    self.name(name)
    text.append(wire: numbers)
  }

  /// Adds a member whose value is JSON.
  mutating func add(_ name: StaticText, json: [UInt8]) {
    self.name(name.text)
    text += json
  }

  private mutating func name(_ name: StaticString) {
    text.append(text.count > 1 ? ",\"" : "\"")
    text.append(name)
    text.append("\":")
  }
}

extension [UInt8] {
  /// Appends a number; infinity, which JSON lacks, becomes `null`.
  mutating func append(wire number: Double) {
    if number.isFinite { DecimalText.append(number, to: &self) } else { append("null") }
  }

  mutating func append(wire numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      append(index == 0 ? "[" : ",")
      append(wire: number)
    }
    append(numbers.isEmpty ? "[]" : "]")
  }
}

extension DriverLine {
  /// The names of keys.
  static var keys: [[UInt8]] { Vocabulary.keys.entries.map { $0.value.name } }
  /// The names of wheel units; scripts use shorter words.
  static let units = WordList<WheelEvent.Unit>([
    ("points", .points), ("lines", .lines), ("detents", .detents), ("pages", .pages),
  ])
}

extension Key {
  fileprivate var name: [UInt8] {
    guard case .digit(let digit) = self else { return [UInt8](Vocabulary.keys.word(for: self)) }
    var text: [UInt8] = []
    DecimalText.append(digit, to: &text)
    return text
  }
}
