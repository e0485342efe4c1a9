import GestureScript

/// The event in a row of a pointer log.
enum PointerRowPhase: Equatable, Sendable {
  case down, move, up, cancel, hover, leave, wheel, rotate, key, unused
  /// The words of a state column: something touches, or nothing does. Only if the user declares it.
  case contact, noContact
  /// The words of an event that another field declares a press or a release; only if the user does.
  case click

  /// All names, in lower case: those of web, UIKit, AppKit, Android, Java and Kivy.
  static let names = WordList<PointerRowPhase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave), ("wheel", .wheel), ("key", .key), ("rotate", .rotate),
    ("pointerdown", .down), ("touchstart", .down), ("touchdown", .down), ("touchbegan", .down),
    ("mousedown", .down), ("mousepressed", .down), ("began", .down), ("start", .down),
    ("begin", .down), ("press", .down), ("pressed", .down),
    ("fingerdown", .down), ("fingermotion", .move), ("fingerup", .up), ("pointerupdate", .move),
    ("pointermove", .move), ("touchmove", .move), ("touchmoved", .move), ("mousemove", .move),
    ("mousemoved", .move), ("mousedrag", .move), ("mousedragged", .move), ("moved", .move),
    ("changed", .move), ("update", .move), ("stationary", .move), ("pointerrawupdate", .move),
    ("drag", .move), ("dragged", .move), ("motion", .move), ("mousemotion", .move),
    ("motionnotify", .move),
    ("pointerup", .up), ("touchend", .up), ("touchended", .up), ("touchup", .up),
    ("mouseup", .up), ("mousereleased", .up), ("ended", .up), ("end", .up), ("release", .up),
    ("released", .up),
    ("pointercancel", .cancel), ("touchcancel", .cancel), ("touchcancelled", .cancel),
    ("cancelled", .cancel), ("canceled", .cancel),
    ("hover_move", .hover), ("hover_enter", .hover), ("pointerover", .hover),
    ("pointerenter", .hover), ("mouseenter", .hover), ("mouseentered", .hover),
    ("mouseover", .hover),
    ("out", .leave), ("hover_exit", .leave), ("pointerout", .leave), ("pointerleave", .leave),
    ("mouseleave", .leave), ("mouseexited", .leave), ("mouseout", .leave),
    ("scroll", .wheel), ("mousewheel", .wheel),
    ("keydown", .key), ("keyup", .unused), ("keypress", .unused), ("click", .unused),
    ("mouseclick", .unused), ("mouseclicked", .unused), ("onclick", .unused),
    ("dblclick", .unused), ("auxclick", .unused), ("contextmenu", .unused),
    ("gotpointercapture", .unused), ("lostpointercapture", .unused),
  ])

  /// Meanings that users may give to a word.
  static let meanings = WordList<PointerRowPhase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave), ("wheel", .wheel), ("key", .key), ("rotate", .rotate),
    ("contact", .contact), ("none", .unused), ("click", .click),
  ])

  /// Returns the phase for an event word, in any case, with or without Android's prefix and the
  /// separators within a name; `nil` for an unknown word.
  static func named(_ text: ArraySlice<UInt8>) -> PointerRowPhase? {
    var word = text.map { $0.lowercased }[...]
    if word.begins(with: "action_") { word = word.dropFirst(7) }
    if word.begins(with: "pointer_") { word = word.dropFirst(8) }
    if let phase = names.value(of: word) { return phase }
    let letters = word.filter {
      !$0.isBlank && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-")
    }
    return letters.count == word.count ? nil : names.value(of: letters[...])
  }
}
