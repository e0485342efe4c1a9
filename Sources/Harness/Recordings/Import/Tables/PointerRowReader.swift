import ControlCore
import GestureScript

/// Reads the fields of a row, and makes sense of them together.
struct PointerRowReader {
  private(set) var row = PointerRow()
  private let fields: [PointerField]
  private let layout: PointerLayout
  private var word: EventWord?
  /// True if the user declares the meaning of event words.
  private var isReported = false
  private var unitPower: Int64?
  private var clientPlace: (x: Double?, y: Double?)
  private var scroll: (x: Double?, y: Double?)

  /// - Parameters:
  ///   - fields: the fields of the row, in any order; empty ones count as absent.
  ///   - place: the whole row, for errors.
  ///   - layout: the user's declaration of event words.
  /// - Throws: `Diagnostic` if a field cannot be read, or a required one is missing.
  init(
    _ fields: [PointerField], at place: PointerPlace, _ layout: PointerLayout
  ) throws(Diagnostic) {
    self.fields = fields
    self.layout = layout
    for field in fields where !field.text.isEmpty { try take(field) }
    (row.x, row.y) = (row.x ?? clientPlace.x, row.y ?? clientPlace.y)
    try takeEvent()
    if row.phase == .move { row.heldSign = try heldSign() }
    row.isBareClick =
      word?.isClick == true && self[.pressed] == nil && row.phase == .unused && !isReported
    try takeButton()
    if row.phase == .wheel { try takeTurn() }
    try takeTime(at: place)
    try check(at: place)
  }

  /// The last field of a column that is not empty.
  private subscript(column: PointerColumn) -> PointerField? {
    fields.last { $0.column == column && !$0.text.isEmpty }
  }

  private mutating func takeTime(at place: PointerPlace) throws(Diagnostic) {
    let times = fields.filter { $0.column.isTime && !$0.text.isEmpty }
    let sure = times.last { !$0.column.isSpareTime } ?? self[.bareTime]
    guard let time = sure ?? times.last else {
      throw Diagnostic(.missingField, at: place.span, "this event has no time", help: Self.timeHelp)
    }
    row.timeName = time.name
    if case .time(let power) = time.column { row.timePower = power }
    if case .pause(let power) = time.column { (row.timePower, row.isPause) = (power, true) }
    if let date = DateText.nanoseconds(time.text) { return row.time = date }
    if time.column == .timeInUnit || time.column == .bareTime {
      guard let power = unitPower ?? (time.column == .timeInUnit ? 6 : layout.bareTimePower) else {
        throw .timeWithoutUnit(time.name, at: time.span)
      }
      row.timePower = power
      if unitPower == nil { row.timeWithoutUnit = time.name }
    }
    row.time = try PointerRow.nanoseconds(time, power: row.timePower)
  }

  private static let timeHelp: StaticString = """
    name the time t (with t_unit, else milliseconds), t_ns, t_us, t_ms or t_s, or map it: \
    --columns t_ms=NAME
    """

