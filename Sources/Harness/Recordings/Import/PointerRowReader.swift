import ControlCore
import GestureScript

/// Reads the fields of a row, and makes sense of them together.
struct PointerRowReader {
  private(set) var row = PointerRow()
  private var unitPower: Int64?
  private var timeText: PointerField?
  private var bareTime: PointerField?
  private var type: PointerField?
  private var stage: PointerField?
  private var button: PointerField?
  private var heldButtons: Int64?
  private var hasKind = false
  private var hasWheelPhase = false
  private var clientX: Double?
  private var clientY: Double?

  init(
    _ fields: [PointerField], at place: PointerPlace, _ layout: PointerLayout
  ) throws(Diagnostic) {
    for field in fields where !field.text.isEmpty { try take(field) }
    try takeEvent(layout)
    takeButton()
    row.x = row.x ?? clientX
    row.y = row.y ?? clientY
    try takeTime(at: place)
    try check(at: place)
  }

  private mutating func takeTime(at place: PointerPlace) throws(Diagnostic) {
    if let bareTime, timeText == nil {
      guard unitPower != nil else { throw .timeWithoutUnit(bareTime.name, at: bareTime.span) }
      timeText = bareTime
    }
    guard let timeText else {
      throw Diagnostic(.missingField, at: place.span, "this event has no time", help: Self.timeHelp)
    }
    if timeText.column == .timeInUnit || timeText.column == .bareTime {
      row.timePower = unitPower ?? 6
    }
    row.time = try PointerRow.nanoseconds(timeText, power: row.timePower)
  }

  private static let timeHelp: StaticString = """
    name the time t (with t_unit, else milliseconds), t_ns, t_us, t_ms or t_s, or tell its name: \
    --columns t_ms=NAME
    """

  private mutating func take(_ field: PointerField) throws(Diagnostic) {  // table
    switch field.column {
    case .time(let power):
      timeText = field
      row.timePower = power
    case .timeInUnit: timeText = field
    case .bareTime: bareTime = field
    case .timeUnit: unitPower = try PointerRow.power(of: field)
    case .type: type = field
    case .phase: stage = field
    case .stroke: row.stroke = field.text
    case .button: button = field
    case .buttons: heldButtons = try PointerRow.identifier(field)
    case .id: row.id = try PointerRow.identifier(field)
    case .x: row.x = try PointerRow.number(field)
    case .y: row.y = try PointerRow.number(field)
    case .clientX: clientX = try PointerRow.number(field)
    case .clientY: clientY = try PointerRow.number(field)
    case .kind: try takeKind(field)
    case .deltaX: row.deltaX = try PointerRow.number(field)
    case .deltaY: row.deltaY = try PointerRow.number(field)
    case .deltaMode: row.unit = try PointerRow.unit(of: field)
    case .wheelPhase:
      row.wheelPhase = try PointerRow.wheelPhase(of: field)
      hasWheelPhase = true
    case .detents: row.detents = try PointerRow.number(field)
    case .key: row.key = PointerRow.key(field.text)
    case .shift: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.shift) }
    case .control: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.control) }
    case .alt: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.alt) }
    case .meta: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.meta) }
    case .coalesced, .unused: break
    }
  }

  /// Demands what this kind of row cannot do without.
  private func check(at place: PointerPlace) throws(Diagnostic) {
    switch row.phase {
    case .down, .move, .hover:
      guard row.x == nil || row.y == nil else { return }
      throw Diagnostic(.missingField, at: place.span, "this event has no x or no y")
    case .up, .cancel, .leave, .wheel, .rotate, .key, .unused:
      return
    }
  }

  /// Decides what happened, in whatever order the fields came: `type` says it if it names an event,
  /// and else `phase`, as in a log of UIKit's touches, whose `type` is the kind of pointer. The `phase`
  /// of a wheel is where in its gesture the event lies.
  private mutating func takeEvent(_ layout: PointerLayout) throws(Diagnostic) {
    row.saysWhatHappened = type != nil || stage != nil || row.stroke != nil
    // Its first row is the down, and its last the up: see PointerStrokes.
    if row.stroke != nil { return row.phase = .move }
    guard let field = type ?? stage else { return }
    if let told = layout.meaning(of: field.text) { return row.phase = told }
    if layout.types.isEmpty, let action = AndroidAction(field.text) {
      row.action = action
      return row.phase = action.phase
    }
    let word = field.text.map { $0.lowercased }[...]
    let own = PointerRow.kind(named: word)
    if let named = PointerRowPhase.named(field.text) {
      row.phase = named
      if !hasKind, word.begins(with: "mouse") { row.kind = .mouse }
      if named == .wheel, type != nil, !hasWheelPhase, let stage {
        row.wheelPhase = try PointerRow.wheelPhase(of: stage)
      }
    } else if let stage, let named = PointerRowPhase.named(stage.text) {
      row.phase = named
      if !hasKind, let own { row.kind = own }
    } else {
      throw Self.unknownEvent(own == nil ? field : stage ?? field, layout)
    }
  }

  private static func unknownEvent(
    _ field: PointerField, _ layout: PointerLayout
  ) -> Diagnostic {
    var help = [UInt8]("known are down, move, up, cancel, hover, leave, wheel and key")
    if let nearest = PointerRowPhase.names.nearest(to: field.text) {
      help = [UInt8]("did you mean '")
      help.append(nearest.word)
      help.append("'?")
    } else {
      help.append(layout.types.isEmpty ? "; or say what it means: --types " : "; add to --types: ")
      help.append(contentsOf: field.text.prefix(60))
      help.append("=move")
    }
    var error = Diagnostic(.unknownPhase, at: field.span, "unknown event type '", field.text, "'")
    error.help = help
    return error
  }

  /// A row is about the button it names. One that only tells what is held is about another button if
  /// that does not include the first.
  private mutating func takeButton() {
    if let button {
      let named = RowButton(named: button.text)
      if named == .wheel, row.phase != .wheel { row.phase = .unused }
      row.isOtherButton = named == .other
      // Browsers have a number for touches too; whoever has a word means a mouse.
      if !hasKind, DecimalText.parseInteger(button.text) == nil { row.kind = .mouse }
    } else if row.phase == .down, let heldButtons {
      row.isOtherButton = heldButtons > 0 && heldButtons & 1 == 0
    }
  }

  private mutating func takeKind(_ field: PointerField) throws(Diagnostic) {
    guard let kind = PointerRow.kind(named: field.text.map { $0.lowercased }[...]) else {
      throw Diagnostic(
        .malformedLine, at: field.span, "unknown kind of pointer '", field.text, "'",
        help: "known are touch, mouse and pen")
    }
    row.kind = kind
    hasKind = true
  }
}
