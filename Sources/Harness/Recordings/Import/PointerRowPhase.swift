import GestureScript

/// What a row of a pointer log reports.
enum PointerRowPhase: Equatable, Sendable {
  case down, move, up, cancel, hover, leave, wheel, rotate, key, unused

  /// All names, in lower case: those of web, UIKit, AppKit, Android, Java and Kivy.
  static let names = WordList<PointerRowPhase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave), ("wheel", .wheel), ("key", .key), ("rotate", .rotate),
    ("pointerdown", .down), ("touchstart", .down), ("touchdown", .down), ("touchbegan", .down),
    ("mousedown", .down), ("mousepressed", .down), ("began", .down), ("start", .down),
    ("begin", .down), ("press", .down), ("pressed", .down),
    ("pointermove", .move), ("touchmove", .move), ("touchmoved", .move), ("mousemove", .move),
    ("mousemoved", .move), ("mousedrag", .move), ("mousedragged", .move), ("moved", .move),
    ("changed", .move), ("update", .move), ("stationary", .move), ("pointerrawupdate", .move),
    ("drag", .move), ("dragged", .move),
    ("pointerup", .up), ("touchend", .up), ("touchended", .up), ("touchup", .up),
    ("mouseup", .up), ("mousereleased", .up), ("ended", .up), ("end", .up), ("release", .up),
    ("released", .up),
    ("pointercancel", .cancel), ("touchcancel", .cancel), ("touchcancelled", .cancel),
    ("cancelled", .cancel), ("canceled", .cancel),
    ("hover_move", .hover), ("hover_enter", .hover), ("pointerover", .hover),
    ("pointerenter", .hover), ("mouseenter", .hover), ("mouseover", .hover),
    ("out", .leave), ("hover_exit", .leave), ("pointerout", .leave), ("pointerleave", .leave),
    ("mouseleave", .leave), ("mouseout", .leave),
    ("scroll", .wheel), ("mousewheel", .wheel),
    ("keydown", .key), ("keyup", .unused), ("keypress", .unused), ("click", .unused),
    ("dblclick", .unused), ("auxclick", .unused), ("contextmenu", .unused),
    ("gotpointercapture", .unused), ("lostpointercapture", .unused),
  ])

  /// What a user may say that a word means.
  static let meanings = WordList<PointerRowPhase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave), ("wheel", .wheel), ("key", .key), ("rotate", .rotate), ("none", .unused),
  ])

  /// What a word says, in upper or lower case, with or without what Android puts in front of it and
  /// what stands between the parts of a name; `nil` if it names no event.
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

/// A number of Android's `MotionEvent`, as logs have it where others have a word: 0 is down, 1 up, 2
/// move. Above the lowest 8 bits, it tells which finger.
struct AndroidAction: Equatable {
  let code: Int64

  init?(_ text: ArraySlice<UInt8>) {
    guard let number = DecimalText.parseInteger(text), number >= 0, number < 1 << 16,
      number & 0xFF <= 10
    else { return nil }
    code = number & 0xFF
  }

  var phase: PointerRowPhase {
    switch code {
    case 0, 5: .down
    case 1, 6: .up
    case 2: .move
    case 3: .cancel
    case 7, 9: .hover
    case 8: .wheel
    case 10: .leave
    default: .unused
    }
  }
}