  private mutating func take(_ field: PointerField) throws(Diagnostic) {  // table
    switch field.column {
    case .timeUnit: unitPower = try PointerRow.power(of: field)
    case .stroke: row.stroke = field.text
    case .id:
      row.id = try PointerRow.identifier(field)
      row.hasID = true
      row.hasBareID =
        field.name.matches(anyCaseOf: "id") && !layout.columns.contains { $0.column == .id }
    case .x: row.x = try PointerRow.number(field)
    case .y: row.y = try PointerRow.number(field)
    case .clientX: clientPlace.x = try PointerRow.number(field)
    case .clientY: clientPlace.y = try PointerRow.number(field)
    case .kind: try takeKind(field)
    case .scrollX: scroll.x = try PointerRow.number(field)
    case .scrollY: scroll.y = try PointerRow.number(field)
    case .deltaMode:
      row.unit = try PointerRow.unit(of: field)
      row.hasUnit = true
    case .wheelPhase: row.wheelPhase = try PointerRow.wheelPhase(of: field)
    case .detents: row.detents = try PointerRow.number(field)
    case .key: row.key = PointerRow.key(field.text)
    case .shift: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.shift) }
    case .control: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.control) }
    case .alt: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.alt) }
    case .meta: if PointerRow.isTrue(field) { row.modifiers = row.modifiers.union(.meta) }
    default: break
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
    case .noContact, .up, .cancel, .leave, .wheel, .rotate, .key, .unused, .click:
      return
    }
  }

  /// Finds the event, in any order of fields: `type` if it names an event, and else `phase`, as in
  /// a log of UIKit's touches, whose `type` is the kind of pointer. The `phase` of a wheel is its
  /// gesture phase.
  private mutating func takeEvent() throws(Diagnostic) {
    let (type, stage) = (self[.type], self[.phase])
    row.saysWhatHappened =
      type != nil || stage != nil || row.stroke != nil || layout.meaning(of: []) != nil
    // Its first row is the down, and its last the up: see PointerStrokes.
    if row.stroke != nil { return row.phase = .move }
    guard let field = type ?? stage else { return try takeState() }
    word = EventWord(field.text)
    row.isOfPage = field.text.begins(with: "pointer")
    if let reported = layout.meaning(of: field.text) {
      isReported = reported != .click
      if reported == .click, let click = EventWord(Array("click".utf8)[...]) {
        word = click
        return try take(click)
      }
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

  /// Takes what shows whether something touches in a row without a word for it: a pressure, or the
  /// user's word for all others.
  private mutating func takeState() throws(Diagnostic) {
    if let pressure = self[.pressure] {
      row.saysWhatHappened = true
      row.phase = try PointerRow.number(pressure) > 0 ? .contact : .noContact
    } else if let phase = layout.meaning(of: []) {
      row.phase = phase
    }
  }

  /// Consumes a numeric event type. Android has no `phase`: numbers in such a column are UIKit's,
  /// and a numeric `type` beside it is the kind of pointer.
  private mutating func takeNumber(_ field: PointerField) -> Bool {
    guard DecimalText.parseInteger(field.text) != nil else { return false }
    let isPhase = field.name.matches(anyCaseOf: "phase")
    if let stage = self[.phase] ?? (isPhase ? field : nil) {
      if let number = NumberedType(stage.text, of: .uiKit) {
        take(number)
        return true
      }
      guard EventWord(stage.text) == nil else { return false }
    }
    guard self[.type] != nil, let number = NumberedType(field.text, of: .android) else {
      return false
    }
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
    if word.isClick, let pressed = self[.pressed] {
      row.phase = try PointerRow.truth(of: pressed) ? .down : .up
      if !row.hasKind { row.kind = .mouse }
    }
    // A key is pressed and released, too.
    if self[.key] != nil, row.x == nil, word.phase == .down || word.phase == .up {
      row.phase = word.phase == .down ? .key : .unused
    }
    if row.phase == .wheel, self[.type] != nil, self[.wheelPhase] == nil, let stage = self[.phase] {
      row.wheelPhase = try PointerRow.wheelPhase(of: stage)
    }
  }

  /// Converts `dx` and `dy` to a turn; those of a scroll without a unit are pynput's: notches, up.
  private mutating func takeTurn() throws(Diagnostic) {
    let (turnX, turnY) = (self[.deltaX], self[.deltaY])
    if let turnX { row.deltaX = try PointerRow.number(turnX) }
    if let turnY { row.deltaY = try PointerRow.number(turnY) }
    // The user says so of columns that would be pynput's.
    if turnX?.name.matches("dx") == true || turnY?.name.matches("dy") == true { row.hasUnit = true }
    guard turnX == nil, turnY == nil, scroll.x != nil || scroll.y != nil else { return }
    (row.deltaX, row.deltaY) = (scroll.x ?? 0, scroll.y ?? 0)
    let word = ((self[.type] ?? self[.phase])?.text ?? []).map { $0.lowercased }[...]
    guard word.mentions("scroll"), !row.hasUnit, row.wheelPhase == .none else { return }
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
  private mutating func takeButton() throws(Diagnostic) {
    if let button = self[.button], row.phase != .wheel {
      let named = RowButton(
        named: button.text, countsFromOne: word?.countsFromOne ?? false, left: layout.leftButton)
      if named == .wheel { row.phase = .unused }
      row.button = named
      row.buttonName = button.text
      // Browsers number buttons for touches too; a word for the button implies a mouse.
      if !row.hasKind, DecimalText.parseInteger(button.text) == nil { row.kind = .mouse }
    } else if word?.isOtherButton == true {
      row.button = .other
    } else if row.phase == .down, let heldButtons = self[.buttons] {
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
    if let pressed = self[.pressed], try PointerRow.truth(of: pressed) { return pressed.name }
    if let held = self[.buttons], try PointerRow.identifier(held) > 0 { return held.name }
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
