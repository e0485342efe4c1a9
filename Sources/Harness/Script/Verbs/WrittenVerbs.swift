import ControlCore

extension [UInt8] {
  package mutating func append(verb: Script.Verb, isTight: Bool) {  // table
    switch verb {
    case .down(let id, let place, let details):
      append("down ", whole: id)
      append(coordinates: place)
      append(details: details)
    case .move(let id, let place, let details):
      append("move ", whole: id)
      append(coordinates: place)
      append(details: details)
    case .up(let id, let place, let modifiers, let button):
      append("up ", whole: id)
      if let place { append(coordinates: place) }
      append(details: PointerDetails(button: button, modifiers: modifiers))
    case .cancel(let id?): append("cancel ", whole: id)
    case .cancel(nil): append("cancel all")
    case .hover(let place, let button):
      append(place == nil ? "hover out" : "hover")
      if let place { append(coordinates: place) }
      append(details: PointerDetails(button: button))
    case .glide(let glide): append(glide: glide, isTight: isTight)
    case .tap(let tap): append(tap: tap, isTight: isTight)
    case .wheel(let turn): append(wheel: turn)
    case .rotate(let amount, let unit):
      append("rotate ", number: amount)
      if unit != .detents { append(" ", Vocabulary.rotationUnits, unit) }
    case .key(let stroke): append(key: stroke)
    case .adjust(.set(let value), let part):
      append("adjust to ", number: value)
      append(part: part)
    case .adjust(let adjustment, let part):
      append("adjust ", Vocabulary.adjustments, adjustment)
      append(part: part)
    case .focus(let part): append("focus ", whole: Int64(part))
    case .set(let settings, let isAnimated):
      append("set")
      for (index, setting) in settings.enumerated() {
        append(index == 0 ? " " : ", ")
        append(change: setting)
      }
      if isAnimated, settings.contains(where: { $0.newValue != nil }) { append(" animated") }
    case .frames(let count): append("frames ", whole: count)
    case .wait(let duration): append("wait ", duration: duration, isTight)
    case .settle(let limit):
      append("settle")
      if let limit { append(" within ", duration: limit, isTight) }
    case .mark(let name):
      append("mark ")
      append(quoted: name)
    case .expect(let check):
      append("expect ")
      append(check: check)
    case .note(let text): append(text: text)
    case .blank: break
    }
  }

  /// Appends a setting as `set` has it: `value[1] 5` names its part.
  private mutating func append(change setting: Setting) {
    guard let value = setting.newValue, setting.part > 0 else {
      return append(setting: setting, isPadded: false)
    }
    append("value")
    append(index: setting.part)
    append(" ", number: value)
  }

  /// Appends ` part=1`; nothing for part 0.
  package mutating func append(part: UInt8) {
    if part != 0 { append(" part=", whole: Int64(part)) }
  }

  /// Appends `[1]`, also for part 0; nothing without a part.
  package mutating func append(index part: UInt8?) {
    guard let part else { return }
    append("[", whole: Int64(part))
    append("]")
  }

  private mutating func append(glide: Glide, isTight: Bool) {
    append("glide ", whole: glide.id)
    append(" to")
    append(coordinates: glide.target)
    append(" over ", duration: glide.duration, isTight)
    if let period = glide.period { append(" every ", duration: period, isTight) }
  }

  private mutating func append(tap: Script.Tap, isTight: Bool) {
    append("tap ", whole: tap.id)
    append(coordinates: tap.place)
    if let hold = tap.hold { append(" for ", duration: hold, isTight) }
  }

  private mutating func append(wheel turn: WheelTurn) {
    append("wheel")
    switch turn.delta {
    case .along(let delta): append(" ", number: delta)
    case .both(let delta):
      append(" ", number: delta.x)
      append(" ", number: delta.y)
    }
    if turn.unit != .points { append(" unit=", Vocabulary.wheelUnits, turn.unit) }
    if turn.phase != .none { append(" phase=", Vocabulary.wheelPhases, turn.phase) }
    append(modifiers: turn.modifiers)
  }

  private mutating func append(key stroke: KeyStroke) {
    append("key ", Vocabulary.keys, stroke.key)
    if stroke.action != .press { append(" ", Vocabulary.keyActions, stroke.action) }
    append(modifiers: stroke.modifiers)
    if stroke.count != 1 { append(" repeat=", whole: stroke.count) }
  }

  // MARK: Arguments

  private mutating func append(details: PointerDetails) {
    if let kind = details.kind { append(" kind=", Vocabulary.kinds, kind) }
    if let button = details.button { append(" button=", Vocabulary.buttons, button) }
    if let pressure = details.pressure { append(" pressure=", number: pressure) }
    append(modifiers: details.modifiers)
  }

  private mutating func append(modifiers: Modifiers) {
    var separator: StaticString = " mods="
    for entry in Vocabulary.modifiers.entries where modifiers.contains(entry.value) {
      append(separator)
      append(entry.word)
      separator = "+"
    }
  }

  /// Appends ` 160` or ` 160,20`.
  private mutating func append(coordinates: Coordinates) {
    switch coordinates {
    case .along(let along): append(" ", number: along)
    case .both(let point):
      append(" ", number: point.x)
      append(",", number: point.y)
    }
  }

  package mutating func append<Value>(
    _ before: StaticString, _ list: WordList<Value>, _ value: Value
  ) {
    append(before)
    append(list.word(for: value))
  }

  package mutating func append(_ before: StaticString, number: Double) {
    append(before)
    DecimalText.append(number, to: &self)
  }

  /// Appends a whole number.
  package mutating func append(_ before: StaticString, whole: Int64) {
    append(before)
    DecimalText.append(whole, to: &self)
  }

  private mutating func append(_ before: StaticString, duration: Int64, _ isTight: Bool) {
    append(before)
    append(duration: duration, isTight: isTight)
  }

  package mutating func append(quoted text: [UInt8]) {
    append("\"")
    append(text: text.map { $0 == UInt8(ascii: "\"") ? UInt8(ascii: "'") : $0 })
    append("\"")
  }
}
