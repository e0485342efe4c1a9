import GestureScript

/// The meaning of a log's event word: the phase, and the device.
struct EventWord: Equatable {
  var phase: PointerRowPhase
  /// True if the word names a button other than the left one, as `right_down`.
  var isOtherButton = false
  /// True if only a mouse has such words.
  var isMouse = false
  /// True if the word's sources count the left button as 1: Java, X11 and SDL.
  var countsFromOne = false
  /// True if the word is AppKit's, with y counted from the bottom.
  var goesUp = false
  /// True for a click, which another field may declare a press or a release.
  var isClick = false

  /// Parses a word, ignoring case and separators, and what some systems write around it:
  /// `ACTION_POINTER_DOWN(1)`, `TouchPhase.Began`, `QEvent::MouseMove`, `SDL_FINGERDOWN`; `nil` if it
  /// names no event.
  init?(_ text: ArraySlice<UInt8>) {
    guard let word = EventWord(known: text) ?? EventWord(known: Self.bare(text)) else { return nil }
    self = word
  }

  /// Returns a word without a number in brackets, its namespace, and the name of its system.
  private static func bare(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = text.prefix { $0 != UInt8(ascii: "(") }
    let end = word.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    if let end { word = word[(end + 1)...] }
    let small = word.map { $0.lowercased }[...]
    let system = systems.first { small.begins(with: $0) }
    return word.dropFirst(system?.utf8CodeUnitCount ?? 0)
  }

  private static let systems: [StaticString] = ["sdl_", "gdk_", "wm_", "uitouchphase", "action_"]

  private init?(known text: ArraySlice<UInt8>) {
    let letters = text.map { $0.lowercased }.filter {
      !$0.isBlank && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-")
    }[...]
    if let phase = PointerRowPhase.named(text) {
      self.phase = phase
      isMouse = letters.begins(with: "mouse")
      countsFromOne = Self.javaWords.contains { letters.matches($0) }
      isClick = Self.clicks.contains { letters.matches($0) }
    } else if let parts = Parts(letters), let phase = parts.phase, parts.isAboutButton {
      self.phase = phase
      isMouse = true
      isOtherButton = parts.side == .other
      countsFromOne = parts.side == nil
      goesUp = parts.saysMouse
    } else {
      return nil
    }
  }

  private static let javaWords: [StaticString] = ["mousepressed", "mousereleased", "mousedragged"]
  private static let clicks: [StaticString] = ["click", "mouseclick", "mouseclicked", "onclick"]

  /// A compound word: `left_down`, `RightMouseUp`, `WM_LBUTTONDOWN`, `MOUSEBUTTONUP`.
  private struct Parts {
    private(set) var side: RowButton?
    private(set) var phase: PointerRowPhase?
    /// True if `mouse` follows the side, as in `leftMouseDown`.
    private(set) var saysMouse = false
    private var hasButton = false

    var isAboutButton: Bool { side != nil || hasButton }

    private enum Part: Equatable {
      case side(RowButton), phase(PointerRowPhase), mouse, button, other
    }

    /// Parses the parts; `nil` for an unknown part, two sides or two phases.
    init?(_ letters: ArraySlice<UInt8>) {
      var rest = letters
      while !rest.isEmpty {
        guard let entry = Self.words.entries.first(where: { rest.begins(with: $0.word) }) else {
          return nil
        }
        rest = rest.dropFirst(entry.word.utf8CodeUnitCount)
        switch entry.value {
        case .side(let button):
          guard side == nil else { return nil }
          side = button
        case .phase(let named):
          guard phase == nil else { return nil }
          phase = named
        case .mouse: if side != nil { saysMouse = true }
        case .button: hasButton = true
        case .other: break
        }
      }
    }

    /// Known parts; a longer word precedes its own prefixes.
    private static let words = WordList<Part>([
      ("nseventtype", .other), ("wm", .other), ("mouse", .mouse), ("pointer", .other),
      ("left", .side(.primary)), ("right", .side(.other)), ("middle", .side(.other)),
      ("other", .side(.other)), ("lbutton", .side(.primary)), ("rbutton", .side(.other)),
      ("mbutton", .side(.other)), ("lmb", .side(.primary)), ("rmb", .side(.other)),
      ("mmb", .side(.other)), ("button", .button), ("btn", .button),
      ("down", .phase(.down)), ("up", .phase(.up)), ("pressed", .phase(.down)),
      ("press", .phase(.down)), ("released", .phase(.up)), ("release", .phase(.up)),
      ("dragged", .phase(.move)), ("drag", .phase(.move)),
    ])
  }
}
