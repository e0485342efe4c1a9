import ControlCore
import GestureScript

/// Pointer events that are JSON objects, each with the samples that came together with it.
struct PointerObjects {
  private let layout: PointerLayout
  private var keys: PointerKeys
  private var entries: [Entry] = []
  private var isSorted = true
  private var last = Int64.min

  /// A row, or a sample that came with one.
  private struct Entry {
    var row: PointerRow
    var place: PointerPlace
  }

  init(_ layout: PointerLayout) {
    self.layout = layout
    keys = PointerKeys(layout)
  }

  /// Takes the next event. Events come in the order of time.
  mutating func take(_ value: JSONValue, at place: PointerPlace) throws(Diagnostic) {
    guard case .object(let members) = value else {
      throw Diagnostic(
        .malformedLine, at: place.span, "this is no object",
        help: "for example: {\"t\":0,\"type\":\"down\",\"x\":143,\"y\":20}")
    }
    let time: Int64
    do {
      time = try append(members, at: place)
    } catch {
      throw keys.cause(of: error)
    }
    guard time >= last else { throw .eventGoesBack(at: place) }
    last = time
  }

  mutating func finish(_ format: RecordingFormat) throws(Diagnostic) -> Recording {
    // Fingers that report together bring samples that lie between each other's.
    if !isSorted { sort() }
    var log = PointerLog()
    let isMouse = keys.hasColumn(.pressed)
    for entry in entries {
      var row = entry.row
      if isMouse { row.becomeMouse() }
      try log.take(row, at: entry.place)
    }
    return try log.finish(format, unread: keys.unread)
  }

  private mutating func sort() {
    var order = Array(entries.indices)
    order.sort { a, b in
      let (first, second) = (entries[a].row.time, entries[b].row.time)
      return first != second ? first < second : a < b
    }
    entries = order.map { entries[$0] }
  }

  /// Reads an event and returns its time.
  private mutating func append(
    _ members: [JSONMember], at place: PointerPlace
  ) throws(Diagnostic) -> Int64 {
    var fields: [PointerField] = []
    var coalesced: JSONValue?
    var touches = EventTouches()
    for member in members {
      let column = keys.column(named: member.key)
      if column == .coalesced { coalesced = member.value }
      touches.take(column, member.value)
      if column != .unused, let field = Self.field(column, member, place) { fields.append(field) }
    }
    var time = Int64.min
    for touch in try touches.ofEvent(at: place) {
      let own = touch.compactMap { Self.field(keys.column(named: $0.key), $0, place) }
      let shared = fields.filter { field in !own.contains { $0.column == field.column } }
      time = try append(shared + own, coalesced, at: place)
    }
    return time
  }

  /// Reads a row with what came with it, and returns its time.
  private mutating func append(
    _ fields: [PointerField], _ coalesced: JSONValue?, at place: PointerPlace
  ) throws(Diagnostic) -> Int64 {
    let row = try PointerRow(fields, at: place, layout)
    if case .array(let samples) = coalesced, Self.bringsSamples(row.phase) {
      for sample in samples { append(try Self.row(of: sample, with: row, place), at: place) }
    }
    append(row, at: place)
    return row.time
  }

  private mutating func append(_ row: PointerRow, at place: PointerPlace) {
    if let last = entries.last, row.time < last.row.time { isSorted = false }
    entries.append(Entry(row: row, place: place))
  }

  private static func bringsSamples(_ phase: PointerRowPhase) -> Bool {
    switch phase {
    case .move, .hover, .up, .cancel, .contact: true
    case .down, .leave, .wheel, .rotate, .key, .noContact, .unused: false
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
      throw Diagnostic(.malformedLine, at: place.span, "a coalesced sample is no [t, x, y]")
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
  /// The error for an event of a log that is before the one above it.
  static func eventGoesBack(at place: PointerPlace) -> Diagnostic {
    Diagnostic(
      .timeGoesBack, at: place.span, "time goes backwards: this is before the previous event",
      help: "sort the events by time, or import the parts of the file one at a time")
  }
}
