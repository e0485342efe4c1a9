import ControlCore
import GestureScript

// Events for one part of a control.

extension EventMaker {
  /// Returns the position of a pointer event. On a control of several parts a pointer goes down
  /// anywhere on the cross axis, because its position selects the part.
  mutating func place(
    _ pointer: Int, _ phase: PointerEvent.Phase, _ choices: inout Choices
  ) -> Coordinates {
    defer { follow(pointer, phase) }
    let near =
      phase == .down
      ? aimed(pointer, &choices) ?? coordinates(pointer, &choices)
      : coordinates(pointer, &choices)
    guard partCount > 1, phase == .down else { return near }
    let size = settings.axis == .x ? settings.height : settings.width
    let across = size * Double(choices.whole(0...63, "part")) / 64
    return settings.axis == .x ? .both(places[pointer], across) : .both(across, places[pointer])
  }

  /// Adds a press of a slider and two movements in one direction, as a hand makes them; half of
  /// these drags include a key while the pointer is down.
  mutating func drag(_ time: Int64, _ choices: inout Choices) {
    point(0, .down, time, &choices)
    let isBack = choices.chance(500, "back")
    for _ in 0..<2 {
      let distance = Double(choices.whole(15...80, "pull"))
      places[0] += isBack ? -distance : distance
      follow(0, .move)
      add(self.time(&choices), .move(0, .along(places[0])))
    }
    if table.abilities.contains(.key), choices.chance(500, "key") {
      key(self.time(&choices), &choices)
    }
  }

  /// Returns the target of a press on a slider: a thumb in half of the cases, an end in a fifth,
  /// else the last position or the middle of two thumbs; `nil` for anywhere.
  private mutating func aimed(_ pointer: Int, _ choices: inout Choices) -> Coordinates? {
    guard let thumbs else { return nil }
    let aim = choices.whole(0...4, "aim") { bits in
      let share = bits.whole(0...99)
      return share < 50 ? 1 : share < 70 ? 2 : share < 80 ? 3 : share < 88 ? 4 : 0
    }
    switch aim {
    case 1:
      let number = choices.whole(0...15, "thumb")
      guard let place = thumbs.coordinate(ofThumb: number) else { return nil }
      places[pointer] = place + Double(beside(&choices))
    case 2:
      let isUpper = choices.chance(500, "end")
      places[pointer] = thumbs.coordinate(ofEnd: isUpper) + Double(beside(&choices))
    case 3: break
    case 4:
      let number = choices.whole(0...15, "thumb")
      guard let place = thumbs.coordinate(behindThumb: number) else { return nil }
      places[pointer] = place
    default: return nil
    }
    return .along(places[pointer])
  }

  /// Chooses an offset from the target, in points.
  private func beside(_ choices: inout Choices) -> Int64 {
    choices.whole(-8...8, "beside") { $0.chance(600) ? 0 : $0.whole(-8...8) }
  }

  /// Updates the expected thumbs after a pointer event.
  private mutating func follow(_ pointer: Int, _ phase: PointerEvent.Phase) {
    if phase == .down { thumbs?.press(at: places[pointer]) }
    if phase == .down || phase == .move { thumbs?.drag(to: places[pointer]) }
  }

  /// Adds an adjustment of a part, a value set by the host, or a change of focus.
  mutating func adjust(_ time: Int64, _ choices: inout Choices) {
    let part = part(&choices)
    let abilities = table.abilities
    if partCount > 1, choices.chance(250, "focus"), abilities.contains(.focus) {
      return add(time, .focus(part))
    }
    if part > 0, choices.chance(300, "set"), abilities.contains(.set) {
      let value = choices.value(in: bounds)
      return add(time, .set(.value(value, of: part), animated: choices.chance(400, "animated")))
    }
    guard abilities.contains(.adjust) else { return }
    switch choices.pick([0, 1, 2], "adjust") {
    case 0: add(time, .adjust(.increment, part: part))
    case 1: add(time, .adjust(.decrement, part: part))
    default: add(time, .adjust(.set(choices.value(in: bounds)), part: part))
    }
  }

  /// Chooses a part of the control.
  private func part(_ choices: inout Choices) -> UInt8 {
    let most = min(Int64(partCount), Int64(ScriptRules.mostParts))
    return most > 1 ? UInt8(choices.whole(0...(most - 1), "part")) : 0
  }
}

// The abilities that events of each kind need.

extension EventMaker.Kind {
  var needs: ControlAbilities {
    switch self {
    case .down, .move, .up, .tap, .glide, .recorded, .drag: .pointer
    case .other: [.pointer, .pointers]
    case .cancel: [.pointer, .cancel]
    case .hover: .hover
    case .key: .key
    case .adjust: .adjust
    case .wheel: .wheel
    case .rotate: .rotate
    case .setValue: .set
    case .wait, .setRange, .setOther, .settle, .frames: []
    }
  }
}
