import ControlCore
import GestureScript

/// Writes events as WebDriver actions. Every distinct time is a tick; the time to the next tick is
/// a pause of an otherwise idle source. Actions at one time share a tick while they are in the
/// order of sources, because browsers perform them in this order.
struct W3CWriter {
  private var score: W3CScore
  private let middle: Point
  /// The keys that are held.
  private var modifiers = Modifiers.none

  init(_ settings: Script.Settings) {
    middle = Point(x: settings.width / 2, y: settings.height / 2)
    score = W3CScore()
  }

  mutating func write(_ event: ExportedEvent, _ losses: inout ExportLosses) {
    if event.time % 1_000_000 != 0 { losses.note(.times) }
    switch event.action {
    case .pointer(let pointer): write(pointer, at: event.time, &losses)
    case .hover(let pointer, let isKnown):
      hover(pointer, isKnown: isKnown, at: event.time, &losses)
    case .glide(let pointer, let glide): write(glide, pointer, at: event.time, &losses)
    case .wheel(let wheel): write(wheel, at: event.time, &losses)
    case .rotate: losses.note(.rotations)
    case .key(let stroke):
      hold(stroke.modifiers, at: event.time)
      let scalar = W3CKeys.scalar(of: stroke.key)
      if stroke.action != .up { press(scalar, isDown: true, at: event.time) }
      if stroke.action != .down { press(scalar, isDown: false, at: event.time) }
    }
  }

  mutating func finish() throws(Diagnostic) -> [UInt8] {
    hold(.none, at: score.now)
    return try score.text()
  }

  // MARK: Pointers

  private mutating func write(
    _ pointer: PointerEvent, at time: Int64, _ losses: inout ExportLosses
  ) {
    if pointer.phase != .cancel { hold(pointer.modifiers, at: time) }
    let source = score.source(of: pointer, &losses)
    let isThere = score.place(of: source) == pointer.position
    switch pointer.phase {
    case .move: move(source, to: pointer.position, at: time)
    case .down:
      if !isThere || (pointer.kind == .touch && score.isNew(source)) {
        if pointer.kind != .touch { losses.note(.approaches) }
        move(source, to: pointer.position, at: time)
      }
      score.add("{\"type\":\"pointerDown\",\"button\":0}", to: source, at: time)
    case .up:
      if !isThere {
        losses.note(.releases)
        move(source, to: pointer.position, at: time)
      }
      score.add("{\"type\":\"pointerUp\",\"button\":0}", to: source, at: time)
    case .cancel: score.add("{\"type\":\"pointerCancel\"}", to: source, at: time)
    case .hover, .leave: break
    }
  }

  /// Hovers with the pointer if it is known, else with a separate mouse.
  private mutating func hover(
    _ pointer: PointerEvent, isKnown: Bool, at time: Int64, _ losses: inout ExportLosses
  ) {
    guard pointer.phase == .hover else { return losses.note(.leaves) }
    if !isKnown, pointer.kind == .touch { losses.note(.fingerHovers) }
    let source = isKnown ? score.source(of: pointer, &losses) : score.source(.pointer(.mouse), -1)
    move(source, to: pointer.position, at: time)
  }

  private mutating func move(
    _ source: Int, to place: Point, at time: Int64, over duration: Int64 = 0
  ) {
    var text: [UInt8] = []
    text.write(
      "{\"type\":\"pointerMove\",\"x\":\(number: place.x),\"y\":\(number: place.y)")
    text.append(",\"origin\":\"viewport\",\"duration\":")
    score.go(source, to: place)
    score.add(text, lasting: duration, to: source, at: time)
  }

  private mutating func write(
    _ glide: Glide, _ pointer: PointerEvent, at time: Int64, _ losses: inout ExportLosses
  ) {
    hold(.none, at: time)
    if time.addingSaturated(glide.duration) % 1_000_000 != 0 { losses.note(.times) }
    let source = score.source(of: pointer, &losses)
    move(source, to: pointer.position, at: time, over: glide.duration)
  }

  // MARK: Wheels and keys

  private mutating func write(_ wheel: WheelEvent, at time: Int64, _ losses: inout ExportLosses) {
    guard wheel.unit == .points else { return losses.note(.wheelUnits) }
    if wheel.phase != .none { losses.note(.wheelPhases) }
    hold(wheel.modifiers, at: time)
    let (x, y) = (roundedToNearest(wheel.deltaX), roundedToNearest(wheel.deltaY))
    if x != wheel.deltaX || y != wheel.deltaY { losses.note(.wheelFractions) }
    let (left, top) = (roundedToNearest(middle.x), roundedToNearest(middle.y))
    let text = Array(
      """
      {"type":"scroll","x":\(number: left),"y":\(number: top),"deltaX":\(number: x),\
      "deltaY":\(number: y),"duration":0,"origin":"viewport"}
      """.utf8)
    score.add(text, to: score.source(.wheel), at: time)
  }

  /// Presses and releases modifier keys until exactly the wanted ones are held.
  private mutating func hold(_ wanted: Modifiers, at time: Int64) {
    guard wanted != modifiers else { return }
    for entry in W3CKeys.modifiers.prefix(4) {
      let isWanted = wanted.contains(entry.modifier)
      if isWanted != modifiers.contains(entry.modifier) {
        press(entry.scalar, isDown: isWanted, at: time)
      }
    }
    modifiers = wanted
  }

  private mutating func press(_ scalar: UInt32, isDown: Bool, at time: Int64) {
    var value: [UInt8] = []
    value.append(hexadecimal: UInt64(scalar))
    let name =
      scalar < 0x80
      ? "\(utf8: [UInt8(truncatingIfNeeded: scalar)])" : "\\u\(utf8: value.suffix(4))"
    let text = Array("{\"type\":\"\(isDown ? "keyDown" : "keyUp")\",\"value\":\"\(name)\"}".utf8)
    score.add(text, to: score.source(.key), at: time)
  }
}
