import ControlCore

/// What a column or key of a pointer log means.
enum PointerColumn: Equatable {
  /// A time in units of 10^`power` nanoseconds.
  case time(power: Int64)
  /// A time whose unit may stand in another column; milliseconds if not.
  case timeInUnit
  case timeUnit, type, phase, id, x, y, clientX, clientY, kind, deltaX, deltaY, deltaMode,
    wheelPhase
  case key, detents
  case shift, control, alt, meta
  case coalesced
  case unused

  static func named(_ name: ArraySlice<UInt8>) -> PointerColumn {
    names.value(of: name) ?? .unused
  }

  var isTime: Bool {
    switch self {
    case .time, .timeInUnit: true
    default: false
    }
  }

  /// Whether it may say what happened.
  var isEvent: Bool { self == .type || self == .phase }

  static let names = WordList<PointerColumn>([
    ("t", .timeInUnit), ("t_ns", .time(power: 0)), ("t_us", .time(power: 3)),
    ("t_ms", .time(power: 6)), ("t_s", .time(power: 9)), ("timeStamp", .time(power: 6)),
    ("t_unit", .timeUnit), ("type", .type), ("phase", .phase), ("id", .id), ("pointerId", .id),
    ("identifier", .id), ("x", .x), ("y", .y), ("clientX", .clientX), ("clientY", .clientY),
    ("pointerType", .kind), ("dx", .deltaX), ("dy", .deltaY), ("deltaX", .deltaX),
    ("deltaY", .deltaY), ("deltaMode", .deltaMode),
    ("wheelPhase", .wheelPhase), ("detents", .detents), ("key", .key), ("shiftKey", .shift),
    ("ctrlKey", .control), ("altKey", .alt), ("metaKey", .meta), ("coalesced", .coalesced),
  ])
}

/// What a row of a pointer log reports.
enum PointerRowPhase: Equatable, Sendable {
  case down, move, up, cancel, hover, leave, wheel, rotate, key, unused

  /// All names, in lower case: those of web, UIKit, AppKit, Android and Kivy.
  static let names = WordList<PointerRowPhase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave), ("wheel", .wheel), ("key", .key), ("rotate", .rotate),
    ("pointerdown", .down), ("touchstart", .down), ("mousedown", .down), ("began", .down),
    ("start", .down), ("begin", .down), ("press", .down),
    ("pointermove", .move), ("touchmove", .move), ("mousemove", .move), ("moved", .move),
    ("changed", .move), ("update", .move), ("stationary", .move), ("pointerrawupdate", .move),
    ("pointerup", .up), ("touchend", .up), ("mouseup", .up), ("ended", .up), ("end", .up),
    ("release", .up),
    ("pointercancel", .cancel), ("touchcancel", .cancel), ("cancelled", .cancel),
    ("canceled", .cancel),
    ("hover_move", .hover), ("hover_enter", .hover), ("pointerover", .hover),
    ("pointerenter", .hover), ("mouseenter", .hover), ("mouseover", .hover),
    ("out", .leave), ("hover_exit", .leave), ("pointerout", .leave), ("pointerleave", .leave),
    ("mouseleave", .leave), ("mouseout", .leave),
    ("scroll", .wheel), ("mousewheel", .wheel),
    ("keydown", .key), ("keyup", .unused), ("click", .unused),
  ])

  /// What a word says, in upper or lower case, with or without what Android puts in front of it;
  /// `nil` if it names no event.
  static func named(_ text: ArraySlice<UInt8>) -> PointerRowPhase? {
    var word = text.map { $0.lowercased }[...]
    if word.begins(with: "action_") { word = word.dropFirst(7) }
    if word.begins(with: "pointer_") { word = word.dropFirst(8) }
    return names.value(of: word)
  }
}

/// One field of a row, as text.
struct PointerField {
  var column: PointerColumn
  var text: ArraySlice<UInt8>
  var line: TextLines.Line
  /// Whether the text is a part of the line, and not made of one.
  var isPart = false

  /// Counts characters from the start of the line, so it is for errors only.
  var span: SourceSpan { isPart ? line.span(of: text) : line.span }
}

/// One row of a pointer log, read.
struct PointerRow {
  /// Nanoseconds on the log's clock.
  var time: Int64 = 0
  var phase = PointerRowPhase.unused
  var id: Int64 = 0
  var x: Double?
  var y: Double?
  var kind = PointerKind.touch
  var deltaX: Double = 0
  var deltaY: Double = 0
  var unit = WheelEvent.Unit.points
  var wheelPhase = WheelEvent.Phase.none
  var detents: Double = 0
  var key: Key?
  var modifiers = Modifiers.none

  /// Times are in units of 10^`timePower` nanoseconds.
  private(set) var timePower: Int64 = 6
  private var unitPower: Int64?
  private var timeText: PointerField?
  private var type: PointerField?
  private var stage: PointerField?
  private var hasWheelPhase = false
  private var clientX: Double?
  private var clientY: Double?
  private var hasKind = false

