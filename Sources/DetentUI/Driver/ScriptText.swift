internal import ControlCore
internal import Presentation

/// The text of a script under construction; numbers read back bit for bit.
struct ScriptText: UTF8Sink, Equatable {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a string.
  mutating func append(text: String) { bytes += Array(text.utf8) }

  /// Appends nanoseconds as exact milliseconds, without trailing zeros.
  mutating func append(nanoseconds: Int64) {
    append(decimal: nanoseconds / 1_000_000)
    var rest = nanoseconds % 1_000_000
    var digits: [UInt8] = []
    for _ in 0..<6 {
      digits.insert(UInt8(48 + rest % 10), at: 0)
      rest /= 10
    }
    while digits.last == 48 { digits.removeLast() }
    if !digits.isEmpty {
      append(".")
      bytes += digits
    }
    append("ms")
  }

  /// Pads with blanks to a number of bytes.
  mutating func fill(to width: Int) {
    while bytes.count < width { append(" ") }
  }

  /// The text as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: Events

extension ScriptText {
  /// Appends an event without its time.
  ///
  /// - Parameters:
  ///   - action: the event.
  ///   - kind: the default kind of pointers in the script.
  mutating func append(_ action: InputEvent.Action, kind: PointerKind) {
    switch action {
    case .pointer(let event): append(event, kind: kind)
    case .wheel(let event): append(event)
    case .key(let key, let modifiers):
      append("key ")
      append(key)
      append(modifiers)
    case .adjust(let adjustment, let part):
      append("adjust ")
      append(adjustment)
      if part > 0 { append(" part=") }
      if part > 0 { append(decimal: Int64(part)) }
    case .rotate(let detents):
      append("rotate ")
      append(exactly: detents)
    case .focus(let part):
      append("focus ")
      append(decimal: Int64(part))
    }
  }

  private mutating func append(_ event: PointerEvent, kind: PointerKind) {
    let verb: StaticString =
      switch event.phase {
      case .down: "down"
      case .move: "move"
      case .up: "up"
      case .cancel: "cancel"
      case .hover, .leave: "hover"
      }
    append(verb)
    append(" ")
    if event.phase == .leave { return append("out") }
    if event.phase != .hover { append(decimal: event.id) }
    if event.phase == .cancel { return }
    if event.phase != .hover { append(" ") }
    append(exactly: event.position.x)
    append(",")
    append(exactly: event.position.y)
    if event.phase == .hover { return }
    if event.phase != .up, event.kind != kind {
      append(" kind=")
      append(event.kind.word)
    }
    append(event.modifiers)
  }

  private mutating func append(_ event: WheelEvent) {
    append("wheel ")
    append(exactly: event.deltaX)
    append(" ")
    append(exactly: event.deltaY)
    switch event.unit {
    case .points: break
    case .lines: append(" unit=line")
    case .detents: append(" unit=detent")
    case .pages: append(" unit=page")
    }
    switch event.phase {
    case .none: break
    case .begin: append(" phase=begin")
    case .change: append(" phase=change")
    case .momentum: append(" phase=momentum")
    case .end: append(" phase=end")
    }
    append(event.modifiers)
  }

  private mutating func append(_ key: Key) {
    switch key {
    case .arrowLeft: append("ArrowLeft")
    case .arrowRight: append("ArrowRight")
    case .arrowUp: append("ArrowUp")
    case .arrowDown: append("ArrowDown")
    case .pageUp: append("PageUp")
    case .pageDown: append("PageDown")
    case .home: append("Home")
    case .end: append("End")
    case .escape: append("Escape")
    case .delete: append("Delete")
    case .backspace: append("Backspace")
    case .digit(let digit):
      append("Digit")
      append(decimal: digit)
    }
  }

  private mutating func append(_ adjustment: Adjustment) {
    switch adjustment {
    case .increment: append("increment")
    case .decrement: append("decrement")
    case .set(let value):
      append("to ")
      append(exactly: value)
    }
  }

  private mutating func append(_ modifiers: Modifiers) {
    let names: [StaticString] = ["shift", "control", "alt", "meta"]
    var before: StaticString = " mods="
    for (index, name) in names.enumerated() where modifiers.bits & 1 << index != 0 {
      append(before)
      append(name)
      before = "+"
    }
  }
}

extension PointerKind {
  /// The word for this kind in scripts.
  var word: StaticString {
    switch self {
    case .touch: "touch"
    case .mouse: "mouse"
    case .pen: "pen"
    }
  }
}
