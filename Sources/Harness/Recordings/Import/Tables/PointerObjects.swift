import ControlCore
import GestureScript

/// Pointer events as JSON objects, each with its coalesced samples.
///
/// Fingers that report together have interleaved samples, and a late key can give a meaning to
/// earlier events. In the common case neither happens, and no row is kept.
struct PointerObjects {
  private let layout: PointerLayout
  private var keys: PointerKeys
  private var log: PointerLog
  /// True if rows are kept up to the end.
  private let keepsRows: Bool
  private var entries: [Entry] = []
  private var last = Int64.min
  /// The time of the last row; then true if a row may be a mouse's.
  private var lastRow = Int64.min
  private var hasBareKind = false
  /// True if an event names a button, as only a mouse has.
  private var namesButtons = false

  /// A row, or one of its samples.
  private struct Entry {
    var row: PointerRow
    var place: PointerPlace
  }

  /// - Parameters:
  ///   - layout: the user's declarations of the keys.
  ///   - format: the format of the recording.
  ///   - keepsRows: true to allow rows in any order. Otherwise no row is kept, and an error is
  ///     thrown if they must be.
  ///   - count: an upper bound of the events, to reserve memory once.
  init(
    _ layout: PointerLayout, _ format: RecordingFormat, keepsRows: Bool, expecting count: Int = 0
  ) {
    self.layout = layout
    self.keepsRows = keepsRows
    keys = PointerKeys(layout)
    log = PointerLog(format, expecting: keepsRows ? 0 : count)
  }

  /// Consumes the next event, behind one at `now`. Events come in the order of time.
  ///
  /// - Returns: its time.
  /// - Throws: its error; any error if the rows must be kept and are not.
  mutating func take(
    _ value: JSONValue, at place: PointerPlace, after now: Int64
  ) throws(Diagnostic) -> Int64 {
    guard case .object(let members) = value else {
      throw Diagnostic(
        .malformedLine, at: place.span, "this is not an object",
        help: "for example: {\"t\":0,\"type\":\"down\",\"x\":143,\"y\":20}")
    }
    let time: Int64
    do {
      time = try append(members, at: place, after: now)
    } catch {
      throw keys.cause(of: error, in: members)
    }
    guard time >= last else { throw .eventGoesBack(at: place, entries.last?.row) }
    last = time
    if !keepsRows { try pass() }
    return time
  }

  mutating func finish() throws(Diagnostic) -> Recording {
    if keepsRows {
      entries.sort { $0.row.time < $1.row.time }
      try pass()
    }
    return try log.finish(unread: keys.unread)
  }

  /// Hands the rows on that are kept.
  private mutating func pass() throws(Diagnostic) {
    let isMouse =
      layout.isOfMouse || keys.hasColumn(.pressed) || namesButtons && !keys.hasColumn(.kind)
    if !keepsRows, isMouse, hasBareKind { throw .needsRows }
    for entry in entries {
      var row = entry.row
      if !keepsRows, row.time < lastRow { throw .needsRows }
      lastRow = row.time
      if isMouse { row.becomeMouse() } else if !row.hasKind { hasBareKind = true }
      try log.take(row, at: entry.place)
    }
    entries.removeAll(keepingCapacity: !keepsRows)
  }

  /// Reads an event and returns its time.
  private mutating func append(
    _ members: [JSONMember], at place: PointerPlace, after now: Int64
  ) throws(Diagnostic) -> Int64 {
    var fields: [PointerField] = []
    var coalesced: JSONValue?
    var touches = EventTouches()
    func take(_ member: JSONMember) {
      let column = keys.column(named: member.key)
      if column == .coalesced { coalesced = member.value }
      touches.take(column, member.value)
      if column != .unused, let field = Self.field(column, member, place) {
        fields.append(field)
      } else if layout.leads(through: member.key[...]) {
        for part in member.parts { take(part) }
      }
    }
    for member in members { take(member) }
    var time = Int64.min
    for touch in try touches.ofEvent(at: place) {
      let own = touch.compactMap { Self.field(keys.column(named: $0.key), $0, place) }
      let shared = fields.filter { field in !own.contains { $0.column == field.column } }
      var row = try PointerRowReader(shared + own, at: place, layout).row
      try row.wait(after: now, at: place)
      if RowButton.isName(row.buttonName) { namesButtons = true }
      time = try append(row, coalesced, at: place)
    }
    return time
  }

  /// Keeps a row with its samples, and returns its time.
  private mutating func append(
    _ row: PointerRow, _ coalesced: JSONValue?, at place: PointerPlace
  ) throws(Diagnostic) -> Int64 {
    if case .array(let samples) = coalesced, Self.bringsSamples(row.phase) {
      for sample in samples {
        entries.append(Entry(row: try Self.row(of: sample, with: row, place), place: place))
      }
    }
    entries.append(Entry(row: row, place: place))
    return row.time
  }

  private static func bringsSamples(_ phase: PointerRowPhase) -> Bool {
    switch phase {
    case .move, .hover, .up, .cancel, .contact: true
    default: false
    }
  }

  private static func field(
    _ column: PointerColumn, _ member: JSONMember, _ place: PointerPlace
  ) -> PointerField? {
    let name = member.key[...]
    return switch member.value {
    case .number(let number):
      PointerField(column: column, name: name, text: number.text, place: place, isPart: true)
    case .string(let text):
      PointerField(column: column, name: name, text: text[...], place: place)
    case .bool(let flag):
      PointerField(
        column: column, name: name, text: [UInt8](flag ? "true" : "false")[...], place: place)
    case .null, .array, .object: nil
    }
  }

  /// A move at an earlier sample `[t, x, y]` of a row.
  private static func row(
    of sample: JSONValue, with parent: PointerRow, _ place: PointerPlace
  ) throws(Diagnostic) -> PointerRow {
    guard case .number(let time)? = sample[0], let x = sample[1]?.number, let y = sample[2]?.number
    else {
      throw Diagnostic(.malformedLine, at: place.span, "a coalesced sample is not [t, x, y]")
    }
    var row = parent
    row.phase =
      parent.phase == .hover || parent.phase == .contact ? parent.phase : .move
    (row.x, row.y) = (x + 0, y + 0)
    let field = PointerField(
      column: .timeInUnit, name: [], text: time.text, place: place, isPart: true)
    row.time = try PointerRow.nanoseconds(field, power: parent.timePower)
    guard row.time <= parent.time else {
      throw Diagnostic(
        .timeGoesBack, at: field.span, "a coalesced sample is later than its event")
    }
    return row
  }
}

extension Diagnostic {
  /// The error for rows that must be kept; never shown.
  fileprivate static var needsRows: Diagnostic { Diagnostic(.timeGoesBack, at: .none, "") }

  /// The error for an event of a log that is before the one above it.
  static func eventGoesBack(at place: PointerPlace, _ row: PointerRow? = nil) -> Diagnostic {
    var error = Diagnostic(
      .timeGoesBack, at: place.span, "time goes backwards: this is before the previous event",
      help: "sort the events by time, or import the parts of the file one at a time")
    guard let row, !row.timeName.isEmpty else { return error }
    let target: StaticString =
      switch row.timePower {
      case 0: "dt_ns"
      case 3: "dt_us"
      case 6: "dt_ms"
      default: "dt_s"
      }
    error.help?.append("; if these are the pauses before events, map them: ")
    error.help?.append(contentsOf: PointerLayout.example("--columns ", target, row.timeName))
    return error
  }
}
