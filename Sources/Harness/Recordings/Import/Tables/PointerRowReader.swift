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
  private var heldButtons: PointerField?
  private var pressed: PointerField?
  private var word: EventWord?
  private var hasWheelPhase = false
  private var clientX: Double?
  private var clientY: Double?
  private var hasDelta = false
  private var hasKey = false
  /// True if the user declares the meaning of event words.
  private var isReported = false
  private var scrollX: Double?
  private var scrollY: Double?

  init(
    _ fields: [PointerField], at place: PointerPlace, _ layout: PointerLayout
  ) throws(Diagnostic) {
    for field in fields where !field.text.isEmpty { try take(field) }
    try takeEvent(layout)
    if row.phase == .move { row.heldSign = try heldSign() }
    row.isBareClick = word?.isClick == true && pressed == nil && row.phase == .unused && !isReported
    try takeButton(layout)
    if row.phase == .wheel { takeScroll() }
    row.x = row.x ?? clientX
    row.y = row.y ?? clientY
    try takeTime(at: place, layout.bareTimePower)
    try check(at: place)
  }

  private mutating func takeTime(
    at place: PointerPlace, _ barePower: Int64?
  ) throws(Diagnostic) {
    if let bareTime, timeText == nil {
      guard unitPower != nil || barePower != nil else {
        throw .timeWithoutUnit(bareTime.name, at: bareTime.span)
      }
      timeText = bareTime
    }
    guard let timeText else {
      throw Diagnostic(.missingField, at: place.span, "this event has no time", help: Self.timeHelp)
    }
    if timeText.column == .timeInUnit || timeText.column == .bareTime {
      row.timePower = unitPower ?? (timeText.column == .bareTime ? barePower : nil) ?? 6
      if unitPower == nil { row.timeWithoutUnit = timeText.name }
    }
    row.time = try PointerRow.nanoseconds(timeText, power: row.timePower)
  }

  private static let timeHelp: StaticString = """
    name the time t (with t_unit, else milliseconds), t_ns, t_us, t_ms or t_s, or map it: \
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
    case .buttons: heldButtons = field
    case .pressed: pressed = field
    case .id:
      row.id = try PointerRow.identifier(field)
      row.hasID = true
    case .x: row.x = try PointerRow.number(field)
    case .y: row.y = try PointerRow.number(field)
    case .clientX: clientX = try PointerRow.number(field)
    case .clientY: clientY = try PointerRow.number(field)
    case .kind: try takeKind(field)
    case .deltaX:
      row.deltaX = try PointerRow.number(field)
      hasDelta = true
    case .deltaY:
      row.deltaY = try PointerRow.number(field)
      hasDelta = true
    case .scrollX: scrollX = try PointerRow.number(field)
    case .scrollY: scrollY = try PointerRow.number(field)
    case .deltaMode:
      row.unit = try PointerRow.unit(of: field)
      row.hasUnit = true
    case .wheelPhase:
      row.wheelPhase = try PointerRow.wheelPhase(of: field)
      hasWheelPhase = true
    case .detents: row.detents = try PointerRow.number(field)
    case .key:
      row.key = PointerRow.key(field.text)
      hasKey = true
    case .shift: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.shift) }
    case .control: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.control) }
    case .alt: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.alt) }
    case .meta: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.meta) }
    case .coalesced, .changedTouches, .touches, .unused: break
    }
  }

  /// Throws if a field required by this kind of row is missing.
  private func check(at place: PointerPlace) throws(Diagnostic) {
    switch row.phase {
    case .down, .move, .hover, .contact:
      guard row.x == nil || row.y == nil else { return }
      throw Diagnostic(
        .missingField, at: place.span, "this event has no x or no y",
        help: "name them x and y, or map them: --columns x=NAME,y=NAME")
    case .noContact, .up, .cancel, .leave, .wheel, .rotate, .key, .unused:
      return
    }
  }

  /// Finds the event, in any order of fields: `type` if it names an event, and else `phase`, as in
  /// a log of UIKit's touches, whose `type` is the kind of pointer. The `phase` of a wheel is its
  /// gesture phase.
  private mutating func takeEvent(_ layout: PointerLayout) throws(Diagnostic) {
    row.saysWhatHappened = type != nil || stage != nil || row.stroke != nil
    // Its first row is the down, and its last the up: see PointerStrokes.
    if row.stroke != nil { return row.phase = .move }
    guard let field = type ?? stage else { return }
    word = EventWord(field.text)
    if let reported = layout.meaning(of: field.text) {
      isReported = true
      return row.phase = reported == .unused && layout.reportsContacts ? .noContact : reported
    }
    if layout.types.isEmpty, takeNumber(field) { return }
    let own = PointerRow.kind(named: field.text.map { $0.lowercased }[...])
    if let word {
      try take(word)
    } else if let stage, let named = EventWord(stage.text) {
      row.phase = named.phase
      if !row.hasKind, let own { row.kind = own }
    } else if let stage, let number = NumberedType(stage.text, of: .uiKit), own != nil {
      take(number)
      if !row.hasKind, let own { row.kind = own }
    } else {
      throw Self.unknownEvent(own == nil ? field : stage ?? field, layout)
    }
  }

  /// Consumes a numeric event type. Android has no `phase`: numbers in such a column are UIKit's,
  /// and a numeric `type` beside it is the kind of pointer.
  private mutating func takeNumber(_ field: PointerField) -> Bool {
    guard DecimalText.parseInteger(field.text) != nil else { return false }
    let isPhase = field.name.matches(anyCaseOf: "phase")
    if let stage = stage ?? (isPhase ? field : nil) {
      if let number = NumberedType(stage.text, of: .uiKit) {
        take(number)
        return true
      }
      guard EventWord(stage.text) == nil else { return false }
    }
    guard type != nil, let number = NumberedType(field.text, of: .android) else { return false }
    take(number)
    return true
  }

  private mutating func take(_ number: NumberedType) {
    row.number = number
    row.phase = number.phase
  }

  private mutating func take(_ word: EventWord) throws(Diagnostic) {
    row.phase = word.phase
    row.goesUp = word.goesUp
    if !row.hasKind, word.isMouse { row.kind = .mouse }
    if word.isClick, let pressed {
      row.phase = try PointerRow.truth(of: pressed) ? .down : .up
      if !row.hasKind { row.kind = .mouse }
    }
    // A key is pressed and released, too.
    let hasPlace = row.x != nil || clientX != nil
    if hasKey, !hasPlace, word.phase == .down || word.phase == .up {
      row.phase = word.phase == .down ? .key : .unused
    }
    if row.phase == .wheel, type != nil, !hasWheelPhase, let stage {
      row.wheelPhase = try PointerRow.wheelPhase(of: stage)
    }
  }

  /// Converts `dx` and `dy` to a wheel turn. Those of a `scroll` without a unit are pynput's:
  /// notches, positive up.
  private mutating func takeScroll() {
    guard !hasDelta, scrollX != nil || scrollY != nil else { return }
    (row.deltaX, row.deltaY) = (scrollX ?? 0, scrollY ?? 0)
    let isScroll = (type ?? stage)?.text.matches(anyCaseOf: "scroll") ?? false
    guard isScroll, !row.hasUnit, row.wheelPhase == .none else { return }
    row.isPynputScroll = true
    row.deltaY = 0 - row.deltaY
    row.unit = .lines
  }

  private static func unknownEvent(
    _ field: PointerField, _ layout: PointerLayout
  ) -> Diagnostic {
    let option = layout.types.isEmpty ? "or map it to one of them:" : "or add to"
    let pair = PointerLayout.quoted("\(utf8: field.text.prefix(60))=WORD")
    let help =
      PointerRowPhase.names.nearest(to: field.text).map { "did you mean '\($0.word)'?" }
        ?? """
        known are down, move, up, cancel, hover, leave, wheel and key; \(option) --types \(pair)
        """
    var error = Diagnostic(.unknownPhase, at: field.span, "unknown event type '", field.text, "'")
    error.help = Array(help.utf8)
    return error
  }

  /// Sets the button to the named one, or that of the event word. A row with only the held buttons
  /// is about another button if these lack the first.
  private mutating func takeButton(_ layout: PointerLayout) throws(Diagnostic) {
    if let button {
      let named = RowButton(
        named: button.text, countsFromOne: word?.countsFromOne ?? false, left: layout.leftButton)
      if named == .wheel, row.phase != .wheel { row.phase = .unused }
      row.button = named
      row.buttonName = button.text
      // Browsers number buttons for touches too; a word for the button implies a mouse.
      if !row.hasKind, DecimalText.parseInteger(button.text) == nil { row.kind = .mouse }
    } else if word?.isOtherButton == true {
      row.button = .other
    } else if row.phase == .down, let heldButtons {
      let held = try PointerRow.identifier(heldButtons)
      let left = layout.leftButton.flatMap { DecimalText.parseInteger($0[...]) } ?? 1
      if held > 0, held & left == 0 {
        row.button = layout.leftButton == nil && held > 31 ? .unclear : .other
        row.buttonName = heldButtons.text
      }
    }
  }

  /// Returns the column that shows that something is held during a move.
  private func heldSign() throws(Diagnostic) -> ArraySlice<UInt8>? {
    if let pressed, try PointerRow.truth(of: pressed) { return pressed.name }
    if let heldButtons, try PointerRow.identifier(heldButtons) > 0 { return heldButtons.name }
    return nil
  }

  private mutating func takeKind(_ field: PointerField) throws(Diagnostic) {
    guard let kind = PointerRow.kind(named: field.text.map { $0.lowercased }[...]) else {
      throw Diagnostic(
        .malformedLine, at: field.span, "unknown kind of pointer '", field.text, "'",
        help: "known are touch, mouse and pen")
    }
    row.kind = kind
    row.hasKind = true
  }
}