  /// - Parameters:
  ///   - fields: the fields of the row, in any order; empty ones count as absent.
  ///   - span: the whole row, for errors.
  /// - Throws: `Diagnostic` if a field cannot be read, or one the event needs is missing.
  init(_ fields: [PointerField], at span: SourceSpan) throws(Diagnostic) {
    for field in fields where !field.text.isEmpty { try take(field) }
    try takeEvent()
    x = x ?? clientX
    y = y ?? clientY
    guard let timeText else {
      throw Diagnostic(.missingField, at: span, "this event has no time", help: Self.timeHelp)
    }
    if timeText.column == .timeInUnit { timePower = unitPower ?? 6 }
    time = try Self.nanoseconds(timeText, power: timePower)
    try check(at: span)
  }

  static let timeHelp: StaticString =
    "name the time t (with t_unit, else milliseconds), t_ns, t_us, t_ms or t_s"

  private mutating func take(_ field: PointerField) throws(Diagnostic) {  // table
    switch field.column {
    case .time(let power):
      timeText = field
      timePower = power
    case .timeInUnit: timeText = field
    case .timeUnit: unitPower = try Self.power(of: field)
    case .type: type = field
    case .phase: stage = field
    case .id: id = try Self.identifier(field)
    case .x: x = try Self.number(field)
    case .y: y = try Self.number(field)
    case .clientX: clientX = try Self.number(field)
    case .clientY: clientY = try Self.number(field)
    case .kind: try takeKind(field)
    case .deltaX: deltaX = try Self.number(field)
    case .deltaY: deltaY = try Self.number(field)
    case .deltaMode: unit = try Self.unit(of: field)
    case .wheelPhase:
      wheelPhase = try Self.wheelPhase(of: field)
      hasWheelPhase = true
    case .detents: detents = try Self.number(field)
    case .key: key = Self.key(field.text)
    case .shift: if Self.isTrue(field) { modifiers = modifiers.union(.shift) }
    case .control: if Self.isTrue(field) { modifiers = modifiers.union(.control) }
    case .alt: if Self.isTrue(field) { modifiers = modifiers.union(.alt) }
    case .meta: if Self.isTrue(field) { modifiers = modifiers.union(.meta) }
    case .coalesced, .unused: break
    }
  }

  /// Demands what this kind of row cannot do without.
  private func check(at span: SourceSpan) throws(Diagnostic) {
    switch phase {
    case .down, .move, .hover:
      guard x == nil || y == nil else { return }
      throw Diagnostic(.missingField, at: span, "this event has no x or no y")
    case .up, .cancel, .leave, .wheel, .rotate, .key, .unused:
      return
    }
  }

  /// Decides what happened, in whatever order the fields came: `type` says it if it names an event,
  /// and else `phase`, as in a log of UIKit's touches, whose `type` is the kind of pointer. The `phase`
  /// of a wheel is where in its gesture the event lies.
  private mutating func takeEvent() throws(Diagnostic) {
    guard let field = type ?? stage else { return }
    let word = field.text.map { $0.lowercased }[...]
    let own = Self.kind(named: word)
    if let named = PointerRowPhase.named(field.text) {
      phase = named
      if !hasKind, word.begins(with: "mouse") { kind = .mouse }
      if named == .wheel, type != nil, !hasWheelPhase, let stage {
        wheelPhase = try Self.wheelPhase(of: stage)
      }
    } else if let stage, let named = PointerRowPhase.named(stage.text) {
      phase = named
      if !hasKind, let own { kind = own }
    } else {
      throw Self.unknownEvent(own == nil ? field : stage ?? field)
    }
  }

  private static func unknownEvent(_ field: PointerField) -> Diagnostic {
    var help = [UInt8]("known are down, move, up, cancel, hover, leave, wheel and key")
    if let nearest = PointerRowPhase.names.nearest(to: field.text) {
      help = [UInt8]("did you mean '")
      help.append(nearest.word)
      help.append("'?")
    }
    var error = Diagnostic(.unknownPhase, at: field.span, "unknown event type '", field.text, "'")
    error.help = help
    return error
  }

  private mutating func takeKind(_ field: PointerField) throws(Diagnostic) {
    guard let kind = Self.kind(named: field.text.map { $0.lowercased }[...]) else {
      throw Diagnostic(
        .malformedLine, at: field.span, "unknown kind of pointer '", field.text, "'",
        help: "known are touch, mouse and pen")
    }
    self.kind = kind
    hasKind = true
  }

  /// A kind of pointer by its name, in lower case.
  static func kind(named word: ArraySlice<UInt8>) -> PointerKind? {
    kinds.value(of: word)
  }

  /// The last four are UIKit's.
  private static let kinds = WordList<PointerKind>([
    ("touch", .touch), ("finger", .touch), ("mouse", .mouse), ("pen", .pen), ("stylus", .pen),
    ("direct", .touch), ("indirect", .touch), ("pencil", .pen), ("indirectpointer", .mouse),
  ])
}
